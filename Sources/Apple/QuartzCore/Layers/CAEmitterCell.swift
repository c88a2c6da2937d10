import Geometry

/// The kind of particles that an emitter makes, or that another particle makes.
///
/// A number with a range differs from particle to particle by up to half of the range either way.
///
/// Source: Apple, CAEmitterCell.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// A name by which key paths of the layer find the cell.
  open var name: String?

  /// Whether particles are made.
  open var isEnabled = true

  /// The particles made in a second.
  open var birthRate: Float = 0

  /// How long a particle lives.
  ///
  /// *Units*: seconds.
  open var lifetime: Float = 0

  /// The range of `lifetime`.
  ///
  /// *Units*: seconds.
  open var lifetimeRange: Float = 0

  /// The angle out of the plane at which particles leave, by which they are slower in it.
  ///
  /// *Units*: radians.
  open var emissionLatitude: CGFloat = 0

  /// The angle in the plane at which particles leave, clockwise on screen.
  ///
  /// It is measured from the right; of a line from upwards, and of a circle's edge from outwards.
  ///
  /// *Units*: radians.
  ///
  /// Unspecified by Apple: from where it is measured.
  open var emissionLongitude: CGFloat = 0

  /// The width of the cone in which particles leave.
  ///
  /// *Units*: radians.
  open var emissionRange: CGFloat = 0

  /// How fast particles leave.
  ///
  /// *Units*: points a second.
  open var velocity: CGFloat = 0

  /// The range of `velocity`.
  ///
  /// *Units*: points a second.
  open var velocityRange: CGFloat = 0

  /// The acceleration to the right.
  ///
  /// *Units*: points a second per second.
  open var xAcceleration: CGFloat = 0

  /// The acceleration downwards.
  ///
  /// *Units*: points a second per second.
  open var yAcceleration: CGFloat = 0

  /// The acceleration towards the viewer, who does not see it: particles lie in their layer's plane.
  ///
  /// *Units*: points a second per second.
  open var zAcceleration: CGFloat = 0

  /// The scale of a new particle.
  open var scale: CGFloat = 1

  /// The range of `scale`.
  open var scaleRange: CGFloat = 0

  /// The growth of the scale in a second.
  open var scaleSpeed: CGFloat = 0

  /// How fast a particle turns, clockwise on screen.
  ///
  /// *Units*: radians a second.
  open var spin: CGFloat = 0

  /// The range of `spin`.
  ///
  /// *Units*: radians a second.
  open var spinRange: CGFloat = 0

  /// The colour by which the contents are multiplied.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)

  /// The ranges of the colour's parts.
  ///
  /// *Units*: 0...1.
  open var redRange: Float = 0
  /// The range of the colour's green, 0...1.
  open var greenRange: Float = 0
  /// The range of the colour's blue, 0...1.
  open var blueRange: Float = 0
  /// The range of the colour's alpha, 0...1.
  open var alphaRange: Float = 0

  /// The changes of the colour's parts in a second.
  open var redSpeed: Float = 0
  /// The change of the colour's green in a second.
  open var greenSpeed: Float = 0
  /// The change of the colour's blue in a second.
  open var blueSpeed: Float = 0
  /// The change of the colour's alpha in a second; below 0, particles fade away.
  open var alphaSpeed: Float = 0

  /// A `CGImage`, which a particle shows; other values are not drawn.
  open var contents: Any?

  /// The part of the image that is drawn.
  ///
  /// *Units*: shares of the image.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The number of pixels of the image to a point.
  open var contentsScale: CGFloat = 1

  /// The cells whose particles each particle of this one makes on its way.
  open var emitterCells: [CAEmitterCell]?

  /// How the image is drawn where it is smaller than its pixels; recorded only, for it is smooth.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue

  /// How the image is drawn where it is larger than its pixels; recorded only, for it is smooth.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue

  /// A bias among sizes of the image; recorded only, for there is one.
  open var minificationFilterBias: Float = 0

  /// Values of properties by their names; recorded only.
  open var style: [AnyHashable: Any]?

  /// When the first particle is made: after the layer begins, or after the particle is born whose
  /// cell this is.
  ///
  /// *Units*: seconds.
  open var beginTime: CFTimeInterval = 0

  /// How long particles are made; 0 for no end.
  ///
  /// *Units*: seconds.
  open var duration: CFTimeInterval = 0

  /// How much faster the time of the making runs than that around it.
  open var speed: Float = 1

  /// An offset that is added to the time of the making.
  ///
  /// *Units*: seconds.
  open var timeOffset: CFTimeInterval = 0

  // Recorded only: a cell makes its particles once.
  /// How often the making is repeated; recorded only, for it happens once.
  open var repeatCount: Float = 0
  /// How long the making is repeated, in seconds; recorded only, for it happens once.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the making runs back; recorded only, for it does not.
  open var autoreverses = false
  /// What shows around the making; recorded only, for particles live by themselves.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Makes a cell that makes no particles yet.
  public override init() { super.init() }

  /// Makes a cell that makes no particles yet; a coder says nothing of it.
  public init?(coder: NSCoder) { super.init() }

  /// The part of a step in which particles are made.
  ///
  /// - Parameters:
  ///   - start: the beginning of the step, in seconds since the layer or the particle began.
  ///   - end: its end.
  /// - Returns: seconds, and how long before the end of the step they end.
  func share(from start: Double, to end: Double) -> (length: Double, behind: Double) {
    let rate = Double(speed)
    guard rate > 0 else { return (0, 0) }
    let first = max(start, beginTime - timeOffset / rate)
    let last = duration > 0 ? min(end, beginTime + (duration - timeOffset) / rate) : end
    return (max(0, last - first), max(0, end - last))
  }
}
