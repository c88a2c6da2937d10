import Geometry

/// An image that a layer can show.
///
/// It is kept as a drawing, not as pixels; `width` and `height` say how many pixels it would have.
///
/// *Units*: pixels.
///
/// Source: Apple, CGImage.
public final class CGImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// The drawing.
  ///
  /// *Space*: pixels from the upper left corner.
  package let picture: Picture

  /// How its pixels stand in memory for who asks for them.
  let form: PixelForm

  /// Makes an image of a drawing whose space is in pixels.
  package convenience init(_ picture: Picture, width: Int, height: Int) {
    self.init(picture, width: width, height: height, form: .standard(width: width))
  }

  /// Makes an image of a drawing, whose pixels stand in a form.
  init(_ picture: Picture, width: Int, height: Int, form: PixelForm) {
    self.picture = picture
    self.width = width
    self.height = height
    self.form = form
  }

  /// Returns the part inside a rectangle; `nil` where that is empty.
  ///
  /// *Units*: pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    return CGImage(
      picture.cut(to: part), width: Int(saturating: part.width),
      height: Int(saturating: part.height))
  }

  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right
      || left.width == right.width && left.height == right.height && left.picture == right.picture
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(picture)
  }
}
