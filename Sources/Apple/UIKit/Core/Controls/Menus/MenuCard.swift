/// The list of a menu's entries.
@MainActor
final class MenuCard: UIView {
  /// A line of the list.
  enum Line {
    case title(String)
    case entry(UIMenuElement, in: UIMenu)
    /// The space between groups.
    case gap
  }

  /// Called with an entry that a finger has chosen and the menu that it stands in.
  var onChoice: (UIMenuElement, UIMenu) -> Void = { _, _ in }

  /// The menu that is listed.
  let menu: UIMenu
  private let lines: [Line]
  private var views: [(line: Line, view: MenuRow?)] = []
  private weak var pressed: MenuRow?
  private let box = UIVisualEffectView(effect: MenuCard.material)
  private var hairlines: [UIView] = []

  init(_ menu: UIMenu) {
    self.menu = menu
    lines = Self.lines(menu)
    super.init(frame: .zero)
    layer.shadowOpacity = MenuMetrics.shadowOpacity
    layer.shadowRadius = MenuMetrics.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: MenuMetrics.shadowRadius / 2)
    box.layer.cornerRadius = MenuMetrics.cornerRadius
    box.layer.cornerCurve = .continuous
    box.clipsToBounds = true
    addSubview(box)
    let hasMarks = lines.contains {
      if case .entry(let entry, _) = $0, let action = entry as? any UIMenuLeaf {
        return action.state != .off
      }
      return false
    }
    views = lines.map { line in
      guard case .entry(let entry, _) = line else { return (line, nil) }
      let row = MenuRow(entry, hasMarks: hasMarks)
      box.contentView.addSubview(row)
      return (line, row)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static let material = UIBlurEffect(style: .systemThickMaterial)

  /// Shows the card, or lets it be away; what is behind it is blurred while that is animated.
  func appear(_ isShown: Bool) {
    box.effect = isShown ? Self.material : nil
    box.contentView.alpha = isShown ? 1 : 0
    layer.shadowOpacity = isShown ? MenuMetrics.shadowOpacity : 0
  }

  /// Returns the lines of a menu, those of its inline menus among them.
  private static func lines(_ menu: UIMenu) -> [Line] {
    var lines: [Line] = menu.title.isEmpty ? [] : [.title(menu.title)]
    var needsGap = false
    for child in menu.resolvedChildren {
      if let group = child as? UIMenu, group.options.contains(.displayInline) {
        let inner = self.lines(group)
        guard !inner.isEmpty else { continue }
        if !lines.isEmpty { lines.append(.gap) }
        lines += inner
        needsGap = true
        continue
      }
      if (child as? any UIMenuLeaf)?.attributes.contains(.hidden) == true { continue }
      if needsGap { lines.append(.gap) }
      needsGap = false
      lines.append(.entry(child, in: menu))
    }
    return lines
  }

  private func height(_ line: Line) -> CGFloat {
    switch line {
    case .title: MenuMetrics.titleHeight
    case .entry(let entry, _):
      entry.subtitle == nil ? MenuMetrics.rowHeight : MenuMetrics.subtitleRowHeight
    case .gap: MenuMetrics.gap
    }
  }

  /// The size of the whole list.
  var fullSize: CGSize {
    CGSize(width: MenuMetrics.width, height: lines.reduce(0) { $0 + height($1) })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = bounds
    for line in hairlines { line.removeFromSuperview() }
    hairlines = []
    var edge: CGFloat = 0
    var needsLine = false
    for (line, view) in views {
      let height = height(line)
      let frame = CGRect(x: 0, y: edge, width: bounds.width, height: height)
      switch line {
      case .gap:
        add(UIView(frame: frame), .systemFill)
        needsLine = false
      case .title(let title):
        let label = UILabel(frame: frame.insetBy(dx: MenuMetrics.margin, dy: 0))
        label.text = title
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        add(label, nil)
        needsLine = true
      case .entry:
        view?.frame = frame
        if needsLine {
          add(
            UIView(
              frame: CGRect(
                x: 0, y: edge, width: bounds.width, height: 1 / UIScreen.main.scale)),
            .separator)
        }
        needsLine = true
      }
      edge += height
    }
  }

  private func add(_ view: UIView, _ color: UIColor?) {
    view.isUserInteractionEnabled = false
    view.backgroundColor = color
    box.contentView.addSubview(view)
    hairlines.append(view)
  }

  // MARK: Fingers

  /// Lights up the entry at a point, if any.
  ///
  /// *Space*: the card's.
  func press(at point: CGPoint?) {
    let row = point.flatMap(row)
    guard row !== pressed else { return }
    pressed?.isPressed = false
    row?.isPressed = true
    pressed = row
  }

  /// Chooses the entry at a point, if any.
  func lift(at point: CGPoint) {
    press(at: nil)
    for (line, view) in views {
      guard let view, view === row(at: point), case .entry(let entry, let menu) = line else {
        continue
      }
      onChoice(entry, menu)
      return
    }
  }

  private func row(at point: CGPoint) -> MenuRow? {
    views.compactMap(\.view).first { $0.isEnabled && $0.frame.contains(point) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(at: touches.first?.location(in: self))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(at: touches.first?.location(in: self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { lift(at: touch.location(in: self)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(at: nil)
  }
}

/// An entry of a menu.
@MainActor
final class MenuRow: UIView {
  let isEnabled: Bool
  private let label = UILabel()
  private let second = UILabel()
  private let picture = UIImageView()
  private let mark = UILabel()
  private let left: CGFloat

  /// Whether a finger is on the entry.
  var isPressed = false {
    didSet { backgroundColor = isPressed ? .systemFill : nil }
  }

  init(_ entry: UIMenuElement, hasMarks: Bool) {
    let action = entry as? any UIMenuLeaf
    let menu = entry as? UIMenu
    let isWaiting = entry is UIDeferredMenuElement
    isEnabled = !isWaiting && action?.attributes.contains(.disabled) != true
    left = hasMarks ? MenuMetrics.markedMargin : MenuMetrics.margin
    super.init(frame: .zero)
    accessibilityIdentifier = entry.title
    let isDestructive =
      action?.attributes.contains(.destructive) ?? menu?.options.contains(.destructive) ?? false
    let color: UIColor = isDestructive ? .systemRed : .label
    label.text = isWaiting ? "Loading…" : entry.title
    label.textColor = isEnabled ? color : .tertiaryLabel
    second.text = entry.subtitle
    second.font = .systemFont(ofSize: 13)
    second.textColor = .secondaryLabel
    picture.image =
      menu == nil ? entry.image?.withRenderingMode(.alwaysTemplate) : .menuArrow
    picture.tintColor = label.textColor
    picture.contentMode = .scaleAspectFit
    mark.text = action?.state == .on ? "✓" : action?.state == .mixed ? "–" : nil
    mark.font = .systemFont(ofSize: 15, weight: .semibold)
    for view in [label, second, picture, mark] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = MenuMetrics.imageSize
    picture.frame = CGRect(
      x: bounds.width - MenuMetrics.margin - size, y: (bounds.height - size) / 2, width: size,
      height: size)
    let right = picture.image == nil ? bounds.width - MenuMetrics.margin : picture.frame.minX - 8
    let width = max(0, right - left)
    let height = label.sizeThatFits(.zero).height
    let below = second.text == nil ? 0 : second.sizeThatFits(.zero).height
    let top = (bounds.height - height - below) / 2
    label.frame = onPixels(CGRect(x: left, y: top, width: width, height: height))
    second.frame = onPixels(CGRect(x: left, y: top + height, width: width, height: below))
    mark.frame = onPixels(CGRect(x: 10, y: top, width: 20, height: height))
  }
}

extension UIImage {
  /// The arrow of an entry that leads to another menu.
  @MainActor fileprivate static var menuArrow: UIImage {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 7, y: 4))
    path.addLine(to: CGPoint(x: 13, y: 10))
    path.addLine(to: CGPoint(x: 7, y: 16))
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}

/// The measures of menus.
///
/// *Units*: points.
///
/// Source: docs/measurements.md, “Menus”.
enum MenuMetrics {
  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 44
  static let subtitleRowHeight: CGFloat = 60
  static let titleHeight: CGFloat = 30
  static let gap: CGFloat = 8
  static let cornerRadius: CGFloat = 13
  static let margin: CGFloat = 16
  static let markedMargin: CGFloat = 32
  static let imageSize: CGFloat = 20
  static let shadowOpacity: Float = 0.2
  static let shadowRadius: CGFloat = 20
  /// The distance of a menu from what it belongs to, and from the edges of the screen.
  static let distance: CGFloat = 8
  /// The scale from which a menu grows.
  ///
  /// No unit.
  static let firstScale: CGFloat = 0.2
  /// How long a menu takes to come and to go.
  ///
  /// *Units*: seconds.
  static let comingDuration: TimeInterval = 0.4
  static let goingDuration: TimeInterval = 0.25
}
