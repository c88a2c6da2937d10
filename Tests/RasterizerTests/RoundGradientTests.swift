import Drawing
import Geometry
import Pixels
import SeededNumbers
import Testing

@testable import Rasterizer

/// Round shapes are filled with gradients without Cairo, and have to look as if it had filled them.
@Suite struct RoundGradientTests {
  private static let size = PixelSize(width: 240, height: 180)

  private func gradient(_ numbers: inout SplitMix64, in box: CGRect) -> Gradient {
    func point() -> CGPoint {
      let (x, y) = (numbers.next(in: -0.3..<1.3), numbers.next(in: -0.3..<1.3))
      let sides = [0, 0.5, 1]
      let isEven = numbers.next(below: 2) == 0
      return CGPoint(
        x: box.minX + box.width * (isEven ? sides[numbers.next(below: 3)] : x),
        y: box.minY + box.height * (isEven ? sides[numbers.next(below: 3)] : y))
    }
    let places = (0..<2 + numbers.next(below: 3)).map { _ in numbers.next(in: 0..<1) }.sorted()
    let isWhole = numbers.next(below: 2) == 0
    let stops = places.enumerated().map { index, place in
      Gradient.Stop(
        isWhole ? Double(index) / Double(places.count - 1) : place,
        Color(
          red: numbers.next(in: 0..<1), green: numbers.next(in: 0..<1),
          blue: numbers.next(in: 0..<1), alpha: numbers.next(below: 20) == 0 ? 0.5 : 1))
    }
    return Gradient(.axial(start: point(), end: point()), stops: stops)
  }

  /// Returns a shape with a gradient that lies anywhere in the picture.
  private func mark(_ numbers: inout SplitMix64, largest: Double) -> DrawCommand {
    let (width, height) = (numbers.next(in: 2..<largest), numbers.next(in: 2..<largest))
    let box = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
    let place = CGAffineTransform(
      translationX: numbers.next(in: 0..<120), y: numbers.next(in: 0..<90))
    let turned = place.rotated(by: numbers.next(in: 0..<7))
    let stretched = turned.scaledBy(x: numbers.next(in: 0.6..<2), y: -numbers.next(in: 0.6..<2))
    return .gradient(
      numbers.next(below: 3) == 0
        ? .ellipse(box) : .roundedRectangle(box, radius: numbers.next(in: 0.5..<largest / 2)),
      gradient(&numbers, in: box), transform: [place, turned, stretched][numbers.next(below: 3)])
  }

  @Test(arguments: [6.0, 24, 80])
  func `a round gradient looks as Cairo draws it, wherever and however it lies`(
    largest: Double
  ) throws {
    var numbers = SplitMix64(seed: UInt64(largest))
    var openCount = 0
    for _ in 0..<60 {
      var (ours, cairos) = (
        Frame(size: Self.size, filledWith: 0), Frame(size: Self.size, filledWith: 0)
      )
      let marks = (0..<20).map { _ in mark(&numbers, largest: largest) }
      try ours.withMutablePixels { pixels in
        let canvas = try Canvas(pixels, extent: Self.size, scale: 2, shelf: ShadowShelf())
        var open: OpenPixels??
        for mark in marks {
          if try canvas.drawOpenly(mark, &open) { openCount += 1 } else { try canvas.draw(mark) }
        }
        try canvas.finish()
      }
      try cairos.withMutablePixels { pixels in
        let canvas = try Canvas(pixels, extent: Self.size, scale: 2, shelf: ShadowShelf())
        for mark in marks { try canvas.draw(mark) }
        try canvas.finish()
      }
      #expect(ours == cairos)
    }
    #expect(openCount > 200)
  }
}
