import Geometry

/// A drawing that never changes.
///
/// It is kept as what was drawn, not as pixels, and stays sharp at any size.
///
/// Source: Apple, UIImage.
public final class UIImage: NSObject, Sendable {
  private let mark = FoundationMark()

  /// Whether an image shows its own colours, or its shape in a tint.
  public enum RenderingMode: Int, Sendable {
    /// In its own colours, except in system buttons and tab bars, which use the tint, as symbols do
    /// everywhere.
    case automatic
    /// Always in its own colours.
    case alwaysOriginal
    /// Always in the tint of the view that shows it.
    case alwaysTemplate
  }

  /// The size in points.
  public let size: CGSize

  /// The scale that the image has on a device.
  ///
  /// *Units*: pixels a point.
  public let scale: CGFloat

  /// Whether a view shows the image in its own colours or in the tint; `automatic` leaves it to the
  /// view.
  public let renderingMode: RenderingMode

  /// The drawing.
  ///
  /// *Space*: points from the upper left corner of the image.
  let picture: Picture

  /// The parts that keep their size in an image view; `nil` where the image grows as a whole.
  package let caps: Caps?

  /// What else code may say of an image.
  let details: Details

  /// What the image was made of; `nil` unless it is a symbol of the system.
  let symbol: Symbol?

  /// How the pixels of `cgImage` stand; the image itself is upright.
  public let imageOrientation: Orientation

  /// The images that an image view shows one after the other; `nil` for an image that stands still.
  public let images: [UIImage]?

  /// How long all `images` are shown once; 0 for an image that stands still.
  ///
  /// *Units*: seconds.
  public let duration: TimeInterval

  /// Makes an image of no size that shows nothing.
  public override convenience init() { self.init(Picture(joining: []), size: .zero, scale: 1) }

  init(
    _ picture: Picture, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    caps: Caps? = nil, symbol: Symbol? = nil, orientation: Orientation = .up,
    images: [UIImage]? = nil, duration: TimeInterval = 0, details: Details = Details()
  ) {
    self.details = details
    imageOrientation = orientation
    self.images = images
    self.duration = duration
    self.caps = caps
    self.symbol = symbol
    self.picture = picture
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
  }

  /// Returns the same image in another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      picture, size: size, scale: scale, renderingMode: renderingMode, caps: caps, symbol: symbol,
      orientation: imageOrientation, images: images, duration: duration, details: details)
  }

  /// Returns the image's shape in one colour; a template still shows the tint of its view.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image's shape in one colour, in a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    var symbol = symbol
    symbol?.tint = color.cgColor
    return UIImage(
      picture.tinted(color.cgColor), size: size, scale: scale, renderingMode: renderingMode,
      caps: caps, symbol: symbol, details: details)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return picture == other.picture && size == other.size && scale == other.scale
      && renderingMode == other.renderingMode && caps == other.caps
      && imageOrientation == other.imageOrientation && images == other.images
      && details == other.details
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(picture)
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }

  public override var description: String {
    "<UIImage: {\(describe(size.width)), \(describe(size.height))} "
      + "scale \(describe(scale)) renderingMode=\(renderingMode)>"
  }
}

@MainActor
extension UIImage {
  /// Draws the image with its upper left corner at a point, inside of drawing code.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image with its upper left corner at a point, combined with what was drawn before.
  ///
  /// *Units* of `alpha`: 0...1.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat
  ) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image as large as a rectangle, combined with what was drawn before.
  ///
  /// *Units* of `alpha`: 0...1.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat
  ) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha) { draw(in: rect) }
  }

  /// Draws the image as large as a rectangle, inside of drawing code.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    let map = CALayerContentsGravity.resize.transform(
      from: CGRect(origin: .zero, size: size), to: rect)
    if let caps {
      UIGraphicsGetCurrentContext()?.mark(
        picture.resized(from: size, to: rect.size, caps: caps),
        extent: CGRect(origin: .zero, size: rect.size),
        map: CGAffineTransform(translationX: rect.minX, y: rect.minY))
      return
    }
    UIGraphicsGetCurrentContext()?.mark(
      picture, extent: CGRect(origin: .zero, size: size), map: map)
  }

  /// Draws copies of the image side by side over a rectangle, inside of drawing code.
  ///
  /// The first one stands at the origin of the space.
  @preconcurrency @MainActor public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    for tile in context.tiles(of: CGRect(origin: .zero, size: size)) { draw(in: tile) }
    context.restoreGState()
  }

  /// Whether a view shows the image's shape in its tint.
  package var isShownInTint: Bool {
    renderingMode == .alwaysTemplate
      || (isSymbolImage && symbol?.look.color == nil && renderingMode == .automatic)
  }

  /// Returns the drawing that a view of a tint shows.
  package func shown(tint: UIColor) -> Picture {
    isShownInTint ? picture.tinted(tint.cgColor) : picture
  }
}
