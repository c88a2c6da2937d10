import Drawing
import Geometry

/// Where films stand that are shown beside each other, in rows.
package struct BesideLayout {
  /// The size of the whole.
  ///
  /// *Units*: points.
  package let size: CGSize
  /// Where each film stands.
  package let boxes: [CGRect]
  private let titles: [DrawCommand]
  private let colors: BesideColors

  /// Lays films out from left to right, and row by row.
  ///
  /// - Parameters:
  ///   - panes: the films.
  ///   - columns: how many stand in a row; `nil` for all.
  ///   - colors: those of what stands around the films.
  package init(
    of panes: [BesidePane], columns: Int? = nil, in colors: BesideColors = .light
  ) {
    var (left, top, right) = (Self.margin, Self.margin / 2, 0.0)
    var boxes: [CGRect] = []
    var titles: [DrawCommand] = []
    for (place, pane) in panes.enumerated() {
      if let columns, place > 0, place.isMultiple(of: columns) {
        (left, top) = (Self.margin, (boxes.map(\.maxY).max() ?? 0) + Self.margin)
      }
      let width = max(pane.size.width, Self.leastWidth)
      titles.append(
        .text(
          TextRun(
            pane.title, font: Typeface(size: 13, weight: 600), color: colors.ink,
            box: CGRect(x: left, y: top, width: width, height: Self.heightOfTitle)),
          transform: .identity))
      boxes.append(
        CGRect(origin: CGPoint(x: left, y: top + Self.heightOfTitle), size: pane.size))
      left += width + Self.margin
      right = max(right, left)
    }
    (self.boxes, self.titles, self.colors) = (boxes, titles, colors)
    size = CGSize(width: right, height: (boxes.map(\.maxY).max() ?? 0) + Self.margin)
  }

  /// Returns the least number of columns with which films are at least as wide as they are high together, or up to
  /// half as many more where the last row is full then.
  package static func columns(of panes: [BesidePane]) -> Int {
    let least =
      (1...max(1, panes.count)).first { columns in
        let size = BesideLayout(of: panes, columns: columns).size
        return size.width >= size.height
      } ?? panes.count
    return (least...max(least, least * 3 / 2)).first { panes.count.isMultiple(of: $0) } ?? least
  }

  /// Returns a picture of all films.
  ///
  /// - Parameter pictures: one for each film.
  /// - Returns: the picture.
  func picture(of pictures: [Bitmap]) -> DisplayList {
    DisplayList(
      ground
        + zip(pictures, boxes).map { .image(ImageMark($0, box: $1), transform: .identity) }
        + lines)
  }

  /// What stands around films that something else shows.
  package var frame: DisplayList { DisplayList(ground + lines) }

  private var ground: [DrawCommand] {
    [.fill(.rectangle(CGRect(origin: .zero, size: size)), colors.paper, transform: .identity)]
      + titles
  }

  private var lines: [DrawCommand] {
    boxes.map { box in
      .stroke(
        .rectangle(box.insetBy(dx: -0.5, dy: -0.5)), StrokeStyle(width: 1), colors.line,
        transform: .identity)
    }
  }

  /// *Units*: points.
  private static let margin = 12.0
  private static let heightOfTitle = 24.0
  /// The least width, so that a title has room.
  private static let leastWidth = 120.0
}

/// The colours of what stands around films beside each other.
package struct BesideColors: Hashable, Sendable {
  let paper: Color
  let ink: Color
  let line: Color

  /// Those for films on light ground.
  package static let light = BesideColors(
    paper: Color(red: 0.95, green: 0.95, blue: 0.96), ink: Color(red: 0.2, green: 0.2, blue: 0.24),
    line: Color(red: 0.7, green: 0.7, blue: 0.73))
  /// Those for films in dark.
  package static let dark = BesideColors(
    paper: Color(red: 0.13, green: 0.13, blue: 0.14),
    ink: Color(red: 0.88, green: 0.88, blue: 0.9), line: Color(red: 0.33, green: 0.33, blue: 0.36))
}
