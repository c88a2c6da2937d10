extension UITextField {
  /// Lays out the text, the views beside it, the clear button and the caret.
  func place() {
    for (view, isShown) in [(leftView, shows(leftViewMode)), (rightView, shows(rightViewMode))] {
      view?.isHidden = !isShown
    }
    cross.isHidden = !(shows(clearButtonMode) && hasText)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    cross.frame = clearButtonRect(forBounds: bounds)
    let rect =
      content.isEmpty
      ? placeholderRect(forBounds: bounds)
      : isFirstResponder ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    label.frame = onPixels(rect)
    let line = font?.lineHeight ?? 17
    let width = content.isEmpty ? 0 : min(rect.width, label.sizeThatFits(.zero).width)
    let x = caretX(in: rect, width: width)
    extras.caretAtEnd = CGRect(x: x, y: rect.midY - line / 2, width: 2, height: line)
    extras.textWidth = width
    caret.place(at: caretRect(for: UITextPosition(selectedCharacters.location)))
    placeSelection(in: rect, line: line)
    extras.placePicture(in: self)
  }

  /// The baseline of the text, which stands in the middle.
  var firstBaseline: Share {
    Share(factor: 0.5, constant: font.map { $0.ascender - $0.lineHeight / 2 } ?? 0)
  }

  var lastBaseline: Share { firstBaseline }

  /// Finds where the next letter will stand.
  ///
  /// - Parameters:
  ///   - rect: the rectangle of the text, in points.
  ///   - width: the width of the text that is shown, in points.
  /// - Returns: the distance from the field's left edge, in points.
  private func caretX(in rect: CGRect, width: CGFloat) -> CGFloat {
    guard !content.isEmpty, let inText = label.caretAfterTextFromTheRight(width: .infinity) else {
      return switch textAlignment {
      case .center: rect.midX + width / 2
      case .right: rect.maxX
      case .left, .natural, .justified: rect.minX + width
      }
    }
    return switch textAlignment {
    case .center: rect.midX - width / 2 + min(inText, width)
    case .right, .natural: rect.maxX - width + min(inText, width)
    case .left, .justified: rect.minX + min(inText, width)
    }
  }

  /// Returns the rectangle for the text, between the border and the views at both sides.
  func contentRect(in bounds: CGRect) -> CGRect {
    let inset = borderStyle == .none ? 0 : Self.inset
    var left = inset
    var right = inset
    if let leftView, shows(leftViewMode) { left = max(left, leftView.bounds.width) }
    if let rightView, shows(rightViewMode) { right = max(right, rightView.bounds.width) }
    if shows(clearButtonMode), hasText { right = max(right, Self.crossRoom + 4) }
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right),
      height: bounds.height)
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isFirstResponder
    case .unlessEditing: !isFirstResponder
    case .always: true
    }
  }

  /// Draws the border of `borderStyle`.
  func showBorder() {
    layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .roundedRect ? 0.5 : 1
    layer.borderColor =
      borderStyle == .line ? shown(Self.line) : shown(Self.rim)
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    if borderStyle == .roundedRect, backgroundColor == nil { setBackground(Self.paper) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The border of a field with a line: black in light, white in dark.
  private static let line = UIColor(light: 0, dark: 1)

  /// The border of the other fields.
  private static let rim = UIColor(light: 0.8, dark: 0.24)

  /// The background of a rounded field: white in light, black in dark.
  private static let paper = UIColor(light: 1, dark: 0)

  /// The room left and right of the text, and the room for the clear button.
  ///
  /// *Units*: points.
  static let inset: CGFloat = 7
  static let crossRoom: CGFloat = 24

  /// The picture of the clear button: a white cross on a grey disc.
  ///
  /// *Units*: points; 15 × 15.
  static var cross: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 15, height: 15)).image { _ in
      UIColor(white: 0.56, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 15, height: 15)).fill()
      let path = UIBezierPath()
      for (start, end) in [(5.0, 10.0), (10.0, 5.0)] {
        path.move(to: CGPoint(x: start, y: 5))
        path.addLine(to: CGPoint(x: end, y: 10))
      }
      path.lineWidth = 1.5
      path.lineCapStyle = .round
      UIColor.white.setStroke()
      path.stroke()
    }
  }

  /// The size of the text within its border, in points.
  var sizeOfText: CGSize {
    let shown = content.isEmpty ? placeholder ?? "" : shownText
    let line = font?.lineHeight ?? 0
    let measured = UILabel()
    measured.font = font
    measured.text = shown
    let inset = borderStyle == .none ? 0 : Self.inset
    let height = borderStyle == .roundedRect ? max(34, line.rounded(.down) + 14) : line + 2
    return CGSize(
      width: measured.sizeThatFits(.zero).width + 2 * inset, height: height.rounded(.up))
  }
}
