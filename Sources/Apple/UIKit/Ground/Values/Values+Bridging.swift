/// A value that a cast makes an `NSValue` of, and the other way round.
///
/// On Apple's platforms the compiler does so: `change?[.newKey] as? NSValue`.
public protocol _ValueInObject: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The value where there is no object.
  static var _none: Self { get }

  /// Returns the value in an object, which has to be of this kind.
  static func _value(in object: NSValue) -> Self
}

extension _ValueInObject {
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = _value(in: source)
  }

  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    // An object of another kind may not even be read.
    guard strcmp(source.objCType, _none._bridgeToObjectiveC().objCType) == 0 else { return false }
    result = _value(in: source)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.map(_value) ?? _none
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive _ObjectiveCBridgeable, _ValueInObject {
  public static var _none: CGPoint { .zero }
  public static func _value(in object: NSValue) -> CGPoint { object.cgPointValue }
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive _ObjectiveCBridgeable, _ValueInObject {
  public static var _none: CGSize { .zero }
  public static func _value(in object: NSValue) -> CGSize { object.cgSizeValue }
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable, _ValueInObject {
  public static var _none: CGRect { .zero }
  public static func _value(in object: NSValue) -> CGRect { object.cgRectValue }
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
}

/// A cast makes a number object of it, and the other way round: `values as [NSNumber]`.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Makes the number that an object holds.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(truncating: source)
  }

  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(truncating: source)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    source.map(CGFloat.init(truncating:)) ?? 0
  }
}

extension CGVector: _ValueInObject {
  public static var _none: CGVector { .zero }
  public static func _value(in object: NSValue) -> CGVector { object.cgVectorValue }
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgVector: self) }
}

extension UIOffset: _ValueInObject {
  public static var _none: UIOffset { .zero }
  public static func _value(in object: NSValue) -> UIOffset { object.uiOffsetValue }
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiOffset: self) }
}

extension UIEdgeInsets: _ValueInObject {
  public static var _none: UIEdgeInsets { .zero }
  public static func _value(in object: NSValue) -> UIEdgeInsets { object.uiEdgeInsetsValue }
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
}

extension CGAffineTransform: _ValueInObject {
  public static var _none: CGAffineTransform { .identity }
  public static func _value(in object: NSValue) -> CGAffineTransform {
    object.cgAffineTransformValue
  }
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
}

extension CATransform3D: _ValueInObject {
  public static var _none: CATransform3D { CATransform3DIdentity }
  public static func _value(in object: NSValue) -> CATransform3D { object.caTransform3DValue }
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }
}
