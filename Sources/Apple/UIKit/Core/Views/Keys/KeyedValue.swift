import Foundation

/// What becomes of values between properties and keys: numbers and structures are boxed there.
///
/// Source: Apple, Key-Value Coding Programming Guide, “Representing Non-Object Values”.
enum KeyedValue {
  /// Returns a property's value as a key gives it: numbers and the numbers of constants as `NSNumber`.
  static func boxed(_ value: Any) -> Any? {
    if let optional = value as? any KeyedOptional { return optional.content.flatMap(boxed) }
    if let number = value as? any KeyedNumber { return number.asNumber }
    if let constant = value as? any RawRepresentable { return boxed(rawValue(of: constant)) }
    return value
  }

  private static func rawValue(of constant: some RawRepresentable) -> Any { constant.rawValue }

  /// Returns a value that was given for a key as a property has it; `nil` where there is none.
  ///
  /// The compiler must not make a copy for each type: Swift 6.3.1 crashes over that for an enumeration.
  @_optimize(none)
  static func value<Value>(of given: Any?, as type: Value.Type) -> Value? {
    guard let given else {
      return (type as? any ExpressibleByNilLiteral.Type).flatMap { nothing($0) as? Value }
    }
    if let optional = type as? any KeyedOptional.Type {
      return optional.containing(given).flatMap { $0 as? Value }
    }
    if let number = type as? any KeyedNumber.Type {
      return numberOf(given).flatMap { number.init(keyed: $0) as? Value }
    }
    if let structure = type as? any KeyedStructure.Type, let boxed = given as? NSValue {
      return structure.init(boxed) as? Value
    }
    if let fitting = given as? Value { return fitting }
    if let constant = type as? any RawRepresentable.Type {
      return make(constant, of: given) as? Value
    }
    return nil
  }

  private static func nothing<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any {
    Value(nilLiteral: ())
  }

  private static func make<Constant: RawRepresentable>(
    _ type: Constant.Type, of given: Any
  ) -> Any? { value(of: given, as: Constant.RawValue.self).flatMap { Constant(rawValue: $0) } }

  /// Returns a number of any kind, and that which a text says.
  private static func numberOf(_ given: Any) -> NSNumber? {
    (given as? any KeyedNumber)?.asNumber ?? given as? NSNumber
      ?? (given as? String).flatMap { Double($0) }.map { NSNumber(value: $0) }
  }
}

/// A number that keys give as an `NSNumber`.
private protocol KeyedNumber {
  var asNumber: NSNumber { get }
  init(keyed number: NSNumber)
}

extension Bool: KeyedNumber {
  fileprivate var asNumber: NSNumber { NSNumber(value: self) }
  fileprivate init(keyed number: NSNumber) { self = number.boolValue }
}
extension Int: KeyedNumber {
  fileprivate var asNumber: NSNumber { NSNumber(value: self) }
  fileprivate init(keyed number: NSNumber) { self = number.intValue }
}
extension UInt: KeyedNumber {
  fileprivate var asNumber: NSNumber { NSNumber(value: self) }
  fileprivate init(keyed number: NSNumber) { self = number.uintValue }
}
extension Float: KeyedNumber {
  fileprivate var asNumber: NSNumber { NSNumber(value: self) }
  fileprivate init(keyed number: NSNumber) { self = number.floatValue }
}
extension Double: KeyedNumber {
  fileprivate var asNumber: NSNumber { NSNumber(value: self) }
  fileprivate init(keyed number: NSNumber) { self = number.doubleValue }
}
extension CGFloat: KeyedNumber {
  fileprivate var asNumber: NSNumber { NSNumber(value: Double(self)) }
  fileprivate init(keyed number: NSNumber) { self = CGFloat(number.doubleValue) }
}

/// A structure that keys take in an `NSValue`.
private protocol KeyedStructure { init(_ boxed: NSValue) }

extension CGPoint: KeyedStructure {
  fileprivate init(_ boxed: NSValue) { self = boxed.cgPointValue }
}
extension CGSize: KeyedStructure { fileprivate init(_ boxed: NSValue) { self = boxed.cgSizeValue } }
extension CGRect: KeyedStructure { fileprivate init(_ boxed: NSValue) { self = boxed.cgRectValue } }
extension CGAffineTransform: KeyedStructure {
  fileprivate init(_ boxed: NSValue) { self = boxed.cgAffineTransformValue }
}
extension UIEdgeInsets: KeyedStructure {
  fileprivate init(_ boxed: NSValue) { self = boxed.uiEdgeInsetsValue }
}
extension UIOffset: KeyedStructure {
  fileprivate init(_ boxed: NSValue) { self = boxed.uiOffsetValue }
}

/// A value that may be nothing.
private protocol KeyedOptional {
  var content: Any? { get }
  /// Returns a given value as this kind has it; `nil` where there is none.
  static func containing(_ given: Any) -> Any?
}

extension Optional: KeyedOptional {
  fileprivate var content: Any? { self }
  fileprivate static func containing(_ given: Any) -> Any? {
    KeyedValue.value(of: given, as: Wrapped.self).map { Optional.some($0) as Any }
  }
}
