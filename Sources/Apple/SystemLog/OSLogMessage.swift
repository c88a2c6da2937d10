import Foundation

/// A message with values in it.
///
/// Source: Apple, OSLogMessage.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }

  /// Makes a message of the pieces of a literal with values in it.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Who may read a value in a log; a film has one reader, so that all values are shown.
///
/// Source: Apple, OSLogPrivacy.
public enum OSLogPrivacy: Sendable {
  case `public`, `private`, sensitive, auto
}

/// How a number is written.
///
/// Source: Apple, OSLogFloatFormatting.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int

  /// With six digits behind the point.
  public static let fixed = Self(precision: 6)

  /// With some digits behind the point.
  public static func fixed(precision: Int) -> Self { Self(precision: precision) }
}

/// Collects the pieces of a message.
///
/// Source: Apple, OSLogInterpolation.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Begins without a piece; the sizes are hints, and not needed.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds what stands between the values.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value as `print(_:)` writes it; a private one too, for a film has one reader.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }

  /// Adds a number with as many digits behind the point as its format says.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: @autoclosure () -> Number, format: OSLogFloatFormatting,
    privacy: OSLogPrivacy = .auto
  ) {
    text += String(format: "%.\(max(0, format.precision))f", Double(number()))
  }
}

/// Writes a message in C's format to the standard error.
///
/// - Parameters:
///   - message: text with `%@`, `%d` and their like, also with `{public}` in them.
///   - dso: is not asked for.
///   - log: the log, whose category stands before the message.
///   - type: how serious it is; all messages are written.
///   - arguments: the values of the format.
///
/// Source: Apple, `os_log(_:dso:log:type:_:)`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any...
) { write(formatted("\(message)", arguments), in: log.category) }

/// Writes a message in C's format to the standard error.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: Any...
) { write(formatted("\(message)", arguments), in: log.category) }

/// Writes a message to the standard error.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  write(message.text, in: log.category)
}

/// Puts values into a format; what has no value stays as it is.
func formatted(_ format: String, _ values: [Any]) -> String {
  var rest = values[...]
  let place = #/%(?:\{[^}]*\})?([-+ 0#]*\d*(?:\.\d+)?)(?:[hlqLzt]*)([@diouxXeEfgGcsp%])/#
  return format.replacing(place) { match in
    guard match.2 != "%" else { return "%" }
    guard let value = rest.popFirst() else { return String(match.0) }
    guard "eEfgG".contains(match.2), let number = double(value) else { return "\(value)" }
    return String(format: "%\(match.1)\(match.2)", number)
  }
}

private func double(_ value: Any) -> Double? {
  switch value {
  case let number as any BinaryFloatingPoint: Double(number)
  case let number as any BinaryInteger: Double(number)
  default: nil
  }
}
