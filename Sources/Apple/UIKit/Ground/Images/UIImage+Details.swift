import Geometry

extension UIImage {
  /// What code says of an image beside its picture.
  struct Details: Hashable, Sendable {
    /// The margins of the picture that do not count where the image is aligned.
    var alignmentInsets = UIEdgeInsets.zero
    /// The height of the baseline above the bottom; `nil` for none.
    var baseline: CGFloat?
    var flipsForRightToLeft = false
    /// What the image was made of by Core Image; `nil` for all others.
    var recipe: CIImage?
  }

  /// The margins of the image, such as a shadow, that do not count where image views are aligned.
  ///
  /// *Units*: points.
  public var alignmentRectInsets: UIEdgeInsets { details.alignmentInsets }

  /// Returns the image with margins that do not count where image views are aligned.
  ///
  /// *Units*: points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentInsets = alignmentInsets }
  }

  /// Returns the image with a baseline, at a height above its bottom.
  ///
  /// *Units*: points.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baseline = baselineOffset }
  }

  /// Returns the image without a baseline of its own.
  public func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }

  /// Whether the image wishes to be mirrored where views are laid out from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { details.flipsForRightToLeft }

  /// Calls a closure with the image itself: nothing has to be decoded before it is shown.
  @preconcurrency @MainActor
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.main.async { completionHandler(self) }
  }

  /// Calls a closure with the image as large as fits into a size in points.
  @preconcurrency @MainActor
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    let image = preparingThumbnail(of: size)
    DispatchQueue.main.async { completionHandler(image) }
  }

  /// Returns the image itself: nothing has to be decoded before it is shown.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Returns the image as large as fits into a size in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The scale of the image, for a renderer that draws on it.
  @preconcurrency @MainActor
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  func with(_ change: (inout Details) -> Void) -> UIImage {
    var details = details
    change(&details)
    return UIImage(
      picture, size: size, scale: scale, renderingMode: renderingMode, caps: caps, symbol: symbol,
      orientation: imageOrientation, images: images, duration: duration, details: details)
  }
}
