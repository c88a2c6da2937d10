/// What a navigation bar shows of one item: the back button, other buttons and the title.
@MainActor
final class _UINavigationBarContentView: UIView {
  // MARK: What it shows

  /// The item shown.
  let item: UINavigationItem
  /// The title of the back button; nil for no back button.
  private let backTitle: String?
  private let backImage: UIImage?
  private let goBack: () -> Void
  private let titleLabel = UILabel()
  private var left: [UIView] = []
  private var right: [UIView] = []

  /// The title's colour, as the bar sets it.
  var titleColor: UIColor? {
    didSet { titleLabel.textColor = titleColor }
  }

  /// The title's font, as the bar sets it; nil for semibold of 17 points.
  var titleFont: UIFont? {
    didSet {
      titleLabel.font = titleFont ?? .systemFont(ofSize: Self.fontSize, weight: .semibold)
      setNeedsLayout()
    }
  }

  /// How far the title is moved from its place.
  ///
  /// *Units*: points.
  var titleOffset = UIOffset.zero {
    didSet { if titleOffset != oldValue { setNeedsLayout() } }
  }

  /// How the buttons look; `nil` for the bar's own looks.
  var appearance: UINavigationBarAppearance? {
    didSet { if appearance !== oldValue || appearance != nil { showButtonLooks() } }
  }

  private func showButtonLooks() {
    for view in left + right {
      (view as? BarButton)?.appearance = appearance
      (view as? BackButton)?.appearance = appearance
    }
  }

  /// The opacity of the title, which is 0 while the bar shows it large.
  ///
  /// *Units*: 0...1.
  var titleAlpha: CGFloat = 1 {
    didSet { if titleAlpha != oldValue { titleLabel.alpha = titleAlpha } }
  }

  /// Makes the row of an item.
  ///
  /// - Parameters:
  ///   - item: What the row shows.
  ///   - backTitle: The title of the back button; nil for no back button.
  ///   - backImage: The image of the back button; nil for an arrowhead.
  ///   - goBack: Is called when the back button is tapped.
  init(
    item: UINavigationItem, backTitle: String?, backImage: UIImage?,
    goBack: @escaping () -> Void
  ) {
    self.item = item
    self.backTitle = backTitle
    self.backImage = backImage
    self.goBack = goBack
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth]
    titleLabel.font = .systemFont(ofSize: Self.fontSize, weight: .semibold)
    titleLabel.textAlignment = .center
    addSubview(titleLabel)
    item.onChange = { [weak self] in self?.reload() }
    reload()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Layout

  /// Places the buttons from both ends inwards, and the title in the middle if it fits there.
  override func layoutSubviews() {
    super.layoutSubviews()
    let titleView = item.titleView ?? titleLabel
    let wanted =
      titleView === titleLabel ? titleLabel.sizeThatFits(.zero) : ownSize(of: titleView)
    var end = bounds.width - Self.margin - safeAreaInsets.right
    for view in right { end = place(view, from: end, direction: -1) }
    var start = placeLeft()
    if let back = left.first as? BackButton, back.fit(end - start - wanted.width) {
      start = placeLeft()
    }
    let width = min(wanted.width, max(0, end - start))
    let x = min(max((bounds.width - width) / 2, start), max(start, end - width))
    let rect = onPixels(
      CGRect(
        x: x + titleOffset.horizontal,
        y: (bounds.height - wanted.height) / 2 + titleOffset.vertical,
        width: width, height: wanted.height))
    // A title that slides is moved by its transform, which the frame would take back.
    titleView.bounds.size = rect.size
    titleView.center = CGPoint(x: rect.midX, y: rect.midY)
  }

  /// Puts the views on the left, from the edge or from where a phone on its side has its sensors.
  ///
  /// - Returns: where the title may begin.
  private func placeLeft() -> CGFloat {
    var start = safeAreaInsets.left + (left.first is BackButton ? 0 : Self.margin)
    for view in left { start = place(view, from: start, direction: 1) }
    return start
  }

