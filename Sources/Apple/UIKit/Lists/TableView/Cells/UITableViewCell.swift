/// Shows one row of a table.
///
/// Source: Apple, UITableViewCell; the measures: docs/measurements.md, “Tables”.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  // MARK: Configurations

  /// Whether `contentConfiguration` follows the cell's state.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether `backgroundConfiguration` follows the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Called with the cell and its state whenever that has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Changes a cell by its state.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// The state of the cell for which its configurations are made.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Asks for `updateConfiguration(using:)` in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Changes the cell by its state: gives its configurations the state, and calls the handler.
  open func updateConfiguration(using state: UICellConfigurationState) {
    let looks = [state.isSelected, state.isHighlighted, state.isEditing]
    if looks != followedLooks {
      followedLooks = looks
      if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
        contentConfiguration = content.updated(for: state)
      }
      if automaticallyUpdatesBackgroundConfiguration, let ground = backgroundConfiguration {
        backgroundConfiguration = ground.updated(for: state)
      }
    }
    configurationUpdateHandler?(self, state)
  }

  private var needsUpdateConfiguration = true
  /// Whether the cell was selected, highlighted and edited when its configurations followed last.
  private var followedLooks = [false, false, false]

  /// Lets the cell follow its state, if that has changed.
  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// What the cell is doing in a table that is edited.
  ///
  /// Source: Apple, UITableViewCell.StateMask.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Whether a control for editing is shown, and whether the button that confirms a deletion is,
    /// of which no cell is told here.
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// Called before controls for editing come or go.
  open func willTransition(to state: StateMask) {}

  /// Called after controls for editing have come or gone.
  open func didTransition(to state: StateMask) {}

  /// Holds what the cell shows, beside the accessory and the controls for editing.
  public let contentView: UIView = UITableViewCellContentView()

  // MARK: State

  /// The identifier by which the cell is used again.
  open internal(set) var reuseIdentifier: String?

  let style: CellStyle
  /// The views that only some cells have, made when they are first asked for.
  var parts = CellParts()
  /// The looks that follow from the cell's place in the table.
  var dress = CellDress()

  /// The row that the cell shows; `nil` while it shows none.
  var place: TableGeometry.Row?
  weak var table: UITableView?
  /// How far a swipe has moved the cell.
  ///
  /// *Units*: points.
  var swipeOffset: CGFloat = 0
  /// Whether a finger carries the cell to another place.
  var isCarried = false
  /// Whether the author has set a background, so that the table's style sets none.
  private(set) var hasOwnBackground = false
  private var isDressing = false

  // MARK: Making

  /// Makes a cell of a style, to be used again by an identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    self.reuseIdentifier = reuseIdentifier
    begin()
  }

  /// Makes a cell as a storyboard or a xib has it; of the default style for any other coder.
  public required init?(coder: NSCoder) {
    style = coder.interface(.cellStyle) ?? .default
    super.init(coder: coder)
    reuseIdentifier = coder.interface(.reuseIdentifier)
    begin()
    fill(from: coder, in: UITableViewCell.self)
  }

  /// Makes a cell of the style `default` in a frame.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell of the style `default`.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes a cell by `init(style:reuseIdentifier:)`, for a class that is known only at run time.
  ///
  /// Swift calls only `required` initializers on such a class, and on iOS that one is none.
  public required convenience init(reusableWith identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private func begin() {
    // The table's ground, and not black, is behind what a cell draws.
    isOpaque = false
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// The text.
  open var textLabel: UILabel? { label(\.text) }

  /// The smaller text; `nil` in a cell of the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : label(\.detail) }

  /// The image left of the text.
  open var imageView: UIImageView? {
    if let image = parts.image { return image }
    let image = UIImageView()
    image.contentMode = .scaleAspectFit
    parts.image = image
    contentView.addSubview(image)
    return image
  }

  // MARK: Looks

  /// A view behind everything else in the cell, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// The cell's background, as a value; `nil` for that of the table's style.
  ///
  /// Source: Apple, UITableViewCell.backgroundConfiguration.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard let backgroundConfiguration else { return backgroundView = nil }
      let ground = UIView(frame: bounds)
      backgroundConfiguration.updated(
        for: UICellConfigurationState(traitCollection: traitCollection)
      )
      .show(in: ground)
      backgroundColor = .clear
      backgroundView = ground
    }
  }

  /// The view behind the content while the cell is selected or highlighted; grey unless set.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: selectedBackgroundView)
      selectedBackgroundView?.isHidden = !isSelectedOrHighlighted
    }
  }

  /// The view behind the content while one of several rows is selected; `nil` for the same as else.
  open var multipleSelectionBackgroundView: UIView?

  /// The background of the cell while it is selected.
  open var selectionStyle = SelectionStyle.default

  /// The sign at the right side.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }

  /// The view at the right side, in place of the sign.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      accessoryChanged()
    }
  }

  /// The sign at the right side while the table is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
  }

  /// The view at the right side while the table is edited, in place of the sign.
  open var editingAccessoryView: UIView? {
    didSet {
      if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }
      accessoryChanged()
    }
  }

  /// How many steps the content is indented.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The width of a step.
  ///
  /// *Units*: points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// Whether the content makes room for a control while the table is edited.
  open var shouldIndentWhileEditing = true

  /// The distance of the line below the cell from both sides; the table's unless set.
  ///
  /// *Units*: points.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? dress.separatorInset }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }

  /// Whether the cell gets a control for moving it; the table sets it when it is edited.
  open var showsReorderControl = false

  /// What editing does to the row.
  open internal(set) var editingStyle = EditingStyle.none

  /// What the cell shows, as a value; it replaces the labels and the image.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  // MARK: Content

  /// Returns the configuration that corresponds to the style of the cell, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  // MARK: State

  private var selectedState = false
  private var highlightedState = false
  private var editingState = false

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { selectedState }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is about to select the row.
  open var isHighlighted: Bool {
    get { highlightedState }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the table is edited.
  open var isEditing: Bool {
    get { editingState }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the background of selection.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != selectedState else { return }
    selectedState = selected
    setNeedsUpdateConfiguration()
    showSelection(animated)
  }

  // MARK: Selection

  /// Shows or hides the background of selection for a finger.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != highlightedState else { return }
    highlightedState = highlighted
    setNeedsUpdateConfiguration()
    showSelection(animated)
  }

  /// Shows or hides the controls for editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != editingState else { return }
    editingState = editing
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    setNeedsUpdateConfiguration()
    showEditing(animated)
    didTransition(to: state)
  }

  /// Called before the cell is used again; overrides undo what the last use has changed.
  open func prepareForReuse() {}

  /// Undoes what the table did to the cell in its last use.
  func settle() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
    swipeOffset = 0
    isCarried = false
    alpha = 1
    transform = .identity
  }

  var isSelectedOrHighlighted: Bool { selectedState || highlightedState }

  // MARK: Background

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      if !isDressing { hasOwnBackground = true }
      super.backgroundColor = newValue
    }
  }

  /// Takes on the looks that follow from the place in the table.
  func dress(_ new: CellDress) {
    if !hasOwnBackground, dress.style != new.style || super.backgroundColor == nil {
      isDressing = true
      backgroundColor = new.background
      isDressing = false
    }
    guard dress != new else { return }
    dress = new
    layer.cornerRadius = new.corners.isEmpty ? 0 : TableMetrics.cardRadius
    layer.maskedCorners = new.corners
    clipsToBounds = !new.corners.isEmpty
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    arrange()
  }

  // MARK: Size

  /// Returns the size that the content asks for at a width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: contentHeight(width: targetSize.width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight(width: size.width))
  }

  /// Returns the height of the row that finds its height by itself.
  func heightThatFits(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension UITableViewCell: HasContentView {}
