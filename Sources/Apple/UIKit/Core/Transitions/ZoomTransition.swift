/// Lets a controller grow out of a view, or shrink into one.
@MainActor
final class ZoomTransition: NSObject, UIViewControllerAnimatedTransitioning, PacedTransition {
  typealias Context = UIViewController.Transition.ZoomSourceViewProviderContext

  private let options: UIViewController.Transition.ZoomOptions
  private let source: (Context) -> UIView?
  private let isComing: Bool

  /// Makes the transition of a controller that comes or goes.
  init(
    _ options: UIViewController.Transition.ZoomOptions, _ source: @escaping (Context) -> UIView?,
    isComing: Bool
  ) {
    (self.options, self.source, self.isComing) = (options, source, isComing)
    super.init()
  }

  var pace: TimingCurve { .system }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let (zoomed, below) = isComing ? (to, from) : (from, to)
    let final =
      isComing ? transitionContext.finalFrame(for: zoomed) : zoomed.view.frame
    if !isComing, let belowView = transitionContext.view(forKey: .to) {
      belowView.frame = transitionContext.finalFrame(for: to)
      container.insertSubview(belowView, at: 0)
      belowView.layoutIfNeeded()
    }
    let sourceView = source(Context(below, zoomed))
    let start =
      sourceView.map { $0.convert($0.bounds, to: container) }
      ?? CGRect(x: final.midX, y: final.midY, width: 1, height: 1)
    let aligned = sourceView.flatMap { view in
      options.alignmentRectProvider?(
        UIViewController.Transition.AlignmentRectContext(below, zoomed, view))
    }
    let card = ZoomCard(zoomed.view, of: final, from: start, sourceView, aligned: aligned)
    let veil = makeVeil(container.bounds)
    container.addSubview(veil)
    container.addSubview(card)
    sourceView?.alpha = 0
    card.show(isComing ? 0 : 1)
    veil.alpha = isComing ? 0 : 1
    UIView.run(
      transitionDuration(using: transitionContext), 0, pace, [],
      {
        card.show(self.isComing ? 1 : 0)
        veil.alpha = self.isComing ? 1 : 0
      },
      { _ in
        sourceView?.alpha = 1
        let isOver = !transitionContext.transitionWasCancelled
        card.release(zoomed.view, into: self.isComing == isOver ? container : nil)
        veil.removeFromSuperview()
        transitionContext.completeTransition(isOver)
      })
  }

  private func makeVeil(_ frame: CGRect) -> UIView {
    let veil = UIVisualEffectView(effect: options.dimmingVisualEffect)
    veil.frame = frame
    veil.contentView.backgroundColor =
      options.dimmingColor
      ?? (options.dimmingVisualEffect == nil ? UIColor(white: 0, alpha: Self.darkness) : .clear)
    return veil
  }

  /// How long a zoom takes.
  ///
  /// *Units*: seconds.
  ///
  /// Unspecified by Apple: that of UIKit's other transitions.
  private static let duration: TimeInterval = DampedSpring.system.restTime(
    from: 1, velocity: 0, within: DampedSpring.restLevel)
  /// How dark it becomes below, as the opacity of black.
  ///
  /// Unspecified by Apple: chosen.
  private static let darkness: CGFloat = 0.2
}

/// Shows a controller's view and the view out of which it grows, one over the other.
private final class ZoomCard: UIView {
  private let zoomed: UIView
  private let final: CGRect
  private let start: CGRect
  private let startRadius: CGFloat
  private let picture: UIView?
  /// What of the view is over the source when the card is.
  private let aligned: CGRect

  init(
    _ zoomed: UIView, of final: CGRect, from start: CGRect, _ source: UIView?, aligned: CGRect?
  ) {
    (self.zoomed, self.final, self.start) = (zoomed, final, start)
    let isUsable = (aligned?.width ?? 0) > 0
    self.aligned = isUsable ? aligned ?? .zero : CGRect(origin: .zero, size: final.size)
    startRadius = source?.layer.cornerRadius ?? 0
    picture = source?.snapshotView(afterScreenUpdates: false)
    super.init(frame: final)
    clipsToBounds = true
    // The views are scaled with the card and keep their own sizes.
    autoresizesSubviews = false
    zoomed.frame = CGRect(origin: .zero, size: final.size)
    addSubview(zoomed)
    if let picture { addSubview(picture) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the card at its source (0) or over everything (1).
  func show(_ share: CGFloat) {
    let frame = share == 0 ? start : final
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
    layer.cornerRadius = share == 0 ? startRadius : 0
    let part = share == 0 ? aligned : CGRect(origin: .zero, size: final.size)
    let scale = part.width > 0 ? frame.width / part.width : 1
    zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
    zoomed.center = CGPoint(
      x: (final.width / 2 - part.minX) * scale, y: (final.height / 2 - part.minY) * scale)
    let height = start.width > 0 ? start.height * frame.width / start.width : start.height
    picture?.bounds.size = start.size
    let stretch = start.width > 0 ? frame.width / start.width : 1
    picture?.transform = CGAffineTransform(scaleX: stretch, y: stretch)
    picture?.center = CGPoint(x: frame.width / 2, y: height / 2)
    picture?.alpha = 1 - share
  }

  /// Puts the view where it stays, or takes it away, and removes the card.
  func release(_ view: UIView, into container: UIView?) {
    view.transform = .identity
    view.frame = final
    if let container { container.addSubview(view) } else { view.removeFromSuperview() }
    removeFromSuperview()
  }
}