  /// Returns the size that an app's own view has, or asks for if it has none.
  private func ownSize(of view: UIView) -> CGSize {
    if !view.translatesAutoresizingMaskIntoConstraints {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    guard view.bounds.isEmpty else { return view.bounds.size }
    let own = view.intrinsicContentSize
    let fitting = view.sizeThatFits(bounds.size)
    return CGSize(
      width: own.width > 0 ? own.width : fitting.width,
      height: own.height > 0 ? own.height : min(fitting.height, bounds.height))
  }

  /// Moves the title aside by a fraction of the bar's width; the buttons stay.
  func slideTitle(by share: CGFloat) {
    (item.titleView ?? titleLabel).transform = CGAffineTransform(
      translationX: bounds.width * share, y: 0)
  }

  /// Puts a view at one end of what is free.
  ///
  /// - Returns: where the next view may begin.
  private func place(_ view: UIView, from edge: CGFloat, direction: CGFloat) -> CGFloat {
    let isUnsized = view.bounds.isEmpty && !(view is UIButton)
    let size = isUnsized ? ownSize(of: view) : view.intrinsicContentSize
    let width = size.width > 0 ? size.width : view.bounds.width
    let height = view is UIButton ? bounds.height : isUnsized ? size.height : view.bounds.height
    view.frame = onPixels(
      CGRect(
        x: direction > 0 ? edge : edge - width, y: (bounds.height - height) / 2, width: width,
        height: height))
    return edge + direction * (width + Self.gap)
  }

  // MARK: Contents

  private func reload() {
    for view in left + right { view.removeFromSuperview() }
    for view in subviews where view !== titleLabel { view.removeFromSuperview() }
    left = views(for: item.leftBarButtonItems ?? [])
    right = views(for: item.rightBarButtonItems ?? [])
    if let backTitle, !item.hidesBackButton,
      left.isEmpty || item.leftItemsSupplementBackButton
    {
      let back = BackButton(title: backTitle, image: backImage) { [weak self] in
        guard let self else { return }
        if let action = item.backAction { action.call(from: item) } else { goBack() }
      }
      left.insert(back, at: 0)
    }
    titleLabel.text = item.title
    titleLabel.isHidden = item.titleView != nil
    for view in left + right { addSubview(view) }
    if let view = item.titleView { addSubview(view) }
    if appearance != nil { showButtonLooks() }
    setNeedsLayout()
    // The navigation controller's view places the bar, whose height depends on the item.
    superview?.superview?.setNeedsLayout()
  }

  private func views(for items: [UIBarButtonItem]) -> [UIView] {
    for item in items { item.onChange = { [weak self] in self?.reload() } }
    return items.filter { !$0.isHidden }.map { $0.customView ?? BarButton(item: $0) }
  }

  /// The room at both ends, between the views, and the size of the title's font.
  ///
  /// *Units*: points.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  private static let fontSize: CGFloat = 17
}

/// The button that shows a bar button item.
@MainActor
final class BarButton: UIButton {
  let item: UIBarButtonItem

  /// How the bar shows its buttons; `nil` for the system's way.
  var appearance: UINavigationBarAppearance? {
    didSet { showTint() }
  }

  /// How a toolbar shows its buttons; `nil` for the system's way.
  var toolbarAppearance: UIToolbarAppearance? {
    didSet { showTint() }
  }

  /// Makes the button of an item.
  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    item.shownView = self
    let color = item.tintColor ?? UIBarButtonItem.appearance().tintColor
    // The title of an item with an image is for menus, and for those who do not see it.
    if item.image == nil { setTitle(item.title, for: .normal) }
    accessibilityLabel = item.accessibilityLabel ?? (item.image == nil ? nil : item.title)
    setImage(item.image?.withRenderingMode(.alwaysTemplate), for: .normal)
    titleLabel?.font = .systemFont(
      ofSize: Self.fontSize, weight: item.style == .done ? .semibold : .regular)
    if let color { tintColor = color }
    isEnabled = item.isEnabled
    imageEdgeInsets = item.imageInsets
    if let menu = item.menu {
      self.menu = menu
      showsMenuAsPrimaryAction = item.action == nil && item.primaryAction == nil
    }
    addTarget(self, action: Selector(BarButton.tapped), for: .touchUpInside)
    isSelected = item.looks.isSelected
    show(item.looks)
    showTint()
  }

  /// Shows the images and offsets of the item, or those of all items.
  private func show(_ own: BarItemLooks) {
    let all = UIBarButtonItem.appearance().looks
    let images = own.backgrounds.isEmpty ? all.backgrounds : own.backgrounds
    for state in images.keys.sorted() {
      setBackgroundImage(images[state], for: UIControl.State(rawValue: state))
    }
    let offset = own.titleOffset == .zero ? all.titleOffset : own.titleOffset
    if offset != .zero {
      titleEdgeInsets = UIEdgeInsets(
        top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical,
        right: -offset.horizontal)
    }
    lift = own.backgroundOffset == 0 ? all.backgroundOffset : own.backgroundOffset
  }

  /// How far the image behind the title is moved downwards, in points.
  private var lift: CGFloat = 0

  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    // As high as the image is, in the middle of the bar.
    guard let image = currentBackgroundImage else { return super.backgroundRect(forBounds: bounds) }
    let height = min(image.size.height, bounds.height)
    return CGRect(
      x: 0, y: (bounds.height - height) / 2 + lift, width: bounds.width, height: height)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    if item.systemItem == .flexibleSpace { return CGSize(width: 1, height: 1) }
    let own = super.intrinsicContentSize
    return item.width > 0 ? CGSize(width: item.width, height: own.height) : own
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  override func stateChanged() {
    super.stateChanged()
    alpha = isHighlighted ? Self.pressedAlpha : 1
  }

