/// Values that a cast makes `NSValue`s of, and the other way round.
///
/// On Apple's platforms the compiler does so: `change?[.newKey] as? NSValue`.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = source.cgPointValue
  }

  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    let value = source.cgPointValue
    guard strcmp(source.objCType, value._bridgeToObjectiveC().objCType) == 0 else { return false }
    result = value
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source?.cgPointValue ?? .zero
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = source.cgSizeValue
  }

  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    let value = source.cgSizeValue
    guard strcmp(source.objCType, value._bridgeToObjectiveC().objCType) == 0 else { return false }
    result = value
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source?.cgSizeValue ?? .zero
  }
}

extension UIEdgeInsets: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = source.uiEdgeInsetsValue
  }

  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    let value = source.uiEdgeInsetsValue
    guard strcmp(source.objCType, value._bridgeToObjectiveC().objCType) == 0 else { return false }
    result = value
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source?.uiEdgeInsetsValue ?? .zero
  }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = source.cgAffineTransformValue
  }

  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    let value = source.cgAffineTransformValue
    guard strcmp(source.objCType, value._bridgeToObjectiveC().objCType) == 0 else { return false }
    result = value
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source?.cgAffineTransformValue ?? .identity
  }
}

extension CATransform3D: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = source.caTransform3DValue
  }

  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    let value = source.caTransform3DValue
    guard strcmp(source.objCType, value._bridgeToObjectiveC().objCType) == 0 else { return false }
    result = value
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source?.caTransform3DValue ?? CATransform3DIdentity
  }
}
