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
  /// Makes the value of a forced cast, as in `object as! CGRect`; the object has to be of this
  /// kind.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = _value(in: source)
  }

  /// Makes the value of a cast that may fail; returns false for an object of another kind.
  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    // An object of another kind may not even be read.
    guard strcmp(source.objCType, _none._bridgeToObjectiveC().objCType) == 0 else { return false }
    result = _value(in: source)
    return true
  }

  /// Makes the value of an object that has to be there; without one it is zero, or the identity of
  /// transforms.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.map(_value) ?? _none
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive _ObjectiveCBridgeable, _ValueInObject {
  /// The origin.
  public static var _none: CGPoint { .zero }
  /// Returns the point in an object.
  public static func _value(in object: NSValue) -> CGPoint { object.cgPointValue }
  /// Makes an object of the point.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive _ObjectiveCBridgeable, _ValueInObject {
  /// No size.
  public static var _none: CGSize { .zero }
  /// Returns the size in an object.
  public static func _value(in object: NSValue) -> CGSize { object.cgSizeValue }
  /// Makes an object of the size.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable, _ValueInObject {
  /// An empty rectangle at the origin.
  public static var _none: CGRect { .zero }
  /// Returns the rectangle in an object.
  public static func _value(in object: NSValue) -> CGRect { object.cgRectValue }
  /// Makes an object of the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
}

/// A cast makes a number object of it, and the other way round: `values as [NSNumber]`.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Makes an object of the number, as one of double precision.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Makes the number of a forced cast; every number object gives one.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(truncating: source)
  }

  /// Makes the number of a cast, and returns true: every number object gives one.
  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(truncating: source)
    return true
  }

  /// Makes the number of an object that has to be there; 0 without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    source.map(CGFloat.init(truncating:)) ?? 0
  }
}

extension CGVector: _ValueInObject {
  /// A vector without length.
  public static var _none: CGVector { .zero }
  /// Returns the vector in an object.
  public static func _value(in object: NSValue) -> CGVector { object.cgVectorValue }
  /// Makes an object of the vector.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgVector: self) }
}

extension UIOffset: _ValueInObject {
  /// No distance.
  public static var _none: UIOffset { .zero }
  /// Returns the offset in an object.
  public static func _value(in object: NSValue) -> UIOffset { object.uiOffsetValue }
  /// Makes an object of the offset.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiOffset: self) }
}

extension UIEdgeInsets: _ValueInObject {
  /// Insets that move no side.
  public static var _none: UIEdgeInsets { .zero }
  /// Returns the insets in an object.
  public static func _value(in object: NSValue) -> UIEdgeInsets { object.uiEdgeInsetsValue }
  /// Makes an object of the insets.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
}

extension CGAffineTransform: _ValueInObject {
  /// The transform that changes nothing.
  public static var _none: CGAffineTransform { .identity }
  /// Returns the transform in an object.
  public static func _value(in object: NSValue) -> CGAffineTransform {
    object.cgAffineTransformValue
  }
  /// Makes an object of the transform.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
}

extension CATransform3D: _ValueInObject {
  /// The transform that changes nothing.
  public static var _none: CATransform3D { CATransform3DIdentity }
  /// Returns the transform in an object.
  public static func _value(in object: NSValue) -> CATransform3D { object.caTransform3DValue }
  /// Makes an object of the transform.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }
}
