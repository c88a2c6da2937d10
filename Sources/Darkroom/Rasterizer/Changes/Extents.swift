import Drawing
import Geometry
import Pixels

/// Finds the pixels of one picture that drawing commands may change.
struct Extents: Sendable {
  /// *Units*: pixels a point.
  let scale: Double
  /// *Units*: pixels.
  let size: PixelSize

  /// How far antialiasing and rounding reach at most.
  ///
  /// *Units*: pixels.
  private static let margin = 2.0

  /// Finds the pixels outside of which a command leaves the picture as it was.
  ///
  /// - Returns: pixels of the picture; nil where nothing is known.
  func pixels(of command: DrawCommand) -> PixelRectangle? {
    guard let bounds = command.bounds(scale: scale) else { return nil }
    guard !bounds.isNull else { return PixelRectangle(x: 0, y: 0, width: 0, height: 0) }
    guard bounds.isFinite else { return nil }
    func clamp(_ value: Double, _ limit: Int) -> Int { Int(min(max(value, 0), Double(limit))) }
    let left = clamp((bounds.minX - Self.margin).rounded(.down), size.width)
    let right = clamp((bounds.maxX + Self.margin).rounded(.up), size.width)
    let top = clamp((bounds.minY - Self.margin).rounded(.down), size.height)
    let bottom = clamp((bounds.maxY + Self.margin).rounded(.up), size.height)
    return PixelRectangle(x: left, y: top, width: right - left, height: bottom - top)
  }
}
