import UIKit

/// A sign that something is going on.
///
/// Source: NVActivityIndicatorView, NVActivityIndicatorView.
@preconcurrency @MainActor
open class NVActivityIndicatorView: UIView {
  /// What an indicator has where nothing else is said; the padding is in points.
  public static let DEFAULT_TYPE = NVActivityIndicatorType.ballSpinFadeLoader
  public static let DEFAULT_COLOR = UIColor.white
  public static let DEFAULT_PADDING: CGFloat = 0

  /// How the shapes move; a new type begins its motion at once where the indicator moves.
  open var type = NVActivityIndicatorView.DEFAULT_TYPE {
    didSet { rebuild() }
  }
  /// The colour of the shapes; a new one begins their motion anew.
  open var color = NVActivityIndicatorView.DEFAULT_COLOR {
    didSet { rebuild() }
  }
  /// The room at all sides, in points.
  open var padding = NVActivityIndicatorView.DEFAULT_PADDING {
    didSet { rebuild() }
  }
  /// Whether the indicator is shown and moves; false at first.
  open private(set) var isAnimating = false

  /// Makes an indicator that is hidden until it starts.
  public init(
    frame: CGRect, type: NVActivityIndicatorType? = nil, color: UIColor? = nil,
    padding: CGFloat? = nil
  ) {
    self.type = type ?? Self.DEFAULT_TYPE
    self.color = color ?? Self.DEFAULT_COLOR
    self.padding = padding ?? Self.DEFAULT_PADDING
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .clear
    isHidden = true
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: bounds.width, height: bounds.height)
  }

  open override var bounds: CGRect {
    didSet { if oldValue.size != bounds.size { rebuild() } }
  }

  /// Shows the indicator and begins its motion; does nothing where it moves already.
  public final func startAnimating() {
    guard !isAnimating else { return }
    isHidden = false
    isAnimating = true
    layer.speed = 1
    rebuild()
  }

  /// Hides the indicator and removes its shapes; does nothing where it does not move.
  public final func stopAnimating() {
    guard isAnimating else { return }
    isHidden = true
    isAnimating = false
    layer.sublayers?.forEach { $0.removeFromSuperlayer() }
  }

  private func rebuild() {
    guard isAnimating else { return }
    layer.sublayers?.forEach { $0.removeFromSuperlayer() }
    let side = min(bounds.width, bounds.height) - 2 * padding
    guard side > 0 else { return }
    let room = CALayer()
    room.frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    layer.addSublayer(room)
    type.build(in: room, size: room.bounds.size, color: color)
  }
}
