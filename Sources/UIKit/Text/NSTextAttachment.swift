/// An image that stands in a text like a letter.
///
/// Source: Apple, NSTextAttachment.
@preconcurrency @MainActor
open class NSTextAttachment: NSObject {
  private let mark = FoundationMark()

  /// The letter of a text at which an attachment stands.
  public nonisolated static let character = 0xFFFC

  /// The image; a template takes the colour of the text.
  open var image: UIImage?

  /// Where the image stands, from the point on the baseline; +y is up.
  ///
  /// *Units*: points; of no size for the image's own.
  open var bounds = CGRect.zero

  /// Makes an attachment without an image.
  public override init() { super.init() }

  /// Makes an attachment of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Where the image stands.
  ///
  /// *Space*: from the point on the baseline, +y up, in points.
  var place: CGRect {
    guard bounds.size == .zero else { return bounds }
    return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
  }
}

extension NSAttributedString.Key {
  /// An `NSTextAttachment`, at the letter U+FFFC.
  public static let attachment = Self(rawValue: "NSAttachment")
}

extension NSAttributedString {
  /// Makes a text of one attachment.
  @preconcurrency @MainActor
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
