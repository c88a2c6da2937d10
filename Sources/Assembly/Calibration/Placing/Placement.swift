import Foundation
import Pixels

/// Where a scene's screen lies in the pictures of a recording.
///
/// *Space*: pixels of the recording's pictures, as they were reduced.
struct Placement: Hashable, Sendable {
  /// Pixels a point.
  var scale: Double
  /// The upper left corner of the screen.
  var x: Double
  var y: Double

  /// Returns where a point of the screen lies.
  func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (self.x + scale * x, self.y + scale * y)
  }

  /// Returns the point of the screen that lies at a place.
  func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    ((x - self.x) / scale, (y - self.y) / scale)
  }

  /// Returns the pixels of a picture that show the screen, and nothing beside it.
  func shown(of screen: CGSize, width: Int, height: Int) -> PixelRectangle {
    let left = min(max(Int(x.rounded(.up)), 0), width)
    let top = min(max(Int(y.rounded(.up)), 0), height)
    let right = min(max(Int((x + scale * Double(screen.width)).rounded(.down)), left), width)
    let bottom = min(max(Int((y + scale * Double(screen.height)).rounded(.down)), top), height)
    return PixelRectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the same place in pictures of another number of pixels.
  ///
  /// - Parameter factor: how many pixels of these are one of those.
  /// - Returns: the place in those.
  func reduced(by factor: Double) -> Placement {
    Placement(scale: scale / factor, x: x / factor, y: y / factor)
  }
}
