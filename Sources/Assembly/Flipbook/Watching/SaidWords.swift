import Files
import Foundation
import Synchronization

/// What a process says on a stream: its beginning and its end, however much it is.
final class SaidWords: Sendable {
  private struct State {
    var beginning: [UInt8] = []
    var end: [UInt8] = []
    /// How many bytes between the two were left out.
    var leftOut = 0
  }

  /// The end of a pipe that the process writes to, until `begin` is called.
  let writing: Int32
  private let reading: Int32
  private let state = Mutex(State())
  private let done = DispatchSemaphore(value: 0)

  /// Makes the pipe.
  ///
  /// - Throws: `FileError.cannotRead` where no files are left.
  init() throws(FileError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw .cannotRead(path: "a pipe", reason: String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit { close(reading) }

  /// Begins to read, once the process was started.
  func begin() {
    close(writing)
    Thread.detachNewThread { [self] in
      var piece = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(reading, &piece, piece.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        state.withLock { Self.take(piece[..<count], into: &$0) }
      }
      done.signal()
    }
  }

  /// Waits until nobody writes any more, and returns what was said.
  func text() -> String {
    done.wait()
    return state.withLock { state in
      let gap = state.leftOut > 0 ? "\n… \(state.leftOut) bytes are left out …\n" : ""
      return
        (String(decoding: state.beginning, as: UTF8.self) + gap
        + String(decoding: state.end, as: UTF8.self)).trimmingCharacters(
          in: .whitespacesAndNewlines)
    }
  }

  private static func take(_ bytes: ArraySlice<UInt8>, into state: inout State) {
    let half = ServingLimits.mostSaid / 2
    let first = bytes.prefix(half - state.beginning.count)
    state.beginning += first
    state.end += bytes.dropFirst(first.count)
    let surplus = state.end.count - half
    if surplus > 0 {
      state.end.removeFirst(surplus)
      state.leftOut += surplus
    }
  }
}
