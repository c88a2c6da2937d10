import Geometry

import func Arithmetic.cos

/// The way in which a layer changes from its old content to the new one.
@MainActor
package final class ContentTransition {
  /// The movement of the contents.
  package enum Turn: Hashable, Sendable {
    case none, aboutUprightAxis, aboutLevelAxis
    /// A slide from a side; `old` and `new` say which of the contents move.
    case slide(whence: CGVector, old: Bool, new: Bool)
    /// A page that is rolled up from the side to which `way`, of length 1, points: the old content,
    /// or the new one, which comes down.
    case curl(way: CGVector, comesDown: Bool)
  }

  /// The old content; `nil` where there was none.
  package let old: CALayer?
  let turn: Turn
  /// How far the transition is.
  ///
  /// *Units*: 0...1.
  package var progress: Double = 0

  package init(old: CALayer?, turn: Turn) {
    self.old = old
    self.turn = turn
  }

  /// Whether only the old content is seen, because the layer has turned less than half way.
  package var showsOldOnly: Bool { isTurn && progress < 0.5 }

  /// Whether the old content is drawn behind the new one.
  package var hasOldBehind: Bool {
    if case .slide(_, _, let new) = turn { new } else { false }
  }

  private var isTurn: Bool { turn == .aboutUprightAxis || turn == .aboutLevelAxis }

  /// The opacity of the old content over the new one.
  ///
  /// *Units*: 0...1.
  package var oldOpacity: Double {
    if case .slide = turn { return 1 }
    return turn == .none ? 1 - progress : showsOldOnly ? 1 : 0
  }

  /// Returns the transform of the new content, seen from the front, about the middle of the bounds.
  package func transform(about bounds: CGRect) -> CGAffineTransform {
    if case .slide(let whence, _, let moves) = turn {
      return moves ? slide(along: whence, by: 1 - progress, of: bounds) : .identity
    }
    return turned(about: bounds)
  }

  /// Returns the transform of the old content, seen from the front, about the middle of the bounds.
  package func transformOfOld(about bounds: CGRect) -> CGAffineTransform {
    if case .slide(let whence, let moves, _) = turn {
      return moves ? slide(along: whence, by: -progress, of: bounds) : .identity
    }
    return turned(about: bounds)
  }

  private func slide(along way: CGVector, by share: Double, of bounds: CGRect)
    -> CGAffineTransform
  {
    CGAffineTransform(
      translationX: way.dx * bounds.width * share, y: way.dy * bounds.height * share)
  }

  private func turned(about bounds: CGRect) -> CGAffineTransform {
    guard isTurn else { return .identity }
    let width = abs(cos(.pi * CGFloat(progress)))
    return CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
      .scaledBy(
        x: turn == .aboutUprightAxis ? width : 1, y: turn == .aboutLevelAxis ? width : 1
      )
      .translatedBy(x: -bounds.midX, y: -bounds.midY)
  }
}

extension CGVector {
  /// The way to the lower right corner of a page that is lifted from below, of length 1.
  ///
  /// Unspecified by Apple: chosen.
  package static let lowerRightCorner = CGVector(dx: 0.28, dy: 0.96)
}
