import Geometry

extension AnimatableValue {
  /// Returns what is seen of a property of this value, to which an animation adds its distance from
  /// its end.
  ///
  /// - Parameters:
  ///   - from: where the animation begins.
  ///   - to: where it ends.
  ///   - share: how far it is.
  /// - Returns: the sum, or what the animation alone shows where values of the kind do not add up.
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

  /// Returns what is seen of a property of this value, to which an animation adds `shown − end`.
  ///
  /// - Parameters:
  ///   - shown: what the animation alone shows.
  ///   - end: where it ends.
  /// - Returns: the sum, or `shown` where values of the kind do not add up.
  func adding(_ shown: AnimatableValue, minus end: AnimatableValue) -> AnimatableValue {
    guard self != end else { return shown }
    switch (self, shown, end) {
    case (.space(let map), .space(let shown), .space(let end)):
      return .space(map.adding(shown, minus: end) ?? shown)
    default: return adding(1, of: shown, minus: end) ?? shown
    }
  }

  /// Returns the point between this (0) and another (1), at a share of its own for each coordinate.
  ///
  /// Values that are no points use the share of x.
  func towards(_ other: AnimatableValue, by x: Double, _ y: Double) -> AnimatableValue {
    guard x != y, case .point(let a) = self, case .point(let b) = other else {
      return towards(other, by: x)
    }
    return .point(
      CGPoint(x: a.x + (b.x - a.x) * CGFloat(x), y: a.y + (b.y - a.y) * CGFloat(y)))
  }
}

extension AnimatableValue {
  /// Whether this is a transform without an inverse, such as a scale of 0.
  var isSingular: Bool { if case .space(let map) = self { map.determinant == 0 } else { false } }
}

extension CATransform3D {
  /// The determinant; 0 for a transform without an inverse.
  fileprivate var determinant: CGFloat {
    let rows = rows
    // Laplace's expansion along the upper two rows.
    func minor(_ upper: Int, _ one: Int, _ other: Int) -> CGFloat {
      rows[upper][one] * rows[upper + 1][other] - rows[upper][other] * rows[upper + 1][one]
    }
    return minor(0, 0, 1) * minor(2, 2, 3) - minor(0, 0, 2) * minor(2, 1, 3)
      + minor(0, 0, 3) * minor(2, 1, 2) + minor(0, 1, 2) * minor(2, 0, 3)
      - minor(0, 1, 3) * minor(2, 0, 2) + minor(0, 2, 3) * minor(2, 0, 1)
  }

  /// Returns `self + other − third`, added part by part: move, turn, stretch and slant.
  ///
  /// - Parameters:
  ///   - other: the transform to add.
  ///   - third: the transform to subtract.
  /// - Returns: the sum; `nil` where one of them flattens space and one is not a transform of the
  ///   plane.
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
