import Foundation

/// Writes values as JSON: the same bytes for the same value.
package enum JSONText {
  /// Returns the value over several lines, its keys sorted, with a line break at the end.
  package static func lines(of value: some Encodable) throws -> Data {
    try encoded(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) + Data("\n".utf8)
  }

  /// Returns the value on one line, its keys sorted.
  package static func line(of value: some Encodable) throws -> String {
    String(decoding: try encoded(value, [.sortedKeys, .withoutEscapingSlashes]), as: UTF8.self)
  }

  private static func encoded(
    _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
  ) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return try encoder.encode(value)
  }
}
