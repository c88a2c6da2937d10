import UIKit

extension Stage {
  /// Returns the first view with an `accessibilityIdentifier`, looking from back to front.
  ///
  /// - Parameter identifier: the identifier.
  /// - Returns: the view; `nil` when no view has the identifier.
  public func view(_ identifier: String) -> UIView? {
    namedViews.first { $0.name == identifier }?.view
  }

  /// The views that have an `accessibilityIdentifier`, each with itself and the views around it, the
  /// window last.
  ///
  /// *Shape*: back to front, each view after its superview.
  var namedViews: [(name: String, view: UIView, around: [UIView])] {
    var found: [(name: String, view: UIView, around: [UIView])] = []
    // A view finds the one around it slowly.
    var path: [UIView] = []
    func visit(_ view: UIView) {
      path.append(view)
      if let name = view.givenName { found.append((name, view, path.reversed())) }
      for subview in view.subviews { visit(subview) }
      path.removeLast()
    }
    runtime.windows.forEach(visit)
    return found
  }

  /// Where the views with an `accessibilityIdentifier` stand that are not hidden, back to front.
  package var placements: [ViewPlacement] {
    namedViews.compactMap { name, view, around in
      var isTurned = false
      for outer in around {
        let layer = outer.seenLayer
        if layer.isHidden { return nil }
        if !CATransform3DIsAffine(layer.transform) { isTurned = true }
      }
      let layer = view.seenLayer
      let map = view.seenTransformToWindow
      let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
      return ViewPlacement(
        name: name, size: layer.bounds.size,
        map: map.translatedBy(x: middle.x, y: middle.y), alpha: Double(layer.alpha),
        isTurnedInSpace: isTurned)
    }
  }

  /// The name of the first view, back to front, that is turned in space, or holds layers in a depth of
  /// its own; a description for one without a name, nil where there is none.
  package var viewTurnedInSpace: String? {
    func found(in view: UIView) -> UIView? {
      let layer = view.seenLayer
      if !CATransform3DIsAffine(layer.transform) || !CATransform3DIsAffine(layer.sublayerTransform)
      {
        return view
      }
      for subview in view.subviews {
        if let found = found(in: subview) { return found }
      }
      return nil
    }
    for window in runtime.windows {
      if let view = found(in: window) { return view.givenName ?? view.description }
    }
    return nil
  }

  /// Returns where a target is now.
  ///
  /// - Parameters:
  ///   - target: what is looked for.
  ///   - isTouched: whether a touch at the point has to reach the target.
  ///   - finger: the number of the finger, for messages.
  ///   - source: the line of the author's code, for messages.
  /// - Returns: a point of the screen.
  /// - Throws: `StagingError.missedTarget`.
  func locate(
    _ target: Target, isTouched: Bool, finger: Int, source: SourceLine
  ) throws(StagingError) -> CGPoint {
    func missed(_ miss: Miss) -> StagingError {
      .missedTarget(
        scene: scene.name, finger: finger, source: source, seconds: time.seconds, target: target,
        miss: miss)
    }
    let (point, view) = try place(of: target, missed)
    guard isTouched else { return point }
    guard scene.screen.bounds.contains(point) else {
      throw missed(.outside(point, screen: scene.screen.size))
    }
    guard let view else { return point }
    guard view.isShown else { throw missed(.hidden) }
    guard let hit = runtime.hitTest(point) else { throw missed(.nothing(point)) }
    guard hit.isDescendant(of: view) else { throw missed(.covered(point, by: hit.inWords)) }
    return point
  }

  private func place(
    of target: Target, _ missed: (Miss) -> StagingError
  ) throws(StagingError) -> (point: CGPoint, view: UIView?) {
    switch target {
    case .point(let point): return (point, nil)
    case .view(let identifier, let offset):
      guard let view = view(identifier) else {
        throw missed(.noSuchView(names: namedViews.map(\.name)))
      }
      let seen = view.seenLayer.bounds
      let middle = CGPoint(x: seen.midX, y: seen.midY).applying(view.seenTransformToWindow)
      return (CGPoint(x: middle.x + offset.horizontal, y: middle.y + offset.vertical), view)
    }
  }
}

extension UIView {
  /// Whether neither the view nor any view around it is hidden or nearly transparent.
  ///
  /// UIKit gives nearly transparent views no touches.
  fileprivate var isShown: Bool {
    !isHidden && alpha >= UIView.leastAlphaOfTouchedViews && (superview?.isShown ?? true)
  }

  /// The alpha below which a view gets no touches.
  ///
  /// Source: Apple, UIView.hitTest(_:with:): views with an alpha under 0.01 are ignored.
  private static let leastAlphaOfTouchedViews: CGFloat = 0.01

  /// The view as a sentence writes it: `“cover” (UIView)`.
  fileprivate var inWords: String {
    let type = String(describing: type(of: self))
    return givenName.map { "“\($0)” (\(type))" } ?? "a \(type) without a name"
  }
}

/// How a view with a name lies in the window.
package struct ViewPlacement: Hashable, Sendable {
  /// The view's `accessibilityIdentifier`.
  package let name: String
  /// The size of the bounds.
  ///
  /// *Units*: points.
  package let size: CGSize
  /// Maps the bounds, the centre of which is the origin, to the window.
  package let map: CGAffineTransform
  /// The opacity of the view alone, 0...1.
  package let alpha: Double
  /// Whether the view or one around it is turned in space, which no plane map can say.
  package let isTurnedInSpace: Bool
}
