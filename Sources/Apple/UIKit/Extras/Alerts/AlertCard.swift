/// The box of an alert, or the two boxes of an action sheet.
@MainActor
final class AlertCard: UIView {
  /// An action as it is shown.
  struct Entry {
    let action: UIAlertAction
    let isBold: Bool
  }

  /// Called with the action that a finger has chosen.
  var onChoice: (UIAlertAction) -> Void = { _ in }

  private let style: UIAlertController.Style
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UITextField] = []
  private var fieldBoxes: [UIView] = []
  private var buttons: [AlertButton] = []
  private let main = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  /// The box of a sheet's cancel action.
  private let other = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private var lines: [UIView] = []
  private weak var pressed: AlertButton?

  init(style: UIAlertController.Style) {
    self.style = style
    super.init(frame: .zero)
    for box in [main, other] {
      box.layer.cornerRadius = AlertMetrics.cornerRadius
      box.layer.cornerCurve = .continuous
      box.clipsToBounds = true
      addSubview(box)
    }
    let isAlert = style == .alert
    titleLabel.font = .systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.textColor = isAlert ? .label : .secondaryLabel
      main.contentView.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows fields that were added behind the others, and all actions anew.
  func show(_ fields: [UITextField], _ actions: [Entry]) {
    for field in fields.dropFirst(self.fields.count) {
      let box = UIView()
      box.backgroundColor = .systemBackground
      box.layer.borderWidth = 0.5
      box.layer.borderColor = UIColor.separator.cgColor
      box.layer.cornerRadius = 5
      box.addSubview(field)
      main.contentView.addSubview(box)
      fieldBoxes.append(box)
    }
    self.fields = fields
    for button in buttons { button.removeFromSuperview() }
    buttons = actions.map { AlertButton($0, style) }
    for button in buttons { box(of: button).contentView.addSubview(button) }
    changed()
  }

  /// Asks for another size and layout.
  private func changed() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  func textChanged(
    title: String?, message: String?,
    attributed: (title: NSAttributedString?, message: NSAttributedString?) = (nil, nil)
  ) {
    titleLabel.text = title
    messageLabel.text = message
    if let text = attributed.title { titleLabel.attributedText = text.centred }
    if let text = attributed.message { messageLabel.attributedText = text.centred }
    changed()
  }

  /// Returns true when a button has a box of its own, as a sheet's cancel action has.
  private func isApart(_ button: AlertButton) -> Bool {
    style == .actionSheet && button.entry.action.style == .cancel
  }

  private func box(of button: AlertButton) -> UIVisualEffectView {
    isApart(button) ? other : main
  }

  private var stacked: [AlertButton] { buttons.filter { !isApart($0) } }

  private var buttonHeight: CGFloat {
    style == .alert ? AlertMetrics.alertButtonHeight : AlertMetrics.sheetButtonHeight
  }

  /// Whether two buttons stand side by side.
  private var isRow: Bool {
    guard style == .alert, stacked.count == 2 else { return false }
    let room = AlertMetrics.alertWidth / 2 - AlertMetrics.textMargin
    return stacked.allSatisfy { $0.titleWidth <= room }
  }

  private func width(in room: CGSize) -> CGFloat {
    style == .alert
      ? AlertMetrics.alertWidth : min(room.width, room.height) - 2 * AlertMetrics.sheetMargin
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = width(in: size)
    var height = arrangeTexts(width: width, sets: false)
    height += isRow ? buttonHeight : CGFloat(stacked.count) * buttonHeight
    if buttons.contains(where: isApart) {
      height += (stacked.isEmpty ? 0 : AlertMetrics.sheetMargin) + buttonHeight
    }
    return CGSize(width: width, height: height)
  }

  /// Places the texts and the fields.
  ///
  /// - Returns: the height above the buttons.
  @discardableResult
  private func arrangeTexts(width: CGFloat, sets: Bool) -> CGFloat {
    let margin = AlertMetrics.textMargin
    let room = width - 2 * margin
    let top = style == .alert ? AlertMetrics.alertTop : AlertMetrics.sheetTop
    var edge = top
    for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
      if edge > top { edge += AlertMetrics.textGap }
      let height = label.sizeThatFits(CGSize(width: room, height: 0)).height
      if sets { label.frame = CGRect(x: margin, y: edge, width: room, height: height) }
      edge += height
    }
    for (index, box) in fieldBoxes.enumerated() {
      edge += index == 0 ? 2 * top / 2 - 2 : 5
      let height = AlertMetrics.fieldHeight
      if sets {
        box.frame = CGRect(x: margin, y: edge, width: room, height: height)
        fields[index].frame = CGRect(x: 5, y: 0, width: room - 10, height: height)
      }
      edge += height
    }
    return edge == top ? 0 : (edge + top).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for line in lines { line.removeFromSuperview() }
    lines = []
    let width = bounds.width
    let top = arrangeTexts(width: width, sets: true)
    let height = buttonHeight
    var edge = top
    if isRow {
      for (index, button) in stacked.enumerated() {
        button.frame = CGRect(
          x: CGFloat(index) * width / 2, y: edge, width: width / 2, height: height)
      }
      addLine(CGRect(x: 0, y: edge, width: width, height: 0))
      addLine(CGRect(x: width / 2, y: edge, width: 0, height: height))
      edge += height
    } else {
      for button in stacked {
        button.frame = CGRect(x: 0, y: edge, width: width, height: height)
        if edge > 0 { addLine(CGRect(x: 0, y: edge, width: width, height: 0)) }
        edge += height
      }
    }
    main.frame = CGRect(x: 0, y: 0, width: width, height: edge)
    let apart = buttons.first(where: isApart)
    other.isHidden = apart == nil
    guard let apart else { return }
    let gap = stacked.isEmpty ? 0 : AlertMetrics.sheetMargin
    other.frame = CGRect(x: 0, y: edge + gap, width: width, height: height)
    other.contentView.backgroundColor = .secondarySystemGroupedBackground
    apart.frame = other.contentView.bounds
  }

  private func addLine(_ rect: CGRect) {
    let thickness = 1 / UIScreen.main.scale
    let line = UIView(
      frame: CGRect(
        x: rect.minX, y: rect.minY, width: max(rect.width, thickness),
        height: max(rect.height, thickness)))
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    main.contentView.addSubview(line)
    lines.append(line)
  }

  // MARK: Fingers, which may slide from one button to another

  private func button(under touch: UITouch) -> AlertButton? {
    buttons.first {
      $0.entry.action.isEnabled && $0.bounds.contains(touch.location(in: $0))
    }
  }

  private func press(_ button: AlertButton?) {
    guard button !== pressed else { return }
    pressed?.isPressed = false
    button?.isPressed = true
    pressed = button
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { press(button(under: touch)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { press(button(under: touch)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let chosen = touches.first.flatMap(button)
    press(nil)
    if let chosen { onChoice(chosen.entry.action) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press(nil) }
}

/// A button of an alert.
@MainActor
final class AlertButton: UIView {
  let entry: AlertCard.Entry
  private let label = UILabel()

  /// Whether a finger is on the button.
  var isPressed = false {
    didSet { backgroundColor = isPressed ? .systemFill : nil }
  }

  init(_ entry: AlertCard.Entry, _ style: UIAlertController.Style) {
    self.entry = entry
    super.init(frame: .zero)
    accessibilityIdentifier = entry.action.title
    label.text = entry.action.title
    label.font = .systemFont(
      ofSize: style == .alert ? 17 : 20, weight: entry.isBold ? .semibold : .regular)
    label.textAlignment = .center
    label.baselineAdjustment = .alignCenters
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
    entry.action.onChange = { [weak self] in self?.showColor() }
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  private func showColor() {
    let color =
      entry.action.titleTextColor
      ?? (entry.action.style == .destructive ? .systemRed : tintColor)
    label.textColor = entry.action.isEnabled ? color : .tertiaryLabel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: AlertMetrics.textMargin / 2, dy: 0)
  }
}

extension NSAttributedString {
  /// The text in the middle, where it does not say where it stands.
  fileprivate var centred: NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    guard length > 0, attribute(.paragraphStyle, at: 0, effectiveRange: nil) == nil else {
      return text
    }
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: length))
    return text
  }
}
