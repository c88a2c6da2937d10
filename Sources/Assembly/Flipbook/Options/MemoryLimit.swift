import ArgumentParser
import Filming
import Foundation
import Wording

/// How much memory the scenes of one process may take.
struct MemoryLimit: Hashable, Sendable {
  /// *Units*: bytes.
  let bytes: Int

  /// Reads a limit as a user types it.
  ///
  /// - Parameter text: a size, as in `500MB`.
  /// - Throws: `ValidationError` that says what can be given.
  init(parsing text: String) throws(ValidationError) {
    bytes = try ByteSize(parsing: text).bytes
    guard bytes >= Self.least else {
      throw ValidationError("no scene plays in less than \(Words.size(Self.least)); give more.")
    }
  }

  private init(bytes: Int) { self.bytes = bytes }

  /// The limit of a command that names none: 4 GB, but not more than half of what the machine or
  /// its container has.
  static let standard = MemoryLimit(bytes: max(least, min(most, memoryOfMachine / 2)))

  /// What is said of a scene that takes more.
  ///
  /// - Parameters:
  ///   - scene: the scene, as in “The scene “a””.
  ///   - moment: where it was, as in “at 0.50 s”.
  /// - Returns: a sentence.
  func sentence(about scene: String, _ moment: String) -> String {
    "\(scene) takes more than \(Words.size(bytes)) of memory and was ended \(moment). --memory gives"
      + " it more."
  }

  /// The memory of this machine, or of the control group of this process where that is less.
  ///
  /// *Units*: bytes.
  private static var memoryOfMachine: Int {
    let all = Int(clamping: ProcessInfo.processInfo.physicalMemory)
    let limits = [group, ""].compactMap { Int(text(of: "/sys/fs/cgroup\($0)/memory.max")) }
    return min(all, limits.min() ?? all)
  }

  /// The path of this process's control group.
  ///
  /// Source: https://docs.kernel.org/admin-guide/cgroup-v2.html.
  private static var group: String {
    let line = text(of: "/proc/self/cgroup").split(separator: "\n").first { $0.hasPrefix("0::/") }
    return line.map { String($0.dropFirst(3)) } ?? ""
  }

  /// Returns the text of a file of the system's, whose size is not known before; empty where there is
  /// none.
  private static func text(of path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// *Units*: bytes.
  private static let most = 4_000_000_000
  /// *Units*: bytes.
  private static let least = 250_000_000
}
