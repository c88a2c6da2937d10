import Pixels
import Testing

@testable import Filming

@Suite struct FilmstripTests {
  private let white: UInt32 = 0xFFFF_FFFF
  private let orange: UInt32 = 0xFFFF_8000

  /// White with a 10-pixel square at `x`.
  private func shot(_ x: Int, width: Int = 100) -> Filmstrip.Shot {
    var frame = Frame(size: PixelSize(width: width, height: 50), filledWith: white)
    for row in 20..<30 {
      for column in x..<x + 10 { frame[column, row] = orange }
    }
    return Filmstrip.Shot(frame, seconds: Double(x) / 40)
  }

  @Test func `shots stand side by side with gaps and labels`() throws {
    let strip = try Filmstrip().picture(of: [shot(0), shot(30), shot(60)])
    // Gaps of 5, frames of 100×50, labels of 9 points and so 14 pixels high.
    #expect(strip.size == PixelSize(width: 5 + 3 * 105, height: 5 + 14 + 50 + 5))
    for (index, x) in [0, 30, 60].enumerated() {
      let left = 5 + index * 105
      #expect(strip[left + x, 5 + 14 + 20] == orange)
      #expect(strip[left + x + 10, 5 + 14 + 20] == white)
      #expect(strip[left - 1, 40] == strip[0, 0])
      // Something is written above each.
      let label = (5..<19).flatMap { y in (left..<left + 100).map { strip[$0, y] } }
      #expect(label.contains { $0 != strip[0, 0] })
    }
    #expect(strip[0, 0] != white)
  }

  @Test func `further shots stand in rows below`() throws {
    var filmstrip = Filmstrip()
    filmstrip.columns = 2
    let strip = try filmstrip.picture(of: [shot(0), shot(30), shot(60)])
    #expect(strip.size == PixelSize(width: 5 + 2 * 105, height: 5 + 2 * 69))
    #expect(strip[5 + 60, 5 + 69 + 14 + 20] == orange)
  }

  @Test func `wide shots become smaller by a whole factor`() throws {
    let strip = try Filmstrip().picture(of: [shot(20, width: 640)])
    // 320 pixels, gaps of 16 on both sides; labels of 22 points and so 35 pixels high.
    #expect(strip.size == PixelSize(width: 16 + 320 + 16, height: 16 + 35 + 25 + 16))
    #expect(strip[16 + 10, 16 + 35 + 12] == orange)
    #expect(strip[16 + 15, 16 + 35 + 12] == white)
  }

  @Test func `reducing takes the mean and keeps what is clear clear`() throws {
    let frame = Frame(
      size: PixelSize(width: 4, height: 2),
      pixels: [
        0xFF00_0000, 0xFF64_0000, 0, 0,
        0xFF00_0000, 0xFF64_0000, 0xFF00_00FF, 0,
      ])
    var filmstrip = Filmstrip()
    filmstrip.widestShot = 2
    let strip = try filmstrip.picture(of: [Filmstrip.Shot(frame, seconds: 0)])
    let y = strip.size.height - 5
    #expect(strip[4, y] == 0xFF32_0000)
    // A quarter of blue on the paper, 230, 230 and 235.
    let red = Int(strip[5, y] >> 16 & 255)
    #expect(abs(red - 230 * 3 / 4) <= 1)
  }

  @Test func `an onion fades what is earlier and leaves the ground`() throws {
    let picture = try Filmstrip().onion(of: [shot(0), shot(30), shot(60)])
    let y = 5 + 14 + 25
    // A quarter, five eighths and all of orange's missing blue.
    for (x, blue) in [(0, 191.25), (30, 95.625), (60, 0)] {
      #expect(abs(Double(picture[5 + x, y] & 255) - blue) <= 0.5)
    }
    #expect(picture[5 + 20, y] == white)
  }

  @Test func `an onion of two shots takes the ground of the film where they differ`() throws {
    let picture = try Filmstrip().onion(of: [shot(0), shot(30)])
    #expect(picture[5 + 30, 5 + 14 + 25] == orange)
    #expect(picture[5, 5 + 14 + 25] >> 16 & 255 == 255)
    #expect(picture[5 + 20, 5 + 14 + 25] == white)
  }

  @Test func `a strip of nothing is refused`() {
    #expect(throws: FilmError.noFrames) { try Filmstrip().picture(of: []) }
    #expect(throws: FilmError.noFrames) { try Filmstrip().onion(of: []) }
  }

  /// An edge that is half white once left a white line where two shapes overlap.
  @Test func `soft edges leave no rim of the ground between shapes`() throws {
    let (white, red) = (UInt32(0xFFFF_FFFF), UInt32(0xFFFF_0000))
    func shot(_ edge: Int) -> Filmstrip.Shot {
      var frame = Frame(size: PixelSize(width: 40, height: 40), filledWith: white)
      for y in 0..<40 {
        for x in edge + 1..<40 { frame[x, y] = red }
        frame[edge, y] = 0xFFFF_8080
      }
      return Filmstrip.Shot(frame, seconds: 0)
    }
    let onion = try Filmstrip().onion(of: [shot(2), shot(20)])
    // Around the second edge there is nothing as light as what was there before it.
    let row = onion.size.height - 10
    let levels = (0..<onion.size.width).map { onion[$0, row] }
    let start = try #require(levels.lastIndex(of: red)) - 19
    let before = levels[start - 4] & 255
    #expect(levels[start - 2...start + 2].allSatisfy { $0 & 255 <= before })
  }
}
