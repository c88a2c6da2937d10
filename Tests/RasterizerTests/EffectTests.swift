import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@testable import Rasterizer

private func shadow(_ blur: Double, dx: Double = 0, dy: Double = 0) -> Shadow {
  Shadow(color: .black, blur: blur, offset: CGVector(dx: dx, dy: dy))
}

private let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

@Suite struct ShadowTests {
  private let square = DisplayList([.fill(18, 18, 4, 4, .red)])

  private func alphas(_ command: DrawCommand) throws -> [[Double]] {
    let frame = try draw(command, width: 40, height: 40, background: clear)
    return (0..<40).map { y in (0..<40).map { x in Double(frame[x, y] >> 24) } }
  }

  @Test func `a shadow without blur is what casts it, moved`() throws {
    let frame = try draw(
      .shadow(of: DisplayList([.fill(0, 0, 2, 1, .red)]), shadow(0, dx: 1, dy: 2)), width: 4,
      height: 4)
    #expect(frame.letters([white: ".", black: "#"]) == ["....", "....", ".##.", "...."])
  }

  @Test func `a blur keeps the sum of what it spreads`() throws {
    let sum = try alphas(.shadow(of: square, shadow(3))).joined().reduce(0, +)
    // Each of some 300 pixels is rounded by up to half a level, in both passes.
    #expect(abs(sum - 16 * 255) < 0.02 * 16 * 255)
  }

  @Test(arguments: [1.0, 1.5, 2.25])
  func `a blur has the variance that is asked for`(deviation: Double) throws {
    let bar = DisplayList([.fill(16, 0, 8, 40, .red)])
    let row = try alphas(.shadow(of: bar, shadow(deviation)))[20]
    let sum = row.reduce(0, +)
    let variance = row.enumerated().reduce(0.0) {
      $0 + $1.element * pow(Double($1.offset) - 19.5, 2)
    }
    // The bar's own variance is (8² − 1)/12; bytes make it uncertain to a twentieth of a pixel².
    #expect(abs(variance / sum - 63.0 / 12 - deviation * deviation) < 0.1)
  }

  @Test func `the middle of a blurred square is as dark as a Gaussian makes it`() throws {
    let dark = try alphas(.shadow(of: square, shadow(2)))
    // An even number of pixels: the middle four are half a pixel from the centre.
    let along = (erf(2.5 / (2 * 2.0.squareRoot())) + erf(1.5 / (2 * 2.0.squareRoot()))) / 2
    // Three boxes are a Gaussian to three hundredths.
    #expect(abs(dark[19][19] / 255 - along * along) < 0.03)
    #expect(dark[19][19] == dark[20][20])
  }

  @Test func `a shadow of something outside the picture falls into it`() throws {
    let outside = DisplayList([.fill(-20, 0, 10, 4, .red)])
    let frame = try draw(.shadow(of: outside, shadow(0, dx: 21)), width: 16, height: 4)
    #expect(frame.count(not: white) == 10 * 4)
    let blurred = try draw(.shadow(of: outside, shadow(6)), width: 16, height: 4)
    #expect(blurred.count(not: white) > 0)
  }
}

@Suite struct MaskTests {
  @Test func `a mask lets through as much as it is opaque`() throws {
    let half = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    let frame = try draw(
      .masked(
        DisplayList([.fill(0, 0, 4, 1, .black)]),
        mask: DisplayList([.fill(0, 0, 1, 1, .red), .fill(1, 0, 1, 1, half)])),
      width: 4, height: 1)
    #expect(frame[0, 0] == black)
    #expect(abs(Int(frame[1, 0] & 255) - 127) <= 1)
    #expect(frame[2, 0] == white)
  }

  @Test func `an empty mask hides everything`() throws {
    let frame = try draw(
      .masked(DisplayList([.fill(0, 0, 4, 1, .black)]), mask: DisplayList()), width: 4, height: 1)
    #expect(frame.count(not: white) == 0)
  }
}

