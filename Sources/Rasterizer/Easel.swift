import Drawing
import Geometry
import Pixels

/// Draws one display list after another on one picture.
package struct Easel: Sendable {
  private let rasterizer: Rasterizer
  /// What is drawn.
  package private(set) var frame: Frame
  private var list: DisplayList?

  /// - Throws: `RasterizerError.noArea` or `.tooLarge`.
  package init(_ rasterizer: Rasterizer) throws(RasterizerError) {
    self.rasterizer = rasterizer
    frame = Frame(size: try rasterizer.pixelSize, filledWith: 0)
  }

  /// Draws `list` in place of what was there.
  ///
  /// - Returns: where the picture may have changed; everywhere at first.
  /// - Throws: `RasterizerError` where a command cannot be drawn; what is drawn is unknown then.
  package mutating func draw(_ list: DisplayList) throws(RasterizerError) -> ChangedArea {
    if list == self.list { return ChangedArea() }
    self.list = nil
    frame = try rasterizer.frame(of: list)
    self.list = list
    return ChangedArea(frame.size)
  }
}
