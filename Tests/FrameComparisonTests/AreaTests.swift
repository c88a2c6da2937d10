import FrameComparison
import Pixels
import SeededNumbers
import Testing

@Suite struct AreaTests {
  private let comparer = FrameComparer(windowSide: 8)

  @Test func `the worst window holds a dense defect`() throws {
    let defect = PixelRectangle(x: 21, y: 13, width: 6, height: 5)
    let actual = blank().filling(defect).setting(1, 1, black).setting(38, 28, black)
    let window = try #require(
      comparer.difference(from: blank(), to: actual).worstWindow)
    #expect(window.differentCount == 30)
    #expect(window.share == 30.0 / 64)
    #expect(window.part.union(defect) == window.part)
  }

  /// Compares with counting every window pixel by pixel.
  @Test(arguments: [UInt64](1...40))
  func `the worst window is the worst of all`(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let size = PixelSize(width: 3 + numbers.next(below: 30), height: 3 + numbers.next(below: 30))
    let reference = Frame(size: size, filledWith: white)
    var actual = reference
    for _ in 0...numbers.next(below: 60) {
      actual[numbers.next(below: size.width), numbers.next(below: size.height)] = black
    }
    let window = try #require(comparer.difference(from: reference, to: actual).worstWindow)
    var most = 0
    for y in 0...(size.height - window.part.height) {
      for x in 0...(size.width - window.part.width) {
        most = max(most, count(actual, x, y, window.part))
      }
    }
    #expect(window.differentCount == most)
    #expect(count(actual, window.part.x, window.part.y, window.part) == most)
  }

  @Test func `two places that differ have two rectangles, the larger first`() {
    let (one, other) = (
      PixelRectangle(x: 2, y: 3, width: 4, height: 2),
      PixelRectangle(x: 30, y: 20, width: 5, height: 6)
    )
    let difference = comparer.difference(
      from: blank(), to: blank().filling(one).filling(other))
    #expect(difference.rectangles() == [other, one])
    #expect(difference.rectangles(limit: 1) == [other])
    #expect(difference.bounds == one.union(other))
  }

  @Test func `limits of the picture let specks and defects pass alike, those of a window do not`() {
    let specks = (0..<10).reduce(blank()) { $0.setting($1 * 4, $1 * 3, black) }
    let defect = blank().filling(PixelRectangle(x: 9, y: 9, width: 5, height: 2))
    let (scattered, dense) = (
      comparer.difference(from: blank(), to: specks), comparer.difference(from: blank(), to: defect)
    )
    #expect(scattered.share == dense.share)
    let picture = PixelLimits(ofThePicture: 0.01)
    #expect(picture.allow(scattered) && picture.allow(dense))
    let window = PixelLimits(ofTheWorstWindow: 0.1)
    #expect(window.allow(scattered) && !window.allow(dense))
    #expect(!PixelLimits().allow(scattered))
  }

  private func count(_ frame: Frame, _ x: Int, _ y: Int, _ part: PixelRectangle) -> Int {
    (y..<y + part.height).reduce(0) { sum, row in
      sum + (x..<x + part.width).count { frame[$0, row] == black }
    }
  }
}

@Suite struct HeatMapTests {
  @Test func `a heat map is hottest where a film differs most often`() {
    var map = HeatMap(size: blank().size)
    #expect(map.frame.pixels.allSatisfy { $0 == 0 })
    for actual in [blank().setting(1, 1, black), blank().setting(1, 1, black).setting(2, 2, black)]
    {
      map.add(FrameComparer().difference(from: blank(), to: actual))
    }
    #expect(map.frame[0, 0] == 0)
    #expect(map.frame[1, 1] == 0xFF78_008C)
    #expect(map.frame[2, 2] == 0xFFEB_3C1E)
  }
}
