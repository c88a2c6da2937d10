import Files
import Foundation
import Markup
import Wording

/// Writes a command's results.
package enum StandardOutput {
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
    let failure = writeAll(data, to: STDOUT_FILENO)
    if failure != 0 { throw StandardOutputError(failure) }
  }

  /// Writes `value` as JSON with sorted keys and a line break at the end.
  package static func write(json value: some Encodable) throws {
    try write(JSONText.lines(of: value))
  }
}

/// A failed write to the standard output.
package struct StandardOutputError: Error, Hashable, CustomStringConvertible {
  /// The `errno` of the write.
  let number: Int32

  init(_ number: Int32) { self.number = number }

  /// Whether the reader has closed it, as after `| head`, which is not reported.
  var isUnread: Bool { number == EPIPE }

  package var description: String {
    "The standard output could not be written: \(String(cString: strerror(number)))."
  }
}
