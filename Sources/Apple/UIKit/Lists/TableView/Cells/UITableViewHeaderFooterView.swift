/// A header or footer of a table's section that is used again.
///
/// Source: Apple, UITableViewHeaderFooterView; the measures: docs/measurements.md, “Tables”.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Holds what the view shows.
  public let contentView: UIView = UITableViewCellContentView(upright: 8)

  /// The identifier by which the view is used again.
  open internal(set) var reuseIdentifier: String?

  /// A view behind everything else, as large as the view.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  /// What the view shows, as a value; it replaces the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  private var label: UILabel?
  private var detail: UILabel?
  private var configured: (any UIView & UIContentView)?
  private var style = UITableView.Style.plain
  private var isFooter = false

  /// Makes a view to be used again by an identifier.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
    begin()
  }

  /// Makes a view that has no identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view as a xib has it; of no size at the origin for any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UITableViewHeaderFooterView.self)
  }

  /// Makes a view by `init(reuseIdentifier:)`, for a class that is known only at run time.
  public required convenience init(reusableWith identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  private func begin() {
    isOpaque = false
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// The title.
  open var textLabel: UILabel? {
    if let label { return label }
    let new = UILabel()
    new.numberOfLines = 0
    label = new
    contentView.addSubview(new)
    dressLabel()
    return new
  }

  /// A smaller text below the title; shown in grouped tables.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let new = UILabel()
    new.font = .preferredFont(forTextStyle: .footnote)
    new.textColor = .secondaryLabel
    detail = new
    contentView.addSubview(new)
    return new
  }

  /// Called before the view is used again; overrides undo what the last use has changed.
  open func prepareForReuse() {}

  /// Returns the configuration of a header or footer in the table's style, without a text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (style, isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }

  /// Whether constraints of the author's place the content.
  var isBuiltByConstraints: Bool { contentView.constraintState.hasConstraintsInside }

  /// Takes on the looks of a table's style.
  func prepare(for style: UITableView.Style, isFooter: Bool) {
    self.style = style
    self.isFooter = isFooter
    if style == .plain, backgroundView == nil, backgroundColor == nil {
      backgroundColor = .systemBackground
    }
    if label != nil { dressLabel() }
    setNeedsLayout()
  }

  private func dressLabel() {
    let isHeading = style == .plain && !isFooter
    label?.font =
      isHeading ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .footnote)
    label?.textColor = isHeading ? .label : .secondaryLabel
  }

  private func showConfiguration() {
    let old = configured
    configured = contentView.show(contentConfiguration, by: old)
    if configured != nil, configured !== old { (label, detail) = (nil, nil) }
    setNeedsLayout()
  }

  /// The distance of the text from the left side.
  private var textLeft: CGFloat { TableMetrics.margin }

  /// The distance of the text from the edge beside the rows.
  private var textGap: CGFloat { style == .plain ? 3 : 6 }

  /// Returns the height that the text needs at a width.
  func textHeight(width: CGFloat) -> CGFloat {
    let room = CGSize(
      width: width - 2 * TableMetrics.margin, height: .greatestFiniteMagnitude)
    if let configured { return configured.sizeOfContent(in: room).height }
    let texts = [label, detail].compactMap { $0 }.filter { $0.text?.isEmpty == false }
    guard !texts.isEmpty else { return 0 }
    return texts.reduce(2 * textGap) { $0 + $1.height(width: room.width) }
  }

  /// Returns the size that constraints or the text ask for at a width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard isBuiltByConstraints else {
      return CGSize(width: targetSize.width, height: textHeight(width: targetSize.width))
    }
    bounds.size.width = targetSize.width
    layoutSubviews()
    contentView.layoutIfNeeded()
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentView.frame != bounds { contentView.frame = bounds }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    configured?.frame = contentView.bounds
    let area = contentView.bounds
    let width = max(0, area.width - 2 * textLeft)
    let height = label?.height(width: width) ?? 0
    let below = detail?.height(width: width) ?? 0
    var top: CGFloat
    if style == .plain {
      top = (area.height - height - below) / 2
    } else {
      top = isFooter ? textGap : area.height - textGap - height - below
    }
    top = max(0, top)
    label?.frame = onPixels(CGRect(x: textLeft, y: top, width: width, height: height))
    detail?.frame = onPixels(
      CGRect(x: textLeft, y: top + height, width: width, height: below))
  }
}

extension UITableViewHeaderFooterView: HasContentView {}
