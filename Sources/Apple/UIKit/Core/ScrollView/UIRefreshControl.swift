import func Arithmetic.cos
import func Arithmetic.sin

/// A wheel above the content of a scroll view that a pull sets going.
///
/// It sends `valueChanged` when the content has been pulled far enough; the content then stays
/// below the wheel until `endRefreshing`.
///
/// Source: Apple, UIRefreshControl; the measures: docs/measurements.md, “Scrolling”.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether the wheel turns and the content stays below it.
  open private(set) var isRefreshing = false

  /// A text below the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  private let label = UILabel()
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let spokes = RefreshSpokes()
  weak var scrollView: UIScrollView?
  /// Whether the pull that goes on has set the wheel going.
  private var hasFired = false

  /// The height of the wheel's room, and how far a pull goes before it sets the wheel going.
  ///
  /// *Units*: points.
  ///
  /// Unspecified by Apple: 60 is the height of the control; the way is commonly seen.
  private static let height: CGFloat = 60
  private static let way: CGFloat = 110
  /// How long the content takes to come back.
  ///
  /// *Units*: seconds.
  private static let duration: TimeInterval = 0.3

  /// Makes a control that a scroll view places.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    begin()
  }

  /// Makes a control that a scroll view places.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
    begin()
  }

  /// Makes a control at the origin, and takes what a storyboard says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UIRefreshControl.self)
  }

  private func begin() {
    isUserInteractionEnabled = false
    label.textAlignment = .center
    wheel.hidesWhenStopped = true
    for view in [spokes, wheel, label] { addSubview(view) }
    showTint()
  }

  /// Shows the wheel as if the content had been pulled; sends no event and moves no content.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.startAnimating()
    spokes.isHidden = true
    if scrollView?.isDragging == false { keepRoom() }
  }

  /// Stops the wheel, and lets the content come back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction
    ) { [self] in
      scrollView?.refreshInset = 0
    } completion: { [self] _ in
      guard !isRefreshing else { return }
      wheel.stopAnimating()
      spokes.isHidden = false
    }
  }

  private func keepRoom() { scrollView?.refreshInset = Self.height }

  /// Follows the content of the scroll view.
  ///
  /// - Parameter pull: how far the content stands below its upper rest, in points.
  func contentMoved(pull: CGFloat) {
    guard let scrollView else { return }
    let shown = max(Self.height, pull)
    frame = CGRect(
      x: 0, y: -shown, width: scrollView.bounds.width, height: shown)
    let isIdle = !isRefreshing
    isHidden = pull <= 0 && isIdle
    if isIdle { spokes.share = min(max(0, (pull - 20) / (Self.way - 20)), 1) }
    if !scrollView.isDragging { hasFired = false }
    guard isIdle, scrollView.isDragging, !hasFired, pull >= Self.way else { return }
    hasFired = true
    beginRefreshing()
    send(.valueChanged, with: nil)
  }

  /// Keeps the room for the wheel when the finger that pulled lifts.
  func fingersLift() {
    if isRefreshing { keepRoom() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  private func showTint() {
    let color: UIColor = inheritsTintColor ? .systemGray : tintColor
    wheel.color = color
    spokes.color = color
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let text = attributedTitle == nil ? 0 : label.sizeThatFits(.zero).height
    let middle = CGPoint(x: bounds.midX, y: (Self.height - text) / 2)
    for view in [spokes, wheel] {
      view.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      view.center = middle
    }
    label.frame = CGRect(x: 0, y: middle.y + 14, width: bounds.width, height: text)
  }

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIRefreshControl }
}

/// The spokes of a wheel that a pull has drawn so far.
@MainActor
private final class RefreshSpokes: UIView {
  /// The share of the spokes that is drawn.
  ///
  /// *Units*: 0...1.
  var share: CGFloat = 0 {
    didSet { if share != oldValue { setNeedsDisplay() } }
  }

  var color = UIColor.systemGray {
    didSet { setNeedsDisplay() }
  }

  private static let count = 8

  override class var drawsOnBlack: Bool { false }

  override func draw(_ rect: CGRect) {
    let drawn = Int(saturating: (CGFloat(Self.count) * share).rounded(.down))
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    color.setStroke()
    for spoke in 0..<drawn {
      let angle = Double(spoke) / Double(Self.count) * 2 * Double.pi - Double.pi / 2
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      let path = UIBezierPath()
      path.move(to: CGPoint(x: middle.x + 4.5 * x, y: middle.y + 4.5 * y))
      path.addLine(to: CGPoint(x: middle.x + 9 * x, y: middle.y + 9 * y))
      path.lineWidth = 2.5
      path.lineCapStyle = .round
      path.stroke()
    }
  }
}

extension UIScrollView {
  /// Takes a new wheel in place of an old one.
  func replaceRefreshControl(_ old: UIRefreshControl?) {
    old?.removeFromSuperview()
    old?.scrollView = nil
    refreshInset = 0
    guard let refreshControl else { return }
    refreshControl.scrollView = self
    insertSubview(refreshControl, at: 0)
    refreshControl.contentMoved(pull: 0)
  }
}
