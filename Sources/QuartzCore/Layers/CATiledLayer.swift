import Geometry

/// A layer for large drawings, which phones draw in tiles one after the other.
///
/// Here it is drawn at once and as a whole: `draw(in:)` gets all of its bounds.
///
/// Source: Apple, CATiledLayer.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// How long a new tile takes to appear; none does.
  ///
  /// *Units*: seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The greatest size of a tile, in pixels; without effect.
  open var tileSize = CGSize(width: 256, height: 256)
  /// How many times the drawing is kept, each half as large; without effect: it is drawn anew.
  open var levelsOfDetail = 1
  /// How many of them are larger than the layer; without effect, as a film is as sharp as its frames.
  open var levelsOfDetailBias = 0
}
