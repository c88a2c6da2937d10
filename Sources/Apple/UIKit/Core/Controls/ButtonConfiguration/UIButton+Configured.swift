/// What a configuration shows beside title and image.
@MainActor
struct ConfiguredParts {
  var subtitle: UILabel?
  var wheel: UIActivityIndicatorView?
  /// The arrows of a pop-up button.
  var arrows: UIImageView?
  /// The width at which the texts wrap while a view around the button is measured, and that which
  /// constraints gave it.
  ///
  /// *Units*: points.
  var widthInMeasuring: CGFloat?
  /// Whether the configuration was set since the handler matched it to the state.
  var needsUpdate = false
  var widthFromConstraints: CGFloat = 0
}

extension UIButton {
  /// The configuration, with the title and the image of the button's state where it has none or
  /// where the state has its own; `nil` without one.
  var shownConfiguration: Configuration? {
    guard var shown = configuration else { return nil }
    let ofState = state == .normal ? nil : state
    // A title that is set takes the attributes away.
    if let title = ofState.flatMap(title) ?? (shown.title == nil ? currentTitle : nil) {
      shown.title = title
    }
    shown.image = ofState.flatMap(image) ?? shown.image ?? currentImage
    return shown
  }

  /// Matches a configuration that was set to the button's state, before it is laid out.
  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate else { return }
    updateConfiguration()
    configured.needsUpdate = false
  }

  /// Shows a configuration in the button's state.
  func show(_ configuration: Configuration, _ label: UILabel) {
    let foreground = foreground(configuration)
    let font = grown(configuration.buttonSize.fontSize)
    if let text = configuration.titles.title.shown(
      configuration.titleTextAttributesTransformer, font, foreground)
    {
      // Setting a text or a font asks for layout, even the same one.
      if label.attributed != text { label.attributedText = text }
    } else {
      if label.font != font { label.font = font }
      label.textColor = foreground
      label.text = configuration.title
    }
    label.isHidden = label.text?.isEmpty != false
    label.alpha = 1
    let image = configuration.shownImage
    picture.image =
      image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
    picture.isHidden = image == nil || configuration.showsActivityIndicator
    picture.alpha = 1
    background.isHidden = false
    background.image = nil
    background.backgroundColor = fill(configuration)
    background.layer.borderWidth = configuration.background.strokeWidth
    background.layer.borderColor =
      configuration.background.shownStrokeColor(for: tintColor)?.cgColor
    configuration.background.showParts(in: background)
    showParts(configuration, foreground)
    for view in [label, picture] { view.alpha = isDimmed(configuration) ? Self.pressedShare : 1 }
  }

  /// Returns the system's font in a size that follows the size of text that the user asks for.
  ///
  /// *Units*: points.
  private func grown(_ size: CGFloat) -> UIFont {
    UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: size), compatibleWith: traitCollection)
  }

  private func showParts(_ configuration: Configuration, _ color: UIColor) {
    if let text = configuration.subtitle {
      let attributed = configuration.titles.subtitle.shown(
        configuration.subtitleTextAttributesTransformer, grown(Self.subtitleSize), color)
      let label = configured.subtitle ?? UILabel()
      if configured.subtitle == nil { label.font = grown(Self.subtitleSize) }
      label.textColor = color
      if let attributed { label.attributedText = attributed } else { label.text = text }
      if label.superview == nil { addSubview(label) }
      configured.subtitle = label
    } else {
      configured.subtitle?.removeFromSuperview()
      configured.subtitle = nil
    }
    if configuration.showsActivityIndicator {
      let wheel = configured.wheel ?? UIActivityIndicatorView()
      wheel.color = configuration.activityIndicatorColorTransformer?(color) ?? color
      if wheel.superview == nil { addSubview(wheel) }
      if !wheel.isAnimating { wheel.startAnimating() }
      configured.wheel = wheel
    } else {
      configured.wheel?.removeFromSuperview()
      configured.wheel = nil
    }
    if hasArrows(configuration) {
      let arrows = configured.arrows ?? UIImageView(image: Self.arrows)
      arrows.tintColor = configuration.indicatorColorTransformer?(color) ?? color
      if arrows.superview == nil { addSubview(arrows) }
      configured.arrows = arrows
    } else {
      configured.arrows?.removeFromSuperview()
      configured.arrows = nil
    }
  }

  private func hasArrows(_ configuration: Configuration) -> Bool {
    switch configuration.indicator {
    case .automatic: isPopUp
    case .none: false
    case .popup: true
    }
  }

  private static var arrows: UIImage? {
    UIImage(
      systemName: "chevron.up.chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: arrowsSize, weight: .medium))
  }

  /// The size of the arrows of a pop-up button, and their distance from the title.
  ///
  /// *Units*: points.
  ///
  /// Unspecified by Apple: as phones look.
  private static let arrowsSize: CGFloat = 12
  private static let arrowsGap: CGFloat = 4

  /// The size of the subtitle's letters.
  ///
  /// *Units*: points.
  private static let subtitleSize: CGFloat = 12

  /// The share of its opacity that a pressed button keeps.
  ///
  /// Unspecified by Apple: chosen.
  private static let pressedShare: CGFloat = 0.75

  private func isDimmed(_ configuration: Configuration) -> Bool {
    isHighlighted && configuration.look != .filled
  }

  private func foreground(_ configuration: Configuration) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    if let own = configuration.baseForegroundColor { return own }
    return configuration.look == .filled ? .white : tintColor
  }

  private func fill(_ configuration: Configuration) -> UIColor {
    configuration.background.changed(
      configuration.background.backgroundColor ?? ownFill(configuration))
  }

  private func ownFill(_ configuration: Configuration) -> UIColor {
    let base = configuration.baseBackgroundColor
    let color: UIColor
    switch configuration.look {
    case .plain: color = base ?? .clear
    case .gray: color = base ?? .tertiarySystemFill
    case .tinted: color = (base ?? tintColor).withAlphaComponent(Self.tintShare)
    case .filled: color = isEnabled ? base ?? tintColor : .tertiarySystemFill
    }
    guard isHighlighted, configuration.look == .filled else { return color }
    return color.withAlphaComponent(color.cgColor.alpha * Self.pressedShare)
  }

  /// The opacity of the tint behind the text of a tinted button.
  private static let tintShare: CGFloat = 0.18

  private func radius(_ configuration: Configuration, _ bounds: CGRect) -> CGFloat {
    switch configuration.cornerStyle {
    case .fixed, .dynamic: configuration.background.cornerRadius
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: min(bounds.width, bounds.height) / 2
    }
  }

  /// Places what a configuration shows; for no bounds it only measures.
  ///
  /// - Parameters:
  ///   - configuration: what is shown.
  ///   - label: shows the title.
  ///   - bounds: the button's bounds; `nil` to measure.
  ///   - width: the width at which texts wrap in measuring, in points.
  /// - Returns: the size that the button asks for.
  func arrange(
    _ configuration: Configuration, _ label: UILabel, in bounds: CGRect?,
    width: CGFloat = .infinity
  ) -> CGSize {
    let insets = configuration.contentInsets
    let picture = configured.wheel?.sizeThatFits(.zero) ?? configuration.shownImage?.size ?? .zero
    let placement = configuration.imagePlacement
    let isColumn = placement == .top || placement == .bottom
    let arrows = configured.arrows?.image?.size ?? .zero
    let tail = arrows.width > 0 ? arrows.width + Self.arrowsGap : 0
    let aside = isColumn || picture.width == 0 ? 0 : picture.width + configuration.imagePadding
    let textRoom = (bounds?.width ?? width) - insets.leading - insets.trailing - aside - tail
    let title =
      label.isHidden ? .zero : label.fitting(textRoom, configuration.titleLineBreakMode)
    let below =
      configured.subtitle?.fitting(textRoom, configuration.subtitleLineBreakMode) ?? .zero
    let gap = title.height > 0 && below.height > 0 ? configuration.titlePadding : 0
    let texts = CGSize(
      width: max(title.width, below.width), height: title.height + gap + below.height)
    let padding = picture.width > 0 && texts.width > 0 ? configuration.imagePadding : 0
    var content =
      isColumn
      ? CGSize(
        width: max(texts.width, picture.width), height: texts.height + padding + picture.height)
      : CGSize(
        width: texts.width + padding + picture.width, height: max(texts.height, picture.height))
    content.width += tail
    content.height = max(content.height, arrows.height)
    let size = CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
    guard let bounds else { return size }
    background.frame = bounds.inset(by: UIEdgeInsets(configuration.background.backgroundInsets))
    background.layer.cornerRadius = radius(configuration, background.frame)
    for part in background.subviews { part.layer.cornerRadius = background.layer.cornerRadius }
    let room = bounds.inset(by: UIEdgeInsets(insets))
    let width = min(content.width, room.width)
    let origin = CGPoint(
      x: room.minX + (room.width - width) * horizontalShare,
      y: room.minY + (room.height - content.height) / 2)
    configured.arrows?.frame = onPixels(
      CGRect(
        x: origin.x + width - arrows.width, y: room.midY - arrows.height / 2,
        width: arrows.width, height: arrows.height))
    let main = width - tail
    let first = placement == .top || placement == .leading
    let textWidth = isColumn ? main : max(0, main - padding - picture.width)
    let textOrigin = CGPoint(
      x: isColumn ? origin.x : origin.x + (first ? picture.width + padding : 0),
      y: isColumn
        ? origin.y + (first ? picture.height + padding : 0)
        : origin.y + (content.height - texts.height) / 2)
    let pictureOrigin = CGPoint(
      x: isColumn
        ? origin.x + (main - picture.width) / 2
        : origin.x + (first ? 0 : textWidth + padding),
      y: isColumn
        ? origin.y + (first ? 0 : texts.height + padding)
        : origin.y + (content.height - picture.height) / 2)
    let pictureFrame = onPixels(CGRect(origin: pictureOrigin, size: picture))
    self.picture.frame = pictureFrame
    configured.wheel?.frame = pictureFrame
    let share = textShare(configuration, isColumn)
    func place(_ view: UIView?, _ size: CGSize, _ top: CGFloat) {
      let own = min(size.width, textWidth)
      view?.frame = onPixels(
        CGRect(
          x: textOrigin.x + (textWidth - own) * share, y: textOrigin.y + top, width: own,
          height: size.height))
    }
    place(label, title, 0)
    place(configured.subtitle, below, title.height + gap)
    label.wrap(title, configuration.titleLineBreakMode)
    configured.subtitle?.wrap(below, configuration.subtitleLineBreakMode)
    return size
  }

  private func textShare(_ configuration: Configuration, _ isColumn: Bool) -> CGFloat {
    switch configuration.titleAlignment {
    case .automatic: isColumn || configuration.image == nil ? 0.5 : 0
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  private var horizontalShare: CGFloat {
    switch contentHorizontalAlignment {
    case .left, .leading: 0
    case .center, .fill: 0.5
    case .right, .trailing: 1
    }
  }
}

extension UILabel {
  /// Returns the size of a text of a button in a width: on one line where it fits or is shortened.
  fileprivate func fitting(_ width: CGFloat, _ mode: NSLineBreakMode) -> CGSize {
    let whole = textRect(
      forBounds: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity),
      limitedToNumberOfLines: 1
    ).size
    guard mode.wraps, width > 0, whole.width > width + Self.buttonSlack else { return whole }
    let wrapped = textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .infinity), limitedToNumberOfLines: 0
    ).size
    return CGSize(width: min(wrapped.width, width), height: wrapped.height)
  }

  /// Shows a text of a button in a size that it was found to have.
  fileprivate func wrap(_ size: CGSize, _ mode: NSLineBreakMode) {
    let lines = mode.wraps && size.height > font.lineHeight * 1.5 ? 0 : 1
    if numberOfLines != lines { numberOfLines = lines }
    // A single line that does not fit is shortened as one of a button without a configuration.
    let shown = lines == 1 && mode.wraps ? .byTruncatingMiddle : mode
    if lineBreakMode != shown { lineBreakMode = shown }
    if lines == 0, textAlignment != .center { textAlignment = .center }
  }

  /// How much wider than its room a text may be that stays on one line.
  ///
  /// *Units*: points.
  private static let buttonSlack: CGFloat = 0.5
}

extension UIEdgeInsets {
  /// Makes the same insets with leading on the left.
  fileprivate init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

extension NSLineBreakMode {
  /// Whether a text that is too wide goes on in another line.
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
