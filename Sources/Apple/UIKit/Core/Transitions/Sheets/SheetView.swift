/// The sheet that holds a presented controller's view, with its grabber.
@MainActor
final class SheetView: UIView {
  /// Whether the grabber is shown.
  var hasGrabber = false {
    didSet { grabber.isHidden = !hasGrabber }
  }

  /// Returns true when the sheet may be pulled higher by what scrolls on it.
  var mayGrow: () -> Bool = { false }

  private let grabber = UIView()
  let pan = UIPanGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.cornerCurve = .continuous
    elevate()
    backgroundColor = .systemBackground
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = SheetMetrics.grabber.height / 2
    grabber.isHidden = true
    addSubview(grabber)
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the sheet on which a view stands; `nil` for none.
  static func below(_ view: UIView) -> SheetView? {
    sequence(first: view, next: \.superview).lazy.compactMap { $0 as? SheetView }.first
  }

  /// Puts a controller's view on the sheet, behind the grabber.
  func hold(_ view: UIView) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  /// Leaves movements to the sides to what stands on the sheet.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let way = pan.translation(in: self)
    return abs(way.y) >= abs(way.x)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = SheetMetrics.grabber
    grabber.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: SheetMetrics.grabberTop, width: size.width,
      height: size.height)
  }
}

/// The measures of sheets.
///
/// *Units*: points.
///
/// Source: docs/measurements.md, “Sheets”.
enum SheetMetrics {
  static let cornerRadius: CGFloat = 10
  static let grabber = CGSize(width: 36, height: 5)
  static let grabberTop: CGFloat = 5
  /// The distance of the highest sheet from the safe area on top.
  static let topGap: CGFloat = 10
  /// How far the presenting view stands in from each side behind the highest sheet.
  static let sideGap: CGFloat = 16
  /// The opacity of the veil behind the sheet.
  ///
  /// *Units*: 0...1.
  static let dimming: CGFloat = 0.2
  /// The share of the way that a sheet goes beyond its greatest height.
  ///
  /// Unspecified by Apple: chosen.
  static let resistance: CGFloat = 0.1
  /// For how long a sheet that is let go is taken to go on at its speed.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: chosen.
  static let projection: CGFloat = 0.2
}
