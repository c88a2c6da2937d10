/// Is told which item of a tab bar was tapped.
///
/// All methods are optional.
///
/// Source: Apple, UITabBarDelegate.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Tells the delegate that an item was tapped.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing unless implemented.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A row of items of which one is selected.
///
/// Source: Apple, UITabBar; its looks are those of iOS 7 to 14.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Is told which item was tapped; kept weakly.
  open weak var delegate: (any UITabBarDelegate)?

  /// The items, from left to right.
  open var items: [UITabBarItem]? {
    didSet { reload() }
  }

  /// The selected item; setting it does not call the delegate.
  open var selectedItem: UITabBarItem? {
    didSet { showLooks() }
  }

  /// The colour of the bar; nil for nearly white.
  open var barTintColor: UIColor? {
    didSet { showLooks() }
  }

  /// The colour of the items that are not selected; nil for gray.
  open var unselectedItemTintColor: UIColor? {
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

  /// The image shown in place of the bar's colour; an empty image for nothing.
  open var backgroundImage: UIImage? {
    didSet { showLooks() }
  }

  /// The image shown in place of the line above the bar; an empty image for nothing.
  open var shadowImage: UIImage? {
    didSet { showLooks() }
  }

  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// Whether the items share the bar's width or stand in its middle.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { setNeedsLayout() }
  }

  /// The width of items in the middle of the bar; 0 for the system's.
  ///
  /// *Units*: points.
  open var itemWidth: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// The space between items in the middle of the bar; 0 for the system's.
  ///
  /// *Units*: points.
  open var itemSpacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  private let backdrop = _UIBarBackground()
  private let pictures = TabBarPictures()
  /// The appearances that were set.
  var appearances = BarAppearances<UITabBarAppearance>() {
    didSet {
      showLooks()
      // The controller's view finds where content ends.
      superview?.setNeedsLayout()
    }
  }
  /// The appearance that was asked for before one was set.
  var unsetAppearance: UITabBarAppearance?
  /// Whether the content ends above the bar.
  package var isAtEdge = false {
    didSet { if isAtEdge != oldValue, hasLooksAtEdge { showLooks() } }
  }

  private var ground: BarGround?
  private var buttons: [UITabBarButton] = []
  private let line = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a bar with what a storyboard says of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UITabBar.self)
  }

  /// Replaces the items at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: traitCollection.heightOfTabBar + safeAreaInsets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: traitCollection.heightOfTabBar + safeAreaInsets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    line.frame = CGRect(x: 0, y: -0.5, width: bounds.width, height: 0.5)
    ground?.frame = bounds
    for (index, button) in buttons.enumerated() { button.frame = onPixels(place(of: index)) }
    pictures.place(in: self, behind: buttons.first { $0.item === selectedItem })
  }

  /// Returns the frame of an item, before it is put on whole pixels.
  private func place(of index: Int) -> CGRect {
    let count = CGFloat(max(1, buttons.count))
    // A phone on its side has its sensors at one end.
    let (first, last) = (safeAreaInsets.left, bounds.width - safeAreaInsets.right)
    guard itemPositioning == .centered else {
      let width = max(0, last - first) / count
      return CGRect(
        x: first + width * CGFloat(index), y: 0, width: width,
        height: traitCollection.heightOfTabBar)
    }
    let width = itemWidth > 0 ? itemWidth : Self.centeredWidth
    let spacing = itemSpacing > 0 ? itemSpacing : Self.centeredSpacing
    let start = (first + last - count * width - (count - 1) * spacing) / 2
    return CGRect(
      x: start + CGFloat(index) * (width + spacing), y: 0, width: width,
      height: traitCollection.heightOfTabBar)
  }

  /// The width of items in the middle of the bar, and the space between them.
  ///
  /// *Units*: points.
  ///
  /// Source: known of iPads.
  private static let centeredWidth: CGFloat = 76
  private static let centeredSpacing: CGFloat = 34

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLooks()
  }

  private func begin() {
    backdrop.isUserInteractionEnabled = false
    backdrop.addSubview(line)
    addSubview(backdrop)
    showLooks()
  }

  private func reload() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = UITabBarButton(item: item)
      button.addTarget(self, action: Selector(UITabBar.tapped(_:)), for: .touchUpInside)
      item.onChange = { [weak button] in button?.showLooks() }
      addSubview(button)
      return button
    }
    if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true {
      self.selectedItem = nil
    }
    showLooks()
    setNeedsLayout()
  }

  /// Shows the bar's own looks, or those of its appearance.
  func showLooks() {
    let chrome = barStyle.color(light: Self.whiteness, dark: Self.darkness)
    let edge = isAtEdge ? shownAppearances.atEdge(in: traitCollection) : nil
    let appearance = edge ?? appearances.scrolled(in: traitCollection)
    let isClear = isAtEdge && isClearAtEdge
    pictures.show(
      background: isClear ? nil : backgroundImage, shadow: isClear ? nil : shadowImage,
      in: backdrop)
    setNeedsLayout()
    // Behind an image there is only what an opaque bar has.
    let density: CGFloat = isTranslucent ? backgroundImage == nil ? Self.density : 0 : 1
    let color = density > 0 ? (barTintColor ?? chrome).withAlphaComponent(density) : .clear
    setBackground(
      isClear
        ? isTranslucent ? nil : .systemBackground
        : appearance == nil || backgroundImage != nil ? color : nil)
    line.backgroundColor = .separator
    line.isHidden = isClear || appearance != nil || shadowImage != nil
    if appearance != nil, ground == nil {
      let ground = BarGround(isLineAbove: true)
      backdrop.insertSubview(ground, at: 0)
      self.ground = ground
      setNeedsLayout()
    }
    ground?.show(appearance, chrome: chrome.withAlphaComponent(Self.density))
    for button in buttons {
      button.appearance = appearance?.stackedLayoutAppearance
      button.isSelected = button.item === selectedItem
      if selectionIndicatorImage != nil { setNeedsLayout() }
      button.color =
        button.isSelected
        ? tintColor
        : unselectedItemTintColor ?? UIColor(light: Self.grayness, dark: Self.darkGrayness)
    }
  }

  /// Whether the bar looks different where content ends above it.
  package var hasLooksAtEdge: Bool { isClearAtEdge || shownAppearances.scrollEdge != nil }

  private func tapped(_ button: UITabBarButton) {
    guard button.item.isEnabled else { return }
    let wanted = willSelect?(button.item) ?? true
    guard wanted else { return }
    selectedItem = button.item
    delegate?.tabBar(self, didSelect: button.item)
  }

  /// Decides whether a tapped item is selected; nil for yes.
  package var willSelect: ((UITabBarItem) -> Bool)?
  private static let whiteness: CGFloat = 0.976
  private static let darkness: CGFloat = 0.086
  private static let density: CGFloat = 0.94
  private static let grayness: CGFloat = 0.6
  private static let darkGrayness: CGFloat = 0.46

  /// How the bar looks over content that goes on below it.
  ///
  /// One that was set, or changed, shows in place of `barTintColor` and its kin.
  open var standardAppearance: UITabBarAppearance {
    get { standardLook }
    set { standardLook = newValue }
  }

  /// How the bar looks where the content ends above it; `nil` for `standardAppearance`.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = copy(of: newValue) }
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUITabBar }
}
