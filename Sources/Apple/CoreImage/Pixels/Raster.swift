import Foundation

/// What is asked of an image.
struct RasterRequest: Sendable {
  var area: PixelArea
  /// Whether numbers are proportional to light; else they have the tone curve of sRGB.
  let isLinear: Bool

  func with(_ area: PixelArea) -> RasterRequest { RasterRequest(area: area, isLinear: isLinear) }
}

/// The pixels of an area, clear where nothing is.
///
/// *Units*: red, green, blue and alpha, 0...1 each, the colours multiplied by alpha.
struct Raster: Sendable {
  let area: PixelArea
  /// Rows from the bottom, each from the left.
  var pixels: [SIMD4<Float>]

  /// Makes an area that is clear.
  init(_ area: PixelArea) {
    self.area = area
    pixels = Array(repeating: .zero, count: area.width * area.height)
  }

  /// Makes an area of a colour for each pixel, by its place.
  init(_ area: PixelArea, _ pixel: (_ x: Int, _ y: Int) -> SIMD4<Float>) {
    self.area = area
    pixels = []
    pixels.reserveCapacity(area.width * area.height)
    for y in area.y..<area.y + area.height {
      for x in area.x..<area.x + area.width { pixels.append(pixel(x, y)) }
    }
  }

  /// Returns the pixel at a place; clear outside of the area.
  func at(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let (column, row) = (x - area.x, y - area.y)
    guard column >= 0, row >= 0, column < area.width, row < area.height else { return .zero }
    return pixels[row * area.width + column]
  }

  /// Returns the pixel of the area that is nearest to a place.
  func nearest(_ x: Int, _ y: Int) -> SIMD4<Float> {
    guard !area.isEmpty else { return .zero }
    let column = min(max(x - area.x, 0), area.width - 1)
    let row = min(max(y - area.y, 0), area.height - 1)
    return pixels[row * area.width + column]
  }

  /// Returns what lies at a point, mixed of the four pixels around it.
  func mixed(at point: CGPoint) -> SIMD4<Float> {
    let (x, y) = (Double(point.x) - 0.5, Double(point.y) - 0.5)
    let (left, bottom) = (x.rounded(.down), y.rounded(.down))
    let (shareX, shareY) = (Float(x - left), Float(y - bottom))
    let (column, row) = (Int(left), Int(bottom))
    let below = nearest(column, row) * (1 - shareX) + nearest(column + 1, row) * shareX
    let above = nearest(column, row + 1) * (1 - shareX) + nearest(column + 1, row + 1) * shareX
    return below * (1 - shareY) + above * shareY
  }

  /// Returns the same area with each pixel changed.
  func map(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> Raster {
    var changed = self
    for index in pixels.indices { changed.pixels[index] = change(pixels[index]) }
    return changed
  }
}
