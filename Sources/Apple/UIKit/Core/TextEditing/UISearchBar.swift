/// A field for a search, with a magnifying glass and a button that cancels it.
///
/// Source: Apple, UISearchBar; the measures: docs/measurements.md, “Text and controls”.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  // MARK: Looks

  /// The looks of a bar without a colour of its own.
  open var barStyle = UIBarStyle.default {
    didSet { showLooks() }
  }

  /// The image in place of the bar's colour and line; an empty image for nothing.
  open var backgroundImage: UIImage? {
    didSet { showLooks() }
  }

  /// Whether what is behind shines through; recorded only, for a bar is opaque here.
  open var isTranslucent = true {
    didSet { showLooks() }
  }

  /// A line above the field; recorded only.
  open var prompt: String?

  /// Whether a button for bookmarks is shown; recorded only.
  open var showsBookmarkButton = false

  /// Whether a button for results is shown; recorded only.
  open var showsSearchResultsButton = false

  /// How far the field's image and text are moved; recorded only.
  ///
  /// *Units*: points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// *Units*: points; recorded only, as the other.
  open var searchTextPositionAdjustment = UIOffset.zero

  /// Whether something can be typed.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  private let ground = UIImageView()

  /// Shows an image in place of the bar's colour and line.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { self.backgroundImage = backgroundImage }
  }

  /// Returns the image in place of the bar's colour and line.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgroundImage : nil
  }

  /// Shows an image behind the field's text.
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    switch state {
    case .normal:
      searchTextField.background = image
      searchTextField.borderStyle = .none
    case .disabled: searchTextField.disabledBackground = image
    default: break
    }
  }

  /// Returns the image behind the field's text.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state == .disabled ? searchTextField.disabledBackground : searchTextField.background
  }

  private var icons: [Icon: UIImage] = [:]

  /// The images in and beside the field.
  ///
  /// Source: Apple, UISearchBar.Icon.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  /// Shows an image in place of the magnifying glass; others are recorded only.
  open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon] = image
    guard icon == .search, state == .normal else { return }
    (searchTextField.glassView as? UIImageView)?.image = image
  }

  /// Returns the image that was set for a place.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }

  /// Sets the looks of the titles of what can be searched.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopes.setTitleTextAttributes(attributes, for: state) }

  /// The looks of the bar.
  public enum Style: UInt, Sendable {
    case `default`
    /// Larger and without a background.
    case prominent
    /// Without a background.
    case minimal
  }

  // MARK: Scopes

  /// Told of what is typed; held weakly.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The field.
  public let searchTextField = UISearchTextField()

  /// The looks of the bar.
  open var searchBarStyle = Style.default {
    didSet { showLooks() }
  }

  /// The colour of the bar; `nil` for nearly white.
  open var barTintColor: UIColor? {
    didSet { showLooks() }
  }

  /// The titles of the parts that can be searched; `nil` or none for no choice.
  ///
  /// They are shown below the field where `showsScopeBar` is set, or while a search is active.
  open var scopeButtonTitles: [String]? {
    didSet { reloadScopes() }
  }

  /// The part that is searched, by its number.
  open var selectedScopeButtonIndex: Int {
    get { chosenScope }
    set {
      chosenScope = newValue
      reloadScopes()
    }
  }

  /// Whether the parts that can be searched are shown.
  open var showsScopeBar = false {
    didSet { if showsScopeBar != oldValue { setShowsScope(showsScopeBar, animated: false) } }
  }

  /// Shows or hides the parts that can be searched.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    if showsScopeBar != show {
      showsScopeBar = show
      return
    }
    invalidateIntrinsicContentSize()
    let change = { [self] in
      scopes.alpha = hasScopes ? 1 : 0
      setNeedsLayout()
      layoutIfNeeded()
    }
    if animated {
      UIView.animate(withDuration: Self.duration, animations: change)
    } else {
      change()
    }
  }

  private var chosenScope = 0
  private let scopes = UISegmentedControl(items: [])
  /// Whether the parts that can be searched are seen.
  var hasScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  /// The room of the parts that can be searched.
  ///
  /// *Units*: points.
  var scopeRoom: CGFloat { hasScopes ? Self.scopeHeight : 0 }

  private func reloadScopes() {
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    if scopeButtonTitles?.indices.contains(chosenScope) == true {
      scopes.selectedSegmentIndex = chosenScope
    }
    setShowsScope(showsScopeBar, animated: false)
  }

  /// The search that begins and ends in the bar; `nil` for none.
  package weak var owner: (any SearchBarOwner)?

  private let line = UIView()
  /// The colour behind the status bar, where the delegate attaches the bar to the top.
  private let reach = UIView()
  let cancel = UIButton(type: .system)
  private var showsCancel = false

  // MARK: Making

  /// Makes a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a bar with what a storyboard says of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UISearchBar.self)
  }

  private func begin() {
    searchTextField.delegate = self
    searchTextField.onTokens = { [weak self] in self?.owner?.textChanged() }
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
        owner?.textChanged()
      }, for: .editingChanged)
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    cancel.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        owner?.end()
      }, for: .touchUpInside)
    cancel.alpha = 0
    line.backgroundColor = .separator
    scopes.alpha = 0
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        chosenScope = scopes.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: chosenScope)
        owner?.textChanged()
      }, for: .valueChanged)
    for view in [reach, line, searchTextField, cancel, scopes] { addSubview(view) }
    clipsToBounds = true
    showLooks()
  }

  /// What is typed so far.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      delegate?.searchBar(self, textDidChange: newValue ?? "")
      owner?.textChanged()
    }
  }

  // MARK: Field and button

  /// The faint text of an empty field, “Search” by default; `nil` for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Whether the button that cancels is shown.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the button that cancels.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != showsCancel else { return }
    showsCancel = showsCancelButton
    let change = { [self] in
      cancel.alpha = showsCancel ? 1 : 0
      setNeedsLayout()
      layoutIfNeeded()
    }
    if animated {
      layoutIfNeeded()
      UIView.animate(withDuration: Self.duration, animations: change)
    } else {
      change()
    }
  }

  /// How long the button takes to come or to go.
  ///
  /// *Units*: seconds.
  private static let duration: TimeInterval = 0.3

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: wholeHeight)
  }

  private var wholeHeight: CGFloat { Self.height + scopeRoom }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wholeHeight)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let button = cancel.sizeThatFits(.zero)
    let edge = bounds.width - Self.margin
    let right = showsCancel ? edge - button.width - Self.gap : edge
    let below = hasScopes ? min(Self.scopeHeight, max(0, bounds.height - Self.fieldHeight)) : 0
    let top = (bounds.height - below - Self.fieldHeight) / 2
    scopes.frame = CGRect(
      x: Self.margin, y: bounds.height - below, width: max(0, bounds.width - 2 * Self.margin),
      height: Self.scopeControlHeight)
    searchTextField.frame = CGRect(
      x: Self.margin, y: top, width: max(0, right - Self.margin), height: Self.fieldHeight)
    cancel.frame = CGRect(
      x: showsCancel ? bounds.width - Self.margin - button.width : bounds.width, y: top,
      width: button.width, height: Self.fieldHeight)
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    let isAttached = barPosition == .topAttached
    let above = isAttached ? max(0, convert(bounds, to: nil).minY - (window?.frame.minY ?? 0)) : 0
    let height = min(above, UINavigationBar.statusBarReach)
    reach.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    clipsToBounds = height == 0
  }

  private func showLooks() {
    line.isHidden = searchBarStyle != .default || backgroundImage != nil
    let plain =
      barStyle == .default ? UIColor.secondarySystemBackground : UIColor(white: 0.1, alpha: 1)
    let color =
      searchBarStyle == .default && (backgroundImage == nil || !isTranslucent)
      ? barTintColor ?? plain : .clear
    setBackground(color)
    reach.backgroundColor = color
    ground.image = backgroundImage
    if backgroundImage != nil, ground.superview == nil {
      ground.frame = bounds
      ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(ground, at: 0)
    }
  }

  /// The height of the bar and of its field, the margins and the room before the button.
  ///
  /// *Units*: points.
  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 8
  /// The room of the parts that can be searched, and the height of their control.
  ///
  /// *Units*: points.
  private static let scopeHeight: CGFloat = 44
  private static let scopeControlHeight: CGFloat = 32

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUISearchBar }
}

extension UISearchBar: UITextFieldDelegate {
  /// Asks the delegate whether the field may be edited; true without one.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  /// Begins the search of a search controller, then tells the delegate that editing has begun.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    owner?.begin()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  /// Asks the delegate whether editing may end; true without one.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  /// Tells the delegate that editing has ended; a search goes on until it is cancelled.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }

  /// Tells the delegate that the search key was pressed; the keyboard stays.
  ///
  /// - Returns: true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }
}

/// What begins and ends a search in a search bar.
@MainActor
package protocol SearchBarOwner: AnyObject {
  func begin()
  func end()
  func textChanged()
}
