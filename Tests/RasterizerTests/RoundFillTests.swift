import CCairo
import Drawing
import Geometry
import Pixels
import SeededNumbers
import Testing

@testable import Rasterizer

/// Round shapes are filled without Cairo, and have to look as if it had filled them.
@Suite struct RoundFillTests {
  /// So near to 1 that Cairo takes it for opaque; and Cairo fills all that is not.
  private static let nearlyOpaque = 0.999_999_9

  /// Draws the same with our own filling and with Cairo's.
  private func pictures(
    _ outlines: [(Outline, CGAffineTransform)], scale: Double = 2,
    in group: ((DisplayList) -> DrawCommand)? = nil
  ) throws -> (ours: Frame, cairos: Frame) {
    func frame(alpha: Double) throws -> Frame {
      let marks = outlines.enumerated().map { index, mark in
        let (red, green) = ([0.1, 0.6, 1][index % 3], [0, 0.3, 0.8, 1][index % 4])
        let color = Color(red: red, green: green, blue: 0.25, alpha: alpha)
        return DrawCommand.fill(mark.0, color, transform: mark.1)
      }
      let list = DisplayList(marks)
      return try Rasterizer(size: CGSize(width: 120, height: 90), scale: scale)
        .frame(of: group.map { DisplayList([$0(list)]) } ?? list)
    }
    return (try frame(alpha: 1), try frame(alpha: Self.nearlyOpaque))
  }

  private func outline(_ numbers: inout SplitMix64, largest: Double) -> Outline {
    let (width, height) = (numbers.next(in: 1.01..<largest), numbers.next(in: 1.01..<largest))
    let box = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
    return numbers.next(below: 2) == 0
      ? .ellipse(box) : .roundedRectangle(box, radius: numbers.next(in: 0.5..<largest / 2))
  }

  @Test(arguments: [4.0, 12, 80, 200])
  func `a round shape is filled as Cairo fills it, wherever and however it lies`(
    largest: Double
  ) throws {
    var numbers = SplitMix64(seed: UInt64(largest))
    for _ in 0..<40 {
      let outlines = (0..<25).map { _ in
        let place = CGAffineTransform(
          translationX: numbers.next(in: -20..<140), y: numbers.next(in: -20..<110))
        let turned = place.rotated(by: numbers.next(in: 0..<7))
        let stretched = turned.scaledBy(
          x: numbers.next(in: 0.6..<2), y: -numbers.next(in: 0.6..<2))
        let transform = [place, turned, stretched][numbers.next(below: 3)]
        return (outline(&numbers, largest: largest), transform)
      }
      let (ours, cairos) = try pictures(outlines, scale: [1, 2, 3][numbers.next(below: 3)])
      #expect(ours == cairos)
    }
  }

  @Test func `many discs of one size are filled as Cairo fills them`() throws {
    var numbers = SplitMix64(seed: 1)
    let disc = Outline.roundedRectangle(CGRect(x: -2, y: -2, width: 4, height: 4), radius: 2)
    let outlines = (0..<4000).map { _ in
      let place = CGAffineTransform(
        translationX: numbers.next(in: 4..<116), y: numbers.next(in: 4..<86))
      return (disc, place)
    }
    let (ours, cairos) = try pictures(outlines)
    #expect(ours == cairos)
  }

  @Test func `round shapes in groups and under clips are filled as Cairo fills them`() throws {
    var numbers = SplitMix64(seed: 2)
    let clips: [Outline?] = [
      nil, .rectangle(CGRect(x: 10, y: 10, width: 60, height: 50)),
      .rectangle(CGRect(x: 10.3, y: 10, width: 60, height: 50)),
      .ellipse(CGRect(x: 5, y: 5, width: 100, height: 80)),
    ]
    for clip in clips {
      for opacity in [1, 0.6] {
        let outlines = (0..<200).map { _ in
          (
            outline(&numbers, largest: 20),
            CGAffineTransform(
              translationX: numbers.next(in: 0..<120), y: numbers.next(in: 0..<90))
          )
        }
        let (ours, cairos) = try pictures(outlines) {
          .group($0, clip: clip, transform: .identity, opacity: opacity)
        }
        #expect(ours == cairos)
      }
    }
  }

  @Test func `the two ways of filling are two`() throws {
    // What is nearly opaque is not filled by ourselves; or the tests above would compare nothing.
    let shape = Outline.ellipse(CGRect(x: 10, y: 10, width: 30, height: 30))
    let canvas = try Canvas(
      part: CGRect(x: 0, y: 0, width: 90, height: 90), scale: 1, format: CAIRO_FORMAT_ARGB32,
      shelf: ShadowShelf())
    var pixels: OpenPixels??
    let marks = [1, Self.nearlyOpaque].map {
      DrawCommand.fill(shape, Color(red: 1, green: 0, blue: 0, alpha: $0), transform: .identity)
    }
    #expect(try canvas.drawOpenly(marks[0], &pixels))
    #expect(try !canvas.drawOpenly(marks[1], &pixels))
  }

  @Test func `shapes that are kept take a bounded room`() throws {
    let shelf = ShapeShelf()
    for number in 0..<5000 {
      var points = OutlinePoints(tolerance: 0.01)
      points.line(to: SIMD2(0, 0))
      points.curve(to: SIMD2(100, 0), SIMD2(50, Double(100 + number)), SIMD2(100, 100))
      _ = shelf.shape(of: points)
    }
    #expect(shelf.cornerCount <= ShapeShelf.mostCorners)
    #expect(shelf.cornerCount > 0)
  }

  @Test func `an outline that goes up and down twice is left to Cairo`() {
    var points = OutlinePoints(tolerance: 0.01)
    for corner in [SIMD2(0.0, 0), SIMD2(20, 30), SIMD2(40, 0), SIMD2(40, 60), SIMD2(0, 60)] {
      points.line(to: corner)
    }
    #expect(ConvexShape(FlatOutline(points.key)) == nil)
  }
}
