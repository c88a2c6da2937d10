import Geometry

extension UIImage {
  /// How the pixels of an image stand: turned so that it is upright when shown.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// The orientation that Exif numbers 1...8.
    package init(exif: Int) {
      let all: [Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      self = all.indices.contains(exif - 1) ? all[exif - 1] : .up
    }

    /// Whether width and height of the pixels are those of the image exchanged.
    package var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }

    /// The orientation after the shown image is mirrored left to right.
    fileprivate var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    }

    /// Returns the transform from pixels as they stand to the image as it is shown.
    ///
    /// - Parameter size: the size of the shown image.
    /// - Returns: the transform, in the units of the size.
    package func transform(shownIn size: CGSize) -> CGAffineTransform {
      let (w, h) = (size.width, size.height)
      return switch self {
      case .up: .identity
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
      // Turned to the left by a quarter: what is above comes to the left.
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: h)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: w, ty: 0)
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
      case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: w, ty: h)
      case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      }
    }
  }

  /// Makes an image of pixels that stand otherwise.
  ///
  /// *Units*: pixels a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    let size =
      orientation.isSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    self.init(
      cgImage.picture.scaled(by: 1 / scale).moved(by: orientation.transform(shownIn: size)),
      size: size, scale: scale, orientation: orientation)
  }

  /// Returns the image mirrored left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let map = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    return UIImage(
      picture.moved(by: map), size: size, scale: scale, renderingMode: renderingMode, caps: caps,
      orientation: imageOrientation.mirrored, details: details)
  }

  /// Returns the image with the wish to be mirrored where views are laid out from right to left,
  /// which none is here.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }
}
