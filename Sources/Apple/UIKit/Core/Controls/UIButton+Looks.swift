/// What a button knows of its title's shadow.
struct ButtonTitleShadow {
  /// Whether a colour was set for a state.
  var isSet = false
  /// Whether the shadow falls to the other side now.
  var isReversed = false
}

extension UIButton {
  /// Makes the views of a new button.
  func begin() {
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    label.onContentChange = { [weak self] in self?.labelChanged() }
    label.isHidden = true
    picture.isHidden = true
    background.isHidden = true
    for view in [background, picture, label] { addSubview(view) }
    contentChanged()
  }

  private func labelChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Shows what was set for the button's state.
  func showState() {
    if let shownConfiguration { return show(shownConfiguration, label) }
    let attributed = currentAttributedTitle
    showTitle(attributed)
    showTitleShadow()
    label.isHidden = (attributed?.string ?? currentTitle)?.isEmpty != false
    let image = currentImage
    picture.image =
      buttonType.isOfSystem && image?.renderingMode == .automatic
      ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.isHidden = image == nil
    background.image = currentBackgroundImage
    background.isHidden = currentBackgroundImage == nil
    let isPressed = state.contains(.highlighted)
    let isSystem = buttonType.isOfSystem
    for view in [picture, background] {
      view.isDark = isPressed && !isSystem && adjustsImageWhenHighlighted
      view.alpha = !isEnabled && adjustsImageWhenDisabled ? Self.disabledAlpha : 1
    }
    label.alpha = isPressed && isSystem ? Self.pressedAlpha : 1
    if isPressed, isSystem { picture.alpha = Self.pressedAlpha }
  }

  /// Shows a title with attributes, or else the plain one.
  ///
  /// Showing the same again changes nothing, so that layout comes to rest.
  private func showTitle(_ attributed: NSAttributedString?) {
    if attributed == nil { label.text = currentTitle }
    if label.textColor != currentTitleColor { label.textColor = currentTitleColor }
    if let attributed, label.attributed != attributed { label.attributedText = attributed }
  }

  /// The places of image and title, where no configuration decides them.
  var arrangement: ButtonArrangement {
    ButtonArrangement(
      title: sizeOfTitle, image: currentImage?.size ?? .zero,
      titleInsets: titleEdgeInsets, imageInsets: imageEdgeInsets,
      horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
      isMirrored: semanticContentAttribute == .forceRightToLeft)
  }

  /// The size of the title in whole points; that of a line without letters where there is none.
  ///
  /// Source: docs/measurements.md, "Sizes of controls".
  private var sizeOfTitle: CGSize {
    let text = label.sizeThatFits(.zero)
    let height = text.width > 0 ? text.height : label.font.lineHeight
    return CGSize(width: text.width.rounded(.up), height: height.rounded(.up))
  }

  private func showTitleShadow() {
    if titleShadow.isSet { label.shadowColor = currentTitleShadowColor }
    let isReversed = reversesTitleShadowWhenHighlighted && state.contains(.highlighted)
    guard isReversed != titleShadow.isReversed else { return }
    titleShadow.isReversed = isReversed
    label.shadowOffset = CGSize(
      width: -label.shadowOffset.width, height: -label.shadowOffset.height)
  }

  /// The opacity of a system button's title and image while a finger is down.
  private static let pressedAlpha: CGFloat = 0.2

  /// The opacity of a disabled button's images.
  ///
  /// Unspecified by Apple: chosen.
  private static let disabledAlpha: CGFloat = 0.5
}
