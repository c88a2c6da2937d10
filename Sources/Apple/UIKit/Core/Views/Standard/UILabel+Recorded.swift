// What labels and image views record and what changes no picture.
extension UILabel {
  /// How lines are broken where there are several good places; recorded only.
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { recorded("lineBreakStrategy", .standard) }
    set { record("lineBreakStrategy", newValue) }
  }

  /// Whether a pointer that rests on a shortened text shows the whole; recorded only, for a phone
  /// has none.
  public var showsExpansionTextWhenTruncated: Bool {
    get { recorded("showsExpansionTextWhenTruncated", false) }
    set { record("showsExpansionTextWhenTruncated", newValue) }
  }
}

extension UIImageView {
  /// Whether the image grows with the largest sizes of text; recorded only, for nobody chooses one.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { recorded("adjustsImageSizeForAccessibilityContentSizeCategory", false) }
    set { record("adjustsImageSizeForAccessibilityContentSizeCategory", newValue) }
  }

  /// How much brighter than white the image may be; recorded only, for a film is not.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { recorded("preferredImageDynamicRange", .unspecified) }
    set { record("preferredImageDynamicRange", newValue) }
  }
}

extension UIImage {
  /// How much brighter than white an image may be.
  ///
  /// Source: Apple, UIImage.DynamicRange.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }
}
