extension UILabel {
  func defaultTextRect(in bounds: CGRect, lines: Int) -> CGRect {
    var block = block
    block.lines = max(0, lines)
    guard !block.string.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let text = block.size(width: bounds.width).roundedUpToPixels
    let size = CGSize(width: min(text.width, bounds.width), height: min(text.height, bounds.height))
    let share: CGFloat =
      switch textAlignment {
      case .left, .justified: 0
      case .natural: block.isReadFromTheRight ? 1 : 0
      case .center: 0.5
      case .right: 1
      }
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * share,
      y: bounds.minY + (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// The height of all lines, as they are drawn.
  ///
  /// *Units*: points.
  var textHeight: CGFloat {
    let width = numberOfLines == 1 ? .infinity : intrinsicContentSize.width
    return max(block.size(width: width).height, font.lineHeight)
  }

  func drawFittedText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var block = block
    if attributed == nil {
      block.font = fittedFont(in: rect.size)
      block.tighten(to: rect.size, isWanted: allowsDefaultTighteningForTruncation, shownColor)
    }
    let moved = rect.offsetBy(dx: 0, dy: adjustment(of: block.font))
    guard let text = block.picture(in: moved, color: shownColor) else { return }
    context.mark(text.picture, extent: text.extent)
  }

  /// What the text would need beyond what the label has, as it is drawn now; `nil` where all of it is
  /// seen.
  var missingRoom: MissingRoom? {
    let room = bounds.size
    var block = block
    guard !block.string.isEmpty else { return nil }
    if attributed == nil {
      block.font = fittedFont(in: room)
      block.tighten(to: room, isWanted: allowsDefaultTighteningForTruncation, shownColor)
    }
    // Nothing is drawn in bounds without area.
    let hasArea = room.width > 0 && room.height > 0
    guard !hasArea || !block.isWhole(in: room, isClipped: clipsToBounds) else { return nil }
    var free = block
    free.lines = numberOfLines == 1 ? 1 : 0
    return MissingRoom(
      needed: free.size(width: numberOfLines == 1 ? .infinity : room.width).roundedUpToPixels,
      room: room)
  }

  /// Returns where the next letter would stand after the text when lines end at `width`; nil for a
  /// text without letters that are read from the right, after which it stands on the right.
  ///
  /// *Units*: points from the left edge of the lines.
  func caretAfterTextFromTheRight(width: CGFloat) -> CGFloat? {
    let block = block
    return block.isReadFromTheRight ? block.caretAtTheEnd(width: width) : nil
  }

  /// Returns how far a line in a smaller font stands below the middle.
  ///
  /// *Units*: points.
  private func adjustment(of fitted: UIFont) -> CGFloat {
    guard fitted.pointSize < font.pointSize, numberOfLines == 1 else { return 0 }
    let missing = font.lineHeight - fitted.lineHeight
    switch baselineAdjustment {
    case .alignBaselines: return font.ascender - fitted.ascender - missing / 2
    case .alignCenters: return 0
    case .none: return -missing / 2
    }
  }

  /// The text with its looks, as the label draws it in its own font.
  var block: TextBlock {
    var block = TextBlock(
      string: text ?? "", font: font, alignment: textAlignment, lineBreak: lineBreakMode,
      lines: max(0, numberOfLines))
    block.flow = flow
    if let attributed {
      block.take(
        AttributedText(attributed, font: font, color: UIColor(cgColor: shownColor)),
        overridesStyle: false)
    }
    if block.shadows.isEmpty, let shadowColor {
      let shadow = NSShadow()
      shadow.shadowColor = UIColor(cgColor: shown(shadowColor))
      shadow.shadowOffset = shadowOffset
      block.shadows = [TextShadow(shadow: shadow, ranges: [0..<block.string.utf8.count])]
    }
    return block
  }

  private var shownColor: CGColor {
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    guard !isEnabled else { return shown(color) }
    let shown = shown(color)
    return UIColor(cgColor: shown).withAlphaComponent(shown.alpha * Self.faintness).cgColor
  }

  /// The share of its opacity that the text of a disabled label keeps.
  ///
  /// Unspecified by Apple: chosen.
  private static let faintness: CGFloat = 0.3

  /// The number of steps in which smaller sizes of the font are tried.
  private static let steps = 64

  /// Returns the largest font, down to the least allowed, in which the whole text fits.
  private func fittedFont(in size: CGSize) -> UIFont {
    guard adjustsFontSizeToFitWidth, size.width > 0, size.height > 0 else { return font }
    // A label that is too low even for one line does not get a smaller font for that.
    let room = CGSize(width: size.width, height: max(size.height, font.lineHeight))
    let smallest = max(
      1, Int(saturating: (minimumScaleFactor * CGFloat(Self.steps)).rounded(.up)))
    var (small, large) = (min(smallest, Self.steps), Self.steps)
    while small < large {
      let middle = (small + large + 1) / 2
      var tried = block
      tried.font = font(step: middle)
      if tried.fits(in: room) { small = middle } else { large = middle - 1 }
    }
    return font(step: small)
  }

  private func font(step: Int) -> UIFont {
    step == Self.steps ? font : font.withSize(font.pointSize * CGFloat(step) / CGFloat(Self.steps))
  }
}
