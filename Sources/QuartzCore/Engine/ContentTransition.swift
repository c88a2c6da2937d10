import Geometry

import func Arithmetic.cos

/// How a layer goes from its old content to the new one.
@MainActor
package final class ContentTransition {
  package enum Turn: Hashable, Sendable {
    case none, aboutUprightAxis, aboutLevelAxis
    /// The new content comes from a side; which of the contents move.
    case slide(whence: CGVector, old: Bool, new: Bool)
  }

  /// The old content; nothing where there was none.
  package let old: CALayer?
  private let turn: Turn
  /// Units: 0...1.
  package var progress: Double = 0

  package init(old: CALayer?, turn: Turn) {
    self.old = old
    self.turn = turn
  }

  /// Whether the layer shows its old content only, its back being turned.
  package var showsOldOnly: Bool { isTurn && progress < 0.5 }

  /// Whether the old content is behind the new one.
  package var hasOldBehind: Bool {
    if case .slide(_, _, let new) = turn { new } else { false }
  }

  private var isTurn: Bool { turn == .aboutUprightAxis || turn == .aboutLevelAxis }

  /// How much of the old content is laid over the new. Units: 0...1.
  package var oldOpacity: Double {
    if case .slide = turn { return 1 }
    return turn == .none ? 1 - progress : showsOldOnly ? 1 : 0
  }

  /// What is made of the new content as seen from the front, about the middle of the bounds.
  package func transform(about bounds: CGRect) -> CGAffineTransform {
    if case .slide(let whence, _, let moves) = turn {
      return moves ? slide(along: whence, by: 1 - progress, of: bounds) : .identity
    }
    return turned(about: bounds)
  }

  /// What is made of the old content.
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