  private func showTint() {
    if let offset = buttons?.titleOffset(.normal), offset != .zero {
      titleEdgeInsets = UIEdgeInsets(
        top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical,
        right: -offset.horizontal)
    }
    if let image = buttons?.normal.backgroundImage { setBackgroundImage(image, for: .normal) }
    setTitleColor(looks(.normal, .foregroundColor) ?? tintColor, for: .normal)
    setTitleColor(looks(.disabled, .foregroundColor) ?? .tertiaryLabel, for: .disabled)
    setTitleColor(looks(.highlighted, .foregroundColor), for: .highlighted)
    if let font: UIFont = looks(.normal, .font) { titleLabel?.font = font }
  }

  /// How the bar shows buttons of the item's style.
  private var buttons: UIBarButtonItemAppearance? {
    item.style == .done
      ? appearance?.doneButtonAppearance ?? toolbarAppearance?.doneButtonAppearance
      : appearance?.buttonAppearance ?? toolbarAppearance?.buttonAppearance
  }

  /// Returns what the item, its bar or all items say of the title in a state.
  private func looks<Value>(_ state: UIControl.State, _ key: NSAttributedString.Key) -> Value? {
    item.titleTextAttributes(for: state)?[key] as? Value
      ?? buttons?.titleLook(state, key)
      ?? UIBarButtonItem.appearance().titleTextAttributes(for: state)?[key] as? Value
  }

  private func tapped() { item.call(from: self) }

  private static let fontSize: CGFloat = 17
  private static let pressedAlpha: CGFloat = 0.2
}

/// The back button: an arrowhead and the title of the previous controller.
@MainActor
final class BackButton: UIButton {
  private let goBack: () -> Void

  /// How the bar shows its back button; `nil` for the system's way.
  var appearance: UINavigationBarAppearance? {
    didSet { showTint() }
  }

  private let wholeTitle: String
  private var words: String

  /// Shows the title, or less where that leaves the bar's title no room: “Back”, then the arrowhead alone.
  ///
  /// Source: reported of iOS 7 and later (docs/measurements.md, “Devices”).
  ///
  /// - Parameter room: what is free beside the bar's title now, in points; negative where that is cut.
  /// - Returns: true where the button shows other words than before.
  func fit(_ room: CGFloat) -> Bool {
    let all = [wholeTitle] + ["Back", ""].filter { $0.count < wholeTitle.count }
    let free = room + width(of: words)
    let wanted = all.first { width(of: $0) <= free } ?? all[all.count - 1]
    guard wanted != words else { return false }
    words = wanted
    setTitle(wanted, for: .normal)
    return true
  }

  /// *Units*: points.
  private func width(of words: String) -> CGFloat {
    let font = titleLabel?.font ?? .systemFont(ofSize: 17)
    return (words as NSString).size(withAttributes: [.font: font]).width
  }

  /// Makes a back button that calls `goBack` when tapped.
  init(title: String, image: UIImage?, goBack: @escaping () -> Void) {
    self.goBack = goBack
    (wholeTitle, words) = (title, title)
    super.init(frame: .zero)
    let all = UIBarButtonItem.appearance().looks
    setTitle(title, for: .normal)
    if let background = all.backBackgrounds[UIControl.State.normal.rawValue] {
      setBackgroundImage(background, for: .normal)
    } else {
      setImage(image.map(Self.template) ?? Self.angle, for: .normal)
    }
    adjustsImageWhenHighlighted = false
    contentEdgeInsets = UIEdgeInsets(top: 11, left: 8, bottom: 11, right: 6)
    moveTitle(by: all.backTitleOffset)
    addTarget(self, action: Selector(BackButton.tapped), for: .touchUpInside)
    showTint()
  }

  private func moveTitle(by offset: UIOffset) {
    titleEdgeInsets = UIEdgeInsets(
      top: offset.vertical, left: 6 + offset.horizontal, bottom: -offset.vertical,
      right: -6 - offset.horizontal)
  }

  private func showTint() {
    let looks = appearance?.backButtonAppearance
    if let image = appearance?.backIndicatorImage { setImage(Self.template(image), for: .normal) }
    if let offset = looks?.titleOffset(.normal), offset != .zero { moveTitle(by: offset) }
    if let image = looks?.normal.backgroundImage { setBackgroundImage(image, for: .normal) }
    setTitleColor(looks?.titleLook(.normal, .foregroundColor) ?? tintColor, for: .normal)
    titleLabel?.font = looks?.titleLook(.normal, .font) ?? .systemFont(ofSize: 17)
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  override func stateChanged() {
    super.stateChanged()
    alpha = isHighlighted ? 0.2 : 1
  }

  private func tapped() { goBack() }

  private static func template(_ image: UIImage) -> UIImage {
    image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
  }

  /// The arrowhead, 12 × 20 points.
  private static var angle: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 12, height: 20)).image { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 10.5, y: 1.5))
      path.addLine(to: CGPoint(x: 2, y: 10))
      path.addLine(to: CGPoint(x: 10.5, y: 18.5))
      path.lineWidth = 3
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
