extension KeyedRows {
  /// The properties of `UIImageView` that are reached by their keys.
  @MainActor static let ofUIImageView = ofUIView.adding([
    KeyedRow("image", \UIImageView.image),
    KeyedRow("highlightedImage", \UIImageView.highlightedImage),
    KeyedRow("highlighted", \UIImageView.isHighlighted),
    KeyedRow("animationImages", \UIImageView.animationImages),
    KeyedRow("highlightedAnimationImages", \UIImageView.highlightedAnimationImages),
    KeyedRow("animationDuration", \UIImageView.animationDuration),
    KeyedRow("animationRepeatCount", \UIImageView.animationRepeatCount),
    KeyedRow("animating", reading: \UIImageView.isAnimating),
    KeyedRow(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory),
    KeyedRow("preferredImageDynamicRange", \UIImageView.preferredImageDynamicRange),
  ])
}
