// What a pencil tells; a finger stands upright.
extension UITouch {
  /// The angle between the pencil and the screen: upright for a finger.
  ///
  /// *Units*: radians.
  public var altitudeAngle: CGFloat { .pi / 2 }

  /// Returns the direction in which a pencil leans, in radians; 0 for a finger.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction in which a pencil leans; to the right for a finger.
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// What will be told more exactly later: nothing.
  public var estimatedProperties: Properties { [] }
  public var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The number by which a later, more exact value is told: always `nil`, since none comes.
  public var estimationUpdateIndex: NSNumber? { nil }

  /// What a pencil tells of a touch.
  ///
  /// Source: Apple, UITouch.Properties.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What a pencil may tell later: how hard it presses, how it leans, and where it is.
    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
  }
}

extension UIEvent {
  /// The keys that are held down with a touch: none.
  public var modifierFlags: UIKeyModifierFlags { [] }
}

extension UIGestureRecognizer {
  /// The keys that are held down with a gesture: none.
  public var modifierFlags: UIKeyModifierFlags { [] }
}
