import Drawing
import Geometry
import Pixels
import Typography

extension DisplayList {
  /// Finds a rectangle that holds everything that is drawn.
  ///
  /// - Parameter scale: pixels a point.
  /// - Returns: the rectangle in pixels; null where nothing is drawn, nil where it is unknown.
  func bounds(scale: Double) -> CGRect? {
    extent(scale: scale) { $0.ink(scale: scale) }?.scaled(by: scale)
  }
}

extension DrawCommand {
  /// Finds a rectangle that holds everything that the command draws.
  ///
  /// - Parameter scale: pixels a point.
  /// - Returns: the rectangle in pixels; null where nothing is drawn, nil where it is unknown.
  func bounds(scale: Double) -> CGRect? {
    extent(scale: scale) { $0.ink(scale: scale) }?.scaled(by: scale)
  }
}

extension CGAffineTransform {
  /// Whether rectangles stay rectangles with level edges.
  var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

extension CGRect {
  /// Makes the rectangle of some pixels.
  init(_ part: PixelRectangle) {
    self.init(x: part.x, y: part.y, width: part.width, height: part.height)
  }

  /// Returns true when no coordinate is further from zero than `distance`.
  func isWithin(_ distance: Double) -> Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0) <= distance }
  }

  /// Returns true when there is an area that both rectangles have.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  /// Returns the rectangle with all lengths multiplied; a null one stays null.
  func scaled(by scale: Double) -> CGRect {
    guard !isNull else { return self }
    return CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
  }
}
