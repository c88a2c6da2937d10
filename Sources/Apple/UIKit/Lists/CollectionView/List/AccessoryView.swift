/// The view of one accessory of a list's cell.
@MainActor
final class AccessoryView: UIView {
  let accessory: UICellAccessory
  let content: UIView

  /// Makes the view of an accessory.
  ///
  /// - Parameters:
  ///   - accessory: the accessory.
  ///   - toggle: opens or closes the row of an arrow without a handler of its own.
  ///   - carry: follows the finger on a grip.
  init(
    _ accessory: UICellAccessory, toggle: @escaping @MainActor () -> Void,
    carry: @escaping @MainActor (UILongPressGestureRecognizer) -> Void
  ) {
    self.accessory = accessory
    content = Self.makeContent(of: accessory)
    super.init(frame: .zero)
    addSubview(content)
    if let tint = accessory.tintColor {
      content.tintColor = tint
      (content as? UITableViewCellReorderControl)?.gripColor = tint
      (content as? UILabel)?.textColor = tint
    }
    if let grip = content as? UITableViewCellReorderControl {
      self.carry = carry
      grip.hold.addTarget(self, action: Selector(AccessoryView.held(_:)))
    }
    guard let button = content as? UIButton else { return }
    let isOutline = if case .outline = accessory.kind { true } else { false }
    let action = accessory.action ?? (isOutline ? toggle : {})
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private var carry: @MainActor (UILongPressGestureRecognizer) -> Void = { _ in }

  private func held(_ hold: UILongPressGestureRecognizer) { carry(hold) }

  /// The line that parts a grip from what stands before it; `nil` for none.
  private var line: UIView?

  /// Shows a line at the left end, as a grip has it beside another accessory.
  func showLine(color: UIColor) {
    let line = line ?? PartView()
    line.backgroundColor = color
    addSubview(line)
    self.line = line
  }

  /// Whether an arrow points down, as that of an open row.
  var isOpen = false {
    didSet {
      guard isOpen != oldValue, case .outline = accessory.kind else { return }
      let angle: CGFloat = isOpen ? .pi / 2 : 0
      UIView.animate(withDuration: window == nil ? 0 : TableMetrics.changeDuration) { [self] in
        content.transform = CGAffineTransform(rotationAngle: angle)
      }
    }
  }

  /// Whether a ring has its mark, as that of a selected item.
  var isChosen = false {
    didSet {
      guard case .multiselect = accessory.kind, isChosen != oldValue else { return }
      (content as? UIImageView)?.image = Self.ring(isChosen)
      content.tintColor = isChosen ? accessory.tintColor ?? tintColor : .tertiaryLabel
    }
  }

  /// The width that the accessory takes.
  ///
  /// *Units*: points.
  var ownWidth: CGFloat {
    switch accessory.width ?? .actual {
    case .actual: contentSize.width
    case .standard: Self.standardWidth
    case .custom(let width): width
    }
  }

  private var contentSize: CGSize {
    switch accessory.kind {
    case .view(let view, let isFixed):
      if isFixed, view.bounds.size != .zero { return view.bounds.size }
      let natural = view.intrinsicContentSize
      if natural.width > 0, natural.height > 0 { return natural }
      return view.bounds.size == .zero ? view.sizeThatFits(.zero) : view.bounds.size
    case .reorder: return CGSize(width: 20, height: 14)
    case .detail, .delete, .insert, .multiselect: return CGSize(width: 22, height: 22)
    default: return content.intrinsicContentSize
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content is UITableViewCellReorderControl {
      content.frame = bounds
      let width = 1 / max(1, traitCollection.displayScale)
      line?.frame = CGRect(
        x: -Self.lineDistance, y: bounds.height / 4, width: width, height: bounds.height / 2)
      return
    }
    let size = contentSize
    let turned = content.transform
    content.transform = .identity
    content.frame = onPixels(
      CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height))
    content.transform = turned
  }

  private static func makeContent(of accessory: UICellAccessory) -> UIView {
    switch accessory.kind {
    case .disclosure:
      let view = UIImageView(image: .cellChevron)
      view.tintColor = .tertiaryLabel
      return view
    case .checkmark: return UIImageView(image: .cellCheckmark)
    case .detail: return button(.cellInfo)
    case .outline: return button(.cellChevron)
    case .reorder: return UITableViewCellReorderControl()
    case .delete: return button(UIImage(systemName: "minus.circle.fill"), .systemRed)
    case .insert: return button(UIImage(systemName: "plus.circle.fill"), .systemGreen)
    case .multiselect:
      let view = UIImageView(image: ring(false))
      view.tintColor = .tertiaryLabel
      return view
    case .label(let text, let font):
      let label = UILabel()
      label.text = text
      label.font = font
      label.textColor = .secondaryLabel
      return label
    case .view(let view, _): return view
    }
  }

  private static func ring(_ isChosen: Bool) -> UIImage? {
    UIImage(systemName: isChosen ? "checkmark.circle.fill" : "circle")
  }

  private static func button(_ image: UIImage?, _ tint: UIColor? = nil) -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    if let tint { button.tintColor = tint }
    return button
  }

  /// How far the line of a grip stands before it: half of the space between two accessories.
  ///
  /// *Units*: points.
  private static let lineDistance: CGFloat = 6

  /// The width that the rows of a list keep for a symbol.
  ///
  /// Unspecified by Apple: chosen.
  private static let standardWidth: CGFloat = 28
}
