import Geometry

extension Shadow {
  /// Finds how densely the blurred silhouette is sampled.
  ///
  /// A deviation of four samples is as smooth as a finer one: what is read between two samples is
  /// off by half a level at most. So a soft shadow needs few samples, as many wherever it is shown,
  /// and what only turns, moves or grows keeps them.
  ///
  /// - Parameter finest: the density at which the shadow is shown, in pixels a point of its space.
  /// - Returns: samples a point; `nil` for a shadow so sharp that it has to be drawn where it is.
  package func density(shownAt finest: Double) -> Double? {
    guard blur > 0, blur.isFinite, finest > 0, finest.isFinite else { return nil }
    let density = min(
      (Self.fewestSamples / blur).roundedUpToAPowerOfTwo, finest.roundedToAnEighth)
    return density * blur >= Self.leastDeviation ? density : nil
  }

  /// The deviation of a soft shadow is this or up to twice as much, in samples.
  private static let fewestSamples = 4.0
  /// Below this deviation, in samples, a silhouette turned between its samples looks ragged.
  private static let leastDeviation = 1.0

  /// Finds how far the shadow stands out from what casts it, its offset not counted.
  ///
  /// A blur of three boxes spreads no further than three of its deviations and three samples. Texts
  /// move by up to half a sample, and edges and reading between samples take one each.
  ///
  /// - Parameter density: samples a point.
  /// - Returns: a distance in points.
  package func reach(density: Double) -> Double {
    blur > 0 ? 3 * blur + 6 / density : 1 / density
  }

  /// Returns where the shadow can be seen.
  func extent(
    of content: DisplayList, through transform: CGAffineTransform, scale: Double,
    ink: (TextRun) -> CGRect?
  ) -> CGRect? {
    let finest = transform.largestScale * scale
    let density = density(shownAt: finest)
    guard let own = content.extent(scale: density ?? finest, ink: ink),
      let placed = own.mapped(by: transform)
    else { return nil }
    guard !placed.isNull else { return placed }
    // The shadow of what is too large to be kept is blurred where it is shown, as sharp ones are.
    let sharp = applying(transform)
    let reach = sharp.reach(density: scale)
    let there = placed.offsetBy(dx: sharp.offset.dx, dy: sharp.offset.dy)
      .insetBy(dx: -reach, dy: -reach)
    guard let density else { return there }
    let spread = self.reach(density: density)
    return own.offsetBy(dx: offset.dx, dy: offset.dy).insetBy(dx: -spread, dy: -spread)
      .mapped(by: transform).map { $0.union(there) }
  }

  /// Returns the same shadow in another space; the blur grows by the mean scale of both directions.
  package func applying(_ map: CGAffineTransform) -> Shadow {
    Shadow(
      color: color, blur: blur * map.meanScale,
      offset: CGVector(
        dx: map.a * offset.dx + map.c * offset.dy, dy: map.b * offset.dx + map.d * offset.dy))
  }
}

extension Double {
  /// The smallest power of two that is no less.
  fileprivate var roundedUpToAPowerOfTwo: Double { self == binade ? self : binade * 2 }

  /// Rounds to eighths of the power of two below, so that what turns, whose scale differs in the
  /// last digits, keeps its density.
  fileprivate var roundedToAnEighth: Double {
    let step = binade / 8
    return (self / step).rounded() * step
  }
}
