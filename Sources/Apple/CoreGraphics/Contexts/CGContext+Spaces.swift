import Drawing
import Geometry

extension CGContext {
  /// The transform from the space of what is drawn to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    ctm.concatenating(CGAffineTransform(scaleX: pixelsPerPoint, y: pixelsPerPoint))
  }

  /// Returns a point of what is drawn in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Returns a rectangle of what is drawn in pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Returns a point in pixels in the space of what is drawn.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Returns a rectangle in pixels in the space of what is drawn.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Draws a gradient once around a point, all over the clip.
  ///
  /// *Units* of the angle: radians from +x, where the gradient begins.
  ///
  /// Source: Apple, CGContext.drawConicGradient(_:center:angle:).
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let area = boundingBoxOfClipPath
    let reach: CGFloat = 20_000
    let whole = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
    let rect = area.isNull || area.isInfinite ? whole : area
    let drawing = DrawCommand.gradient(
      .path(.rectangle(rect), rule: .winding),
      Gradient(.conic(center: center, angle: Double(angle)), stops: gradient.stops),
      transform: .identity)
    mark(Picture(DisplayList([drawing])), extent: rect)
  }

  // What follows changes nothing here: letters and edges are drawn in one way.

  /// Sets how exactly curves are drawn; they are drawn as exactly as pixels show.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Sets how colours are fitted to a device, which shows all of them here.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Sets whether letters are smoothed; they always are.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Sets whether letters may be smoothed; they always are.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Sets whether letters stand between pixels; lines begin on whole ones.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Sets whether letters may stand between pixels; nothing changes.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Sets whether letters between pixels stand at few places only; nothing changes.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
}
