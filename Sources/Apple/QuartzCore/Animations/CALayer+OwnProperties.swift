import Foundation
import Geometry

/// Properties that an author adds to a class of layers, to be drawn anew while they are animated.
///
/// They are those for which the class's `needsDisplay(forKey:)` answers true. Their values are kept
/// by key.
///
/// Source: Apple, CALayer.needsDisplay(forKey:).
extension CALayer {
  /// Returns true when a key names such a property.
  func hasOwnProperty(_ key: String) -> Bool {
    animatableProperty(key) == nil && type(of: self).needsDisplay(forKey: key)
  }

  /// Returns the value of such a property, as animations use it.
  func ownValue(forKey key: String) -> AnimatableValue? {
    guard hasOwnProperty(key) else { return nil }
    return (keptValues?[key] ?? type(of: self).defaultValue(forKey: key))
      .flatMap(AnimatableValue.init(of:))
  }

  /// Shows a value of such a property on the copy that is drawn of an animated layer.
  func showOwnValue(_ value: AnimatableValue, forKey key: String) {
    guard hasOwnProperty(key) else { return }
    keptValues = keptValues ?? [:]
    keptValues?[key] = value.boxed
    layoutState.needsDisplay = true
  }

  /// Sets such a property, runs its action, and requests that the layer is drawn.
  ///
  /// The action is asked for before the value changes, as Core Animation does: `presentation()` and
  /// the layer itself still have the old one then.
  func setOwnValue(_ value: Any?, forKey key: String) {
    // A number that nobody has set reads 0, also as what an animation begins with.
    if let value, keptValues?[key] == nil, type(of: self).defaultValue(forKey: key) == nil,
      AnimatableValue.number(value) != nil
    {
      keptValues = keptValues ?? [:]
      keptValues?[key] = CGFloat(0)
    }
    let action = actsOnChanges || isInBlock ? action(forKey: key) : nil
    keptValues = keptValues ?? [:]
    keptValues?[key] = value
    setNeedsDisplay()
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Returns what a property holds whose storage Core Animation provides (`@NSManaged`); `nil`
  /// before it is set.
  ///
  /// Rewritten files read such properties by it, and set them by `setValue(_:forKey:)`.
  public func _managedValue<Value>(forKey key: String) -> Value? {
    guard let value = keptValues?[key] ?? type(of: self).defaultValue(forKey: key) else {
      return nil
    }
    if let value = value as? Value { return value }
    guard let number = AnimatableValue.number(value) else { return nil }
    return switch Value.self {
    case let type as any BinaryFloatingPoint.Type: type.init(number) as? Value
    case let type as any FixedWidthInteger.Type: type.init(exactly: number.rounded()) as? Value
    case is Bool.Type: (number != 0) as? Value
    default: nil
    }
  }
}

extension AnimatableValue {
  /// Makes the value of what an author gave; `nil` for what has no values between.
  fileprivate init?(of value: Any) {
    let kinds: [AnimatableValue] = [
      .scalar(0), .point(.zero), .size(.zero), .rect(.zero), .space(CATransform3DIdentity),
      .color(.zero), .path([]),
    ]
    guard let found = kinds.lazy.compactMap({ $0.matching(value) }).first else { return nil }
    self = found
  }
}
