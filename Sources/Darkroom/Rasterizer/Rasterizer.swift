import CCairo
import Drawing
import Geometry
import Pixels

/// Turns display lists into frames.
///
/// A value without state: every frame has its own surface, and many may be drawn at once.
package struct Rasterizer: Sendable {
  /// *Units*: pixels; the longest side that Cairo's images have.
  package static let longestSide = 32_767
  /// *Units*: pixels; one frame of this size takes 1 GiB.
  package static let largestArea = 268_435_456

  /// *Units*: points.
  package let size: CGSize
  /// *Units*: pixels a point.
  package let scale: Double
  /// The colour under everything; nil for none.
  package let background: Color?

  /// Makes a rasterizer of pictures of a size in points; over white unless said otherwise.
  package init(size: CGSize, scale: Double, background: Color? = .white) {
    self.size = size
    self.scale = scale
    self.background = background
  }

  /// The extent of every frame: size by scale, rounded.
  ///
  /// - Throws: `RasterizerError.noArea` or `.tooLarge`.
  package var pixelSize: PixelSize {
    get throws(RasterizerError) {
      let width = (size.width * scale).rounded()
      let height = (size.height * scale).rounded()
      guard width >= 1, height >= 1, scale > 0 else {
        throw .noArea(width: size.width, height: size.height, scale: scale)
      }
      let limit = Double(Self.longestSide)
      guard width <= limit, height <= limit, width * height <= Double(Self.largestArea) else {
        throw .tooLarge(width: width, height: height)
      }
      return PixelSize(width: Int(width), height: Int(height))
    }
  }

  /// Draws `list` over the background.
  ///
  /// - Throws: `RasterizerError` where the picture is too large or a command cannot be drawn.
  package func frame(of list: DisplayList) throws(RasterizerError) -> Frame {
    var frame = Frame(size: try pixelSize, filledWith: 0)
    let (extent, shelf) = (frame.size, ShadowShelf())
    let (list, stamps) = list.splitAtStamps
    try frame.withMutablePixels { pixels throws(RasterizerError) in
      try draw(list, into: pixels, extent: extent, shelf: shelf)
    }
    for stamp in stamps {
      PlacedStamp(stamp, on: extent, scale: scale, shelf: shelf.stamps)?.lay(on: &frame)
    }
    return frame
  }

  /// Whether all pixels of all frames are opaque.
  var isOpaque: Bool { background?.alpha == 1 }

  /// Draws `list` over the background into memory, replacing what was there.
  ///
  /// - Throws: `RasterizerError` where a command cannot be drawn.
  func draw(
    _ list: DisplayList, into buffer: UnsafeMutableBufferPointer<UInt32>, extent: PixelSize,
    shelf: ShadowShelf
  ) throws(RasterizerError) {
    let canvas = try Canvas(buffer, extent: extent, scale: scale, shelf: shelf)
    canvas.paint(background ?? Color(red: 0, green: 0, blue: 0, alpha: 0))
    try canvas.draw(list)
    try canvas.finish()
    // Over an opaque background every pixel stays opaque, and straight alpha is what Cairo has.
    if !isOpaque { straightenAlpha(of: buffer) }
  }
}
