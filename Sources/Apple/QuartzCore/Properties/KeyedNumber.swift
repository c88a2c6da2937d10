import Foundation

/// A number that keys give as an `NSNumber`, and take as one or in a text.
///
/// Source: Apple, Key-Value Coding Programming Guide, “Non-Object Values”: what was given is asked for
/// `doubleValue`, `integerValue` or `boolValue`, and a text answers with what it begins with.
protocol KeyedNumber {
  var asNumber: NSNumber { get }
  init(keyed number: NSNumber)
  init(keyed text: NSString)
}

extension KeyedNumber {
  /// Returns the number that a value is or says; `nil` for one that is neither number nor text.
  static func made(of given: Any) -> Self? {
    if let text = given as? String { return Self(keyed: NSString(string: text)) }
    return ((given as? any KeyedNumber)?.asNumber ?? given as? NSNumber).map { Self(keyed: $0) }
  }
}

extension KeyedNumber where Self: FixedWidthInteger {
  var asNumber: NSNumber { NSNumber(value: Int64(truncatingIfNeeded: self)) }
  init(keyed number: NSNumber) { self.init(truncatingIfNeeded: number.int64Value) }
  init(keyed text: NSString) { self.init(truncatingIfNeeded: text.longLongValue) }
}

extension Int: KeyedNumber { var asNumber: NSNumber { NSNumber(value: self) } }
extension Int8: KeyedNumber {}
extension Int16: KeyedNumber {}
extension Int32: KeyedNumber {}
extension Int64: KeyedNumber {}
extension UInt: KeyedNumber {
  var asNumber: NSNumber { NSNumber(value: self) }
  init(keyed number: NSNumber) { self = number.uintValue }
}
extension UInt8: KeyedNumber {}
extension UInt16: KeyedNumber {}
extension UInt32: KeyedNumber {}
extension UInt64: KeyedNumber {
  var asNumber: NSNumber { NSNumber(value: self) }
  init(keyed number: NSNumber) { self = number.uint64Value }
}

extension Bool: KeyedNumber {
  var asNumber: NSNumber { NSNumber(value: self) }
  init(keyed number: NSNumber) { self = number.boolValue }
  init(keyed text: NSString) { self = text.boolValue }
}
extension Float: KeyedNumber {
  var asNumber: NSNumber { NSNumber(value: self) }
  init(keyed number: NSNumber) { self = number.floatValue }
  init(keyed text: NSString) { self = text.floatValue }
}
extension Double: KeyedNumber {
  var asNumber: NSNumber { NSNumber(value: self) }
  init(keyed number: NSNumber) { self = number.doubleValue }
  init(keyed text: NSString) { self = text.doubleValue }
}
extension CGFloat: KeyedNumber {
  var asNumber: NSNumber { NSNumber(value: Double(self)) }
  init(keyed number: NSNumber) { self = CGFloat(number.doubleValue) }
  init(keyed text: NSString) { self = CGFloat(text.doubleValue) }
}
