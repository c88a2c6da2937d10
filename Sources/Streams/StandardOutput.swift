import Files
import Foundation
import Markup
import Wording

/// Where results go.
package enum StandardOutput {
  /// Writes lines for people, without anything that a terminal would take for a command.
  ///
  /// - Throws: `StandardOutputError` where the other end takes no more.
  package static func write(_ lines: String) throws(StandardOutputError) {
    try write(Data(lines.visible.utf8))
  }

  /// Writes what programs read, as it is.
  ///
  /// - Throws: `StandardOutputError` where the other end takes no more.
  package static func write(_ data: Data) throws(StandardOutputError) {
    let failure = writeAll(data, to: STDOUT_FILENO)
    if failure != 0 { throw StandardOutputError(failure) }
  }

  /// Writes `value` with sorted keys and a line break.
  package static func write(json value: some Encodable) throws {
    try write(JSONText.lines(of: value))
  }
}

/// The standard output took no more.
package struct StandardOutputError: Error, Hashable, CustomStringConvertible {
  /// The `errno` of the write.
  let number: Int32

  init(_ number: Int32) { self.number = number }

  /// Whether nobody reads it any more, as after `| head`, which is no failure to speak of.
  var isUnread: Bool { number == EPIPE }

  package var description: String {
    "The standard output could not be written: \(String(cString: strerror(number)))."
  }
}