@Suite struct BackdropTests {
  private let whole = Outline.rectangle(CGRect(x: 0, y: 0, width: 16, height: 4))
  private func blur(_ deviation: Double) -> DrawCommand {
    .backdrop(whole, Backdrop(blur: deviation), transform: .identity)
  }

  @Test func `one colour stays one colour`() throws {
    let frame = try draw(.fill(0, 0, 16, 4, .red), blur(3), width: 16, height: 4)
    #expect(frame.count(not: 0xFFFF_0000) == 0)
  }

  @Test func `an edge becomes soft, half and half in its middle`() throws {
    let frame = try draw(.fill(0, 0, 8, 4, .black), blur(2), width: 16, height: 4)
    let row = (0..<16).map { Int(frame[$0, 2] & 255) }
    #expect(row == row.sorted())
    #expect(abs(row[7] + row[8] - 255) <= 2)
    #expect(row[7] > 80)
  }

  @Test func `what is drawn later is not blurred`() throws {
    let frame = try draw(blur(3), .fill(0, 0, 8, 4, .black), width: 16, height: 4)
    #expect(frame.count(not: white) == 8 * 4)
  }

  @Test func `a backdrop in an opaque clip sees what is behind it`() throws {
    let clip = Outline.roundedRectangle(CGRect(x: 0, y: 0, width: 16, height: 4), radius: 1)
    let frame = try draw(
      .fill(0, 0, 8, 4, .black),
      .group(DisplayList([blur(2)]), clip: clip, transform: .identity, opacity: 1), width: 16,
      height: 4)
    #expect(Int(frame[8, 2] & 255) < 255)
  }

  @Test func `saturation leaves gray alone and moves colours`() throws {
    let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
    let pale = Color(red: 0.6, green: 0.5, blue: 0.5)
    let frame = try draw(
      .fill(0, 0, 1, 1, gray), .fill(1, 0, 1, 1, pale),
      .backdrop(whole, Backdrop(blur: 0, saturation: 2), transform: .identity), width: 2, height: 1)
    #expect(frame[0, 0] == 0xFF80_8080)
    #expect((frame[1, 0] >> 16) & 255 > 153)
  }
}

@Suite struct ProjectionTests {
  @Test func `an affine projection shows what the map itself shows`() throws {
    let content = DisplayList([.fill(1, 1, 2, 3, .red), .fill(2, 3, 2, 1, .blue)])
    let map = CGAffineTransform(translationX: 2, y: 1)
    let tilted = try draw(
      .projected(content, box: CGRect(x: 0, y: 0, width: 6, height: 6), Projection(map)))
    #expect(
      try tilted == draw(content.applying(map).commands[0], content.applying(map).commands[1]))
  }

  @Test func `what is further away is smaller`() throws {
    // w = 1 at the top and 2 at the bottom: half as wide there.
    let projection = Projection(
      m11: 1, m12: 0, m13: 0, m21: 0, m22: 2, m23: 1.0 / 8, m31: 0, m32: 0, m33: 1)
    let frame = try draw(
      .projected(
        DisplayList([.fill(0, 0, 8, 8, .black)]), box: CGRect(x: 0, y: 0, width: 8, height: 8),
        projection))
    let widths = (0..<8).map { y in (0..<8).reduce(0) { $0 + (frame[$1, y] == black ? 1 : 0) } }
    #expect(widths[0] == 7)
    #expect(widths[7] == 4)
    #expect(widths == widths.sorted(by: >))
  }

  @Test func `what is behind the eye is cut away`() throws {
    let projection = Projection(
      m11: 1, m12: 0, m13: -0.25, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
    let frame = try draw(
      .projected(
        DisplayList([.fill(0, 0, 8, 8, .black)]), box: CGRect(x: 0, y: 0, width: 8, height: 8),
        projection))
    #expect(frame.count(not: white) > 0)
  }
}
