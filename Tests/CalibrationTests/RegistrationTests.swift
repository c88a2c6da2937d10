import Foundation
import Pixels
import Testing

@testable import Calibration

/// Waves and a box: something to see everywhere, and nothing that repeats.
func pattern(_ x: Double, _ y: Double) -> Double {
  let waves = sin(x / 5.3) * 30 + cos(y / 7.1) * 30 + sin((x + 2 * y) / 11) * 25
  return 128 + waves
}

/// Draws a pattern whose places are looked up by a closure.
func picture(
  _ width: Int, _ height: Int, _ level: (Double, Double) -> Double
) -> GrayPicture {
  var levels: [UInt8] = []
  for row in 0..<height {
    for column in 0..<width {
      let value = level(Double(column) + 0.5, Double(row) + 0.5)
      levels.append(UInt8(min(max(value.rounded(), 0), 255)))
    }
  }
  return GrayPicture(width: width, height: height, levels: levels)
}

@Suite struct RegistrationTests {
  private let part = PixelRectangle(x: 20, y: 20, width: 60, height: 60)

  private func pair(_ seen: GrayPicture) -> Registration.Pair {
    Registration.Pair(look: picture(100, 100, pattern), seen: seen, part: part)
  }

  @Test func `a shift is found to a fiftieth of a pixel`() throws {
    let pair = pair(picture(100, 100) { pattern($0 - 2.37, $1 + 1.61) })
    let match = try #require(
      Registration().match([pair], from: Warp(centerX: 50, centerY: 50)))
    // Pixels.
    #expect(abs(match.warp.dx - 2.37) < 0.02)
    #expect(abs(match.warp.dy + 1.61) < 0.02)
    #expect(match.likeness > 0.99)
  }

  @Test func `a turn and a stretch are found about the centre`() throws {
    let (turn, wide, high) = (0.06, 1.05, 0.97)
    let seen = picture(100, 100) { x, y in
      let (across, down) = (x - 51, y - 49)
      let own = (
        (cos(turn) * across + sin(turn) * down) / wide,
        (cos(turn) * down - sin(turn) * across) / high
      )
      return pattern(50 + own.0, 50 + own.1)
    }
    let match = try #require(
      Registration(freedom: [.turn, .stretch]).match(
        [pair(seen)], from: Warp(centerX: 50, centerY: 50)))
    #expect(abs(match.warp.dx - 1) < 0.02)
    #expect(abs(match.warp.dy + 1) < 0.02)
    // Radians, and shares of the size: a fiftieth of a pixel at the edge of the part.
    #expect(abs(match.warp.turn - turn) < 0.0007)
    #expect(abs(match.warp.stretchX - 0.05) < 0.0007)
    #expect(abs(match.warp.stretchY + 0.03) < 0.0007)
  }

  @Test func `what covers a quarter of a part does not move it`() throws {
    let seen = picture(100, 100) { x, y in y < 35 ? 250 : pattern(x - 0.8, y + 0.6) * 0.9 + 8 }
    let match = try #require(
      Registration().match([pair(seen)], from: Warp(centerX: 50, centerY: 50)))
    // A twentieth of a pixel.
    #expect(abs(match.warp.dx - 0.8) < 0.05)
    #expect(abs(match.warp.dy + 0.6) < 0.05)
  }

  @Test func `a disc does not turn`() throws {
    func disc(_ x: Double, _ y: Double) -> Double {
      let distance = ((x - 50) * (x - 50) + (y - 50) * (y - 50)).squareRoot()
      return 40 + 180 / (1 + exp((distance - 20) / 1.2))
    }
    let pair = Registration.Pair(
      look: picture(100, 100, disc), seen: picture(100, 100) { disc($0 - 1.2, $1) }, part: part)
    let match = try #require(
      Registration(freedom: .turn).match([pair], from: Warp(centerX: 50, centerY: 50)))
    #expect(abs(match.warp.dx - 1.2) < 0.02)
    #expect(abs(match.warp.turn) < 0.01)
  }

  @Test func `what is alike square by square costs only the squares that are covered`() throws {
    let covered = pair(picture(100, 100) { x, y in y < 35 ? x * 2 : pattern(x, y) })
    let warp = Warp(centerX: 50, centerY: 50)
    let likeness = try #require(Registration().localLikeness([covered], warp))
    #expect(likeness > 0.6 && likeness < 0.95)
    let other = pair(picture(100, 100) { pattern($1 * 1.7, $0 * 0.6) })
    #expect(try #require(Registration().localLikeness([other], warp)) < 0.5)
  }

  @Test func `an even picture tells nothing`() {
    let even = pair(picture(100, 100) { _, _ in 128 })
    #expect(Registration().match([even], from: Warp(centerX: 50, centerY: 50)) == nil)
  }
}

@Suite struct ResamplerTests {
  private func resampler(
    _ width: Int, _ height: Int, scale: Double, _ x: Double = 0, _ y: Double = 0
  ) -> Resampler {
    Resampler(from: (80, 60), to: (width, height), scale: scale, offset: (x, y))
  }

  @Test func `a picture of its own scale stays as it is`() {
    let source = picture(80, 60, pattern)
    var same = resampler(80, 60, scale: 1)
    #expect(same.picture(of: source, changed: [0..<60]) == source)
  }

  @Test func `half the size has the pattern between its pixels`() {
    var half = resampler(40, 30, scale: 0.5)
    let small = half.picture(of: picture(80, 60, pattern), changed: [0..<60])
    let expected = picture(40, 30) { pattern($0 * 2, $1 * 2) }
    for row in 3..<27 {
      for column in 3..<37 {
        let place = row * 40 + column
        // Levels: the kernel softens the waves a little.
        #expect(abs(Int(small.levels[place]) - Int(expected.levels[place])) <= 3)
      }
    }
  }

  @Test func `drawing what changed is as good as drawing all`() {
    let first = picture(80, 60, pattern)
    let second = picture(80, 60) { x, y in (20..<31).contains(y) ? 10 : pattern(x, y) }
    var steps = resampler(61, 47, scale: 0.77, -1.3, 0.6)
    _ = steps.picture(of: first, changed: [0..<60])
    var whole = resampler(61, 47, scale: 0.77, -1.3, 0.6)
    #expect(
      steps.picture(of: second, changed: [20..<31])
        == whole.picture(of: second, changed: [0..<60]))
  }
}

@Suite struct OutlineMaskTests {
  @Test func `a pixel counts where an outline is near`() {
    let mask = OutlineMask(picture(60, 40) { x, _ in x < 30 ? 20 : 200 }, reach: 4)
    #expect(mask.contains(27, 20))
    #expect(mask.contains(33, 20))
    #expect(!mask.contains(20, 20))
    #expect(!mask.contains(40, 20))
  }
}
