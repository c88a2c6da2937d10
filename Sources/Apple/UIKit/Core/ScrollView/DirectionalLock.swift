/// Holds a drag to the axis along which it began.
struct DirectionalLock {
  /// Whether drags are held to an axis.
  var isOn = false
  /// The axis of this drag; nil for both.
  private(set) var axis: NSLayoutConstraint.Axis?

  /// Finds the axis of a drag that begins; one that is diagonal has none.
  ///
  /// *Units* of `velocity`: points a second.
  mutating func begin(_ velocity: CGPoint) {
    axis = nil
    guard isOn else { return }
    if abs(velocity.x) > Self.ratio * abs(velocity.y) { axis = .horizontal }
    if abs(velocity.y) > Self.ratio * abs(velocity.x) { axis = .vertical }
  }

  /// How much faster a drag is along its axis than across it.
  ///
  /// Unspecified by Apple: chosen.
  private static let ratio: CGFloat = 2
}
