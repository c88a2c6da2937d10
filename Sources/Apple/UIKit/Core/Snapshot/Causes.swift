/// What acts on the views of a runtime in one frame, read once for all of them.
@MainActor
package struct Causes {
  private let animators: [any MovingViews]
  private let touches: [(view: UIView, cause: String)]

  /// Reads what acts now.
  package init(in runtime: Runtime) {
    animators = runtime.layers.displayLinkObservers.lazy
      .compactMap { ($0 as? any MovesViews)?.movingNow }
    touches = runtime.touches.down.compactMap { touch in
      touch.view.map { ($0, "finger \(touch.id)") }
    }
  }

  /// Returns what acts on a view, or on a view around it: `UIGravityBehavior`, `finger 1`, `an
  /// animation`.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - holders: the view itself and all around it.
  /// - Returns: each cause once; behaviours first, then fingers, then animations, each kind in the
  ///   order in which they came.
  package func acting(on view: UIView, in holders: [UIView]) -> [String] {
    var causes = animators.flatMap { $0.names(movingAnyOf: holders) }
    for (touched, cause) in touches
    where touched.isDescendant(of: view) || view.isDescendant(of: touched) {
      causes.append(cause)
    }
    if holders.contains(where: { $0.layer.isAnimated }) { causes.append("an animation") }
    guard causes.count > 1 else { return causes }
    var seen: Set<String> = []
    return causes.filter { seen.insert($0).inserted }
  }
}

/// What observes frames and moves views in them, as a dynamic animator does.
@MainActor
package protocol MovesViews: AnyObject {
  /// What moves views now.
  var movingNow: any MovingViews { get }
}

/// What moves views in one frame, read once for all of them.
@MainActor
package protocol MovingViews {
  /// Returns the names of what moves one of the views, each once, in the order in which they came.
  func names(movingAnyOf views: [UIView]) -> [String]
}
