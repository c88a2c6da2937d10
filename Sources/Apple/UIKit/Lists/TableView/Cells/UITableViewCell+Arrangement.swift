extension UITableViewCell {
  /// Places the content view, the texts, the accessory and the lines.
  func arrange() {
    let left = editingIndent
    for view in [backgroundView, selectedBackgroundView] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
    var right = bounds.width
    if let control = parts.reorderControl, control.superview === self {
      control.frame = CGRect(
        x: right - Self.reorderWidth, y: 0, width: Self.reorderWidth, height: bounds.height)
      right -= Self.reorderWidth
    }
    if let accessory = shownAccessory {
      let size = accessory.bounds.size
      let margin = parts.reorderControl == nil ? TableMetrics.margin : 0
      accessory.frame = onPixels(
        CGRect(
          x: right - margin - size.width, y: (bounds.height - size.height) / 2, width: size.width,
          height: size.height))
      right = accessory.frame.minX
    }
    parts.editControl?.frame = CGRect(
      x: isEditing ? 0 : -TableMetrics.editingIndent, y: 0, width: Self.editControlWidth,
      height: bounds.height)
    let frame = CGRect(x: left, y: 0, width: max(0, right - left), height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
    arrangeContent()
    arrangeLines()
  }

  private static let reorderWidth: CGFloat = 42
  private static let editControlWidth: CGFloat = 46

  /// How far the content moves for a control at the left side.
  private var editingIndent: CGFloat {
    guard isEditing, shouldIndentWhileEditing || parts.editControl != nil else { return 0 }
    return TableMetrics.editingIndent
  }

  private var shownAccessory: UIView? {
    let view = isEditing ? editingAccessoryView : accessoryView
    let own = view ?? parts.sign
    return own?.superview === self ? own : nil
  }

  // MARK: Texts

  private var textLeft: CGFloat {
    let indent = TableMetrics.margin + CGFloat(indentationLevel) * indentationWidth
    guard let size = imageSize, size.width > 0 else { return indent }
    return indent + size.width + Self.imageGap
  }

  /// The size of the image: as high as the row at most, in the image's own shape.
  private var imageSize: CGSize? {
    guard let size = parts.image?.image?.size else { return nil }
    let room = contentView.bounds.height
    guard size.height > room, room > 0 else { return size }
    return CGSize(width: size.width * room / size.height, height: room)
  }

  /// The distance between an image and the text.
  private static let imageGap: CGFloat = 16
  /// The distance between the two texts of `value1`, and of a text from the accessory.
  private static let textGap: CGFloat = 8
  /// The width of the first text of `value2`.
  private static let value2Width: CGFloat = 91

  private var textRight: CGFloat {
    contentView.bounds.width - (shownAccessory == nil ? TableMetrics.margin : Self.textGap)
  }

  private func arrangeContent() {
    guard parts.configured == nil else { return }
    let area = contentView.bounds
    if let image = parts.image, let size = imageSize {
      let left = TableMetrics.margin + CGFloat(indentationLevel) * indentationWidth
      image.frame = onPixels(
        CGRect(origin: CGPoint(x: left, y: (area.height - size.height) / 2), size: size))
    }
    let (left, right) = (textLeft, textRight)
    let width = max(0, right - left)
    guard let text = parts.text else { return }
    guard let detail = parts.detail, detail.text?.isEmpty == false else {
      let isNarrow = style == .value2
      text.frame = CGRect(
        x: left, y: 0, width: isNarrow ? Self.value2Width : width, height: area.height)
      return
    }
    switch style {
    case .default:
      text.frame = CGRect(x: left, y: 0, width: width, height: area.height)
    case .subtitle:
      let (above, below) = (text.height(width: width), detail.height(width: width))
      let top = (area.height - above - below) / 2
      text.frame = onPixels(CGRect(x: left, y: top, width: width, height: above))
      detail.frame = onPixels(CGRect(x: left, y: top + above, width: width, height: below))
    case .value1:
      let own = min(text.sizeThatFits(.zero).width, width)
      let rest = max(0, width - own - Self.textGap)
      let wanted = min(detail.sizeThatFits(.zero).width, rest)
      text.frame = CGRect(x: left, y: 0, width: own, height: area.height)
      detail.frame = CGRect(x: right - wanted, y: 0, width: wanted, height: area.height)
    case .value2:
      text.frame = CGRect(x: left, y: 0, width: Self.value2Width, height: area.height)
      let start = left + Self.value2Width + Self.textGap
      detail.frame = CGRect(
        x: start, y: 0, width: max(0, right - start), height: area.height)
    }
  }

  /// Returns the height that the content asks for at a width.
  func contentHeight(width: CGFloat) -> CGFloat {
    if bounds.width != width { bounds.size.width = width }
    arrange()
    if let configured = parts.configured {
      return configured.sizeOfContent(
        in: CGSize(width: contentView.bounds.width, height: .greatestFiniteMagnitude)
      ).height
    }
    if !constraintState.constraints.isEmpty {
      // Views that are put into the cell itself, beside its content view, ask for their height, too.
      let fit = fittingSize(CGSize(width: width, height: 0), .required, .fittingSizeLevel)
      if fit.height > 0 { return fit.height.roundedUpToPixel }
    }
    if contentView.constraintState.hasConstraintsInside {
      contentView.layoutIfNeeded()
      let fit = contentView.systemLayoutSizeFitting(
        CGSize(width: contentView.bounds.width, height: 0),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      if fit.height > 0 { return fit.height.roundedUpToPixel }
    }
    let room = max(0, textRight - textLeft)
    var texts = parts.text.map { $0.height(width: room) } ?? 0
    if let detail = parts.detail, detail.text?.isEmpty == false {
      let below = detail.height(width: room)
      texts = style == .subtitle ? texts + below : max(texts, below)
    }
    let image = parts.image?.image?.size.height ?? 0
    let height = max(texts + 2 * TableMetrics.textMargin, image)
    return max(TableMetrics.rowHeight, height.roundedUpToPixel)
  }

  // MARK: Lines

  private func arrangeLines() {
    let thickness = 1 / UIScreen.main.scale
    let isCarried = isCarried
    let bottom = dress.separator != nil && dress.hasBottomLine && !isCarried
    parts.bottomLine = line(parts.bottomLine, isShown: bottom)
    var inset = separatorInset
    if dress.isBottomLineWhole {
      inset = .zero
    } else {
      if parts.separatorInset == nil, dress.followsImage { inset.left = lineStart }
      inset.left += contentView.frame.minX
    }
    parts.bottomLine?.frame = CGRect(
      x: inset.left, y: bounds.height - thickness,
      width: max(0, bounds.width - inset.left - inset.right), height: thickness)
    parts.topLine = line(parts.topLine, isShown: dress.separator != nil && dress.hasTopLine)
    parts.topLine?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
  }

  private var lineStart: CGFloat {
    guard parts.configured == nil else {
      return (parts.configured as? UIListContentView)?.textLeft ?? separatorInset.left
    }
    return parts.image?.image == nil ? separatorInset.left : textLeft
  }

  private func line(_ line: UIView?, isShown: Bool) -> UIView? {
    guard isShown else {
      line?.removeFromSuperview()
      return nil
    }
    let view = line ?? _UITableViewCellSeparatorView()
    view.isUserInteractionEnabled = false
    if view.backgroundColor != dress.separator { view.backgroundColor = dress.separator }
    if view.superview == nil { addSubview(view) }
    return view
  }
}

/// The line below a cell, or above it.
final class _UITableViewCellSeparatorView: UIView {}

extension UILabel {
  /// Returns the height of the text at a width.
  func height(width: CGFloat) -> CGFloat {
    guard text?.isEmpty == false else { return 0 }
    return sizeThatFits(CGSize(width: width, height: 0)).height
  }
}
