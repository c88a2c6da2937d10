/// A line of text that can be edited.
///
/// Letters come from the scene's script, or from fingers on the keyboard.
///
/// Source: Apple, UITextField; sizes are those seen on iOS 7 to 18.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, BaselineHolder {
  /// The border around the text.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  // MARK: Text and looks

  /// Decides what may be typed, and is told of it; held weakly.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text; setting it sends no event and does not call the delegate.
  open var text: String? {
    get { content }
    set { show(newValue) }
  }

  /// Sets and shows the text.
  func show(_ text: String?) {
    content = text ?? ""
    extras.selection = nil
    showText()
  }

  /// The text shown in a faint colour while there is no other.
  open var placeholder: String? {
    get { extras.plainPlaceholder }
    set {
      extras.plainPlaceholder = newValue
      extras.placeholder = nil
      showText()
    }
  }

  /// The placeholder with its attributes; letters without a colour have the placeholder's.
  ///
  /// Source: Apple, UITextField.attributedPlaceholder.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      extras.placeholder
        ?? placeholder.map {
          NSAttributedString(
            string: $0,
            attributes: [.font: font as Any, .foregroundColor: UIColor.placeholderText])
        }
    }
    set {
      // No `placeholder` that is overridden is called.
      extras.plainPlaceholder = newValue?.string
      extras.placeholder = newValue
      showText()
    }
  }

  /// What else was set for the field.
  var extras = TextFieldExtras()

  /// The font of text and placeholder, the system's of 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { showText() }
  }

  /// Whether the font follows the size of text that the user asks for.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followContentSizeCategory() }
  }

  /// The colour of the text, the label colour by default; the placeholder has its own.
  open var textColor: UIColor? = .label {
    didSet { showText() }
  }

  /// At which side of its room the text stands; `.natural`, the default, follows the script.
  open var textAlignment = NSTextAlignment.natural {
    didSet { showText() }
  }

  /// What is drawn around the field: nothing by default, a line, a rim, or a rim with round
  /// corners.
  ///
  /// A rounded field without a background gets a white one, black in dark mode.
  open var borderStyle = BorderStyle.none {
    didSet { showBorder() }
  }

  /// When the button that deletes all of the text is shown.
  open var clearButtonMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  /// Whether the text is deleted when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether dots are shown in place of letters.
  open var isSecureTextEntry = false {
    didSet { showText() }
  }

  /// The view left of the text.
  open var leftView: UIView? {
    didSet { replace(oldValue, by: leftView) }
  }

  /// When the left view is shown; never, unless set.
  open var leftViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  /// The view right of the text.
  open var rightView: UIView? {
    didSet { replace(oldValue, by: rightView) }
  }

  /// When the right view is shown; never, unless set.
  open var rightViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  // MARK: What stands for the keyboard

  /// The view that stands in place of the keyboard; `nil` for the keyboard.
  open override var inputView: UIView? {
    get { inputViews.content }
    set { inputViews.content = newValue }
  }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory ?? super.inputAccessoryView }
    set { inputViews.accessory = newValue }
  }

  private var inputViews = InputViews()

  // What the keyboard looks like.
  /// Which letters the keys show as capitals; what a scene types stays as it is.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  // MARK: Traits of typing

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
  /// Whether the keyboard is light or dark; by default it is as the field's surroundings.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The word on the return key: “return” by default.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key is faint while there is no text; a scene's return is taken all the
  /// same.
  open var enablesReturnKeyAutomatically = false

  var content = ""
  let label = TextFieldLabel()
  let cross = UIButton()
  let caret = Caret()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    beginField()
  }

  // MARK: Making

  /// Makes a field with what a storyboard says of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    beginField()
    fill(from: coder, in: UITextField.self)
  }

  /// Whether the field is being edited, so that typed letters go to it.
  open var isEditing: Bool { isFirstResponder }

  // MARK: Editing

  /// Whether there is a text, other than the placeholder.
  open var hasText: Bool { !content.isEmpty }

  open override var canBecomeFirstResponder: Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing(self) != false
  }

  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) != false
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard super.becomeFirstResponder() else { return false }
    editingBegan()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    editingEnded()
    return true
  }

  /// Puts letters in place of the selected ones, if the delegate lets it; a line break is the
  /// return key.
  open func insertText(_ text: String) { typeText(text) }

  /// Deletes the selected letters, or the one before the caret, if the delegate lets it.
  open func deleteBackward() { deleteLetter() }

  /// Returns the rectangle of the text in some bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }

  // MARK: Places of its parts

  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }

  /// Returns the rectangle of the placeholder in some bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the clear button in some bounds.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.maxX - Self.crossRoom, y: bounds.midY - 19 / 2, width: 19, height: 19)
  }

  /// Returns the rectangle of the view left of the text in some bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle of the view right of the text in some bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Draws the text into a rectangle of its own.
  open func drawText(in rect: CGRect) { label.drawPlainly(in: rect) }

  /// Returns the rectangle of the border in some bounds; an override is not asked here.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Draws the placeholder into a rectangle of its own.
  open func drawPlaceholder(in rect: CGRect) { label.drawPlainly(in: rect) }

  /// Returns where the caret stands before a letter; an empty rectangle shows none.
  ///
  /// *Space*: the field's, in points.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caretPlace(before: position.offset)
  }

  open override var intrinsicContentSize: CGSize { sizeOfText }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if !label.isPlaced {
      label.isPlaced = true
      for view in subviews.reversed() where view !== label && view !== cross {
        sendSubviewToBack(view)
      }
    }
    place()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showText()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if borderStyle != .none { showBorder() }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside { becomeFirstResponder() }
  }

  /// Returns false for single taps on views around the field, so that a tap begins to edit it.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    mayBeginBesideOwnTaps(gestureRecognizer)
  }

  // MARK: Menu

  /// Returns true for what a menu over the text offers, and for actions that the field has.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditAction.isNamed(by: action) || super.canPerformAction(action, withSender: sender)
  }

  /// Selects the whole text of a field that is edited.
  open override func selectAll(_ sender: Any?) {
    select(whole)
  }

  /// Copies the selected letters.
  open override func copy(_ sender: Any?) {
    UIPasteboard.general.string = (content as NSString).substring(with: selectedCharacters)
  }

  /// Copies the selected letters and deletes them.
  open override func cut(_ sender: Any?) {
    copy(sender)
    deleteSelection(selectedCharacters)
  }

  /// Replaces the selected letters by what was copied last.
  open override func paste(_ sender: Any?) {
    if let string = UIPasteboard.general.string { insertText(string) }
  }

  /// The attributes of the whole text, such as font, colour and kern.
  ///
  /// Source: Apple, UITextField.defaultTextAttributes.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { full(extras.attributes ?? [:]) }
    set {
      if let own = newValue[.font] as? UIFont { font = own }
      if let own = newValue[.foregroundColor] as? UIColor { textColor = own }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
      extras.attributes = newValue
      showText()
    }
  }

  // MARK: More of the text

  /// The text with its attributes, which hold for all of it.
  ///
  /// Source: Apple, UITextField.attributedText.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: text ?? "", attributes: defaultTextAttributes) }
    set {
      if let newValue, newValue.length > 0 {
        defaultTextAttributes = newValue.attributes(at: 0, effectiveRange: nil)
      }
      show(newValue?.string)
    }
  }

  /// What the text is, for the system's suggestions; recorded only, for it makes none.
  open var textContentType: UITextContentType! {
    get { extras.contentType }
    set { extras.contentType = newValue }
  }

  /// The image behind the text.
  ///
  /// Source: Apple, UITextField.background.
  open var background: UIImage? {
    get { extras.background }
    set {
      extras.background = newValue
      setNeedsLayout()
    }
  }

  /// The image behind the text of a field that is not enabled; `nil` for `background`.
  open var disabledBackground: UIImage? {
    get { extras.disabledBackground }
    set {
      extras.disabledBackground = newValue
      setNeedsLayout()
    }
  }

  /// Whether a long text is shown in a smaller font.
  open var adjustsFontSizeToFitWidth: Bool {
    get { extras.shrinks }
    set {
      extras.shrinks = newValue
      showText()
    }
  }

  /// The selected letters, or an empty range where the next letter goes.
  ///
  /// Source: Apple, UITextInput.selectedTextRange.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedCharacters) }
    set { select(newValue?.characters) }
  }

  // MARK: Positions

  /// Returns the rectangles of letters: one, for a field has one line.
  ///
  /// *Space*: the field's.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(of: range) }

  /// Returns the place between letters that is nearest to a point of the field.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { place(nearestTo: point) }

  /// The place before the first letter.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The place behind the last letter.
  open var endOfDocument: UITextPosition { UITextPosition(content.utf16.count) }

  /// The letters of an input method that are not chosen yet; always `nil`, for there is none here.
  ///
  /// Source: Apple, UITextInput.markedTextRange.
  open var markedTextRange: UITextRange? { nil }

  /// The attributes of the letters that are typed next: those of the whole text.
  ///
  /// Source: Apple, UITextField.typingAttributes.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isFirstResponder ? defaultTextAttributes : nil }
    set {
      guard isFirstResponder, let newValue, !newValue.isEmpty else { return }
      defaultTextAttributes = newValue
    }
  }

  /// The size of the smallest font in which a long text is shown; 0 for none.
  ///
  /// *Units*: points.
  open var minimumFontSize: CGFloat {
    get { extras.smallestFontSize }
    set {
      extras.smallestFontSize = newValue
      showText()
    }
  }

  /// Whether a menu changes attributes of the text; recorded only, for there is no such menu.
  open var allowsEditingTextAttributes: Bool {
    get { extras.editsAttributes }
    set { extras.editsAttributes = newValue }
  }

  /// Whether what is typed first replaces the text; recorded only.
  open var clearsOnInsertion: Bool {
    get { recorded("clearsOnInsertion", false) }
    set { record("clearsOnInsertion", newValue) }
  }

  /// What a password that the system suggests has to have; recorded only, for it suggests none.
  open var passwordRules: UITextInputPasswordRules? {
    get { recorded("passwordRules", nil as UITextInputPasswordRules?) }
    set { record("passwordRules", newValue) }
  }

  /// Whether words are completed in grey; recorded only, for none are.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { recorded("inlinePredictionType", UITextInlinePredictionType.default) }
    set { record("inlinePredictionType", newValue) }
  }

  /// Returns the letters between two places.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    UITextRange(between: fromPosition, and: toPosition)
  }

  /// Returns the place some letters after another one; `nil` outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    position.moved(by: offset, in: content)
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
    (content as NSString).substring(with: range.characters.intersection(whole) ?? NSRange())
  }

  /// Replaces the letters of a range without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    let range = range.characters.intersection(whole) ?? selectedCharacters
    content = (content as NSString).replacingCharacters(in: range, with: text)
    moveSelection(behind: range, text)
    showText()
    delegate?.textFieldDidChangeSelection(self)
    tellOfChange()
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUITextField }
}
