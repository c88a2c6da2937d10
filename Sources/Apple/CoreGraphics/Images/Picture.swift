import Drawing
import Geometry

/// A finished drawing that other drawings can hold; it never changes.
///
/// *Space*: its own, in points, +y down.
package struct Picture: Hashable, Sendable {
  /// The drawing's commands.
  package let list: DisplayList

  /// Makes a picture of commands, in whose space it stays.
  package init(_ list: DisplayList) { self.list = list }

  /// Stops where groups are nested deeper than can be drawn.
  @MainActor
  package func checkDepth() {
    guard list.groupDepth > Limit.groupDepth else { return }
    stop(.nestedTooDeep(item: "A group of a picture", limit: Limit.groupDepth))
  }

  /// Makes a picture of marks, clipped to `bounds`, whose upper left corner becomes the origin.
  @MainActor
  package init(_ marks: [DrawnMark], cutTo bounds: CGRect) {
    let drawn = Picture(DisplayList(marks.commands(through: .identity)))
    let isInside = marks.allSatisfy { $0.isInside(bounds, by: .identity) }
    self = isInside ? drawn.moved(from: bounds.origin) : drawn.cut(to: bounds)
  }

  /// Whether the picture shows nothing.
  package var isEmpty: Bool { list.commands.isEmpty }

  /// Returns the part inside `rect`, whose upper left corner becomes the origin.
  package func cut(to rect: CGRect) -> Picture {
    guard !isEmpty else { return self }
    return Picture(
      DisplayList([
        .group(
          moved(from: rect.origin).list, clip: .rectangle(CGRect(origin: .zero, size: rect.size)),
          transform: .identity, opacity: 1)
      ]))
  }

  private func moved(from origin: CGPoint) -> Picture {
    Picture(list.applying(CGAffineTransform(translationX: -origin.x, y: -origin.y)))
  }

  /// Returns the picture enlarged by a factor from its origin.
  package func scaled(by factor: CGFloat) -> Picture {
    Picture(list.applying(CGAffineTransform(scaleX: factor, y: factor)))
  }

  /// Returns the same shapes, all in one colour.
  package func tinted(_ color: CGColor) -> Picture {
    guard var tint = Color(color) else { return Picture(DisplayList()) }
    let opacity = tint.alpha
    let list = list.recolored {
      tint.alpha = $0.alpha
      return tint
    }
    guard opacity < 1 else { return Picture(list) }
    return Picture(
      DisplayList([.group(list, clip: nil, transform: .identity, opacity: opacity)]))
  }

  /// Returns the picture with only a `share` (0...1) of its light left.
  package func darkened(to share: Double) -> Picture {
    Picture(
      list.recolored {
        Color(
          red: $0.red * share, green: $0.green * share, blue: $0.blue * share, alpha: $0.alpha)
      })
  }
}
