import Geometry

/// An image while it is drawn.
@MainActor
struct ImageCanvas {
  /// Those that were begun and not ended, the innermost last.
  static var begun: [ImageCanvas] = []

  let context = CGContext()
  /// What part of the drawing's space the image shows. Units: points.
  let bounds: CGRect
  let scale: CGFloat

  init(bounds: CGRect, isOpaque: Bool, scale: CGFloat) {
    self.bounds = bounds.standardized
    self.scale = scale
    if isOpaque { context.fill(self.bounds) }
  }

  /// The image of what was drawn so far.
  var image: UIImage {
    UIImage(
      Picture(context.marks, cutTo: bounds), size: bounds.size,
      scale: scale > 0 ? scale : UIScreen.main.scale)
  }
}

/// Begins an image that is drawn at the screen's scale and ends with `UIGraphicsEndImageContext`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image that ends with `UIGraphicsEndImageContext`; black where nothing is drawn if it is
/// `opaque`.
///
/// Units: points; pixels a point, 0 for the screen's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let canvas = ImageCanvas(
    bounds: CGRect(origin: .zero, size: size), isOpaque: opaque, scale: scale)
  DrawingContexts.stack.append(canvas.context)
  ImageCanvas.begun.append(canvas)
}

/// The image of what was drawn so far; nothing where no image was begun.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let canvas = ImageCanvas.begun.last,
    canvas.context === DrawingContexts.stack.last
  else { return nil }
  return canvas.image
}

/// Ends the image that was begun last; nothing where none was.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func UIGraphicsEndImageContext() {
  guard let canvas = ImageCanvas.begun.last,
    canvas.context === DrawingContexts.stack.last
  else { return }
  ImageCanvas.begun.removeLast()
  DrawingContexts.stack.removeLast()
}
