import CoreGraphics
import CoreImage
import Foundation
import Testing

/// Returns an image of rows of pixels from the top, `0xAARRGGBB` each.
func image(_ rows: [[UInt32]]) -> CIImage {
  CIImage(
    cgImage: CGImage(levels: rows.flatMap { $0 }, width: rows[0].count, height: rows.count))
}

/// Returns the rows of the pixels of an image, from the top.
func rows(
  _ image: CIImage?, from rect: CGRect? = nil, options: [CIContextOption: Any]? = nil
) throws -> [[UInt32]] {
  let image = try #require(image)
  let made = try #require(
    CIContext(options: options).createCGImage(image, from: rect ?? image.extent))
  let levels = try #require(made.levels)
  return stride(from: 0, to: levels.count, by: made.width).map {
    Array(levels[$0..<$0 + made.width])
  }
}

let red: UInt32 = 0xFFFF_0000
let blue: UInt32 = 0xFF00_00FF
let white: UInt32 = 0xFFFF_FFFF
let black: UInt32 = 0xFF00_0000

@Suite struct CoreImageTests {
  @Test func `an image keeps its bytes, rows from the top`() throws {
    let pixels: [[UInt32]] = [[red, 0xFF80_7F01], [blue, 0x8040_2010]]
    #expect(try rows(image(pixels)) == pixels)
    #expect(image(pixels).extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try rows(image(pixels), options: [.workingColorSpace: NSNull()]) == pixels)
  }

  @Test func `the origin is at the lower left`() throws {
    let both = image([[red], [blue]])
    #expect(try rows(both.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))) == [[blue]])
    let moved = both.transformed(by: CGAffineTransform(translationX: 3, y: -1))
    #expect(moved.extent == CGRect(x: 3, y: -1, width: 1, height: 2))
    #expect(try rows(moved) == [[red], [blue]])
    #expect(
      try rows(moved, from: CGRect(x: 2, y: 0, width: 3, height: 2)) == [[0, 0, 0], [0, red, 0]])
  }

  @Test func `an enlarged image is mixed inside and sharp at its edges`() throws {
    let wide = image([[black, white]]).transformed(by: CGAffineTransform(scaleX: 2, y: 1))
    #expect(wide.extent.width == 4)
    let row = try rows(wide, options: [.workingColorSpace: NSNull()])[0]
    #expect(row == [black, 0xFF40_4040, 0xFFBF_BFBF, white])
  }

  @Test func `a clamped image goes on with its edges`() throws {
    let clamped = image([[red, blue]]).clampedToExtent()
    #expect(clamped.extent.isInfinite)
    #expect(
      try rows(clamped, from: CGRect(x: -2, y: 5, width: 5, height: 1))
        == [[red, red, red, blue, blue]])
    #expect(CIContext().createCGImage(clamped, from: clamped.extent) == nil)
    #expect(CIContext().createCGImage(.empty(), from: CIImage.empty().extent) == nil)
  }

  @Test func `turned images stand as cameras say`() throws {
    let wide = image([[red, blue]])
    let tall = wide.oriented(forExifOrientation: 6)
    #expect(tall.extent == CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(try rows(tall) == [[red], [blue]])
    #expect(try rows(wide.oriented(forExifOrientation: 3)) == [[blue, red]])
    #expect(try rows(wide.oriented(forExifOrientation: 2)) == [[blue, red]])
    #expect(try rows(wide.oriented(forExifOrientation: 8)) == [[blue], [red]])
  }

  @Test func `an image lies over another where it is opaque`() throws {
    let over = image([[red, 0]]).composited(over: image([[blue, blue, white]]))
    #expect(try rows(over) == [[red, blue, white]])
    // Half of the light, not half of the number.
    let half = image([[0x80FF_FFFF]]).composited(over: image([[black]]))
    #expect(try rows(half) == [[0xFFBC_BCBC]])
    #expect(try rows(half, options: [.workingColorSpace: NSNull()]) == [[0xFF80_8080]])
  }

  @Test func `colours and vectors say what they hold`() {
    #expect(CIColor(string: "0.5 0.25 0 1") == CIColor(red: 0.5, green: 0.25, blue: 0))
    #expect(CIColor(cgColor: CGColor(gray: 0.5, alpha: 0.25)).alpha == 0.25)
    #expect(CIColor(cgColor: CGColor(gray: 0.5, alpha: 0.25)).blue == 0.5)
    let vector = CIVector(x: 1, y: 2, z: 3, w: 4)
    #expect(vector.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(vector.count == 4)
    #expect(vector.value(at: 9) == 0)
    #expect(CIVector(x: 1, y: 2) == CIVector(cgPoint: CGPoint(x: 1, y: 2)))
  }
}
