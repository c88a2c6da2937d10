/// What a configuration shows beside title and image.
@MainActor
struct ConfiguredParts {
  var subtitle: UILabel?
  var wheel: UIActivityIndicatorView?
}

extension UIButton {
  /// Shows a configuration in the button's state.
  func show(_ configuration: Configuration, _ label: UILabel) {
    let foreground = foreground(configuration)
    let font = UIFont.systemFont(ofSize: configuration.buttonSize.fontSize)
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
    background.layer.borderColor = configuration.background.strokeColor?.cgColor
    showParts(configuration, foreground)
    for view in [label, picture] { view.alpha = isDimmed(configuration) ? Self.pressedShare : 1 }
  }

  private func showParts(_ configuration: Configuration, _ color: UIColor) {
    if let text = configuration.subtitle {
      let attributed = configuration.titles.subtitle.shown(
        configuration.subtitleTextAttributesTransformer, .systemFont(ofSize: Self.subtitleSize),
        color)
      let label = configured.subtitle ?? UILabel()
      if configured.subtitle == nil { label.font = .systemFont(ofSize: Self.subtitleSize) }
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
      wheel.color = color
      if wheel.superview == nil { addSubview(wheel) }
      if !wheel.isAnimating { wheel.startAnimating() }
      configured.wheel = wheel
    } else {
      configured.wheel?.removeFromSuperview()
      configured.wheel = nil
    }
  }

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
    if let own = configuration.background.backgroundColor { return own }
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
  /// - Returns: the size that the button asks for.
  func arrange(
    _ configuration: Configuration, _ label: UILabel, in bounds: CGRect?
  ) -> CGSize {
    let title = label.isHidden ? .zero : label.sizeThatFits(.zero)
    let below = configured.subtitle?.sizeThatFits(.zero) ?? .zero
    let picture = configured.wheel?.sizeThatFits(.zero) ?? configuration.shownImage?.size ?? .zero
    let gap = title.height > 0 && below.height > 0 ? configuration.titlePadding : 0
    let texts = CGSize(
      width: max(title.width, below.width), height: title.height + gap + below.height)
    let padding = picture.width > 0 && texts.width > 0 ? configuration.imagePadding : 0
    let placement = configuration.imagePlacement
    let isColumn = placement == .top || placement == .bottom
    let content =
      isColumn
      ? CGSize(
        width: max(texts.width, picture.width), height: texts.height + padding + picture.height)
      : CGSize(
        width: texts.width + padding + picture.width, height: max(texts.height, picture.height))
    let insets = configuration.contentInsets
    let size = CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
    guard let bounds else { return size }
    background.frame = bounds
    background.layer.cornerRadius = radius(configuration, bounds)
    let room = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    let width = min(content.width, room.width)
    let origin = CGPoint(
      x: room.minX + (room.width - width) * horizontalShare,
      y: room.minY + (room.height - content.height) / 2)
    let first = placement == .top || placement == .leading
    let textWidth = isColumn ? width : max(0, width - padding - picture.width)
    let textOrigin = CGPoint(
      x: isColumn ? origin.x : origin.x + (first ? picture.width + padding : 0),
      y: isColumn
        ? origin.y + (first ? picture.height + padding : 0)
        : origin.y + (content.height - texts.height) / 2)
    let pictureOrigin = CGPoint(
      x: isColumn
        ? origin.x + (width - picture.width) / 2
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
