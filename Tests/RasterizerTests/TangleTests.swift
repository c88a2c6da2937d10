import Drawing
import Foundation
import Geometry
import Testing

@testable import Rasterizer

/// Paths whose sides cross thousands of times look like others, but for some levels at edges.
@Suite struct TangleTests {
  private let rasterizer = Rasterizer(size: CGSize(width: 100, height: 100), scale: 2)

  /// Returns a square whose outline goes around it so often.
  private func square(_ turns: Int, rule: FillRule) -> Outline {
    let corners = [(10.0, 10.0), (90, 10), (90, 90), (10, 90)].map { CGPoint(x: $0.0, y: $0.1) }
    let lines = (0..<turns).flatMap { _ in corners.map { PathElement.line($0) } }
    return .path([.move(corners[0])] + lines + [.close], rule: rule)
  }

  private func difference(
    _ one: DrawCommand, _ other: DrawCommand
  ) throws -> (largest: Int, share: Double) {
    let first = try rasterizer.frame(of: DisplayList([one]))
    let second = try rasterizer.frame(of: DisplayList([other]))
    var largest = 0
    var count = 0
    for (a, b) in zip(first.pixels, second.pixels) {
      let difference = abs(Int(a & 255) - Int(b & 255))
      largest = max(largest, difference)
      if difference > 2 { count += 1 }
    }
    return (largest, Double(count) / Double(first.size.area))
  }

  @Test func `a polygon gone around is covered once, as by area`() {
    var cover = Cover(width: 4, height: 3)
    // A rectangle from (0.5, 0.25) to (2.75, 2).
    let corners = [(0.5, 0.25), (2.75, 0.25), (2.75, 2), (0.5, 2)].map { CGPoint(x: $0.0, y: $0.1) }
    for (one, other) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      cover.add(from: one, to: other)
    }
    #expect(
      cover.levels(isEvenOdd: false) == [96, 191, 143, 0, 128, 255, 191, 0, 0, 0, 0, 0])
  }

  @Test func `what is left of the picture counts, and what is right of it does not`() {
    var cover = Cover(width: 2, height: 1)
    cover.add(from: CGPoint(x: -3, y: 0), to: CGPoint(x: -1, y: 1))
    cover.add(from: CGPoint(x: 9, y: 1), to: CGPoint(x: 7, y: 0))
    #expect(cover.levels(isEvenOdd: false) == [255, 255])
  }

  @Test func `what is gone around twice is outside where even and odd tell`() {
    var cover = Cover(width: 1, height: 1)
    for _ in 0..<2 { cover.add(from: .zero, to: CGPoint(x: 0, y: 1)) }
    #expect(cover.levels(isEvenOdd: true) == [0])
    #expect(cover.levels(isEvenOdd: false) == [255])
  }

  @Test func `a tangle is filled where it is gone around, or oddly often`() throws {
    let box = Outline.rectangle(CGRect(x: 10, y: 10, width: 80, height: 80))
    let nothing = Outline.rectangle(CGRect(x: 200, y: 200, width: 1, height: 1))
    for (tangle, wanted) in [
      (square(2500, rule: .winding), box), (square(2501, rule: .evenOdd), box),
      (square(2500, rule: .evenOdd), nothing),
    ] {
      let (largest, _) = try difference(
        .fill(tangle, .black, transform: .identity), .fill(wanted, .black, transform: .identity))
      #expect(largest == 0)
    }
  }

  @Test func `a stroked tangle covers what its lines cover`() throws {
    var lines: [PathElement] = [.move(CGPoint(x: 10, y: 10))]
    for index in 1...2500 {
      lines.append(.line(CGPoint(x: 10 + Double(index) * 80 / 2500, y: index % 2 == 0 ? 10 : 90)))
    }
    let style = StrokeStyle(width: 1, cap: .butt, join: .bevel)
    let (_, share) = try difference(
      .stroke(.path(lines, rule: .winding), style, .black, transform: .identity),
      .fill(.rectangle(CGRect(x: 10, y: 10, width: 80, height: 80)), .black, transform: .identity))
    #expect(share < 0.03)
  }

  @Test func `a path that few rows meet often is no tangle`() throws {
    let points = (0..<3000).map { index in
      let angle = Double(index) * 2 * .pi / 3000
      return CGPoint(x: 50 + 40 * cos(angle), y: 50 + 40 * sin(angle))
    }
    let round: [PathElement] = [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
    // Cairo draws the very same picture for a polygon in two subpaths, of which it makes no tangle.
    let same = try difference(
      .fill(.path(round, rule: .winding), .black, transform: .identity),
      .fill(
        .path(round + [.move(.zero), .line(CGPoint(x: 1, y: 0))], rule: .winding), .black,
        transform: .identity))
    #expect(same.largest == 0)
  }
}
