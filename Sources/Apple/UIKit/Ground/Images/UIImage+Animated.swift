import Geometry

extension UIImage {
  /// Makes an image that image views show as several ones, one after the other; `nil` without any.
  ///
  /// - Parameters:
  ///   - images: the images.
  ///   - duration: how long all of them are shown once, in seconds; a thirtieth of a second for each
  ///     if it is 0.
  /// - Returns: the image, which shows the first one where it stands still.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      first.picture, size: first.size, scale: first.scale, renderingMode: first.renderingMode,
      caps: first.caps, symbol: first.symbol, orientation: first.imageOrientation, images: images,
      duration: duration > 0 ? duration : Double(images.count) / 30, details: first.details)
  }

  /// Makes an animated image of the app's files `name0` to `name1023`, until one is missing; `nil`
  /// where there is none.
  @preconcurrency @MainActor
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      if let image = UIImage(named: "\(name)\(number)") {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return animatedImage(with: images, duration: duration)
  }

  /// Makes an animated image of the app's files, each with caps that keep their size.
  @preconcurrency @MainActor
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile,
    duration: TimeInterval
  ) -> UIImage? {
    guard let image = animatedImageNamed(name, duration: duration) else { return nil }
    let images = (image.images ?? []).map {
      $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    return animatedImage(with: images, duration: duration)
  }

  /// Returns the image with room to grow between one column and one row that are stretched.
  ///
  /// *Units*: points.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func insets(_ cap: Int, of length: CGFloat) -> (first: CGFloat, last: CGFloat) {
      cap > 0 ? (CGFloat(cap), max(0, length - CGFloat(cap) - 1)) : (0, 0)
    }
    let (columns, rows) = (
      insets(leftCapWidth, of: size.width), insets(topCapHeight, of: size.height)
    )
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: rows.first, left: columns.first, bottom: rows.last, right: columns.last),
      resizingMode: .stretch)
  }

  /// Returns the image as large as fits into a size.
  ///
  /// *Units*: points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else {
      return nil
    }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    return UIImage(
      picture.scaled(by: factor),
      size: CGSize(width: self.size.width * factor, height: self.size.height * factor),
      scale: scale, renderingMode: renderingMode, orientation: imageOrientation)
  }

  /// Returns the image itself: nothing has to be decoded before it is shown.
  public func preparingForDisplay() -> UIImage? { self }
}
