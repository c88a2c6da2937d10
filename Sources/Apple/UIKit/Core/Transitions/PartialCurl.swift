import QuartzCore

/// Rolls the page of the presenter up as far as the lower part of what is presented is seen, and
/// leaves it there until that is dismissed.
///
/// Source: Apple, UIModalTransitionStyle.partialCurl.
@MainActor
struct PartialCurl {
  let context: any UIViewControllerContextTransitioning
  let duration: TimeInterval
  let isPresenting: Bool

  /// How far the page is rolled up.
  ///
  /// *Units*: share of the whole curl.
  ///
  /// Unspecified by Apple: chosen by what pictures show.
  private static let share = 0.45

  /// Runs the transition.
  func run() {
    let layer = context.containerView.layer
    if isPresenting {
      let old = context.viewController(forKey: .from)?.view?.snapshotView(afterScreenUpdates: false)
      if let controller = context.viewController(forKey: .to), let view = controller.view {
        view.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(view)
      }
      roll(
        ContentTransition(
          old: old?.layer, turn: .curl(way: CGVector.lowerRightCorner, comesDown: false)),
        on: layer, from: 0, to: Self.share)
    } else {
      if let below = context.view(forKey: .to) {
        below.frame = context.containerView.bounds
        context.containerView.insertSubview(below, at: 0)
      }
      roll(layer.contentTransition, on: layer, from: Self.share, to: 0)
    }
  }

  private func roll(
    _ curl: ContentTransition?, on layer: CALayer, from start: Double, to end: Double
  ) {
    curl?.progress = start
    layer.contentTransition = curl
    let batch = AnimationBatch(
      duration: duration, curve: .easeInOut, runtime: .current
    ) { [context] _ in
      let isCancelled = context.transitionWasCancelled
      let staysUp = isPresenting != isCancelled
      curl?.progress = staysUp ? Self.share : 0
      if !staysUp { layer.contentTransition = nil }
      context.completeTransition(!isCancelled)
    }
    batch.followers.append { share in
      curl?.progress = start + (end - start) * min(max(share, 0), 1)
    }
    LayerRuntime.current.collect(into: batch) {}
  }
}
