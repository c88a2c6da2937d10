import Geometry

extension AnimatableValue {
  /// What is seen of a property that has this value otherwise, where an animation goes from one value to
  /// another and adds its distance from its end.
  ///
  /// Returns what the animation alone shows where values of the kind do not add up.
  func adding(
    animationFrom from: AnimatableValue, to: AnimatableValue, by share: Double
  ) -> AnimatableValue {
    switch self {
    case .scalar, .point, .rect:
      if let sum = adding(1 - share, of: from, minus: to) { return sum }
      return from.towards(to, by: share)
    case .size, .color, .space, .path, .colors, .numbers, .object:
      return adding(from.towards(to, by: share), minus: to)
    }
  }

  /// What is seen of a property that has this value otherwise, where an animation shows a value and will
  /// end with another.
  ///
  /// Returns what the animation alone shows where values of the kind do not add up.
  func adding(_ shown: AnimatableValue, minus end: AnimatableValue) -> AnimatableValue {
    guard self != end else { return shown }
    switch (self, shown, end) {
    case (.space(let map), .space(let shown), .space(let end)):
      return .space(map.adding(shown, minus: end) ?? shown)
    default: return adding(1, of: shown, minus: end) ?? shown
    }
  }

  /// The value between this point (0) and another (1), each coordinate having a share of its own.
  ///
  /// Values that are no points have the share along x.
  func towards(_ other: AnimatableValue, by x: Double, _ y: Double) -> AnimatableValue {
    guard x != y, case .point(let a) = self, case .point(let b) = other else {
      return towards(other, by: x)
    }
    return .point(
      CGPoint(x: a.x + (b.x - a.x) * CGFloat(x), y: a.y + (b.y - a.y) * CGFloat(y)))
  }
}

extension CATransform3D {
  /// This map moved by what separates another from a third, by their parts.
  ///
  /// Returns nothing where one of them flattens space and one leaves the plane.
  fileprivate func adding(_ other: CATransform3D, minus third: CATransform3D) -> CATransform3D? {
    if isAffine, other.isAffine, third.isAffine {
      let sum = PlaneMotion(affine)
        .adding(PlaneMotion(other.affine), minus: PlaneMotion(third.affine))
      return CATransform3D(sum.transform)
    }
    guard let base = SpaceMotion(self), let shown = SpaceMotion(other), let end = SpaceMotion(third)
    else { return nil }
    return base.adding(shown, minus: end).transform
  }
}
