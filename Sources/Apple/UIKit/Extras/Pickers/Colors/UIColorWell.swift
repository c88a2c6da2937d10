import Geometry

/// A round button that shows a colour within a rainbow, and lets somebody choose another.
///
/// Source: Apple, UIColorWell.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The title of the picker.
  open var title: String?
  /// Whether the opacity can be chosen, too.
  open var supportsAlpha = true
  /// The colour; `nil` for none.
  open var selectedColor: UIColor? {
    didSet { disc.backgroundColor = selectedColor }
  }

  private let ring = CAGradientLayer()
  private let hole = UIView()
  private let disc = UIView()
  private lazy var listener = WellListener(self)

  /// Makes a well with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UIColorWell.self)
  }

  private func begin() {
    ring.type = .conic
    ring.startPoint = CGPoint(x: 0.5, y: 0.5)
    ring.endPoint = CGPoint(x: 0.5, y: 0)
    ring.colors = (0...6).map {
      UIColor(hue: CGFloat($0) / 6, saturation: 0.85, brightness: 1, alpha: 1).cgColor
    }
    layer.addSublayer(ring)
    hole.backgroundColor = .systemBackground
    for view in [hole, disc] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    ring.frame = frame
    ring.cornerRadius = side / 2
    ring.masksToBounds = true
    hole.frame = frame.insetBy(dx: Self.ringWidth, dy: Self.ringWidth)
    disc.frame = hole.frame.insetBy(dx: Self.gap, dy: Self.gap)
    for view in [hole, disc] { view.layer.cornerRadius = view.bounds.width / 2 }
  }

  private func open() {
    guard let controller = nearestController else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = listener
    controller.present(picker, animated: true)
  }

  private var nearestController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
  }

  /// Takes a colour that was chosen.
  fileprivate func take(_ color: UIColor) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }

  /// The side of a well, the width of its rainbow and the room within that.
  ///
  /// *Units*: points.
  ///
  /// Unspecified by Apple: as phones look.
  private static let side: CGFloat = 28
  private static let ringWidth: CGFloat = 3
  private static let gap: CGFloat = 2
}

/// Passes a picker's choices to its well.
@MainActor
private final class WellListener: NSObject, UIColorPickerViewControllerDelegate {
  private weak var well: UIColorWell?

  init(_ well: UIColorWell) { self.well = well }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { well?.take(color) }
}
