import Foundation
import Synchronization

/// Writes the files of a film into a folder, on a thread of its own or at once.
///
/// A folder of small files keeps the system as busy as it keeps the one who makes them; on a thread of
/// its own neither waits for the other.
final class FrameWriter: Sendable {
  /// Why a file could not be written.
  struct Failure: Hashable, Sendable {
    let name: String
    /// The system's number, as in `errno`.
    let number: Int32
  }

  private let folder: String
  private let queue: DispatchQueue?
  private let room = DispatchSemaphore(value: mostUnderway)
  private let failure = Mutex<Failure?>(nil)

  /// - Parameters:
  ///   - folder: stands already.
  ///   - isBeside: whether there is a thread of its own.
  init(_ folder: String, isBeside: Bool) {
    self.folder = folder
    queue = isBeside ? DispatchQueue(label: "frames") : nil
  }

  /// Writes a new file, and waits only where many are waiting already.
  ///
  /// - Returns: what went wrong so far, be it with this file or with one before; nothing is written
  ///   any more then.
  func write(_ bytes: [UInt8], as name: String) -> Failure? {
    guard let queue else {
      make(bytes, name)
      return failure.withLock { $0 }
    }
    room.wait()
    queue.async { [self] in
      make(bytes, name)
      room.signal()
    }
    return failure.withLock { $0 }
  }

  /// Waits for all files.
  ///
  /// - Returns: what went wrong first.
  func finish() -> Failure? {
    queue?.sync {}
    return failure.withLock { $0 }
  }

  private func make(_ bytes: [UInt8], _ name: String) {
    guard failure.withLock({ $0 == nil }) else { return }
    let descriptor = open(
      "\(folder)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    var isWritten = descriptor >= 0 && writeAll(bytes, to: descriptor)
    var number = errno
    if descriptor >= 0, close(descriptor) != 0, isWritten {
      isWritten = false
      number = errno
    }
    guard !isWritten else { return }
    failure.withLock { $0 = Failure(name: name, number: number) }
  }

  /// So few that they take little memory, and so many that nobody waits without need.
  private static let mostUnderway = 16
}
