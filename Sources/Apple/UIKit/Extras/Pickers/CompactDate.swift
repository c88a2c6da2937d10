import Foundation

/// A date or a time on a grey plate, which opens a card to choose another one.
@MainActor
final class DatePlate: UIControl {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 6
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The words on the plate, tinted while its card is open.
  func show(_ words: String, isOpen: Bool) {
    label.text = words
    label.textColor = isOpen ? tintColor : .label
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: label.sizeThatFits(.zero).width + 24, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.4 : 1 }
  }

  /// *Units*: points.
  static let height: CGFloat = 34
}

/// A card in front of a window, which a tap beside it takes away.
@MainActor
final class PickerCard: UIView {
  private let plate = UIView()
  private let content: UIView
  private let anchor: CGRect
  private let onEnd: () -> Void

  /// Makes the card of a view.
  ///
  /// - Parameters:
  ///   - content: what is on the card, with its size.
  ///   - anchor: what the card belongs to, in the window's space.
  ///   - onEnd: called when the card goes.
  init(_ content: UIView, anchor: CGRect, onEnd: @escaping () -> Void) {
    (self.content, self.anchor, self.onEnd) = (content, anchor, onEnd)
    super.init(frame: .zero)
    plate.backgroundColor = .secondarySystemGroupedBackground
    plate.layer.cornerRadius = 13
    plate.layer.cornerCurve = .continuous
    plate.layer.shadowOpacity = 0.2
    plate.layer.shadowRadius = 24
    plate.layer.shadowOffset = CGSize(width: 0, height: 8)
    plate.addSubview(content)
    addSubview(plate)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the card to a window.
  func show(in window: UIWindow) {
    frame = window.bounds
    let margin = Self.margin
    // A narrow screen has room for a narrower calendar.
    content.frame.size.width = min(
      content.bounds.width, window.bounds.width - 2 * (margin + Self.inset))
    let size = content.bounds.size
    let card = CGSize(width: size.width + 2 * Self.inset, height: size.height + 2 * Self.inset)
    let area = window.bounds.inset(by: window.safeAreaInsets)
    let x = min(max(anchor.midX - card.width / 2, margin), area.maxX - margin - card.width)
    let below = anchor.maxY + margin
    let y =
      below + card.height <= area.maxY ? below : max(area.minY, anchor.minY - margin - card.height)
    plate.frame = CGRect(origin: CGPoint(x: x, y: y), size: card)
    content.frame.origin = CGPoint(x: Self.inset, y: Self.inset)
    window.addSubview(self)
    plate.alpha = 0
    plate.transform = CGAffineTransform(scaleX: Self.firstScale, y: Self.firstScale)
    UIView.animate(withDuration: Self.duration) { [plate] in
      plate.alpha = 1
      plate.transform = .identity
    }
  }

  /// Takes the card away.
  func leave() {
    isUserInteractionEnabled = false
    onEnd()
    UIView.animate(
      withDuration: Self.duration, animations: { [plate] in plate.alpha = 0 },
      completion: { [weak self] _ in self?.removeFromSuperview() })
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !plate.frame.contains(touch.location(in: self)) else { return }
    leave()
  }

  /// The room around the content, and around the card.
  ///
  /// *Units*: points.
  private static let inset: CGFloat = 8
  private static let margin: CGFloat = 8
  /// *Units*: seconds.
  private static let duration: TimeInterval = 0.2
  private static let firstScale: CGFloat = 0.6
}
