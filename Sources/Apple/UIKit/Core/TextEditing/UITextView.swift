/// Lines of text that can be scrolled and edited.
///
/// Letters come from the scene's script, or from fingers on the keyboard.
///
/// Source: Apple, UITextView.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput {
  // MARK: Text and looks

  /// Decides what may be typed, and is told of that and of scrolling; held weakly.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  /// The text; setting it does not call the delegate.
  open var text: String! {
    get { plainText }
    set {
      if let authorStorage {
        let whole = NSRange(location: 0, length: authorStorage.length)
        return authorStorage.replaceCharacters(in: whole, with: newValue ?? "")
      }
      setPlainText(newValue)
      attributed = nil
      showText()
    }
  }

  /// The letters, also of a text with attributes: setting that calls no `text` that is overridden.
  private var plainText = ""

  /// Sets the letters, and forgets what was selected.
  func setPlainText(_ text: String?) {
    plainText = text ?? ""
    selection = nil
    typing = nil
  }

  /// The text with its attributes; letters without one have the view's own font and colour.
  ///
  /// What is typed has the looks of the letter before it. Setting the view's font or colour
  /// afterwards changes the whole text.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: text, attributes: ownLooks) }
    set {
      guard let authorStorage else { return take(newValue) }
      authorStorage.setAttributedString(newValue ?? NSAttributedString(string: ""))
    }
  }

  /// The text with its attributes; `nil` where the view's own font and colour hold throughout.
  var attributed: NSAttributedString?

  /// The selected letters, in UTF-16; `nil` for the place after the last letter.
  var selection: NSRange?
  /// The looks of what is typed next; `nil` for those of the letter before.
  var typing: [NSAttributedString.Key: Any]?
  /// The text as it was handed out to be changed in place; `nil` until someone asks for it.
  var storage: NSTextStorage?
  /// The text that the author has made, which the view shows and what is typed goes to; `nil` for
  /// the view's own.
  var authorStorage: NSTextStorage?
  /// The looks of links, where they were set.
  var ownLinkLooks: [NSAttributedString.Key: Any]?
  /// The links in the text, as it is shown.
  var links: [TextLink] = []

  /// The font of the text; `nil`, the default, shows the system's of 12 points.
  ///
  /// Setting one gives it to all letters, those with attributes of their own too.
  open var font: UIFont? {
    didSet {
      giveToAll(.font, font)
      showText()
    }
  }

  /// Whether the font follows the size of text that the user asks for.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followContentSizeCategory() }
  }

  /// The colour of the text; `nil`, the default, shows the label colour.
  ///
  /// Setting one gives it to all letters, those with attributes of their own too.
  open var textColor: UIColor? {
    didSet {
      giveToAll(.foregroundColor, textColor)
      showText()
    }
  }

  /// At which side lines stand; setting it changes all paragraphs.
  ///
  /// `.natural`, the default, follows the script.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      attributed = attributed?.aligned(textAlignment)
      showText()
    }
  }

  /// Whether the text can be edited.
  open var isEditable = true {
    didSet {
      if !isEditable { resignFirstResponder() }
      if isEditable != oldValue, !dataDetectorTypes.isEmpty { showText() }
    }
  }

  /// Whether a finger may move the caret in the text, and open links of one that is not edited.
  open var isSelectable = true

  /// What is made a link in a text that is not edited: of these, addresses of the web and of mail,
  /// and numbers of telephones.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      dataDetectorTypes.tellWhatIsNotFound()
      showText()
    }
  }

  /// Whether letters keep attributes of their own while the text is edited; this view lets them
  /// always.
  open var allowsEditingTextAttributes = false

  /// Whether the next letter replaces the whole text.
  open var clearsOnInsertion = false

  /// The distance of the lines from the view's edges.
  ///
  /// *Units*: points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { showText() }
  }

  /// The area in which the lines run.
  public let textContainer: NSTextContainer

  /// The view that stands in place of the keyboard; `nil` for the keyboard.
  open override var inputView: UIView? {
    get { inputViews.content }
    set { inputViews.content = newValue }
  }

  // MARK: What stands for the keyboard

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory ?? super.inputAccessoryView }
    set { inputViews.accessory = newValue }
  }

  private var inputViews = InputViews()

  // What the keyboard looks like.
  // MARK: Traits of typing

  /// Which letters the keys show as capitals; what a scene types stays as it is.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard has room for words that it offers; `.no` takes the room away.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked; recorded only.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether typed quotation marks become curly; recorded only.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two typed hyphens become a dash; recorded only.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are put in or taken out where words are pasted or cut; recorded only.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Which keys the keyboard shows: letters by default.
  open var keyboardType = UIKeyboardType.default
  /// The word on the return key: “return” by default.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the keyboard is light or dark; by default it is as the view's surroundings.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the return key is faint while there is no text; a scene's return is taken all the
  /// same.
  open var enablesReturnKeyAutomatically = false

  let label = TextViewLabel()
  /// Draws the letters in place of `label` where the author's own layout manager does; `nil` before.
  var glyphs: GlyphsView?
  let caret = Caret()
  /// What lies behind selected letters, a layer a line.
  var marks: [CALayer] = []
  private lazy var tap = UITapGestureRecognizer(
    target: self, action: Selector(UITextView.tapped))

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  // MARK: Making

  /// Makes a view; both ways to lay out text give the same lines here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Makes a view whose lines run in an area.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    begin()
    if let storage = textContainer?.layoutManager?.textStorage { show(storage) }
  }

  /// Makes a view with what a storyboard says of it.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UITextView.self)
  }

  // MARK: Editing

  /// Whether the text has a letter.
  open var hasText: Bool { !text.isEmpty }

  open override var canBecomeFirstResponder: Bool {
    isEditable && delegate?.textViewShouldBeginEditing(self) != false
  }

  open override var canResignFirstResponder: Bool {
    delegate?.textViewShouldEndEditing(self) != false
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard super.becomeFirstResponder() else { return false }
    showText()
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    showText()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Puts letters in place of the selected ones, or of all where `clearsOnInsertion`, if the
  /// delegate lets it.
  open func insertText(_ text: String) {
    if clearsOnInsertion {
      clearsOnInsertion = false
      selection = NSRange(location: 0, length: self.text.utf16.count)
    }
    replace(selectedRange, by: text)
  }

  /// Deletes the selected letters, or the one before the caret, if the delegate lets it.
  open func deleteBackward() {
    let selected = selectedRange
    guard selected.length == 0 else { return replace(selected, by: "") }
    guard let last = (text as NSString).substring(to: selected.location).last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: selected.location - length, length: length), by: "")
  }

  /// Returns true for what a menu over the text offers, and for actions that the view has.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditAction.isNamed(by: action) || super.canPerformAction(action, withSender: sender)
  }

  // MARK: Menu

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) {
    selectedRange = NSRange(location: 0, length: text.utf16.count)
  }

  /// Copies the selected letters.
  open override func copy(_ sender: Any?) {
    UIPasteboard.general.string = (text as NSString).substring(with: selectedRange)
  }

  /// Copies the selected letters and deletes them.
  open override func cut(_ sender: Any?) {
    copy(sender)
    if selectedRange.length > 0 { deleteBackward() }
  }

  /// Replaces the selected letters by what was copied last.
  open override func paste(_ sender: Any?) {
    if let string = UIPasteboard.general.string { insertText(string) }
  }

  // MARK: Size and layout

  /// Returns the size of the text, insets included, when it wraps at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfText(within: size.width) }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let width = widthInMeasuring ?? bounds.width
    return sizeThatFits(CGSize(width: width > 0 ? width : 1_000_000, height: 0))
  }

  /// The width at which the text wraps while a view around this one is measured.
  package var widthInMeasuring: CGFloat? {
    didSet { if widthInMeasuring != oldValue { constraintState.intrinsicSize = nil } }
  }

  /// The width at which the lines were measured last.
  private var widthOfLines: CGFloat = 0

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
    guard wrapsByConstraints, bounds.width != widthOfLines else { return }
    widthOfLines = bounds.width
    invalidateIntrinsicContentSize()
  }

  private func begin() {
    isContentConstrained = false
    setBackground(.systemBackground)
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    addSubview(label)
    layer.addSublayer(caret.line)
    textContainer.onChange = { [weak self] in self?.showText() }
    addGestureRecognizer(tap)
    showText()
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: self)
    if !isEditable { return isSelectable ? open(linkAt: point) : () }
    if isFirstResponder, isSelectable { selectedRange = place(nearest: point) }
    becomeFirstResponder()
  }

  /// The selected letters, or an empty range where the next letter goes.
  ///
  /// *Units*: UTF-16 units.
  ///
  /// Source: Apple, UITextView.selectedRange.
  open var selectedRange: NSRange {
    get {
      let end = text.utf16.count
      guard let selection else { return NSRange(location: end, length: 0) }
      let start = min(max(0, selection.location), end)
      return NSRange(location: start, length: min(max(0, selection.length), end - start))
    }
    set {
      let old = selectedRange
      selection =
        newValue.length <= 0 && newValue.location >= text.utf16.count ? nil : newValue
      guard selectedRange != old else { return }
      typing = nil
      setNeedsLayout()
      delegate?.textViewDidChangeSelection(self)
    }
  }

  // MARK: Typing and selection

  /// The looks of what is typed next: those of the letter before, unless they are set.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      if let typing { return typing }
      let place = selectedRange.location
      guard let attributed, attributed.length > 0 else { return ownLooks }
      let letter = min(max(0, place - 1), attributed.length - 1)
      return attributed.attributes(at: letter, effectiveRange: nil)
        .merging(ownLooks) { own, _ in own }
    }
    set { typing = newValue }
  }

  /// Scrolls until letters are seen, animated.
  ///
  /// *Units*: UTF-16 units.
  open func scrollRangeToVisible(_ range: NSRange) { scroll(to: range) }

  /// The selected letters as a range of places.
  ///
  /// Source: Apple, UITextInput.selectedTextRange.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { selectedRange = newValue?.characters ?? NSRange(location: text.utf16.count, length: 0) }
  }

  /// Returns where the caret stands at a place.
  ///
  /// *Space*: the view's content.
  open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: position.offset) }

  /// Returns the rectangle of the first line of a range.
  ///
  /// *Space*: the view's content.
  open func firstRect(for range: UITextRange) -> CGRect {
    rects(of: range.characters).first ?? caretRect(at: range.characters.location)
  }

  /// Returns the place between letters that is nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(place(nearest: point).location)
  }

  /// The looks of links, laid over those of their letters; by default the tint.
  ///
  /// Source: Apple, UITextView.linkTextAttributes.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkLooks ?? [.foregroundColor: tintColor as Any] }
    set {
      ownLinkLooks = newValue
      showText()
    }
  }

  /// The letters of an input method that are not chosen yet; always `nil`, for there is none here.
  ///
  /// Source: Apple, UITextInput.markedTextRange.
  open var markedTextRange: UITextRange? { nil }

  /// What the text is, for the system's suggestions; recorded only, for it makes none.
  open var textContentType: UITextContentType? {
    get { recorded("textContentType", nil as UITextContentType?) }
    set { record("textContentType", newValue) }
  }

  /// Whether text is as large as on a Mac; recorded only.
  open var usesStandardTextScaling: Bool {
    get { recorded("usesStandardTextScaling", false) }
    set { record("usesStandardTextScaling", newValue) }
  }

  /// Whether a panel finds words; recorded only, for there is none.
  open var isFindInteractionEnabled: Bool {
    get { recorded("isFindInteractionEnabled", false) }
    set { record("isFindInteractionEnabled", newValue) }
  }

  /// The place before the first letter.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The place behind the last letter.
  open var endOfDocument: UITextPosition { UITextPosition(text.utf16.count) }

  /// Returns the letters between two places.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    UITextRange(between: fromPosition, and: toPosition)
  }

  /// Returns the place some letters after another one; `nil` outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    position.moved(by: offset, in: text)
  }

  /// Returns the number of letters from one place to another.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns which of two places comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.compared(to: other)
  }

  /// Returns the letters of a range.
  open func text(in range: UITextRange) -> String? {
    let whole = NSRange(location: 0, length: text.utf16.count)
    return range.characters.intersection(whole).map { (text as NSString).substring(with: $0) } ?? ""
  }

  /// Replaces the letters of a range without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    let whole = NSRange(location: 0, length: self.text.utf16.count)
    let letters = range.characters.intersection(whole) ?? selectedRange
    change(letters, to: text)
    selectedRange = NSRange(location: letters.location + text.utf16.count, length: 0)
    tellOfChange()
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUITextView }
}
