/// The bar above the controllers of a navigation controller.
///
/// Source: Apple, UINavigationBar; its looks are those of iOS 7 to 14.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The bars that a background image is for.
  public typealias Metrics = UIBarMetrics

  // MARK: Look

  /// Whether the bar is dark with white words, where no other colours are set.
  open var barStyle = UIBarStyle.default {
    didSet {
      showLooks()
      showTitleLooks()
    }
  }

  /// The image of the back button in place of the arrowhead.
  open var backIndicatorImage: UIImage?

  /// The part of the back button's image at which titles vanish; recorded only, for titles fade.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// The colour of the bar; nil for nearly white.
  open var barTintColor: UIColor? {
    didSet { showLooks() }
  }

  /// Whether the bar lets what is behind it shine through, so that content may reach below it.
  open var isTranslucent = true {
    didSet {
      showLooks()
      onTranslucencyChange()
    }
  }

  /// The image shown in place of the line below the bar; an empty image for nothing.
  open var shadowImage: UIImage? {
    didSet { showLooks() }
  }

  /// The title's colour (`foregroundColor`) and font (`font`).
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { showTitleLooks() }
  }

  /// Whether titles are shown large below the buttons until the content scrolls.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { onTranslucencyChange() } }
  }

  /// The large title's colour (`foregroundColor`) and font (`font`).
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { showTitleLooks() }
  }

  // MARK: Items

  /// The items of the stack; the bar shows the last.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  private var stack: [UINavigationItem]?

  /// Is asked and told of items that a bar without a navigation controller shows.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The item that the bar shows.
  open var topItem: UINavigationItem? { items?.last }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  // MARK: Parts

  /// Called when `isTranslucent` is set.
  var onTranslucencyChange: () -> Void = {}

  // The colour, or the image in its place; the line below the bar, or the image in its place.
  let backdrop = _UIBarBackground()
  let picture = UIImageView()
  let line = UIView()
  let shadow = UIImageView()
  /// The image in place of the colour.
  private(set) var backgroundImage: UIImage?
  let largeTitle = _UINavigationBarLargeTitleView()
  /// The appearance by which titles and buttons are shown.
  var titled: UINavigationBarAppearance?
  /// The search bar at the bottom; `nil` for none.
  private var search: UISearchBar?
  /// How much of the search bar is seen.
  ///
  /// *Units*: points.
  private var searchRoom: CGFloat = 0

  /// What the bar shows of its top item.
  private(set) var row: _UINavigationBarContentView?

  /// The appearances that were set.
  var appearances = BarAppearances<UINavigationBarAppearance>() {
    didSet { appearanceChanged() }
  }
  /// The appearance that was asked for before one was set.
  var unsetAppearance: UINavigationBarAppearance?
  /// The grounds over scrolled content and over its edge, while the bar has an appearance.
  var grounds: (scrolled: BarGround, edge: BarGround)?
  /// How far the bar is from its looks at the content's edge, 0...1.
  var scrolledShare: CGFloat = 1

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a bar with what a storyboard says of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UINavigationBar.self)
  }

  // MARK: Looks by metrics

  /// Shows an image in place of the bar's colour; an empty image for nothing.
  ///
  /// Those for a compact bar or one with a prompt are left out: this bar is neither.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: Metrics) {
    guard barMetrics == .default else { return }
    self.backgroundImage = backgroundImage
    showLooks()
  }

  /// Returns the image shown in place of the bar's colour.
  open func backgroundImage(for barMetrics: Metrics) -> UIImage? { backgroundImage }

  /// How far the title is moved downwards, in points.
  var titleRise: CGFloat = 0 {
    didSet { showTitleLooks() }
  }

  /// Moves the title from its place, downwards.
  ///
  /// *Units*: points.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: Metrics) {
    if barMetrics == .default { titleRise = adjustment }
  }

  /// Returns how far the title is moved downwards, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: Metrics) -> CGFloat {
    barMetrics == .default ? titleRise : 0
  }

  /// Returns the image shown in place of the bar's colour, wherever the bar is.
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgroundImage : nil
  }

  /// Shows an image in place of the bar's colour, wherever the bar is.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: traitCollection.heightOfNavigationBar)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: traitCollection.heightOfNavigationBar)
  }

  /// Whether the bar is hidden; a navigation controller gives its room to the content.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { onTranslucencyChange() } }
  }

  private let promptLabel = UILabel()

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The colour of a bar at the top reaches up behind the status bar.
    let isAttached = superview is NavigationView || barPosition == .topAttached
    let above = isAttached ? max(0, convert(bounds, to: nil).minY - (window?.frame.minY ?? 0)) : 0
    let reach = min(above, Self.statusBarReach)
    backdrop.frame = CGRect(
      x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
    picture.frame = backdrop.bounds
    grounds?.scrolled.frame = backdrop.frame
    grounds?.edge.frame = backdrop.frame
    let top = promptRoom
    promptLabel.frame = CGRect(x: 16, y: 4, width: max(0, bounds.width - 32), height: top)
    row?.frame.origin.y = top
    largeTitle.frame = CGRect(
      x: 0, y: top + traitCollection.heightOfNavigationBar, width: bounds.width,
      height: max(0, bounds.height - top - traitCollection.heightOfNavigationBar - searchRoom))
    search?.frame = CGRect(
      x: 0, y: bounds.height - searchRoom, width: bounds.width, height: searchRoom)
    line.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: 0.5)
    shadow.frame = CGRect(
      x: 0, y: bounds.height, width: bounds.width, height: shadowImage?.size.height ?? 0)
  }

  // MARK: What a controller shows

  /// Shows the last item of a stack in a new row.
  ///
  /// The old row stays in the bar, so that one can cross-fade into the other; the caller removes
  /// it.
  ///
  /// - Parameters:
  ///   - items: The items of the stack.
  ///   - goBack: Is called when the back button is tapped.
  /// - Returns: the row shown before; nil for none.
  func show(_ items: [UINavigationItem], goBack: @escaping () -> Void)
    -> _UINavigationBarContentView?
  {
    let old = row
    stack = items
    guard let item = items.last else { return old }
    let previous = items.dropLast().last
    let row = _UINavigationBarContentView(
      item: item,
      backTitle: previous.map(\.wordsOfBackButton), backImage: backIndicatorImage,
      goBack: goBack)
    row.frame = CGRect(
      x: 0, y: promptRoom, width: bounds.width, height: traitCollection.heightOfNavigationBar)
    addSubview(row)
    self.row = row
    promptLabel.text = item.prompt
    item.onPromptChange = { [weak self, weak item] in
      self?.promptLabel.text = item?.prompt
      self?.superview?.setNeedsLayout()
      self?.setNeedsLayout()
    }
    item.onAppearanceChange = { [weak self] in self?.appearanceChanged() }
    if grounds != nil || item.appearances.isSet { showLooks() } else { showTitleLooks() }
    return old
  }

  /// The room of the shown item's prompt.
  ///
  /// *Units*: points.
  var promptRoom: CGFloat { topItem.map(Self.promptRoom) ?? 0 }

  /// Returns the room of an item's prompt.
  ///
  /// *Units*: points.
  static func promptRoom(of item: UINavigationItem) -> CGFloat {
    item.prompt == nil ? 0 : promptHeight
  }

  /// Shows the title large, small or on its way from one to the other.
  ///
  /// - Parameters:
  ///   - collapse: how far the large title has gone, in points; `nil` for a small title.
  ///   - way: how far the content is scrolled, in points; `nil` for content that is not scrolled.
  func show(collapse: CGFloat?, scrolledBy way: CGFloat?) {
    let isLarge = collapse != nil
    largeTitle.label.text = isLarge ? topItem?.title : nil
    let gone = collapse ?? Self.largeHeight
    let share = min(max(0, (gone - Self.fadeStart) / (Self.largeHeight - Self.fadeStart)), 1)
    row?.titleAlpha = share
    let edgeShare =
      isLarge || !hasLooksAtEdge ? share : min(max(0, (way ?? 0) / Self.edgeWay), 1)
    for view in [line, shadow] { view.alpha = edgeShare }
    // What is opaque has the ground of content there.
    backdrop.alpha = isTranslucent ? edgeShare : share
    if isClearAtEdge, !isTranslucent {
      backdrop.backgroundColor = edgeShare < 0.5 ? .systemBackground : groundColor
      picture.isHidden = edgeShare < 0.5
    }
    guard grounds != nil else { return }
    scrolledShare = edgeShare
    showShare()
  }

  /// Shows a search bar at the bottom.
  ///
  /// - Parameters:
  ///   - bar: the search bar; `nil` for none.
  ///   - room: how much of it is seen, in points.
  ///   - isAlone: whether title and buttons make way for it.
  func show(search bar: UISearchBar?, room: CGFloat, isAlone: Bool) {
    if search !== bar {
      if search?.superview === self { search?.removeFromSuperview() }
      search = bar
      if let bar { addSubview(bar) }
    }
    guard bar != nil || searchRoom > 0 else { return }
    searchRoom = bar == nil ? 0 : room
    let whole = Self.searchHeight + (bar?.scopeRoom ?? 0)
    bar?.alpha = min(1, room / whole)
    row?.alpha = isAlone ? 0 : 1
    largeTitle.alpha = isAlone ? 0 : 1
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func begin() {
    picture.contentMode = .scaleToFill
    backdrop.addSubview(picture)
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textColor = .secondaryLabel
    promptLabel.textAlignment = .center
    for view in [backdrop, line, shadow, largeTitle, promptLabel] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    showLooks()
  }

  /// The room of a large title below the buttons, and how much of it is gone before the small
  /// title appears.
  ///
  /// *Units*: points.
  ///
  /// Source: docs/measurements.md, “Text and controls”.
  static let largeHeight: CGFloat = 52
  private static let fadeStart: CGFloat = 34
  /// How far content is scrolled when the bar has lost its looks at the edge.
  ///
  /// *Units*: points.
  ///
  /// Unspecified by Apple: chosen.
  private static let edgeWay: CGFloat = 16

  /// The room of a search bar.
  ///
  /// *Units*: points.
  ///
  /// Source: docs/measurements.md, “Text and controls”.
  static let searchHeight: CGFloat = 52

  /// The room of a prompt above the buttons.
  ///
  /// *Units*: points.
  ///
  /// Source: Apple, UINavigationBar: a bar with a prompt is 74 points high.
  private static let promptHeight: CGFloat = 30
  /// How far up the bar's colour reaches at most: the height of the highest status bar.
  ///
  /// *Units*: points.
  static let statusBarReach: CGFloat = 60

  // MARK: Appearances

  /// How the bar looks over scrolled content.
  ///
  /// One that was set, or changed, shows in place of `barTintColor` and its kin.
  open var standardAppearance: UINavigationBarAppearance {
    get { standardLook }
    set { standardLook = newValue }
  }

  /// How the bar looks on a low screen; `nil` for `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = copy(of: newValue) }
  }

  /// How the bar looks where content is not scrolled.
  ///
  /// `nil` for `standardAppearance`, without its ground where the title is large.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = copy(of: newValue) }
  }

  /// How the bar looks where content is not scrolled on a low screen; `nil` for
  /// `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = copy(of: newValue) }
  }

  // MARK: Items of a bar alone

  /// Where the bar stands, as its delegate says.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// Replaces the items; one that is shown in place of another fades in where that is animated.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let items = items ?? []
    let old = show(items) { [weak self] in self?.goBack() }
    guard let old, old !== row else {
      if items.isEmpty {
        row?.removeFromSuperview()
        row?.item.onChange = {}
      }
      return
    }
    guard animated, window != nil, let row else { return old.removeFromSuperview() }
    row.alpha = 0
    UIView.animate(withDuration: Self.fadeTime) {
      row.alpha = 1
      old.alpha = 0
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  /// Shows an item on top of the others.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems((items ?? []) + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the item away that is shown; returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let items, let last = items.last else { return nil }
    setItems(Array(items.dropLast()), animated: animated)
    delegate?.navigationBar(self, didPop: last)
    return last
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUINavigationBar }
}
