import Pixels
import SeededNumbers
import Testing

@Suite struct ReductionTests {
  private func frame(_ width: Int, _ pixels: [UInt32]) -> Frame {
    Frame(size: PixelSize(width: width, height: pixels.count / width), pixels: pixels)
  }

  @Test func `four pixels become their mean, to the nearest level`() {
    let four = frame(2, [0xFF00_0000, 0xFF01_0203, 0xFF01_0203, 0xFF01_0204])
    #expect(four.reduced(to: PixelSize(width: 1, height: 1)).pixels == [0xFF01_0203])
  }

  /// When three pixels become two, the first covers the first and half of the second.
  @Test func `a ratio that is no whole number shares pixels`() {
    let three = frame(3, [0xFF00_0000, 0xFF00_005A, 0xFF00_00B4])
    #expect(three.reduced(to: PixelSize(width: 2, height: 1)).pixels == [0xFF00_001E, 0xFF00_0096])
  }

  @Test func `clear pixels give no colour`() {
    let pair = frame(2, [0xFFC8_0000, 0x0000_FF00])
    #expect(pair.reduced(to: PixelSize(width: 1, height: 1)).pixels == [0x80C8_0000])
    let clear = frame(2, [0x00FF_FFFF, 0x0000_FF00])
    #expect(clear.reduced(to: PixelSize(width: 1, height: 1)).pixels == [0])
  }

  @Test func `one colour stays what it is at every scale`() {
    for pixel: UInt32 in [0xFFFF_FFFF, 0xFF12_3456, 0x8012_3456] {
      let large = Frame(size: PixelSize(width: 31, height: 17), filledWith: pixel)
      for size in [PixelSize(width: 31, height: 17), PixelSize(width: 10, height: 5)] {
        #expect(large.reduced(to: size) == Frame(size: size, filledWith: pixel))
      }
    }
  }

  /// Compares with a computation in fractions, which the one in whole numbers has to match.
  @Test func `any picture is what the fractions say`() {
    var numbers = SplitMix64(seed: 12)
    for _ in 0..<40 {
      let (width, height) = (1 + numbers.next(below: 12), 1 + numbers.next(below: 12))
      let small = PixelSize(
        width: 1 + numbers.next(below: width), height: 1 + numbers.next(below: height))
      let large = frame(
        width, (0..<width * height).map { _ in 0xFF00_0000 | UInt32(numbers.next(below: 1 << 24)) })
      let reduced = large.reduced(to: small)
      for y in 0..<small.height {
        for x in 0..<small.width {
          for shift: UInt32 in [0, 8, 16] {
            let exact = mean(of: large, small, x, y, shift)
            #expect(abs(Double(reduced[x, y] >> shift & 255) - exact) < 0.5001)
          }
        }
      }
    }
  }

  private func mean(
    of frame: Frame, _ small: PixelSize, _ x: Int, _ y: Int, _ shift: UInt32
  ) -> Double {
    func overlap(_ place: Int, _ index: Int, _ long: Int, _ short: Int) -> Double {
      let ratio = Double(long) / Double(short)
      let start = max(Double(place), Double(index) * ratio)
      return max(0, min(Double(place + 1), Double(index + 1) * ratio) - start)
    }
    var (sum, weight) = (0.0, 0.0)
    for row in 0..<frame.size.height {
      for column in 0..<frame.size.width {
        let part =
          overlap(column, x, frame.size.width, small.width)
          * overlap(row, y, frame.size.height, small.height)
        sum += part * Double(frame[column, row] >> shift & 255)
        weight += part
      }
    }
    return sum / weight
  }
}
