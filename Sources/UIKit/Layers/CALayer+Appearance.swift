/// How a layer's time differs from that around it.
struct LayerTime: Hashable {
  var beginTime: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0

  /// The same but for a change; nothing where no difference is left.
  func with(_ change: (inout LayerTime) -> Void) -> LayerTime? {
    var time = self
    change(&time)
    return time == LayerTime() ? nil : time
  }
}

/// Along which line a layer's corners are round.
///
/// Source: Apple, CALayerCornerCurve.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins gently, where the sides are long enough for it.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
  /// Gives a copy all that is seen of every layer but what `AnimatableProperty` names.
  func takeCommonAppearance(to copy: CALayer) {
    copy.anchorPoint = anchorPoint
    copy.zPosition = zPosition
    copy.maskedCorners = maskedCorners
    copy.masksToBounds = masksToBounds
    copy.isHidden = isHidden
    copy.name = name
    copy.view = view
    copy.children = children
    copy.overlays = overlays
    copy.contentTransition = contentTransition
    copy.image = image
    copy.drawing = drawing

    copy.cornerCurve = cornerCurve
    copy.isDoubleSided = isDoubleSided
    copy.shadowColor = shadowColor
    copy.shadowOpacity = shadowOpacity
    copy.shadowOffset = shadowOffset
    copy.shadowRadius = shadowRadius
    copy.shadowPath = shadowPath
    copy.mask = mask
    copy.contents = contents
    copy.contentsGravity = contentsGravity
    copy.contentsRect = contentsRect
    copy.contentsScale = contentsScale
    copy.sublayerTransform = sublayerTransform
    copy.modelLayer = self
  }

  /// A property that only Core Animation animates is another now.
  func changedByName(_ property: String, from old: @autoclosure () -> AnimatableValue) {
    let runtime = Runtime.current
    if let batch = runtime.timeline.current {
      let animation = CABasicAnimation(keyPath: property)
      animation.fromValue = old().boxed
      animation.duration = batch.duration
      if case .cubic(let timing) = batch.curve {
        animation.timingFunction = CAMediaTimingFunction(timing)
      }
      add(animation, forKey: property)
    } else if view == nil {
      animateImplicitly(property, from: old())
    }
  }
}
