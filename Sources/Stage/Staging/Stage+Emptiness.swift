import Drawing
import Geometry
import UIKit

extension Stage {
  /// What is said where nothing but a ground is seen at this moment; `nil` where something else is.
  package var emptiness: StageEnding? { causeOfEmptiness.map { .empty(cause: $0) } }

  private var causeOfEmptiness: String? {
    guard snapshot().isOnlyGround(of: CGRect(origin: .zero, size: scene.screen.size)) else {
      return nil
    }
    return perform { () -> String in
      guard let shown = window.rootViewController?.innermost, let view = shown.viewIfLoaded else {
        return "its window shows no controller"
      }
      let name = "the view of `\(type(of: shown))`"
      guard !view.subviews.isEmpty else { return "there are no views in \(name)" }
      let reasons = view.subviews.lazy.compactMap { inner in
        inner.reasonToBeUnseen(on: self.scene.screen.bounds).map {
          "`\(type(of: inner))` in \(name) \($0)"
        }
      }
      return reasons.first ?? "what is in \(name) has no colour, or that of its ground"
    }
  }
}

extension UIViewController {
  /// The controller that is seen: the one presented last, on top of a stack or selected.
  fileprivate var innermost: UIViewController {
    if let presentedViewController { return presentedViewController.innermost }
    let shown = children.last { $0.viewIfLoaded?.window != nil }
    return shown?.innermost ?? self
  }
}

extension UIView {
  /// What hides the view, as the end of a sentence; `nil` where nothing does.
  fileprivate func reasonToBeUnseen(on screen: CGRect) -> String? {
    if isHidden { return "is hidden" }
    if alpha < 0.01 { return "has an alpha of 0" }
    if bounds.width <= 0 || bounds.height <= 0 {
      return "has no size: \(bounds.width.inWords)×\(bounds.height.inWords) points"
    }
    let place = convert(bounds, to: nil)
    guard !place.intersects(screen) else { return nil }
    return "stands outside of the screen, at \(place.minX.inWords), \(place.minY.inWords)"
  }
}

extension DisplayList {
  /// Returns true where another list shows the same within a rectangle, whatever moves outside of it.
  ///
  /// - Parameters:
  ///   - other: a list of as many commands; of another number it is not compared further.
  ///   - screen: points.
  /// - Returns: false where a command differs that reaches into the rectangle.
  package func looksLike(_ other: DisplayList, within screen: CGRect) -> Bool {
    guard commands.count == other.commands.count else { return false }
    return zip(commands, other.commands).allSatisfy { command, other in
      if command == other { return true }
      if case .group(let content, let clip, let transform, let opacity) = command,
        case .group(let others, clip, transform, opacity) = other
      {
        return content.looksLike(others, within: screen)
      }
      return [command, other].allSatisfy { command in
        command.extent(scale: 1, ink: { $0.box }).map { !$0.intersects(screen) } ?? false
      }
    }
  }

  /// Returns true where all that is seen within a rectangle is one colour.
  ///
  /// - Parameter screen: points.
  /// - Returns: false where a mark of another colour is seen.
  func isOnlyGround(of screen: CGRect) -> Bool {
    var ground: Color?
    return isOnlyGround(of: screen, &ground)
  }

  private func isOnlyGround(of screen: CGRect, _ ground: inout Color?) -> Bool {
    for command in commands {
      if let extent = command.extent(scale: 1, ink: { $0.box }), !extent.intersects(screen) {
        continue
      }
      switch command {
      case .fill(let outline, let color, let transform):
        guard color != ground, color.alpha > 0 else { continue }
        guard case .rectangle = outline, color.alpha == 1,
          outline.extent().applying(transform).contains(screen)
        else { return false }
        ground = color
      case .text(let run, _):
        guard run.spans.isEmpty, run.color == ground || run.string.isEmpty else { return false }
      case .group(let content, _, _, _), .blended(let content, _):
        guard content.isOnlyGround(of: screen, &ground) else { return false }
      case .stroke, .gradient, .image, .shadow, .masked, .backdrop, .vibrant, .projected, .stamps:
        return false
      }
    }
    return true
  }
}
