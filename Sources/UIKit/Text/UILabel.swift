/// A text that only stands there.
///
/// Source: Apple, UILabel.
@MainActor
open class UILabel: UIView, BaselineHolder {
  /// What is written.
  open var text: String? {
    didSet {
      guard !isTakingAttributes else { return }
      let hadLooks = attributed != nil
      attributed = nil
      if hadLooks || text != oldValue { contentChanged() }
    }
  }

  /// What is written, with its looks; where they say nothing, the label's own hold.
  ///
  /// Setting it takes alignment and line breaks from the first letter's paragraph style. Setting the
  /// label's font, colour or alignment afterwards gives it to the whole text.
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

  /// The text with its looks; nothing where the label's own hold throughout.
  var attributed: NSAttributedString?
  private var isTakingAttributes = false

  /// Setting nothing brings back the system font of 17 points.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      giveToAll(.font, font as Any)
      contentChanged()
    }
  }

  /// Setting nothing brings back `UIColor.label`.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      giveToAll(.foregroundColor, textColor as Any)
      setNeedsDisplay()
    }
  }

  /// The text's colour while `isHighlighted`; `textColor` where absent.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Whether the text shows `highlightedTextColor`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text shows its full colour and not a faint one.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// Which edge the lines stand along.
  open var textAlignment = NSTextAlignment.natural {
    didSet { setNeedsDisplay() }
  }

  /// What happens to lines that are too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { contentChanged() }
  }

  /// The most lines; 0 for as many as there are.
  open var numberOfLines = 1 {
    didSet { contentChanged() }
  }

  /// Whether a text that is too large for the bounds is drawn in a smaller size.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }

  /// How small the smaller size may be, as a share of `font`'s; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  /// Where lines of several end when the label is asked for its own size; 0 for nowhere.
  ///
  /// Units: points.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
  }

  /// Where lines of several end, as constraints had it last; 0 before. Units: points.
  private var widthFromConstraints: CGFloat = 0

  /// A label of the given place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// As Apple's, for archives, of which there are none: a label of no size at the origin.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Where the text stands inside `bounds` when it has at most so many lines (0 for any number).
  ///
  /// Units: points, the size in whole pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    defaultTextRect(in: bounds, lines: numberOfLines)
  }

  /// Draws the text inside `rect`, centred in its height.
  open func drawText(in rect: CGRect) { drawFittedText(in: rect) }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// The size of the text in whole pixels; only a text of several lines wraps at `size`'s width,
  /// unless that is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: numberOfLines == 1 || size.width <= 0 ? Self.noLimit : size.width)
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : widthFromConstraints
    return textSize(width: numberOfLines == 1 || width <= 0 ? Self.noLimit : width)
  }

  /// A text of several lines wraps at the width that constraints gave to it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard numberOfLines != 1, !translatesAutoresizingMaskIntoConstraints,
      bounds.width != widthFromConstraints
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

  /// Wider and higher than any text. Units: points.
  private static let noLimit: CGFloat = 1_000_000

  private func textSize(width: CGFloat) -> CGSize {
    textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: Self.noLimit),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  private func takeAttributes(of text: NSAttributedString?) {
    isTakingAttributes = true
    self.text = text?.string
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

  /// What is measured is another now.
  func contentChanged() {
    widthFromConstraints = 0
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}
