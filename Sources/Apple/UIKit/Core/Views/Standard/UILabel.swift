/// A view that shows text which nobody can edit.
///
/// Source: Apple, UILabel.
@preconcurrency @MainActor
open class UILabel: UIView, BaselineHolder {
  /// The text.
  open var text: String? {
    get { plainText }
    set {
      let hadLooks = attributed != nil
      let hasChanged = newValue != plainText
      plainText = newValue
      attributed = nil
      if hadLooks || hasChanged { contentChanged() }
    }
  }

  /// The letters, also of a text with attributes: setting that calls no `text` that is overridden.
  private var plainText: String?

  /// The text with its attributes; letters without one have the label's own font and colour.
  ///
  /// Setting it takes alignment and line breaks from the first letter's paragraph style. Setting
  /// the label's font or colour afterwards changes the whole text.
  open var attributedText: NSAttributedString? {
    get {
      attributed
        ?? text.map {
          NSAttributedString(
            string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
        }
    }
    set { takeAttributes(of: newValue) }
  }

  /// The text with its attributes; `nil` where the label's own font and colour hold throughout.
  var attributed: NSAttributedString?
  private var isTakingAttributes = false

  /// What the lines keep clear of; `nil` for nothing.
  var flow: TextFlow? {
    didSet { if flow != nil || oldValue != nil { contentChanged() } }
  }

  /// The font; setting it to `nil` brings back the system font of 17 points.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      giveToAll(.font, font as Any)
      contentChanged()
    }
  }

  /// Whether the font follows the size of text that the user asks for.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followContentSizeCategory() }
  }

  /// The colour of the text; setting it to `nil` brings back `UIColor.label`.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      giveToAll(.foregroundColor, textColor as Any)
      setNeedsDisplay()
    }
  }

  /// The text's colour while `isHighlighted` is true; `nil` for `textColor`.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Whether the text has the colour `highlightedTextColor`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text has its full colour and not a faint one.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// The colour of a sharp shadow of the text; `nil` for no shadow.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The distance of the shadow from the text; +y is down.
  ///
  /// *Units*: points.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowColor != nil { setNeedsDisplay() } }
  }

  /// The edge along which the lines are aligned.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      if !isTakingAttributes { attributed = attributed?.aligned(textAlignment) }
      setNeedsDisplay()
    }
  }

  /// How lines that are too long are broken or shortened.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { contentChanged() }
  }

  /// The greatest number of lines; 0 for no limit.
  open var numberOfLines = 1 {
    didSet { contentChanged() }
  }

  /// Whether a text that is too large for the bounds is drawn in a smaller font.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }

  /// The smallest size of that font as a share of `font`'s; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  /// Where a text stands whose font is made smaller to fit.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { setNeedsDisplay() }
  }

  /// Whether letters come closer together before a single line is cut short.
  ///
  /// Source: Apple, UILabel.allowsDefaultTighteningForTruncation.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { setNeedsDisplay() }
  }

  /// The width at which text of several lines wraps in the label's intrinsic size; 0 for none.
  ///
  /// *Units*: points.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
  }

  /// The width that constraints gave last to a label of several lines; 0 before.
  ///
  /// *Units*: points.
  private var widthFromConstraints: CGFloat = 0

  /// The width at which the text wraps while a view around the label is measured.
  package var widthInMeasuring: CGFloat? {
    didSet { if widthInMeasuring != oldValue { constraintState.intrinsicSize = nil } }
  }

  /// Whether constraints say at which width the text wraps.
  package var wrapsByConstraints: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
      && !translatesAutoresizingMaskIntoConstraints
  }

  /// Lets the text wrap at a width while a view around the label is measured.
  ///
  /// - Returns: true when the label may have another height than before.
  package func wraps(inMeasuringAt width: CGFloat) -> Bool {
    wraps(inMeasuringAt: width, insteadOf: widthFromConstraints)
  }

  /// Makes a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a label with what a storyboard says of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UILabel.self)
  }

  private func begin() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Returns the rectangle of the text in some bounds with a number of lines, or any for 0.
  ///
  /// *Units*: points; the size is rounded up to whole pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    defaultTextRect(in: bounds, lines: numberOfLines)
  }

  /// Draws the text inside of a rectangle, centred in its height.
  open func drawText(in rect: CGRect) { drawFittedText(in: rect) }

  override class var drawsOnBlack: Bool { false }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Returns the size of the text in whole pixels.
  ///
  /// Only a text of several lines wraps at the width of `size`, unless that is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: numberOfLines == 1 || size.width <= 0 ? Self.noLimit : size.width)
  }

  open override var intrinsicContentSize: CGSize {
    let given = widthInMeasuring ?? widthFromConstraints
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : given
    return textSize(width: numberOfLines == 1 || width <= 0 ? Self.noLimit : width)
  }

  /// Lets a text of several lines wrap at the width that constraints gave to the label.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard numberOfLines != 1, constraintState.target != nil, bounds.width != widthFromConstraints
    else { return }
    widthFromConstraints = bounds.width
    invalidateIntrinsicContentSize()
  }

  var firstBaseline: Share {
    Share(factor: 0.5, constant: font.ascender - textHeight / 2)
  }

  var lastBaseline: Share {
    Share(factor: 0.5, constant: font.descender + textHeight / 2)
  }

  /// A width and height for texts that do not wrap: larger than any.
  ///
  /// *Units*: points.
  private static let noLimit: CGFloat = 1_000_000

  private func textSize(width: CGFloat) -> CGSize {
    textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: Self.noLimit),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  private func takeAttributes(of text: NSAttributedString?) {
    isTakingAttributes = true
    plainText = text?.string
    let style = text.flatMap {
      $0.length > 0
        ? $0.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }
    if let style {
      textAlignment = style.alignment
      lineBreakMode = numberOfLines == 1 ? lineBreakMode : style.lineBreakMode
    }
    isTakingAttributes = false
    attributed = text.map { NSAttributedString(attributedString: $0) }
    contentChanged()
  }

  private func giveToAll(_ key: NSAttributedString.Key, _ value: Any) {
    guard let attributed, !isTakingAttributes else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.attributed = changed
  }

  /// Called when the size of the text may have changed, for those who arrange the label.
  package final var onContentChange: () -> Void = {}

  func contentChanged() {
    defer { onContentChange() }
    if widthFromConstraints > 0 {
      // The new text wraps at the width at which the old one did, also where no frame changes.
      widthFromConstraints = 0
      setNeedsLayout()
    }
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// How lines are broken where there are several good places; recorded only.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { recorded("lineBreakStrategy", .standard) }
    set { record("lineBreakStrategy", newValue) }
  }

  /// Whether a pointer that rests on a shortened text shows the whole; recorded only, for a phone
  /// has none.
  open var showsExpansionTextWhenTruncated: Bool {
    get { recorded("showsExpansionTextWhenTruncated", false) }
    set { record("showsExpansionTextWhenTruncated", newValue) }
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUILabel }
}
