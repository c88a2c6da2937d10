import Geometry

extension UIImage {
  /// The image's picture in pixels, which stand as `imageOrientation` says; `nil` for an image that
  /// was made of Core Image's recipe.
  public var cgImage: CGImage? {
    guard ciImage == nil, size.width > 0, size.height > 0 else { return nil }
    let back = imageOrientation.transform(shownIn: size).inverted()
    let (width, height) =
      imageOrientation.isSideways ? (size.height, size.width) : (size.width, size.height)
    return CGImage(
      imageOrientation == .up
        ? picture.scaled(by: scale) : picture.moved(by: back).scaled(by: scale),
      width: Int(saturating: (width * scale).rounded()),
      height: Int(saturating: (height * scale).rounded()))
  }

  /// An image of one pixel a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

  /// *Units*: pixels a point.
  public convenience init(cgImage: CGImage, scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    self.init(
      cgImage.picture.scaled(by: 1 / scale),
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale)
  }
}
