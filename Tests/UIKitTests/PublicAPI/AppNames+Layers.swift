// swift-format-ignore-file
extension AppNames {
  /// Names of layers and Core Graphics.
  static let layers = """
    class CAEmitterLayer: CALayer
      var birthRate: Float = 1.0
      var emitterCells: [CAEmitterCell]? = nil
      var emitterDepth: CGFloat = 0.0
      var emitterMode: CAEmitterLayerEmitterMode = volume
      var emitterPosition: CGPoint = (0.0, 0.0)
      var emitterShape: CAEmitterLayerEmitterShape = point
      var emitterSize: CGSize = (0.0, 0.0)
      var emitterZPosition: CGFloat = 0.0
      var lifetime: Float = 1.0
      var preservesDepth: Bool = false
      var renderMode: CAEmitterLayerRenderMode = unordered
      var scale: Float = 1.0
      var seed: UInt32 = 0
      var spin: Float = 1.0
      var velocity: Float = 1.0

    class CAEmitterCell: NSObject
      var isEnabled: Bool = true
      var name: String? = nil
      var birthRate: Float = 0.0
      var lifetime: Float = 0.0
      var lifetimeRange: Float = 0.0
      var emissionLatitude: CGFloat = 0.0
      var emissionLongitude: CGFloat = 0.0
      var emissionRange: CGFloat = 0.0
      var velocity: CGFloat = 0.0
      var velocityRange: CGFloat = 0.0
      var xAcceleration: CGFloat = 0.0
      var yAcceleration: CGFloat = 0.0
      var zAcceleration: CGFloat = 0.0
      var scale: CGFloat = 1.0
      var scaleRange: CGFloat = 0.0
      var scaleSpeed: CGFloat = 0.0
      var spin: CGFloat = 0.0
      var spinRange: CGFloat = 0.0
      var color: CGColor?
      var redRange: Float = 0.0
      var greenRange: Float = 0.0
      var blueRange: Float = 0.0
      var alphaRange: Float = 0.0
      var redSpeed: Float = 0.0
      var greenSpeed: Float = 0.0
      var blueSpeed: Float = 0.0
      var alphaSpeed: Float = 0.0
      var contents: Any? = nil
      var contentsRect: CGRect = (0.0, 0.0, 1.0, 1.0)
      var contentsScale: CGFloat = 1.0
      var minificationFilter: String = linear
      var magnificationFilter: String = linear
      var emitterCells: [CAEmitterCell]? = nil
      var style: [AnyHashable: Any]? = nil

    class CAReplicatorLayer: CALayer
      var instanceCount: Int = 1
      var preservesDepth: Bool = false
      var instanceDelay: CFTimeInterval = 0.0
      var instanceTransform: CATransform3D
      var instanceColor: CGColor?
      var instanceRedOffset: Float = 0.0
      var instanceGreenOffset: Float = 0.0
      var instanceBlueOffset: Float = 0.0
      var instanceAlphaOffset: Float = 0.0

    class CATextLayer: CALayer
      var string: Any? = nil
      var font: AnyObject?
      var fontSize: CGFloat = 36.0
      var foregroundColor: CGColor?
      var isWrapped: Bool = false
      var truncationMode: CATextLayerTruncationMode = none
      var alignmentMode: CATextLayerAlignmentMode = natural

    class CATransformLayer: CALayer

    class CAScrollLayer: CALayer
      var scrollMode: CAScrollLayerScrollMode = both
      func scroll(to: CGPoint)
      func scroll(to: CGRect)

    class CALayer: NSObject
      var delegate: (any CALayerDelegate)? = nil
      var isGeometryFlipped: Bool = false
      func value(forKey: String) -> Any?
      func value(forKeyPath: String) -> Any?
      func setValue(_: Any?, forKey: String)
      func setValue(_: Any?, forKeyPath: String)
      init(layer: Any)

    protocol CALayerDelegate: NSObjectProtocol
      func action(for: CALayer, forKey: String) -> (any CAAction)?
      func display(_: CALayer)
      func draw(_: CALayer, in: CGContext)
      func layerWillDraw(_: CALayer)
      func layoutSublayers(of: CALayer)

    protocol CAAction
      func run(forKey: String, object: Any, arguments: [AnyHashable: Any]?)

    class CAValueFunction: NSObject
      var name: CAValueFunctionName { get }

    struct CAValueFunctionName
      static let rotateX: CAValueFunctionName
      static let rotateY: CAValueFunctionName
      static let rotateZ: CAValueFunctionName
      static let scaleX: CAValueFunctionName
      static let scaleY: CAValueFunctionName
      static let scaleZ: CAValueFunctionName
      static let translateX: CAValueFunctionName
      static let translateY: CAValueFunctionName
      static let translateZ: CAValueFunctionName
      static let scale: CAValueFunctionName
      static let translate: CAValueFunctionName

    class CADisplayLink: NSObject
      var preferredFramesPerSecond: Int = 0
      var preferredFrameRateRange: CAFrameRateRange
      var timestamp: CFTimeInterval { get }
      var targetTimestamp: CFTimeInterval { get }
      var duration: CFTimeInterval { get }
      var isPaused: Bool = false
      func add(to: RunLoop, forMode: RunLoop.Mode)
      func invalidate()

    class CATransaction: NSObject
      class func setValue(_: Any?, forKey: String)
      class func value(forKey: String) -> Any?
      class func setAnimationDuration(_: CFTimeInterval)
      class func setDisableActions(_: Bool)
      class func setCompletionBlock(_: (() -> Void)?)

    class CGGradient
      init?(colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int)
      init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?)
    """
}
