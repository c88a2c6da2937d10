import Drawing
import FilmFiles
import Geometry
import Pixels
import Rasterizer

/// Draws the pictures of a scene for somebody who looks on, each time only what changed.
///
/// Pictures may be left out: the next one says what changed since the last that was drawn.
package struct LivePainter: Sendable {
  private var easel: Easel
  private var changes = PictureChanges()

  /// Begins with nothing drawn.
  ///
  /// - Parameters:
  ///   - size: the size of the screen, in points.
  ///   - scale: pixels a point.
  /// - Throws: `RasterizerError.noArea` or `.tooLarge`.
  package init(size: CGSize, scale: Double) throws(RasterizerError) {
    easel = try Easel(Rasterizer(size: size, scale: scale))
  }

  /// The size of the pictures.
  package var size: PixelSize { easel.frame.size }

  /// Draws a picture.
  ///
  /// - Parameter picture: the picture.
  /// - Returns: what changed, as `PictureChanges` says it.
  /// - Throws: `RasterizerError` where it cannot be drawn.
  package mutating func next(_ picture: DisplayList) throws(RasterizerError) -> [UInt32] {
    let change = try easel.draw(picture)
    return changes.next(easel.frame, change: change)
  }
}
