/// A bar of buttons at the bottom of the screen.
///
/// Source: Apple, UIToolbar; its looks are those of iOS 7 to 14.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// Says where the bar stands; held weakly.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The buttons and the spaces between them, from left to right.
  open var items: [UIBarButtonItem]? {
    didSet { reload() }
  }

  /// The colour of the bar; `nil` for nearly white.
  open var barTintColor: UIColor? {
    didSet { showLooks() }
  }

  /// Whether the bar lets what is behind it shine through.
  open var isTranslucent = true {
    didSet { showLooks() }
  }

  /// The looks of a bar without a colour of its own.
  open var barStyle = UIBarStyle.default {
    didSet { showLooks() }
  }

  /// Shows an image in place of the bar's colour; an empty image for nothing.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    picture.image = backgroundImage
    showLooks()
  }

  /// Shows an image in place of the line above the bar; an empty image for nothing.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { line.isHidden = shadowImage != nil }

  private var shownItems: [UIBarButtonItem] { (items ?? []).filter { !$0.isHidden } }

  /// The appearances that were set.
  var appearances = BarAppearances<UIToolbarAppearance>() {
    didSet { showLooks() }
  }
  /// The appearance that is seen while none was set.
  var unsetAppearance: UIToolbarAppearance?
  /// Whether no content goes on below the bar.
  var isAtEdge = false {
    didSet { if isAtEdge != oldValue, hasLooksAtEdge { showLooks() } }
  }
  private var ground: BarGround?

  private let picture = UIImageView()
  let backdrop = _UIBarBackground()
  private let line = UIView()
  private var views: [UIView] = []

  /// Makes a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a bar with what a storyboard says of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UIToolbar.self)
  }

  private func begin() {
    for view in [backdrop, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    line.backgroundColor = .separator
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.addSubview(picture)
    showLooks()
  }

  /// Replaces the buttons, which fade in if animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
    guard animated else { return }
    layoutIfNeeded()
    for view in views { view.alpha = 0 }
    UIView.animate(withDuration: Self.fadeDuration) { [views] in
      for view in views { view.alpha = 1 }
    }
  }

  /// How long new buttons take to appear.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: chosen.
  private static let fadeDuration: TimeInterval = 0.2

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: traitCollection.heightOfToolbar)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: traitCollection.heightOfToolbar)
  }

  private func reload() {
    for view in views { view.removeFromSuperview() }
    for item in items ?? [] { item.onChange = { [weak self] in self?.reload() } }
    views = shownItems.map { $0.customView ?? BarButton(item: $0) }
    for view in views { addSubview(view) }
    showLooks()
    setNeedsLayout()
  }

  /// Shows the bar's own looks, or those of its appearance.
  func showLooks() {
    let edge = isAtEdge ? shownAppearances.atEdge(in: traitCollection) : nil
    let isClear = isAtEdge && isClearAtEdge
    let appearance = edge ?? appearances.scrolled(in: traitCollection)
    let chrome: UIColor = barStyle == .default ? .systemBackground : .black
    // Behind an image there is only what an opaque bar has.
    let density: CGFloat = isTranslucent ? picture.image == nil ? Self.density : 0 : 1
    let color = density > 0 ? (barTintColor ?? chrome).withAlphaComponent(density) : nil
    backdrop.backgroundColor =
      isClear ? isTranslucent ? nil : .systemBackground : appearance == nil ? color : nil
    picture.isHidden = isClear || appearance != nil
    line.alpha = isClear || appearance != nil ? 0 : 1
    if appearance != nil, ground == nil {
      let ground = BarGround(isLineAbove: true)
      backdrop.addSubview(ground)
      self.ground = ground
      setNeedsLayout()
    }
    ground?.show(appearance, chrome: chrome.withAlphaComponent(Self.density))
    for case let button as BarButton in views { button.toolbarAppearance = appearance }
  }

  /// Whether the bar looks different where content ends above it.
  var hasLooksAtEdge: Bool { isClearAtEdge || shownAppearances.scrollEdge != nil }

  /// Places the buttons with equal flexible spaces; without any they begin at the left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The bar's colour reaches down behind the home indicator.
    let reach = max(0, safeAreaInsets.bottom)
    backdrop.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + reach)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    ground?.frame = backdrop.bounds
    let items = shownItems
    let widths = zip(items, views).map { item, view -> CGFloat in
      switch item.systemItem {
      case .flexibleSpace: 0
      case .fixedSpace: item.width
      default: Self.width(of: view, isOwn: item.customView != nil)
      }
    }
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    // A flexible space needs no room beside it.
    let roomAfter = zip(items, items.dropFirst()).map { before, after -> CGFloat in
      [before.systemItem, after.systemItem].contains(.flexibleSpace) ? 0 : Self.gap
    }
    let gaps = roomAfter.reduce(0, +)
    let start = Self.margin + safeAreaInsets.left
    let end = bounds.width - Self.margin - safeAreaInsets.right
    let free = max(0, end - start - gaps - widths.reduce(0, +))
    var edge = start
    for ((item, view), (width, gap)) in zip(zip(items, views), zip(widths, roomAfter + [0])) {
      let isSpace = item.systemItem == .flexibleSpace
      let own = isSpace && flexible > 0 ? free / CGFloat(flexible) : width
      let height = item.customView == nil ? traitCollection.heightOfToolbar : view.bounds.height
      view.frame = onPixels(
        CGRect(
          x: edge, y: (traitCollection.heightOfToolbar - height) / 2, width: own, height: height))
      edge += own + gap
    }
  }

  /// A view of the app's own keeps the width that its frame has.
  private static func width(of view: UIView, isOwn: Bool) -> CGFloat {
    if isOwn, view.translatesAutoresizingMaskIntoConstraints, view.bounds.width > 0 {
      return view.bounds.width
    }
    let wanted = view.intrinsicContentSize.width
    return wanted > 0 ? wanted : view.bounds.width
  }

  /// The bar's margins and the room between buttons.
  ///
  /// *Units*: points.
  ///
  /// Source: docs/measurements.md, “Text and controls”.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  private static let density: CGFloat = 0.94

  /// How the bar looks over content that goes on below it.
  ///
  /// One that was set, or changed, shows in place of `barTintColor` and its kin.
  open var standardAppearance: UIToolbarAppearance {
    get { standardLook }
    set { standardLook = newValue }
  }

  /// How the bar looks on a low screen; `nil` for `standardAppearance`.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances.compact }
    set { appearances.compact = copy(of: newValue) }
  }

  /// How the bar of a navigation controller looks where the content ends above it; `nil` for
  /// `standardAppearance`.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = copy(of: newValue) }
  }

  /// How such a bar looks on a low screen; `nil` for `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = copy(of: newValue) }
  }

  /// Where the bar stands, as its delegate says.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIToolbar }
}
