import Files
import Foundation
import Markup
import Synchronization
import Wording

/// Writes a command's results.
package enum StandardOutput {
  /// What results are written to.
  package static var descriptor: Int32 { kept.load(ordering: .relaxed) }

  private static let kept = Atomic(STDOUT_FILENO)

  /// Keeps the standard output for results: what a scene prints goes to the standard error from now on.
  ///
  /// Where no descriptor is left, both go on to the standard output.
  package static func keepForResults() {
    guard descriptor == STDOUT_FILENO else { return }
    PrintedText.flush()
    let own = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard own >= 0 else { return }
    kept.store(own, ordering: .relaxed)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Writes lines for people, with control characters made visible.
  ///
  /// - Throws: `StandardOutputError` when the other end takes no more.
  package static func write(_ lines: String) throws(StandardOutputError) {
    try write(Data(lines.visible.utf8))
  }

  /// Writes data for programs, as it is.
  ///
  /// - Throws: `StandardOutputError` when the other end takes no more.
  package static func write(_ data: Data) throws(StandardOutputError) {
    // What was printed before comes before it.
    PrintedText.flush()
    let failure = writeAll(data, to: descriptor)
    if failure != 0 { throw StandardOutputError(failure) }
  }

  /// Writes `value` as JSON with sorted keys and a line break at the end.
  package static func write(json value: some Encodable) throws {
    try write(JSONText.lines(of: value))
  }
}

/// A failed write to the standard output.
package struct StandardOutputError: Error, Hashable, CustomStringConvertible {
  /// The `errno` of the write; `nil` where it is not known.
  let number: Int32?

  init(_ number: Int32) { self.number = number }

  private init() { number = nil }

  /// Something that was printed, and that nobody was told of when it could not be written.
  static var lost: StandardOutputError {
    var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    let isClosed = poll(&output, 1, 0) == 1 && output.revents & Int16(POLLERR) != 0
    return isClosed ? StandardOutputError(EPIPE) : StandardOutputError()
  }

  /// Whether the reader has closed it, as after `| head`, which is not reported.
  var isUnread: Bool { number == EPIPE }

  package var description: String {
    let reason = number.map { String(cString: strerror($0)) } ?? "what was printed is lost"
    return "The standard output could not be written: \(reason)."
  }
}
