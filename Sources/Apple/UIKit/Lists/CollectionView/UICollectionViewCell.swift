/// Shows one item of a collection view.
///
/// Source: Apple, UICollectionViewCell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Holds what the cell shows; as large as the cell.
  public let contentView = UIView()

  /// Makes a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// The segue that the cell's selection performs.
  var selectionSegue: InterfaceSegue?

  /// Makes a cell as a storyboard or a xib has it; of no size at the origin for any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    fill(from: coder, in: UICollectionViewCell.self)
  }

  /// Makes a cell by `init(frame:)`, for a class that is known only at run time.
  public required convenience init(reusableWith frame: CGRect) { self.init(frame: frame) }

  /// Whether the item is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  /// Whether a finger is about to select the item.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// A view behind everything else in the cell, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, at: 0) }
  }

  /// A view in front of the background while the cell is selected or highlighted.
  ///
  /// It is as large as the cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      updateBackground()
    }
  }

  /// What the cell shows, as a value; `nil` for what the author puts into `contentView`.
  ///
  /// Source: Apple, UICollectionViewCell.contentConfiguration.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  /// The cell's background, as a value; `nil` for none.
  ///
  /// Source: Apple, UICollectionViewCell.backgroundConfiguration.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showGround() }
  }

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
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  /// The state of the cell for which its configurations are made.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Asks for `updateConfiguration(using:)` in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Changes the cell by its state: gives its configurations the state, and calls the handler.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let ground = backgroundConfiguration {
      backgroundConfiguration = ground.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  private var needsUpdateConfiguration = true

  /// Lets the cell follow its state, if that has changed.
  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if hasGround { groundView.frame = bounds.inset(by: groundInsets) }
  }

  // MARK: Ground

  /// The view behind everything else, for backgrounds that are values.
  private(set) lazy var groundView: UIView = {
    let view = PartView(frame: bounds)
    view.isUserInteractionEnabled = false
    insertSubview(view, at: 0)
    hasGround = true
    return view
  }()

  private var hasGround = false
  private var groundInsets: NSDirectionalEdgeInsets {
    backgroundConfiguration?.backgroundInsets ?? .zero
  }

  /// Shows the background that is a value.
  func showGround() {
    guard let ground = backgroundConfiguration else {
      guard hasGround else { return }
      groundView.backgroundColor = nil
      groundView.layer.borderWidth = 0
      groundView.layer.cornerRadius = 0
      groundView.subviews.forEach { $0.removeFromSuperview() }
      return
    }
    ground.show(in: groundView)
    setNeedsLayout()
  }

  /// Returns the background that a cell of its kind has: none, or that of a row in a list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The room beside the content, for accessories.
  var roomBesideContent: UIEdgeInsets { .zero }

  private func stateChanged() {
    updateBackground()
    showState()
    setNeedsUpdateConfiguration()
  }

  /// Shows whether the cell is selected or highlighted.
  func showState() {}

  /// Returns what a layout with estimated sizes gives the cell: the size of its content.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: freeAxes.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: freeAxes.height ? .fittingSizeLevel : .required)
    return layoutAttributes
  }

  /// Returns the size that the content asks for; the target's along an axis whose priority is `required`.
  ///
  /// *Units*: points.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, isWidthFree: horizontalFittingPriority != .required,
      isHeightFree: verticalFittingPriority != .required)
  }

  /// Along which axes the cell may have another size than the layout's.
  var freeAxes = (width: true, height: true)
  /// The view of `contentConfiguration`.
  private(set) var configuredView: (any UIView & UIContentView)?

  private func showConfiguration() {
    configuredView = contentView.show(contentConfiguration, by: configuredView)
  }

  private func addContentView() {
    fill(with: contentView, at: 0)
  }

  private func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { fill(with: new, at: index) }
  }

  private func fill(with view: UIView, at index: Int) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: index)
  }

  private func updateBackground() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }
}

extension UICollectionViewCell: HasContentView {}
