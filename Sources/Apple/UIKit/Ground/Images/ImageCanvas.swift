import Geometry

/// An image that is being drawn.
@MainActor
package struct ImageCanvas {
  /// Those that were begun and not ended, the innermost last.
  static var begun: [ImageCanvas] {
    get { BegunImages.ofFilm.all }
    set { BegunImages.ofFilm.all = newValue }
  }

  /// What the image is drawn in, in points of the drawing's space.
  package let context: CGContext
  /// The rectangle of the drawing's space that the image shows.
  ///
  /// *Units*: points.
  package let bounds: CGRect
  let scale: CGFloat

  /// Begins an image.
  ///
  /// - Parameters:
  ///   - bounds: the rectangle of the drawing's space that it shows, in points.
  ///   - isOpaque: whether it is black where nothing is drawn.
  ///   - scale: pixels a point; those of the screen for 0 or less.
  package init(bounds: CGRect, isOpaque: Bool, scale: CGFloat) {
    self.bounds = bounds.standardized
    context = CGContext(bounds: self.bounds, isOfImage: true)
    self.scale = scale
    context.pixelsPerPoint = scale > 0 ? scale : UIScreen.main.scale
    if isOpaque { context.fill(self.bounds) }
  }

  /// The image of what was drawn so far.
  package var image: UIImage {
    UIImage(
      Picture(context.drawing, cutTo: bounds), size: bounds.size,
      scale: scale > 0 ? scale : UIScreen.main.scale)
  }
}

/// Begins an image of one pixel a point; `UIGraphicsEndImageContext` ends it.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image; `UIGraphicsEndImageContext` ends it.
///
/// An `opaque` image is black where nothing is drawn.
///
/// *Units*: points for the size; pixels a point for the scale, 0 for the screen's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let canvas = ImageCanvas(
    bounds: CGRect(origin: .zero, size: size), isOpaque: opaque, scale: scale)
  DrawingContexts.stack.append(canvas.context)
  ImageCanvas.begun.append(canvas)
}

/// Returns the image of what was drawn so far; `nil` where none was begun.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let canvas = ImageCanvas.begun.last,
    canvas.context === DrawingContexts.stack.last
  else { return nil }
  return canvas.image
}

/// Ends the image that was begun last, if any.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  guard let canvas = ImageCanvas.begun.last,
    canvas.context === DrawingContexts.stack.last
  else { return }
  ImageCanvas.begun.removeLast()
  DrawingContexts.stack.removeLast()
}

/// The images that a film has begun and not ended: an app may leave some so at its end.
@MainActor
private final class BegunImages {
  static var ofFilm: BegunImages { World.current.part { BegunImages() } }

  var all: [ImageCanvas] = []
}
