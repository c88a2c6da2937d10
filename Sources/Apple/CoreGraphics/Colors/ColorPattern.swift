import Drawing
import Geometry

/// A drawing that is repeated over an area, side by side from the origin of its space.
package final class ColorPattern: Hashable, Sendable {
  private let drawing: DisplayList
  /// The size of one copy.
  ///
  /// *Units*: points.
  private let size: CGSize

  /// Makes a pattern of a drawing whose copies are so large, in points; nothing is drawn of an
  /// empty size.
  package init(_ drawing: DisplayList, size: CGSize) {
    self.drawing = drawing
    self.size = size
  }

  package static func == (left: ColorPattern, right: ColorPattern) -> Bool {
    left === right || left.size == right.size && left.drawing == right.drawing
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(drawing)
  }

  /// Returns the commands that fill an outline with the pattern.
  ///
  /// - Parameters:
  ///   - outline: the area, in its own space, at whose origin a copy begins.
  ///   - alpha: how much of the pattern shows, 0...1.
  ///   - transform: maps the outline's space to the screen's.
  /// - Returns: the commands; none where there would be more than 10,000 copies.
  package func commands(
    in outline: Outline, alpha: CGFloat, through transform: CGAffineTransform
  ) -> [DrawCommand] {
    let area = outline.extent()
    guard alpha > 0, !area.isNull, size.width > 0, size.height > 0 else { return [] }
    let columns = Self.steps(from: area.minX, to: area.maxX, by: size.width)
    let rows = Self.steps(from: area.minY, to: area.maxY, by: size.height)
    guard columns.count <= Self.mostCopies, columns.count * rows.count <= Self.mostCopies else {
      return []
    }
    let copies = rows.flatMap { row in
      columns.flatMap { column in
        let place = CGAffineTransform(
          translationX: CGFloat(column) * size.width, y: CGFloat(row) * size.height)
        return drawing.applying(place.concatenating(transform)).commands
      }
    }
    guard !copies.isEmpty else { return [] }
    return [
      .group(
        DisplayList(copies), clip: outline, transform: transform,
        opacity: Double(min(alpha, 1)))
    ]
  }

  private static let mostCopies = 10_000

  /// Returns the numbers of the copies that begin before an end and end after a beginning.
  private static func steps(from start: CGFloat, to end: CGFloat, by size: CGFloat) -> Range<Int> {
    let (first, last) = (
      Int(saturating: (start / size).rounded(.down)), Int(saturating: (end / size).rounded(.up))
    )
    return first..<max(first, min(last, first + mostCopies + 1))
  }
}
