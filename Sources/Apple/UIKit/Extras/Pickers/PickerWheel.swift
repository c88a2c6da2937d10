import func Arithmetic.cos
import func Arithmetic.sin

/// A wheel of a picker: rows on a cylinder that fingers turn.
@MainActor
final class PickerWheel: UIScrollView, UIScrollViewDelegate, ScrollRules {
  let component: Int
  private weak var picker: UIPickerView?
  private(set) var count = 0
  private(set) var rowHeight = PickerMetrics.rowHeight
  /// The views of the visible rows, and those of the author among them.
  private var rows: [Int: (holder: UIView, own: UIView?)] = [:]
  private var spare: [UIView] = []
  /// The row to which the wheel turns or at which it rests.
  private var chosen = 0

  var rowWidth: CGFloat { bounds.width }

  init(picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    decelerationRate = .fast
    scrollsToTop = false
    scrollDelegate = self
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(PickerWheel.tapped(_:))))
  }

  required init?(coder: NSCoder) { nil }

  var selectedRow: Int { count == 0 ? -1 : chosen }

  func view(forRow row: Int) -> UIView? { rows[row]?.own }

  /// Asks for the number of rows and for the visible rows again.
  func reload() {
    guard let picker else { return }
    for row in rows.keys.sorted() { drop(row) }
    count = picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0
    rowHeight =
      picker.delegate?.pickerView(picker, rowHeightForComponent: component)
      ?? PickerMetrics.rowHeight
    chosen = min(max(0, chosen), max(0, count - 1))
    measure()
  }

  func place(_ rect: CGRect) {
    guard frame != rect else { return }
    frame = rect
    measure()
  }

  private func measure() {
    let margin = max(0, (bounds.height - rowHeight) / 2)
    contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    if motion == nil, !isDragging { contentOffset = offset(of: chosen) }
    setNeedsLayout()
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  private func row(at offset: CGFloat) -> Int {
    let row = ((offset + contentInset.top) / max(1, rowHeight)).rounded()
    return min(max(0, Int(saturating: row)), max(0, count - 1))
  }

  /// Turns the wheel to a row.
  func select(_ row: Int, animated: Bool) {
    chosen = min(max(0, row), max(0, count - 1))
    setContentOffset(offset(of: chosen), animated: animated)
    setNeedsLayout()
  }

  /// Lets the wheel rest only at rows.
  package func rest(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    offset(of: row(at: proposed.y))
  }

  // MARK: Rest

  private var isTurnedByFinger = false

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurnedByFinger = true }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }

  private func rest() {
    guard isTurnedByFinger else { return }
    isTurnedByFinger = false
    chosen = row(at: contentOffset.y)
    picker?.chose(chosen, component)
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let height = tap.location(in: self).y - bounds.midY
    let steps = Int(saturating: (height / rowHeight).rounded())
    let wanted = min(max(0, row(at: contentOffset.y) + steps), max(0, count - 1))
    guard count > 0, wanted != chosen else { return }
    isTurnedByFinger = true
    select(wanted, animated: true)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard count > 0, bounds.height > 0 else { return }
    let radius = bounds.height / 2 * PickerMetrics.radiusShare
    let reach = radius * CGFloat.pi / 2
    let middle = contentOffset.y + contentInset.top + rowHeight / 2
    let first = max(0, Int(saturating: ((middle - reach) / rowHeight).rounded(.down)))
    let last = min(count - 1, Int(saturating: ((middle + reach) / rowHeight).rounded(.down)))
    for row in rows.keys.sorted() where row < first || row > last { drop(row) }
    guard first <= last else { return }
    for row in first...last {
      let way = (CGFloat(row) + 0.5) * rowHeight - middle
      let angle = way / radius
      guard abs(angle) < CGFloat.pi / 2 else {
        drop(row)
        continue
      }
      let view = holder(row)
      let (rise, depth) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
      view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.width / 2, y: bounds.midY + radius * rise)
      view.transform = CGAffineTransform(scaleX: 1, y: depth)
      let nearness = max(0, 1 - abs(way) / rowHeight)
      view.alpha =
        depth * (PickerMetrics.sideAlpha + (1 - PickerMetrics.sideAlpha) * nearness)
    }
  }

  private func drop(_ row: Int) {
    guard let (holder, own) = rows.removeValue(forKey: row) else { return }
    holder.removeFromSuperview()
    if let own { spare.append(own) }
  }

  /// Returns the view of a row, made where there is none.
  private func holder(_ row: Int) -> UIView {
    if let view = rows[row]?.holder { return view }
    let (view, own) = layer.runtime.withoutAnimation { make(row) }
    rows[row] = (view, own)
    addSubview(view)
    return view
  }

  private func make(_ row: Int) -> (UIView, UIView?) {
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    guard let picker else { return (UIView(frame: frame), nil) }
    if let own = picker.delegate?.pickerView(
      picker, viewForRow: row, forComponent: component, reusing: spare.popLast()),
      !(own is TitledRow)
    {
      let holder = UIView(frame: frame)
      own.frame = holder.bounds
      own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      holder.addSubview(own)
      return (holder, own)
    }
    let label = UILabel(frame: frame)
    label.font = .systemFont(ofSize: PickerMetrics.fontSize)
    label.textAlignment = .center
    if let text = picker.delegate?.pickerView(
      picker, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = text
    } else {
      label.textColor = picker.titleColor
      label.text =
        picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component) ?? "?"
    }
    return (label, nil)
  }
}
