import Drawing
import Geometry
import Pixels
import Typography

/// How far drawing commands reach, as far as that is known.
struct Extents: Sendable {
  /// Units: pixels a point.
  let scale: Double
  /// Units: pixels.
  let size: PixelSize

  /// Antialiasing and rounding reach no further. Units: pixels.
  private static let margin = 2.0

  /// The pixels outside of which a command leaves the picture as it was; `nil` if nothing is known.
  func pixels(of command: DrawCommand) -> PixelRectangle? {
    guard let extent = extent(of: command) else { return nil }
    return pixels(in: extent)
  }

  /// The pixels that a rectangle in points touches, with a margin, as far as they are in the picture.
  func pixels(in extent: CGRect) -> PixelRectangle? {
    guard !extent.isNull else { return PixelRectangle(x: 0, y: 0, width: 0, height: 0) }
    let device = extent.scaled(by: scale)
    guard device.isFinite else { return nil }
    func clamp(_ value: Double, _ limit: Int) -> Int { Int(min(max(value, 0), Double(limit))) }
    let left = clamp((device.minX - Self.margin).rounded(.down), size.width)
    let right = clamp((device.maxX + Self.margin).rounded(.up), size.width)
    let top = clamp((device.minY - Self.margin).rounded(.down), size.height)
    let bottom = clamp((device.maxY + Self.margin).rounded(.up), size.height)
    return PixelRectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Units: points.
  private func extent(of command: DrawCommand) -> CGRect? {
    switch command {
    case .fill(let outline, _, let transform):
      return map(outline.bounds(margin: 0), by: transform)
    case .stroke(let outline, let style, _, let transform):
      return map(outline.bounds(margin: style.reach), by: transform)
    case .text(let run, let transform):
      return extent(of: run).flatMap { map($0, by: transform) }
    case .group(_, let clip?, let transform, _):
      return map(clip.bounds(margin: 0), by: transform)
    case .group(let content, nil, _, _):
      return extent(of: content)
    case .gradient(let outline, _, let transform), .backdrop(let outline, _, let transform):
      return map(outline.bounds(margin: 0), by: transform)
    case .image(let mark, let transform):
      return map(mark.box.standardized, by: transform)
    case .shadow(let content, let shadow):
      guard let casting = extent(of: content) else { return nil }
      let reach = shadow.reach(scale: scale)
      return casting.isNull
        ? casting
        : casting.offsetBy(dx: shadow.offset.dx, dy: shadow.offset.dy)
          .insetBy(dx: -reach, dy: -reach)
    case .masked(_, let mask):
      // What is outside of the mask is not drawn.
      return extent(of: mask)
    case .projected(_, let box, let projection):
      let seen = Outline.path(projection.outline(of: box).map { .line($0) }, rule: .winding)
      return map(seen.bounds(margin: 0), by: .identity)
    }
  }

  private func extent(of list: DisplayList) -> CGRect? {
    var union = CGRect.null
    for command in list.commands {
      guard let extent = extent(of: command) else { return nil }
      union = union.union(extent)
    }
    return union
  }

  /// Nothing is known of what is not a number.
  private func map(_ extent: CGRect, by transform: CGAffineTransform) -> CGRect? {
    extent.isNull ? extent : extent.isFinite ? extent.applying(transform) : nil
  }

  /// Where a text leaves ink, in the space of its box.
  private func extent(of run: TextRun) -> CGRect? {
    // What fails fails in the same way when it is drawn, and says so there.
    (try? TextInk.of(run, scale: scale))?.bounds
  }
}
