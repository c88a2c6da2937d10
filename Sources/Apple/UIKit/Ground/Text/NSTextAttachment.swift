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

  /// The file that stands in the text, if it was made of one.
  open var contents: Data?

  /// The kind of data that the file has.
  open var fileType: String?

  /// Makes an attachment of a file, which shows where it is a picture; of no file, one without an
  /// image.
  ///
  /// Source: Apple, NSTextAttachment.init(data:ofType:).
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// Makes an attachment without an image.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Makes an attachment of an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Makes an attachment without an image; a coder says nothing of it.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns where the image stands: in `bounds`, unless overridden.
  ///
  /// *Space*: from the point on the baseline, +y up, in points.
  ///
  /// - Parameters:
  ///   - textContainer: `nil`: texts are laid out before it is known where they run.
  ///   - lineFrag: a line of the height of the letters beside the image.
  ///   - position: the start of the line.
  ///   - charIndex: the number of the letter, in UTF-8 units of the text.
  /// - Returns: the rectangle of the image.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.size == .zero else { return bounds }
    return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
  }

  /// Returns what is drawn: `image`, unless overridden.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

/// An attachment that has its place in a text.
@MainActor
struct PlacedAttachment {
  let attachment: NSTextAttachment
  /// *Space*: from the point on the baseline, +y up, in points.
  let place: CGRect
  let character: Int

  /// Places an attachment beside letters of a font.
  init(_ attachment: NSTextAttachment, at character: Int, beside font: UIFont) {
    let line = CGRect(x: 0, y: 0, width: .greatestFiniteMagnitude, height: font.lineHeight)
    (self.attachment, self.character) = (attachment, character)
    place = attachment.attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: character)
  }

  /// What is drawn; `nil` for nothing.
  var image: UIImage? {
    attachment.image(forBounds: place, textContainer: nil, characterIndex: character)
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
