import Foundation

/// What becomes of values between properties and keys: numbers and structures are boxed there.
///
/// Source: Apple, Key-Value Coding Programming Guide, “Representing Non-Object Values”.
package enum KeyedValue {
  /// Returns a property's value as a key gives it: numbers and the numbers of constants as `NSNumber`.
  package static func boxed(_ value: Any) -> Any? {
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
  package static func value<Value>(of given: Any?, as type: Value.Type) -> Value? {
    guard let given else {
      return (type as? any ExpressibleByNilLiteral.Type).flatMap { nothing($0) as? Value }
    }
    if let optional = type as? any KeyedOptional.Type {
      return optional.containing(given).flatMap { $0 as? Value }
    }
    if let number = type as? any KeyedNumber.Type { return number.made(of: given) as? Value }
    if let structure = type as? any KeyedStructure.Type, let boxed = given as? NSValue {
      return structure.init(boxed: boxed) as? Value
    }
    if let fitting = given as? Value { return fitting }
    if let constant = type as? any RawRepresentable.Type {
      return make(constant, of: given) as? Value
    }
    return nil
  }

  /// Returns the number that a text says; `nil` for what is no text.
  package static func number(in given: Any?) -> Double? {
    (given as? String).flatMap { Double.made(of: $0) }
  }

  private static func nothing<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any {
    Value(nilLiteral: ())
  }

  private static func make<Constant: RawRepresentable>(
    _ type: Constant.Type, of given: Any
  ) -> Any? { value(of: given, as: Constant.RawValue.self).flatMap { Constant(rawValue: $0) } }
}

/// A structure that keys take in an `NSValue`.
package protocol KeyedStructure {
  init(boxed: NSValue)
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
