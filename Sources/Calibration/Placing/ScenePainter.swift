import Drawing
import Foundation
import Pixels
import Rasterizer

/// Draws the pictures of a scene as a recording should show them.
struct ScenePainter {
  /// Where the screen lies in them.
  let placement: Placement
  private var easel: Easel

  /// Begins to draw pictures.
  ///
  /// - Parameters:
  ///   - width: the width of the recording's pictures, in pixels.
  ///   - height: their height.
  ///   - placement: where the screen lies in them.
  /// - Throws: `RasterizerError` where they are too large.
  init(width: Int, height: Int, _ placement: Placement) throws(RasterizerError) {
    self.placement = placement
    easel = try Easel(
      Rasterizer(size: CGSize(width: CGFloat(width), height: CGFloat(height)), scale: 1))
  }

  /// Draws a picture.
  ///
  /// - Throws: `RasterizerError` where a command cannot be drawn.
  mutating func picture(of list: DisplayList) throws(RasterizerError) -> GrayPicture {
    _ = try easel.draw(list.applying(placement.map))
    return GrayPicture(easel.frame)
  }
}
