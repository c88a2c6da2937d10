import Geometry

/// The scale and opacity of an image that is drawn.
///
/// Source: Apple, UIGraphicsImageRendererFormat.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererFormat: NSObject {
  /// The scale that the image reports; it stays sharp at any scale.
  ///
  /// *Units*: pixels a point.
  public var scale: CGFloat = UIScreen.main.scale

  /// Whether the image is black where nothing is drawn, and not clear.
  public var opaque = false

  /// What the renderer that has this format draws; zero before there is one.
  public internal(set) var bounds = CGRect.zero

  public override init() { super.init() }

  /// Returns a format for the screen.
  public class func `default`() -> Self { self.init(forScreen: .main) }

  /// Returns a format for the screen.
  public class func preferred() -> Self { self.init(forScreen: .main) }

  private init(forScreen screen: UIScreen) { scale = screen.scale }
}

/// Makes images from drawing code.
///
/// Source: Apple, UIGraphicsImageRenderer.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  /// The rectangle of the drawing's space that the image shows.
  ///
  /// *Units*: points.
  public let bounds: CGRect
  /// The scale and opacity of the images, and `bounds`, which the renderer sets in it.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer for a rectangle of the drawing's space.
  ///
  /// *Units*: points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
  }

  /// Makes a renderer for a rectangle of the drawing's space, with the scale of the screen.
  ///
  /// *Units*: points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Makes a renderer for images whose upper left corner is the origin, with the scale of the
  /// screen.
  ///
  /// *Units*: points.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// Makes a renderer for images whose upper left corner is the origin.
  ///
  /// *Units*: points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns the image of what `actions` draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let canvas = ImageCanvas(bounds: bounds, isOpaque: format.opaque, scale: format.scale)
    DrawingContexts.stack.append(canvas.context)
    actions(UIGraphicsImageRendererContext(canvas, format: format))
    DrawingContexts.stack.removeLast()
    return canvas.image
  }
}

/// The context in which an image is drawn.
///
/// Source: Apple, UIGraphicsImageRendererContext.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererContext: NSObject {
  /// The format of the renderer that draws.
  public let format: UIGraphicsImageRendererFormat
  private let canvas: ImageCanvas

  init(_ canvas: ImageCanvas, format: UIGraphicsImageRendererFormat) {
    self.canvas = canvas
    self.format = format
  }

  /// The context for functions of Core Graphics, with y downwards; the current one while the image
  /// is drawn.
  public var cgContext: CGContext { canvas.context }

  /// The image of what was drawn so far.
  public var currentImage: UIImage { canvas.image }

  /// Fills a rectangle with the current colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws a line one point wide inside a rectangle's edge.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Clips what is drawn from now on to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  /// Fills a rectangle, combined with what was drawn before.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode, 1) { fill(rect) }
  }

  /// Draws the edge of a rectangle, combined with what was drawn before.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode, 1) { stroke(rect) }
  }
}
