import Foundation

/// Where results go.
enum StandardOutput {
  /// - Throws: `StandardOutputError` where the other end takes no more.
  static func write(_ text: String) throws(StandardOutputError) {
    try write(Data(text.utf8))
  }

  /// - Throws: `StandardOutputError` where the other end takes no more.
  static func write(_ data: Data) throws(StandardOutputError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      throw StandardOutputError(reason: error.reason, isUnread: error.number == EPIPE)
    }
  }

  /// Writes `value` with sorted keys and a line break.
  static func write(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try write(encoder.encode(value) + Data("\n".utf8))
  }
}

/// The standard output took no more.
struct StandardOutputError: Error, Hashable, CustomStringConvertible {
  let reason: String
  /// Whether nobody reads it any more, as after `| head`, which is no failure to speak of.
  let isUnread: Bool

  var description: String { "The standard output could not be written: \(reason)." }
}

extension Error {
  /// What the system says happened, in its own words and without a locale.
  var reason: String { number.map { String(cString: strerror($0)) } ?? "\(self)" }

  /// The `errno` behind it, if there is one.
  var number: Int32? {
    let error = self as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    return cause.domain == NSPOSIXErrorDomain ? Int32(cause.code) : nil
  }
}
