import Drawing
import Foundation
import Pixels
import Rasterizer
import Staging

/// Draws the pictures of a scene as a recording should show them.
///
/// They are drawn as the device shows them, and then made as large as the recording has them: so
/// texts and edges fall on the device's pixels.
struct ScenePainter {
  private var easel: Easel
  private var resampler: Resampler
  private var gray: GrayPicture

  /// Begins to draw pictures.
  ///
  /// - Parameters:
  ///   - screen: the scene's screen.
  ///   - width: the width of the recording's pictures, in pixels.
  ///   - height: their height.
  ///   - placement: where the screen lies in them.
  /// - Throws: `RasterizerError` where they are too large.
  init(
    _ screen: Screen, width: Int, height: Int, _ placement: Placement
  ) throws(RasterizerError) {
    let scale = Double(screen.scale)
    easel = try Easel(Rasterizer(size: screen.size, scale: scale))
    let size = easel.frame.size
    resampler = Resampler(
      from: (size.width, size.height), to: (width, height), scale: placement.scale / scale,
      offset: (placement.x, placement.y))
    gray = GrayPicture(
      width: size.width, height: size.height, levels: Array(repeating: 255, count: size.area))
  }

  /// Draws a picture.
  ///
  /// - Throws: `RasterizerError` where a command cannot be drawn.
  mutating func picture(of list: DisplayList) throws(RasterizerError) -> GrayPicture {
    let rows = try easel.draw(list).rows.map { $0.clamped(to: 0..<gray.height) }
    gray.take(rows, of: easel.frame)
    return resampler.picture(of: gray, changed: rows)
  }
}
