/// Wheels beside one another, on each of which a row is chosen.
///
/// Source: Apple, UIPickerView; the measures: docs/measurements.md, “Pickers”.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Says how many wheels and rows there are; held weakly.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadAllComponents() } }
  }

  /// Asked for titles and widths, and told which row was chosen; held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { reloadAllComponents() } }
  }

  private var wheels: [PickerWheel] = []
  private let band = UIView()
  private var isLoaded = false

  /// Whether lines mark the chosen row; since iOS 14 a band marks it always, here, too.
  ///
  /// Source: Apple, UIPickerView.showsSelectionIndicator.
  open var showsSelectionIndicator = false

  /// Makes a picker with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a picker with what a storyboard says of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UIPickerView.self)
  }

  private func begin() {
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = PickerMetrics.bandRadius
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  // MARK: Rows

  /// How many wheels there are, as the data source said when they were loaded; 0 without one.
  open var numberOfComponents: Int {
    load()
    return wheels.count
  }

  /// Returns how many rows a wheel has, as the data source said; raises where there is no such wheel.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component).count }

  /// Returns the size of a row of a wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    let wheel = wheel(component)
    return CGSize(width: wheel.rowWidth, height: wheel.rowHeight)
  }

  /// Returns the author's view of a row, if it is visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheel(component).view(forRow: row)
  }

  /// Returns the chosen row; −1 for a wheel without rows.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component).selectedRow }

  /// Turns a wheel to a row, without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component).select(row, animated: animated)
  }

  /// Asks for everything again.
  open func reloadAllComponents() {
    let chosen = wheels.map(\.selectedRow)
    for wheel in wheels { wheel.removeFromSuperview() }
    wheels = []
    isLoaded = false
    setNeedsLayout()
    guard !chosen.isEmpty else { return }
    load()
    for (wheel, row) in zip(wheels, chosen) { wheel.select(max(0, row), animated: false) }
  }

  /// Asks for the rows of a wheel again.
  open func reloadComponent(_ component: Int) { wheel(component).reload() }

  private func wheel(_ component: Int) -> PickerWheel {
    load()
    guard wheels.indices.contains(component) else {
      raise(
        .internalInconsistency,
        "request for component \(component) when there are only \(wheels.count) components in the "
          + "picker view")
    }
    return wheels[component]
  }

  private func load() {
    guard !isLoaded, let dataSource else { return }
    isLoaded = true
    wheels = (0..<dataSource.numberOfComponents(in: self)).map { component in
      let wheel = PickerWheel(picker: self, component: component)
      addSubview(wheel)
      return wheel
    }
    layOutWheels()
    for wheel in wheels { wheel.reload() }
  }

  /// Tells the delegate that a finger has chosen a row.
  func chose(_ row: Int, _ component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { PickerMetrics.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    layOutWheels()
    let height = wheels.first?.rowHeight ?? PickerMetrics.rowHeight
    band.frame = CGRect(
      x: PickerMetrics.bandInset, y: (bounds.height - height) / 2,
      width: max(0, bounds.width - 2 * PickerMetrics.bandInset), height: height)
  }

  private func layOutWheels() {
    guard !wheels.isEmpty else { return }
    let room = bounds.width - 2 * PickerMetrics.bandInset
    let gaps = CGFloat(wheels.count - 1) * PickerMetrics.wheelGap
    let widths = wheels.map { delegate?.pickerView(self, widthForComponent: $0.component) ?? 0 }
    let given = widths.reduce(0, +)
    let free = widths.count { $0 <= 0 }
    let share = free > 0 ? max(0, room - gaps - given) / CGFloat(free) : 0
    let all = given + gaps + CGFloat(free) * share
    var edge = (bounds.width - all) / 2
    for (wheel, width) in zip(wheels, widths) {
      let own = width > 0 ? width : share
      wheel.place(CGRect(x: edge, y: 0, width: own, height: bounds.height))
      edge += own + PickerMetrics.wheelGap
    }
  }
}

/// Says how many wheels and rows a picker has.
///
/// Source: Apple, UIPickerViewDataSource.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives a picker its titles and is told what was chosen; all methods are optional.
///
/// Source: Apple, UIPickerViewDelegate.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the width of a wheel; 0 for an equal share.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns a title with attributes, which wins over the plain one.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns a view, which wins over titles.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Called when a wheel that a finger has turned comes to rest.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns 0: wheels without a width share what the others leave of the picker.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  /// Returns 32 points.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { PickerMetrics.rowHeight }
  /// Returns `nil`: a row without a title, text or view shows “?”.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns `nil`: the plain title is shown.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns an empty view of a private kind, in place of which the row shows its title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { TitledRow() }
  /// Does nothing unless the delegate implements it.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// What a delegate answers that has no views for rows: the row shows its title.
final class TitledRow: UIView {}

/// The measures of pickers.
///
/// *Units*: points.
///
/// Source: docs/measurements.md, “Pickers”.
enum PickerMetrics {
  static let size = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32
  static let fontSize: CGFloat = 21
  static let bandInset: CGFloat = 9
  static let bandRadius: CGFloat = 8
  static let wheelGap: CGFloat = 5
  /// The radius of the wheels as a share of half the picker's height.
  ///
  /// No unit.
  static let radiusShare: CGFloat = 1.02
  /// The opacity of the rows beside the chosen one.
  ///
  /// *Units*: 0...1.
  static let sideAlpha: CGFloat = 0.5
}

extension UIPickerView: PartedBySystem {}
