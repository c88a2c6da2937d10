import Geometry

extension UIImage {
  /// The image's picture, upright and in pixels.
  public var cgImage: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return CGImage(
      picture.scaled(by: scale), width: Int(saturating: (size.width * scale).rounded()),
      height: Int(saturating: (size.height * scale).rounded()))
  }

  /// An image of one pixel a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

  /// Units: pixels a point.
  public convenience init(cgImage: CGImage, scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    self.init(
      cgImage.picture.scaled(by: 1 / scale),
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale)
  }
}
