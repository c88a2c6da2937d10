/// The bubble that holds a presented controller's view, with its arrow.
@MainActor
final class PopoverBubble: UIView {
  /// Where the arrow is, and its middle along that side.
  var arrow: (direction: UIPopoverArrowDirection, centre: CGFloat) = (.unknown, 0) {
    didSet { setNeedsLayout() }
  }

  /// The colour of bubble and arrow; `nil` for that of the system's backgrounds.
  var fill: UIColor? {
    didSet { showColor() }
  }

  private let shape = CAShapeLayer()
  private let room = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(shape)
    layer.shadowOpacity = PopoverMetrics.shadowOpacity
    layer.shadowRadius = PopoverMetrics.shadowRadius
    layer.shadowOffset = .zero
    room.clipsToBounds = true
    room.layer.cornerRadius = PopoverMetrics.cornerRadius
    room.layer.cornerCurve = .continuous
    addSubview(room)
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  /// Puts a controller's view into the bubble.
  func hold(_ view: UIView) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = room.bounds
    room.addSubview(view)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  private func showColor() { shape.fillColor = shown(fill ?? .systemBackground) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = PopoverMetrics.arrow.height
    let insets =
      switch arrow.direction {
      case .up: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
      case .down: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
      case .left: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0)
      case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height)
      default: UIEdgeInsets.zero
      }
    room.frame = bounds.inset(by: insets)
    let path = UIBezierPath(
      roundedRect: room.frame, cornerRadius: PopoverMetrics.cornerRadius)
    path.append(arrowPath)
    shape.frame = bounds
    shape.path = path.cgPath
  }

  /// A triangle whose tip is at the edge of the bounds.
  private var arrowPath: UIBezierPath {
    let path = UIBezierPath()
    let (half, height) = (PopoverMetrics.arrow.width / 2, PopoverMetrics.arrow.height)
    let centre = arrow.centre
    let points: [(CGFloat, CGFloat)] =
      switch arrow.direction {
      case .up: [(centre - half, height), (centre, 0), (centre + half, height)]
      case .down:
        [
          (centre - half, bounds.height - height), (centre, bounds.height),
          (centre + half, bounds.height - height),
        ]
      case .left: [(height, centre - half), (0, centre), (height, centre + half)]
      case .right:
        [
          (bounds.width - height, centre - half), (bounds.width, centre),
          (bounds.width - height, centre + half),
        ]
      default: []
      }
    guard let first = points.first else { return path }
    path.move(to: CGPoint(x: first.0, y: first.1))
    for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
    path.close()
    return path
  }
}

/// What lies behind a popover and takes the touches beside it.
@MainActor
final class PopoverVeil: UIView {
  /// The views that get touches all the same.
  var passing: () -> [UIView] = { [] }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      && !passing().contains { $0.bounds.contains(convert(point, to: $0)) }
  }
}

/// Lets a popover fade in and out.
@MainActor
final class PopoverTransition: NSObject, UIViewControllerAnimatedTransitioning, PacedTransition {
  private let presentation: UIPopoverPresentationController
  private let direction: PresentationTransition.Direction

  init(
    _ presentation: UIPopoverPresentationController,
    _ direction: PresentationTransition.Direction
  ) {
    self.presentation = presentation
    self.direction = direction
    super.init()
  }

  var pace: TimingCurve { .easeInOut }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : PopoverMetrics.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let bubble = presentation.presentedView else {
      return transitionContext.completeTransition(false)
    }
    let isPresenting = direction == .presenting
    if isPresenting {
      transitionContext.containerView.addSubview(bubble)
      bubble.alpha = 0
    }
    UIView.run(
      transitionDuration(using: transitionContext), 0, pace, [],
      { bubble.alpha = isPresenting ? 1 : 0 },
      { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}
