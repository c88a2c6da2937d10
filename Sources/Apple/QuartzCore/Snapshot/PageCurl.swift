import Drawing
import Geometry

import func Arithmetic.sin

/// A page of paper that is rolled up from one of its sides, as one sees it from above.
///
/// What lies before the roll's edge is flat. Behind it the page goes up half around a cylinder, and
/// comes back over itself with its reverse side, on which the page shines through.
///
/// The page is cut into strips along the roll, each of which is drawn squeezed. A place along the
/// way is counted in points from the origin of the page's space, in the direction of `way`.
struct PageCurl {
  /// The page, in its own space.
  let page: CGRect
  /// The direction towards the side that is lifted first, of length 1.
  let way: CGVector
  /// How far the page is rolled up: 0 for a flat one, 1 for one that is gone.
  let progress: Double

  /// The radius of the roll as a share of the page's length along the way.
  ///
  /// Unspecified by Apple: chosen.
  private static let roundness = 0.1
  /// The number of strips in a quarter of the roll.
  private static let strips = 8
  /// How far a strip reaches under its neighbour, so that no gap is seen between them.
  ///
  /// *Units*: points.
  private static let overlap = 0.75
  /// The opacity of what shines through the paper.
  private static let shine = 0.12

  /// Returns the commands that draw the page and its shadow.
  ///
  /// - Parameters:
  ///   - content: what is on the page, in its space.
  ///   - transform: the map from the page's space to that of the picture.
  /// - Returns: the commands, in the space of the picture.
  func commands(of content: [DrawCommand], through transform: CGAffineTransform) -> [DrawCommand] {
    guard progress > 0 else { return DisplayList(content).applying(transform).commands }
    let lifted = lifted
    let (rising, back) = (lifted.filter { !$0.isReverse }, lifted.filter(\.isReverse))
    func drawn(_ strips: [Strip]) -> [DrawCommand] {
      strips.map { cut($0, marks(content, on: $0)) }
    }
    // What goes up casts a shadow on the ground, and what comes back on that, too.
    let first = back.isEmpty ? [shadow(of: rising)] + drawn(rising) : drawn(rising)
    let second = back.isEmpty ? [] : [shadow(of: back)] + drawn(back)
    return DisplayList([cut(flat, content)] + first + second).applying(transform).commands
  }

  // MARK: Places along the way

  /// The places of the page's first and last point.
  private var span: ClosedRange<Double> {
    let corners = [
      CGPoint(x: page.minX, y: page.minY), CGPoint(x: page.maxX, y: page.minY),
      CGPoint(x: page.minX, y: page.maxY), CGPoint(x: page.maxX, y: page.maxY),
    ].map { Double($0.x * way.dx + $0.y * way.dy) }
    return (corners.min() ?? 0)...(corners.max() ?? 0)
  }

  private var radius: Double { Self.roundness * (span.upperBound - span.lowerBound) }

  /// The place where the page leaves the ground.
  private var edge: Double {
    let (first, last) = (span.lowerBound - radius, span.upperBound)
    return last + (first - last) * progress
  }

  // MARK: Strips

  /// A part of the page between two places, and where it is seen.
  private struct Strip {
    /// The places on the flat page.
    var source: (Double, Double)
    /// The places where these are seen.
    var seen: (Double, Double)
    /// How dark the strip is at each of its ends.
    ///
    /// *Units*: opacity of black.
    var shade = (0.0, 0.0)
    /// Whether its reverse side is seen.
    var isReverse = false
  }

  private var flat: Strip {
    let first = span.lowerBound - 1
    return Strip(source: (first, edge), seen: (first, edge))
  }

  /// The strips above the ground, from the lowest to the highest.
  private var lifted: [Strip] {
    let (edge, radius) = (edge, radius)
    func turned(_ angle: Double) -> (source: Double, seen: Double) {
      (edge + radius * angle, edge + radius * sin(angle))
    }
    let step = Double.pi / 2 / Double(Self.strips)
    var strips = (0..<2 * Self.strips).map { index in
      let angles = (Double(index) * step, Double(index + 1) * step)
      let (near, far) = (turned(angles.0), turned(angles.1))
      return Strip(
        source: (near.source, far.source), seen: (near.seen, far.seen),
        shade: (Self.shade(at: angles.0), Self.shade(at: angles.1)),
        isReverse: index >= Self.strips)
    }
    let top = edge + radius * .pi
    let rest = max(span.upperBound - top, 0)
    strips.append(
      Strip(
        source: (top, top + rest), seen: (edge, edge - rest), shade: (Self.shade(at: .pi), 0),
        isReverse: true))
    return strips.filter { $0.source.0 < span.upperBound && $0.source.1 > $0.source.0 }
  }

