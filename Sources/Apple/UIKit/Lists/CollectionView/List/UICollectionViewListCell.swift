/// A row of a list: content, accessories and a line below.
///
/// Source: Apple, UICollectionViewListCell; the measures: docs/measurements.md, “Tables”.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The signs and views beside the content.
  open var accessories: [UICellAccessory] = [] {
    didSet { showAccessories() }
  }

  /// How many steps the row is indented; a section snapshot's level, unless set.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The width of a step.
  ///
  /// *Units*: points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// Whether leading accessories are indented with the content.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  /// The row's place in its list.
  var place = ListPlace() {
    didSet {
      showGround()
      setNeedsLayout()
    }
  }

  /// Whether an outline's row is open.
  var isExpanded = false {
    didSet { for view in accessoryViews { view.isOpen = isExpanded } }
  }

  open override var isSelected: Bool {
    didSet { for view in accessoryViews { view.isChosen = isSelected } }
  }

  private var accessoryViews: [AccessoryView] = []
  private let line = PartView()

  /// The guide whose sides are the ends of the line below the row; constraints move them.
  open var separatorLayoutGuide: UILayoutGuide {
    let made = separator ?? SeparatorGuide(in: self)
    separator = made
    return made.guide
  }

  private var separator: SeparatorGuide?

  /// Makes a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a cell as a storyboard or a xib has it; of no size at the origin for any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    contentView.autoresizingMask = []
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  /// Returns the configuration of a row, a header or a sidebar's row, by the cell's place.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (place.isHeader, place.isSidebar, place.style) {
    case (true, true, _): .sidebarHeader()
    case (true, _, .plain): .plainHeader()
    case (true, _, _): .groupedHeader()
    case (false, true, _): .sidebarCell()
    default: .cell()
    }
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isEditing = isEditing
    state.isExpanded = isExpanded
    return state
  }

  /// Whether the list is edited.
  var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      setNeedsUpdateConfiguration()
      showAccessories()
    }
  }

  override var roomBesideContent: UIEdgeInsets {
    let indent = CGFloat(indentationLevel) * indentationWidth
    return UIEdgeInsets(
      top: 0, left: indent + width(of: side(leading: true)), bottom: 0,
      right: width(of: side(leading: false)))
  }

  private var showsSelection: Bool { isSelected || isHighlighted }

  override func showState() { showGround() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds.inset(by: roomBesideContent)
    let margin = TableMetrics.margin
    var edge = margin + (indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0)
    for view in side(leading: true) {
      view.frame = CGRect(x: edge, y: 0, width: view.ownWidth, height: bounds.height)
      edge += view.ownWidth + Self.gap
    }
    edge = bounds.width - margin
    for view in side(leading: false).reversed() {
      view.frame = CGRect(
        x: edge - view.ownWidth, y: 0, width: view.ownWidth, height: bounds.height)
      edge -= view.ownWidth + Self.gap
    }
    layOutLine()
  }

  private func layOutLine() {
    let height = 1 / max(1, traitCollection.displayScale)
    let text = (configuredView as? UIListContentView)?.textLeft ?? TableMetrics.margin
    var left = place.separatorInsets?.leading ?? contentView.frame.minX + text
    var right = place.separatorInsets?.trailing ?? 0
    if let separator { (left, right) = separator.insets(usually: left, right) }
    line.isHidden = place.separator == nil
    line.backgroundColor = place.separator
    line.frame = CGRect(
      x: left, y: bounds.height - height, width: max(0, bounds.width - left - right),
      height: height)
  }

  /// Shows the background of the row's place, unless the cell has one of its own.
  override func showGround() {
    super.showGround()
    layer.maskedCorners = place.corners
    layer.cornerRadius = place.corners.isEmpty ? 0 : TableMetrics.cardRadius
    guard backgroundConfiguration == nil, backgroundView == nil else { return }
    let ground: UIColor? =
      switch (place.isHeader, place.isSidebar, place.style) {
      case (true, _, .plain): .secondarySystemBackground
      case (true, _, _), (false, true, _): nil
      case (false, _, .plain): .systemBackground
      default: .secondarySystemGroupedBackground
      }
    groundView.backgroundColor = showsSelection ? .systemGray4 : ground
    groundView.layer.maskedCorners = layer.maskedCorners
    groundView.layer.cornerRadius = layer.cornerRadius
    if place.isSidebar, showsSelection { groundView.layer.cornerRadius = TableMetrics.cardRadius }
  }

  // MARK: Accessories

  private func side(leading: Bool) -> [AccessoryView] {
    accessoryViews.filter { $0.accessory.isLeading == leading }
  }

  private func width(of views: [AccessoryView]) -> CGFloat {
    guard !views.isEmpty else { return 0 }
    // The content has a margin of its own beyond the accessories.
    return views.reduce(TableMetrics.margin - Self.gap) { $0 + $1.ownWidth + Self.gap }
      - (TableMetrics.margin - Self.gap)
  }

  private func showAccessories() {
    for view in accessoryViews { view.removeFromSuperview() }
    var shown: [UICellAccessory] = []
    for accessory in accessories {
      let isWanted =
        switch accessory.displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
      guard isWanted, !accessory.isHidden else { continue }
      let beside = shown.filter { $0.isLeading == accessory.isLeading }
      let index = accessory.position.map { $0(beside) } ?? beside.count
      let after = shown.indices.filter { shown[$0].isLeading == accessory.isLeading }
      shown.insert(accessory, at: index < after.count ? after[max(0, index)] : shown.count)
    }
    accessoryViews = shown.map { accessory in
      let view = AccessoryView(
        accessory, toggle: { [weak self] in self?.toggle() },
        carry: { [weak self] in self?.carry(by: $0) })
      view.isOpen = isExpanded
      view.isChosen = isSelected
      addSubview(view)
      return view
    }
    for (before, view) in zip(side(leading: false), side(leading: false).dropFirst()) {
      guard case .reorder(hasLine: true) = view.accessory.kind, !before.isHidden else { continue }
      view.showLine(color: .separator)
    }
    setNeedsLayout()
  }

  /// How far the middle of the row is from the finger that carries it, in points.
  private var grip: CGFloat = 0

  /// Lets the list carry the row by the finger on its grip.
  private func carry(by hold: UILongPressGestureRecognizer) {
    guard let list = superview as? UICollectionView else { return }
    let place = hold.location(in: list).y
    switch hold.state {
    case .began:
      guard let path = shown?.indexPath, list.takeUp(path) else { return }
      grip = center.y - place
      layer.shadowOpacity = TableMetrics.carriedShadowOpacity
      layer.shadowRadius = TableMetrics.carriedShadowRadius
    case .changed: list.carry(to: CGPoint(x: center.x, y: place + grip))
    case .ended, .cancelled, .failed:
      layer.shadowOpacity = 0
      if hold.state == .ended { list.putDown() } else { list.putBack() }
    case .possible: break
    }
  }

  /// Opens or closes the row, if its data source knows how.
  func toggle() {
    guard let path = shown?.indexPath, let view = superview as? UICollectionView else { return }
    (view.dataSource as? any OutlineToggling)?.toggle(at: path)
  }

  /// Whether a tap anywhere on the row opens and closes it.
  var togglesAsWhole: Bool {
    accessoryViews.contains { view in
      guard case .outline(let style) = view.accessory.kind, view.accessory.action == nil else {
        return false
      }
      return style == .header || style == .automatic && place.isHeader
    }
  }

  /// The space between two accessories.
  ///
  /// *Units*: points.
  private static let gap: CGFloat = 12
}

/// A data source whose rows open and close.
@MainActor
protocol OutlineToggling: AnyObject {
  /// Opens a row that is closed, and closes one that is open.
  func toggle(at indexPath: IndexPath)
}
