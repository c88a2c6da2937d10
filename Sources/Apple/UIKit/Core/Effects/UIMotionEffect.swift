/// A change of a view's looks with the direction from which the device is seen.
///
/// A scene's tilts are that direction: the first way of holding the device is straight.
///
/// Source: Apple, UIMotionEffect.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  /// Makes an effect like a new one; a coder says nothing of it.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns what is added to properties of a view, by key paths; subclasses override it.
  ///
  /// - Parameter viewerOffset: how far the device is turned, −1...1 along each axis: to the right,
  ///   so that one sees its left side, and downwards.
  /// - Returns: what is added; `nil` for nothing.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// Adds to a property what lies between two values, as far as the device is turned.
///
/// Source: Apple, UIInterpolatingMotionEffect.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis that counts.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// The property, or a part of one: `center.x`, `layer.shadowOffset.width`.
  public let keyPath: String
  /// Along which axis the device has to be turned.
  public let type: EffectType

  /// What is added where the device is turned to the left or upwards: a number, or a point, a size,
  /// a rectangle or a transform, also in an `NSValue`.
  open var minimumRelativeValue: Any?
  /// What is added where the device is turned to the right or downwards.
  open var maximumRelativeValue: Any?

  /// Makes an effect that adds nothing yet.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Makes an effect without a property; a coder says nothing of it.
  public required init?(coder: NSCoder) {
    keyPath = ""
    type = .tiltAlongHorizontalAxis
    super.init(coder: coder)
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard minimumRelativeValue != nil || maximumRelativeValue != nil else { return nil }
    guard
      let value = valueBetween(
        minimumRelativeValue, maximumRelativeValue, at: Double(offset + 1) / 2)
    else {
      raise(
        .invalidArgument,
        "The relative values of a motion effect are two numbers, points, sizes, rectangles or "
          + "transforms; those for “\(keyPath)” are not")
    }
    return [keyPath: (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value]
  }
}

/// Several motion effects as one.
///
/// Source: Apple, UIMotionEffectGroup.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects, of which each adds its own.
  open var motionEffects: [UIMotionEffect]?
}

extension Runtime {
  /// The motion effects of all views.
  var motionEffects: MotionEffects { part { MotionEffects(on: self) } }
}
