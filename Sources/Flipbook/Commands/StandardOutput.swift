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
      throw StandardOutputError(reason: error.reason)
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

  var description: String { "The standard output could not be written: \(reason)." }
}

extension Error {
  /// What the system says happened, in its own words and without a locale.
  var reason: String {
    let error = self as NSError
    if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError,
      underlying.domain == NSPOSIXErrorDomain
    {
      return String(cString: strerror(Int32(underlying.code)))
    }
    guard error.domain == NSPOSIXErrorDomain else { return "\(self)" }
    return String(cString: strerror(Int32(error.code)))
  }
}
