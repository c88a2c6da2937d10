import Geometry

/// Animations that run together, in the time of the group and no longer than it.
///
/// Source: Apple, CAAnimationGroup.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group; their delegates are not called.
  open var animations: [CAAnimation]?

  override func duplicate() -> Self {
    let copy = super.duplicate()
    copy.animations = animations?.map { $0.duplicate() }
    return copy
  }

  override func complete(by transaction: TransactionState) {
    super.complete(by: transaction)
    for animation in animations ?? [] where animation.duration <= 0 {
      animation.duration = duration
    }
  }

  override func show(on layer: CALayer, progress: Double, _ moment: Moment) {
    for animation in animations ?? [] {
      animation.apply(to: layer, at: progress * duration, begin: animation.beginTime)
    }
  }
}
