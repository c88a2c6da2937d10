import Geometry

/// The way in which a layer changes from its old content to the new one.
@MainActor
package final class ContentTransition {
  /// The movement of the contents; all ways have the length 1.
  package enum Turn: Hashable, Sendable {
    /// The old content fades.
    case none
    /// Both are the sides of a card that turns; `front` points to the side that comes to the viewer.
    case flip(front: CGVector)
    /// Both are sides of a cube that turns; the new content comes from where `whence` points.
    case cube(whence: CGVector)
    /// A slide from a side; `old` and `new` say which of the contents move.
    case slide(whence: CGVector, old: Bool, new: Bool)
    /// A page that is rolled up from the side to which `way` points: the old content, or the new
    /// one, which comes down.
    case curl(way: CGVector, comesDown: Bool)
  }

  /// The old content; `nil` where there was none.
  package let old: CALayer?
  let turn: Turn
  /// How far the transition is.
  ///
  /// *Units*: 0...1.
  package var progress: Double = 0

  /// Makes a transition that has not begun: it shows the old content alone.
  package init(old: CALayer?, turn: Turn) {
    self.old = old
    self.turn = turn
  }

  /// Whether the old content is drawn behind the new one.
  package var hasOldBehind: Bool {
    if case .slide(_, _, let new) = turn { new } else { false }
  }

  /// What one calls the way, without an article: `cross-fade`, `flip`.
  package var inWords: String {
    switch turn {
    case .none: "cross-fade"
    case .flip: "flip"
    case .cube: "turn of a cube"
    case .slide(_, old: true, new: true): "push"
    case .slide(_, old: true, new: false): "reveal"
    case .slide: "slide"
    case .curl: "page curl"
    }
  }

  /// The opacity of the old content over the new one, where neither turns.
  ///
  /// *Units*: 0...1.
  package var oldOpacity: Double { turn == .none ? 1 - progress : 1 }

  /// Returns the transform of the new content.
  package func transform(about bounds: CGRect) -> CGAffineTransform {
    guard case .slide(let whence, _, true) = turn else { return .identity }
    return slide(along: whence, by: 1 - progress, of: bounds)
  }

  /// Returns the transform of the old content.
  package func transformOfOld(about bounds: CGRect) -> CGAffineTransform {
    guard case .slide(let whence, true, _) = turn else { return .identity }
    return slide(along: whence, by: -progress, of: bounds)
  }

  private func slide(along way: CGVector, by share: Double, of bounds: CGRect)
    -> CGAffineTransform
  {
    CGAffineTransform(
      translationX: way.dx * bounds.width * share, y: way.dy * bounds.height * share)
  }
}

extension CGVector {
  /// The way to the lower right corner of a page that is lifted from below, of length 1.
  ///
  /// Unspecified by Apple: chosen.
  package static let lowerRightCorner = CGVector(dx: 0.28, dy: 0.96)
}
