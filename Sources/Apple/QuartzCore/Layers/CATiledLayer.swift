import CoreGraphics
import Geometry

/// A layer for large drawings, which are drawn in tiles one after the other.
///
/// Here all tiles are drawn at once, row by row: `draw(in:)` is called for each with a context that
/// is clipped to it.
///
/// Source: Apple, CATiledLayer.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// How long a new tile takes to appear; none does.
  ///
  /// *Units*: seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The greatest size of a tile, in pixels of the layer's `contentsScale`.
  open var tileSize = CGSize(width: 256, height: 256)
  /// How many times the drawing is kept, each half as large; without effect: it is drawn anew.
  open var levelsOfDetail = 1
  /// How many of them are larger than the layer; without effect, as a film is as sharp as its frames.
  open var levelsOfDetailBias = 0

  override func drawParts(in ctx: CGContext) {
    let width = tileSize.width / max(contentsScale, 1)
    let height = tileSize.height / max(contentsScale, 1)
    let columns = (bounds.width / width).rounded(.up)
    let rows = (bounds.height / height).rounded(.up)
    guard width > 0, height > 0, columns * rows <= Self.mostTiles else {
      return super.drawParts(in: ctx)
    }
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        let tile = CGRect(
          x: bounds.minX + CGFloat(column) * width, y: bounds.minY + CGFloat(row) * height,
          width: width, height: height)
        ctx.saveGState()
        ctx.clip(to: tile.intersection(bounds))
        draw(in: ctx)
        ctx.restoreGState()
      }
    }
  }

  /// More tiles are drawn as one.
  private static let mostTiles: CGFloat = 4096

  override class var keyedRows: KeyedRows { .ofCATiledLayer }
}
