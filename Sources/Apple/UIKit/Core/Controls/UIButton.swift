/// A title, an image or both that can be tapped.
///
/// Source: Apple, UIButton; the sizes: docs/measurements.md, “Text and controls”.
@preconcurrency @MainActor
open class UIButton: UIControl, BaselineHolder {
  /// How the button should look on a Mac; here it looks as on a tablet.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// The look of the button.
  open private(set) var buttonType = ButtonType.custom

  // MARK: Look

  /// The distance of the content from the edges.
  ///
  /// Where it is zero, the button's own size has 6 points above and below the title.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentChanged() }
  }

  /// The distance by which the title is moved; the button's own size does not count it.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The distance by which the image is moved; the button's own size does not count it.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Whether a custom button draws its images darker while a finger is down.
  open var adjustsImageWhenHighlighted = true {
    didSet { contentChanged() }
  }

  /// Whether images are drawn fainter while the button is disabled.
  open var adjustsImageWhenDisabled = true {
    didSet { contentChanged() }
  }

  // MARK: Configuration

  /// The looks and the content as a value; `nil` for none.
  ///
  /// The button shows the title or the image set for its state where this has none.
  open var configuration: Configuration? {
    didSet {
      configured.needsUpdate = true
      contentChanged()
    }
  }

  /// Changes the configuration to match the button's state; called when the state changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What the button is for; a destructive one in a system's look is red.
  ///
  /// Source: Apple, UIButton.role.
  open var role = Role.normal {
    didSet { contentChanged() }
  }

  /// Whether a tap changes `isSelected`.
  ///
  /// Source: Apple, UIButton.changesSelectionAsPrimaryAction.
  ///
  /// With a menu as its primary action the button is a pop-up button: it shows the title of the
  /// chosen action.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { menuChanged() } }
  }

  /// Whether the button glows while a finger is down.
  ///
  /// Source: Apple, UIButton.showsTouchWhenHighlighted.
  open var showsTouchWhenHighlighted = false {
    didSet { glow.show(showsTouchWhenHighlighted && isHighlighted, in: self) }
  }

  // MARK: Menus

  /// The menu that fingers open: at once or after a long press, see `showsMenuAsPrimaryAction`.
  open var menu: UIMenu? {
    didSet { menuChanged() }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { if showsMenuAsPrimaryAction != oldValue { menuChanged() } }
  }

  var menuPress: MenuPress?

  // MARK: Parts

  /// What a configuration shows beside title and image.
  var configured = ConfiguredParts()

  private var glow = ButtonGlow()
  /// What is known of the title's shadow.
  var titleShadow = ButtonTitleShadow()

  let label = PartLabel()
  let picture = UIImageView()
  let background = UIImageView()
  private var contents: [State: ButtonContent] = [:]

  // MARK: Making

  /// Makes a custom button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a button as a storyboard or a xib has it; a custom one for any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    if coder is InterfaceCoder { begin(coder.interface(.buttonType) ?? .custom) }
    fill(from: coder, in: UIButton.self)
  }

  /// Makes a button of a type, of no size at the origin.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    begin(buttonType)
  }

  func begin(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    label.font = .systemFont(ofSize: buttonType.isOfSystem ? 15 : UIFont.buttonFontSize)
    if let image = buttonType.ownImage {
      setImage(image, for: .normal)
      sizeToFit()
    }
    contentChanged()
  }

  /// Makes a custom button with a frame that shows an action's title and image and calls it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { take(primaryAction) }
  }

  // MARK: Contents of each state

  /// Shows the title; the button sets its text and colour for each state.
  open var titleLabel: UILabel? { label }

  /// Shows the image.
  open var imageView: UIImageView? { picture }

  /// Sets the title of a state; states without one show that of the normal state.
  ///
  /// A configuration with a title takes that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    contents[state, default: ButtonContent()].title = title
    if state == .normal, configuration?.title != nil { configuration?.title = title }
    contentChanged()
  }

  /// Sets a title with attributes, which is shown in place of the plain one of that state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    contents[state, default: ButtonContent()].attributedTitle = title
    contentChanged()
  }

  /// Sets the colour of a state's title; for `nil`, a state has that of the normal one, and a
  /// disabled system button grey.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    contents[state, default: ButtonContent()].titleColor = color
    contentChanged()
  }

  /// Sets the colour of a sharp shadow of the title; its `titleLabel` has the distance.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    contents[state, default: ButtonContent()].titleShadowColor = color
    titleShadow.isSet = true
    contentChanged()
  }

  /// Returns the colour of the title's shadow in this state.
  open func titleShadowColor(for state: State) -> UIColor? {
    contents[state]?.titleShadowColor ?? contents[.normal]?.titleShadowColor
  }

  /// The colour of the title's shadow that is shown.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// Whether the title's shadow falls to the other side while a finger is down.
  open var reversesTitleShadowWhenHighlighted = false {
    didSet { contentChanged() }
  }

  /// Sets the image of a state; states without one show that of the normal state.
  ///
  /// A configuration with an image takes that of the normal state.
  open func setImage(_ image: UIImage?, for state: State) {
    contents[state, default: ButtonContent()].image = image
    if state == .normal, configuration?.image != nil { configuration?.image = image }
    contentChanged()
  }

  /// Sets an image behind title and image, as large as the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    contents[state, default: ButtonContent()].backgroundImage = image
    contentChanged()
  }

  // MARK: Contents of the state

  /// Calls the handler that matches the configuration to the state.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Returns the title that was set for exactly this state.
  open func title(for state: State) -> String? { contents[state]?.title }

  /// Returns the colour of the title that is shown in this state.
  open func titleColor(for state: State) -> UIColor? {
    let color = contents[state]?.titleColor
    if let color { return color }
    if buttonType.isOfSystem {
      if state.contains(.disabled) { return .tertiaryLabel }
      if role == .destructive { return contents[.normal]?.titleColor ?? .systemRed }
      return contents[.normal]?.titleColor ?? tintColor
    }
    return contents[.normal]?.titleColor ?? .white
  }

  /// Returns the image that was set for exactly this state.
  open func image(for state: State) -> UIImage? { contents[state]?.image }

  /// Returns the background image that was set for exactly this state.
  open func backgroundImage(for state: State) -> UIImage? { contents[state]?.backgroundImage }

  /// Returns the title with attributes that was set for exactly this state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents[state]?.attributedTitle
  }

  /// The title with attributes that is shown; `nil` where a plain one is shown.
  open var currentAttributedTitle: NSAttributedString? {
    contents[state]?.attributedTitle
      ?? (contents[state]?.title == nil ? contents[.normal]?.attributedTitle : nil)
  }

  /// The plain title of the present state, else that of the normal one; `nil` for neither.
  open var currentTitle: String? { contents[state]?.title ?? contents[.normal]?.title }

  /// The colour of the plain title in the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The image of the present state, else that of the normal one; `nil` for neither.
  open var currentImage: UIImage? { contents[state]?.image ?? contents[.normal]?.image }

  /// The background image of the present state, else that of the normal one; `nil` for neither.
  open var currentBackgroundImage: UIImage? {
    contents[state]?.backgroundImage ?? contents[.normal]?.backgroundImage
  }

  // MARK: Layout

  /// Returns the rectangle of the background image in some bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle for title and image in some bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Returns the rectangle of the title in that of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement.titleRect(in: contentRect)
  }

  /// Returns the rectangle of the image in that of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement.imageRect(in: contentRect)
  }

  open override var intrinsicContentSize: CGSize {
    if let shownConfiguration { return wrappedSize(shownConfiguration) }
    return arrangement.size(insets: contentEdgeInsets, background: currentBackgroundImage?.size)
  }

  /// Returns the intrinsic size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    showState()
    if let shownConfiguration {
      _ = arrange(shownConfiguration, label, in: bounds)
      wrapAtOwnWidth()
      return
    }
    let content = contentRect(forBounds: bounds)
    background.frame = backgroundRect(forBounds: bounds)
    picture.frame = onPixels(imageRect(forContentRect: content))
    label.frame = onPixels(titleRect(forContentRect: content))
  }

  var firstBaseline: Share { arrangement.baseline(label.firstBaseline, contentEdgeInsets) }

  var lastBaseline: Share { arrangement.baseline(label.lastBaseline, contentEdgeInsets) }

  // MARK: Changes

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  /// Returns false for single taps on views around the button, so that it gets them alone.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    mayBeginBesideOwnTaps(gestureRecognizer)
  }

  override var primaryEvent: Event { .primaryActionTriggered }

  override func willSendPrimaryEvent() {
    if changesSelectionAsPrimaryAction, !isPopUp { isSelected.toggle() }
  }

  package override func stateChanged() {
    super.stateChanged()
    updateConfiguration()
    contentChanged()
    if showsTouchWhenHighlighted { glow.show(isHighlighted, in: self) }
  }

  /// Shows what was set, and asks for layout.
  func contentChanged() {
    showState()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Symbols and pointers

  /// Asks to match the configuration to the state.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Whether a pointer changes over the button; recorded only, for there is none.
  open var isPointerInteractionEnabled: Bool {
    get { recorded("isPointerInteractionEnabled", false) }
    set { record("isPointerInteractionEnabled", newValue) }
  }

  /// The order of a menu's entries; recorded only: the first one stands at the top.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { recorded("preferredMenuElementOrder", .automatic) }
    set { record("preferredMenuElementOrder", newValue) }
  }

  /// Whether a button that keeps its state is held down by its menu: never.
  open var isHeld: Bool { false }

  /// Whether a pointer is over the button: never.
  open var isHovered: Bool { false }

  /// Shows the symbol of a state in a size and weight.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    record("symbol\(state.rawValue)", configuration)
    guard let configuration, let image = image(for: state), image.isSymbolImage else { return }
    setImage(image.applyingSymbolConfiguration(configuration) ?? image, for: state)
  }

  /// Returns the size and weight that were set for the symbol of a state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    recorded("symbol\(state.rawValue)", nil as UIImage.SymbolConfiguration?)
  }

  /// Is asked for the looks of a pointer over the button; recorded only, for there is no pointer.
  open var pointerStyleProvider: PointerStyleProvider? {
    get { recorded("pointerStyleProvider", nil as PointerStyleProvider?) }
    set { record("pointerStyleProvider", newValue) }
  }

  /// The properties that are reached by their keys.
  override class var drawsOnBlack: Bool { false }

  override class var keyedRows: KeyedRows { .ofUIButton }
}