  /// How dark the paper is where it has turned by an angle: it is darkest where it stands upright.
  private static func shade(at angle: Double) -> Double {
    let upright = sin(angle)
    return 0.06 * angle / .pi + 0.3 * upright * upright * upright
  }

  // MARK: Drawing

  private func shadow(of strips: [Strip]) -> DrawCommand {
    .shadow(
      of: DisplayList(strips.map { cut($0, [paper(.black, $0)]) }),
      Shadow(color: .black.faded(to: 0.4), blur: radius / 3, offset: CGVector(dx: 0, dy: 2)))
  }

  /// Maps points along and across the way to the page's space.
  private var turn: CGAffineTransform {
    CGAffineTransform(a: way.dx, b: way.dy, c: -way.dy, d: way.dx, tx: 0, ty: 0)
  }

  /// Maps the flat page to where a strip of it is seen.
  private func map(of strip: Strip) -> CGAffineTransform {
    let scale = (strip.seen.1 - strip.seen.0) / (strip.source.1 - strip.source.0)
    let squeezed = CGAffineTransform(
      a: scale, b: 0, c: 0, d: 1, tx: strip.seen.0 - scale * strip.source.0, ty: 0)
    return turn.inverted().concatenating(squeezed).concatenating(turn)
  }

  /// Returns a rectangle between two places, as long across as any page of the size may be.
  private func band(_ one: Double, _ other: Double) -> Outline {
    let breadth = 2 * (abs(page.minX) + abs(page.minY) + page.width + page.height)
    return .rectangle(
      CGRect(x: min(one, other), y: -breadth, width: abs(other - one), height: 2 * breadth))
  }

  private func paper(_ color: Color, _ strip: Strip) -> DrawCommand {
    .fill(.rectangle(page), color, transform: map(of: strip))
  }

  /// Cuts what is drawn on a strip to the strip.
  private func cut(_ strip: Strip, _ drawn: [DrawCommand]) -> DrawCommand {
    let (one, other) = strip.seen
    let under = other < one ? Self.overlap : -Self.overlap
    return .group(DisplayList(drawn), clip: band(one + under, other), transform: turn, opacity: 1)
  }

  /// Returns what is seen on a strip: its side of the page, and the shade.
  private func marks(_ content: [DrawCommand], on strip: Strip) -> [DrawCommand] {
    let map = map(of: strip)
    var seen = DisplayList(content).applying(map).commands
    if strip.isReverse { seen = [paper(.white, strip)] + seen.blended(at: Self.shine) }
    let shade = Gradient(
      .axial(
        start: CGPoint(x: strip.seen.0, y: 0), end: CGPoint(x: strip.seen.1, y: 0)),
      stops: [
        Gradient.Stop(0, .black.faded(to: strip.shade.0)),
        Gradient.Stop(1, .black.faded(to: strip.shade.1)),
      ])
    // It goes on under the neighbour, with the colour of its end.
    let (first, last) = (min(strip.seen.0, strip.seen.1), max(strip.seen.0, strip.seen.1))
    seen.append(
      .gradient(band(first - Self.overlap, last + Self.overlap), shade, transform: turn))
    return [.group(DisplayList(seen), clip: .rectangle(page), transform: map, opacity: 1)]
  }
}

extension ContentTransition {
  /// Returns the page that is rolled up, and whether the new content is on it; `nil` for another
  /// transition.
  func curl(of page: CGRect) -> (page: PageCurl, isNew: Bool)? {
    guard case .curl(let way, let comesDown) = turn else { return nil }
    let up = comesDown ? 1 - progress : progress
    return (PageCurl(page: page, way: way, progress: up), comesDown)
  }
}
