import Geometry

/// Shows what is dragged in front of everything else.
@MainActor
final class DragOverlay: UIView {
  private var cards: [DragCard] = []
  private let badge = DragBadge()
  /// Where each card stands beside the finger.
  private var grips: [CGVector] = []

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows previews where their views stand.
  func show(in window: UIWindow, _ previews: [UITargetedDragPreview], under point: CGPoint) {
    frame = window.bounds
    window.addSubview(self)
    cards = previews.map { DragCard($0) }
    // The first lies in front of the others.
    for card in cards.reversed() { addSubview(card) }
    grips = cards.map { CGVector(dx: $0.center.x - point.x, dy: $0.center.y - point.y) }
    addSubview(badge)
    badge.isHidden = true
  }

  /// Lifts the cards: they grow and cast a shadow.
  func rise() { for card in cards { card.rise() } }

  /// Moves the cards along with the finger.
  func follow(_ point: CGPoint) {
    for (card, grip) in zip(cards, grips) {
      card.center = CGPoint(x: point.x + grip.dx, y: point.y + grip.dy)
    }
    placeBadge()
  }

  /// Shows other previews in place of those that were lifted, where there are any.
  func replace(with previews: [UIDragPreview?]) {
    for (card, preview) in zip(cards, previews) {
      if let preview { card.show(preview.view, preview.parameters) }
    }
  }

  /// Shows what a drop would do.
  func showBadge(of operation: UIDropOperation, count: Int) {
    badge.show(operation, count: count)
    placeBadge()
  }

  private func placeBadge() {
    guard let frame = cards.first?.frame else { return }
    badge.center = CGPoint(x: frame.maxX, y: frame.minY)
  }

  /// The preview of an item where the finger is.
  func preview(_ index: Int, at point: CGPoint) -> UITargetedDragPreview? {
    guard cards.indices.contains(index) else { return nil }
    let target = UIDragPreviewTarget(container: self, center: cards[index].center)
    return UITargetedDragPreview(
      view: cards[index], parameters: UIDragPreviewParameters(), target: target)
  }

  /// The preview of an item where it was lifted.
  func home(_ index: Int) -> UITargetedDragPreview? {
    cards.indices.contains(index) ? cards[index].source : nil
  }

  /// Moves the cards to their places; those without one fade.
  func land(_ places: [DragLanding?]) {
    for (card, place) in zip(cards, places) { card.land(place) }
  }
}

/// What is shown of one item.
@MainActor
final class DragCard: UIView {
  /// What was lifted.
  let source: UITargetedDragPreview
  private var content: UIView?

  init(_ preview: UITargetedDragPreview) {
    source = preview
    super.init(frame: .zero)
    show(preview.view, preview.parameters)
    center = preview.target.container.convert(preview.target.center, to: nil)
    layer.shadowOpacity = 0
    layer.shadowRadius = Self.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: Self.shadowDrop)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a view, as far as its parameters say.
  func show(_ view: UIView, _ parameters: UIPreviewParameters) {
    content?.removeFromSuperview()
    let part = parameters.visiblePath?.bounds ?? CGRect(origin: .zero, size: view.bounds.size)
    bounds.size = part.size
    let shown: UIView
    if view.window == nil {
      view.frame = CGRect(origin: CGPoint(x: -part.minX, y: -part.minY), size: view.bounds.size)
      shown = UIView(frame: CGRect(origin: .zero, size: part.size))
      shown.addSubview(view)
    } else {
      shown =
        view.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero)
        ?? UIView(frame: CGRect(origin: .zero, size: part.size))
    }
    shown.frame = bounds
    shown.backgroundColor = view.backgroundColor == nil ? parameters.backgroundColor : nil
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      let moved = UIBezierPath(cgPath: path.cgPath)
      moved.apply(CGAffineTransform(translationX: -part.minX, y: -part.minY))
      mask.path = moved.cgPath
      shown.layer.mask = mask
    }
    layer.shadowPath = parameters.shadowPath?.cgPath
    insertSubview(shown, at: 0)
    content = shown
  }

  func rise() {
    transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    layer.shadowOpacity = Self.shadowOpacity
  }

  func land(_ place: DragLanding?) {
    layer.shadowOpacity = 0
    guard let place else {
      transform = CGAffineTransform(scaleX: Self.smallest, y: Self.smallest)
      alpha = 0
      return
    }
    center = place.center
    let size = place.size ?? bounds.size
    let scale = CGAffineTransform(
      scaleX: bounds.width > 0 ? size.width / bounds.width : 1,
      y: bounds.height > 0 ? size.height / bounds.height : 1)
    transform = scale.concatenating(place.transform)
  }

  /// How much lifted items grow, how small they are when they fade, and their shadow.
  ///
  /// Unspecified by Apple: chosen.
  private static let scale: CGFloat = 1.05
  private static let smallest: CGFloat = 0.5
  private static let shadowOpacity: Float = 0.25
  private static let shadowRadius: CGFloat = 14
  private static let shadowDrop: CGFloat = 8
}

/// The sign beside what is dragged: how many items there are, or what a drop would do.
@MainActor
final class DragBadge: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    layer.cornerRadius = Self.side / 2
    label.frame = bounds
    label.textAlignment = .center
    label.textColor = .white
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a green plus for a copy, a bar for what is forbidden, and else the number of several items.
  func show(_ operation: UIDropOperation, count: Int) {
    let (text, color): (String, UIColor) =
      switch operation {
      case .copy: (count > 1 ? "\(count)" : "+", .systemGreen)
      case .forbidden: ("–", .systemGray)
      case .move, .cancel: (count > 1 ? "\(count)" : "", .systemBlue)
      }
    label.text = text
    label.font = .systemFont(ofSize: count > 1 ? 13 : 18, weight: .semibold)
    backgroundColor = color
    isHidden = text.isEmpty
  }

  /// *Units*: points.
  private static let side: CGFloat = 22
}
