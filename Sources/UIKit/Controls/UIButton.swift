/// A title, an image or both that can be tapped.
///
/// Source: Apple, UIButton; sizes are measured ones (dynamics-spec §4.3).
@MainActor
open class UIButton: UIControl, BaselineHolder {
  /// What the button looks like.
  open private(set) var buttonType = ButtonType.custom

  /// How far the content stands from the edges; zero for the 6 points above and below a title that
  /// a button has by itself.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentChanged() }
  }

  /// By how much the title is moved; the button's own size does not count it.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// By how much the image is moved; the button's own size does not count it.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Whether images are drawn darker while a finger is down.
  open var adjustsImageWhenHighlighted = true {
    didSet { contentChanged() }
  }

  /// Whether images are drawn fainter while the button is disabled.
  open var adjustsImageWhenDisabled = true {
    didSet { contentChanged() }
  }

  private let label = ButtonLabel()
  private let picture = UIImageView()
  private let background = UIImageView()
  private var contents: [State: ButtonContent] = [:]

  /// A custom button of the given place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// As Apple's, for archives, of which there are none: a custom button of no size at the origin.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  /// A button of a look, of no size at the origin.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    label.font = .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
    contentChanged()
  }

  /// A system button that shows an action's title and image, and calls it when tapped.
  public convenience init(primaryAction: UIAction?) {
    self.init(type: .system, primaryAction: primaryAction)
  }

  /// A button that shows an action's title and image, and calls it when tapped.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// A custom button of some place and size that calls an action when tapped.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  private func begin() {
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    label.onChange = { [weak self] in self?.labelChanged() }
    label.isHidden = true
    picture.isHidden = true
    background.isHidden = true
    for view in [background, picture, label] { addSubview(view) }
    contentChanged()
  }

  /// Shows the title, whose text and colour the button sets for each state.
  open var titleLabel: UILabel? { label }

  /// Shows the image.
  open var imageView: UIImageView? { picture }

  open func setTitle(_ title: String?, for state: State) {
    contents[state, default: ButtonContent()].title = title
    contentChanged()
  }

  /// A title with looks of its own, shown instead of the plain one of that state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    contents[state, default: ButtonContent()].attributedTitle = title
    contentChanged()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    contents[state, default: ButtonContent()].titleColor = color
    contentChanged()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    contents[state, default: ButtonContent()].image = image
    contentChanged()
  }

  /// An image behind title and image, as large as the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    contents[state, default: ButtonContent()].backgroundImage = image
    contentChanged()
  }

  /// What was set for exactly this state.
  open func title(for state: State) -> String? { contents[state]?.title }

  /// What is shown in this state.
  open func titleColor(for state: State) -> UIColor? {
    let color = contents[state]?.titleColor
    if let color { return color }
    if buttonType == .system {
      if state.contains(.disabled) { return .tertiaryLabel }
      return contents[.normal]?.titleColor ?? tintColor
    }
    return contents[.normal]?.titleColor ?? .white
  }

  /// What was set for exactly this state.
  open func image(for state: State) -> UIImage? { contents[state]?.image }

  /// What was set for exactly this state.
  open func backgroundImage(for state: State) -> UIImage? { contents[state]?.backgroundImage }

  /// The title with looks of its own that a state has.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents[state]?.attributedTitle
  }

  /// The title with looks of its own that is shown; nothing where a plain one is.
  open var currentAttributedTitle: NSAttributedString? {
    contents[state]?.attributedTitle
      ?? (contents[state]?.title == nil ? contents[.normal]?.attributedTitle : nil)
  }

  open var currentTitle: String? { contents[state]?.title ?? contents[.normal]?.title }

  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  open var currentImage: UIImage? { contents[state]?.image ?? contents[.normal]?.image }

  open var currentBackgroundImage: UIImage? {
    contents[state]?.backgroundImage ?? contents[.normal]?.backgroundImage
  }

  /// Where the background image stands when the button has some bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and image stand when the button has some bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Where the title stands when the content has some place.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement.titleRect(in: contentRect)
  }

  /// Where the image stands when the content has some place.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement.imageRect(in: contentRect)
  }

  open override var intrinsicContentSize: CGSize {
    arrangement.size(insets: contentEdgeInsets, background: currentBackgroundImage?.size)
  }

  /// The intrinsic size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showState()
    let content = contentRect(forBounds: bounds)
    background.frame = backgroundRect(forBounds: bounds)
    picture.frame = onPixels(imageRect(forContentRect: content))
    label.frame = onPixels(titleRect(forContentRect: content))
  }

  var firstBaseline: Share { arrangement.baseline(label.firstBaseline, contentEdgeInsets) }

  var lastBaseline: Share { arrangement.baseline(label.lastBaseline, contentEdgeInsets) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  /// A tap on the button is no tap on what is around it.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  override var primaryEvent: Event { .primaryActionTriggered }

  override func stateChanged() {
    super.stateChanged()
    contentChanged()
  }

  private func contentChanged() {
    showState()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func labelChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var arrangement: ButtonArrangement {
    ButtonArrangement(
      title: label.sizeThatFits(.zero), image: currentImage?.size ?? .zero,
      titleInsets: titleEdgeInsets, imageInsets: imageEdgeInsets,
      horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment)
  }

  private func showState() {
    let attributed = currentAttributedTitle
    label.text = currentTitle
    label.textColor = currentTitleColor
    if let attributed { label.attributedText = attributed }
    label.isHidden = (attributed?.string ?? currentTitle)?.isEmpty != false
    let image = currentImage
    picture.image =
      buttonType == .system && image?.renderingMode == .automatic
      ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.isHidden = image == nil
    background.image = currentBackgroundImage
    background.isHidden = currentBackgroundImage == nil
    let isPressed = state.contains(.highlighted)
    let isSystem = buttonType == .system
    for view in [picture, background] {
      view.isDark = isPressed && !isSystem && adjustsImageWhenHighlighted
      view.alpha = !isEnabled && adjustsImageWhenDisabled ? Self.disabledAlpha : 1
    }
    label.alpha = isPressed && isSystem ? Self.pressedAlpha : 1
    if isPressed, isSystem { picture.alpha = Self.pressedAlpha }
  }

  /// How much of a system button shows under a finger.
  private static let pressedAlpha: CGFloat = 0.2

  /// How much of a disabled button's images shows.
  ///
  /// Unspecified by Apple.
  private static let disabledAlpha: CGFloat = 0.5
}

/// A button's title, which tells the button what others do to it.
@MainActor
private final class ButtonLabel: UILabel {
  var onChange: () -> Void = {}

  override func contentChanged() {
    super.contentChanged()
    onChange()
  }
}
