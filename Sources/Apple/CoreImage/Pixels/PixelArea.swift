import Foundation

/// A rectangle of whole pixels.
///
/// *Space*: that of Core Image: the origin is at the lower left, +y is up.
struct PixelArea: Hashable, Sendable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
  }

  /// Returns the least area that holds a rectangle; `nil` for one without an end, or too large.
  init?(_ rect: CGRect) {
    guard !rect.isNull, !rect.isInfinite, rect.width.isFinite, rect.height.isFinite else {
      return nil
    }
    let (left, bottom) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
    guard let x = Int(exactly: left), let y = Int(exactly: bottom),
      let right = Int(exactly: rect.maxX.rounded(.up)),
      let top = Int(exactly: rect.maxY.rounded(.up)),
      abs(x) < Self.limit, abs(y) < Self.limit, right - x <= Self.longest, top - y <= Self.longest
    else { return nil }
    self.init(x: x, y: y, width: right - x, height: top - y)
  }

  /// The rectangle of the area.
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  var isEmpty: Bool { width == 0 || height == 0 }

  /// Returns the area with more pixels around it.
  func grown(by margin: Int) -> PixelArea {
    PixelArea(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Returns the part inside of a rectangle.
  func clipped(to rect: CGRect) -> PixelArea {
    if rect.isInfinite { return self }
    guard !rect.isNull, let other = PixelArea(rect.intersection(self.rect)) else {
      return PixelArea(x: x, y: y, width: 0, height: 0)
    }
    let (left, bottom) = (max(x, other.x), max(y, other.y))
    let right = min(x + width, other.x + other.width)
    let top = min(y + height, other.y + other.height)
    return PixelArea(x: left, y: bottom, width: right - left, height: top - bottom)
  }

  /// The longest edge of an image that is made of pixels.
  ///
  /// Unspecified by Apple: that of the largest texture of a phone.
  private static let longest = 16_384

  private static let limit = 1 << 40
}
