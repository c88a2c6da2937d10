import FrameComparison
import Pixels
import Testing

@Suite struct ComparerTests {
  @Test func `equal pictures have no difference`() {
    let difference = FrameComparer().difference(from: blank(), to: blank())
    #expect(difference == FrameDifference(size: blank().size))
    #expect(difference.isEmpty && difference.worstWindow == nil)
  }

  @Test(arguments: [0, 8, 16, 24])
  func `one level of one channel of one pixel is a difference`(shift: UInt32) {
    let reference = blank().setting(7, 5, 0x8080_8080)
    let actual = blank().setting(7, 5, 0x8080_8080 + (1 << shift))
    let difference = FrameComparer().difference(from: reference, to: actual)
    #expect(difference.differentCount == 1)
    #expect(difference.bounds == PixelRectangle(x: 7, y: 5, width: 1, height: 1))
    #expect(difference.largestDistance > 0)
  }

  @Test func `colours of clear pixels differ without looking different`() {
    let reference = blank().setting(0, 0, 0x0012_3456)
    let exact = FrameComparer().difference(from: reference, to: blank().setting(0, 0, 0))
    #expect(exact.differentCount == 1)
    let tolerant = FrameComparer(tolerance: 1e-9)
      .difference(from: reference, to: blank().setting(0, 0, 0))
    #expect(tolerant.differentCount == 0 && tolerant.toleratedCount == 1)
  }

  /// 0.5053 · 255² of 35215 is 0.933; its root is 0.966.
  @Test func `black is 0·966 from white, and one level of grey a 255th of that`() {
    let far = FrameComparer().difference(from: blank(), to: blank().setting(1, 1, black))
    #expect(abs(far.largestDistance - 0.96594) < 1e-4)
    let near = FrameComparer().difference(from: blank(), to: blank().setting(1, 1, 0xFFFE_FEFE))
    #expect(abs(near.largestDistance - 0.96594 / 255) < 1e-6)
  }

  @Test func `green counts more than blue`() {
    func distance(_ pixel: UInt32) -> Double {
      FrameComparer().difference(from: blank(), to: blank().setting(1, 1, pixel)).largestDistance
    }
    #expect(distance(0xFFFF_EFFF) > 2 * distance(0xFFFF_FFEF))
  }

  @Test func `transparency counts on white and on black`() {
    let clear = FrameComparer().difference(from: blank(), to: blank().setting(1, 1, 0x00FF_FFFF))
    #expect(abs(clear.largestDistance - 0.96594) < 1e-4)
  }

  @Test func `a tolerance lets nearer colours pass and no others`() {
    let actual = blank().setting(3, 3, 0xFFFA_FAFA).setting(20, 20, 0xFFD0_D0D0)
    let difference = FrameComparer(tolerance: 0.1).difference(from: blank(), to: actual)
    #expect(difference.differentCount == 1 && difference.toleratedCount == 1)
    #expect(difference.bounds == PixelRectangle(x: 20, y: 20, width: 1, height: 1))
  }

  /// The edge is slanted, and antialiased at half coverage in one picture only.
  @Test func `an edge that is smoothed in another way passes with a tolerance`() {
    var (hard, soft) = (blank(), blank())
    for y in 0..<30 {
      let edge = 5 + y / 2
      for x in 0..<edge {
        hard[x, y] = black
        soft[x, y] = black
      }
      soft[edge, y] = y.isMultiple(of: 2) ? 0xFFC0_C0C0 : 0xFF40_4040
      hard[edge, y] = y.isMultiple(of: 2) ? 0xFF90_9090 : 0xFF10_1010
    }
    var comparer = FrameComparer(tolerance: 0.05)
    let ignored = comparer.difference(from: hard, to: soft)
    comparer.ignoresAntialiasing = false
    let counted = comparer.difference(from: hard, to: soft)
    #expect(counted.differentCount == 30)
    #expect(ignored.differentCount < 4)
    #expect(ignored.toleratedCount + ignored.differentCount == 30)
  }

  @Test func `a moved square is no smoothing`() {
    let part = PixelRectangle(x: 5, y: 5, width: 10, height: 10)
    var moved = part
    moved.x += 2
    let difference = FrameComparer(tolerance: 0.1)
      .difference(from: blank().filling(part), to: blank().filling(moved))
    #expect(difference.differentCount == 40)
  }
}
