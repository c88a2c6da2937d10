import Geometry

/// A layer that shows its sublayers several times, each time changed a little more.
///
/// Source: Apple, CAReplicatorLayer.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// How many times the sublayers are shown, the originals included.
  open var instanceCount = 1

  /// Whether copies lie in space; here they lie in the layer's plane either way.
  open var preservesDepth = false

  /// How much later in their animations each copy is than the one before.
  ///
  /// *Units*: seconds.
  open var instanceDelay: CFTimeInterval = 0

  /// The transform from each copy to the next, about the layer's anchor point.
  open var instanceTransform = CATransform3DIdentity {
    didSet { changed("instanceTransform", from: .space(oldValue)) }
  }

  /// The colour by which the copies are multiplied.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    didSet { changed("instanceColor", from: oldValue.animatable) }
  }

  /// What each copy's colour has more of each part than the one before.
  ///
  /// *Units*: 0...1.
  open var instanceRedOffset: Float = 0
  /// What each copy's colour has more green than the one before, 0...1.
  open var instanceGreenOffset: Float = 0
  /// What each copy's colour has more blue than the one before, 0...1.
  open var instanceBlueOffset: Float = 0
  /// What each copy's colour has more alpha than the one before; below 0, copies fade away.
  open var instanceAlphaOffset: Float = 0

  override func takeAppearance(to copy: CALayer) {
    super.takeAppearance(to: copy)
    guard let copy = copy as? CAReplicatorLayer else { return }
    copy.instanceCount = instanceCount
    copy.instanceDelay = instanceDelay
    copy.instanceRedOffset = instanceRedOffset
    copy.instanceGreenOffset = instanceGreenOffset
    copy.instanceBlueOffset = instanceBlueOffset
    copy.instanceAlphaOffset = instanceAlphaOffset
  }

  override class var keyedRows: KeyedRows { .ofCAReplicatorLayer }

  override class var animatableProperties: AnimatableProperties { .ofReplicators }

  /// Returns the transform of a copy in the layer's own space.
  func transform(ofCopy index: Int) -> CGAffineTransform {
    let anchor = anchorInBounds
    let step = instanceTransform.affine
    var map = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
    for _ in 0..<index { map = map.concatenating(step) }
    return map.concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// Returns the colour by which a copy is multiplied: red, green, blue and alpha, 0...1.
  func color(ofCopy index: Int) -> SIMD4<Double> {
    let rgb = instanceColor?.rgb ?? (red: 1, green: 1, blue: 1)
    let start = SIMD4(
      Double(rgb.red), Double(rgb.green), Double(rgb.blue), Double(instanceColor?.alpha ?? 1))
    let step = SIMD4(
      Double(instanceRedOffset), Double(instanceGreenOffset), Double(instanceBlueOffset),
      Double(instanceAlphaOffset))
    return (start + Double(index) * step).clamped(lowerBound: .zero, upperBound: .one)
  }
}
