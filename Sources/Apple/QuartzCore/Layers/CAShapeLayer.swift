import Geometry

/// A layer that draws a path over its background.
///
/// Source: Apple, CAShapeLayer.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path to draw, which is not clipped at the layer's edge.
  ///
  /// *Space*: the layer's own.
  open var path: CGPath? {
    didSet { changed("path", from: .path(oldValue?.elements ?? [])) }
  }

  /// The colour inside the path; none when absent.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { changed("fillColor", from: oldValue.animatable) }
  }

  /// Which parts of a path that crosses itself are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero

  /// The colour of the line along the path; no line when absent.
  open var strokeColor: CGColor? {
    didSet { changed("strokeColor", from: oldValue.animatable) }
  }

  /// The share of the path's length at which the line begins.
  ///
  /// *Units*: 0...1.
  open var strokeStart: CGFloat = 0 {
    didSet { changed("strokeStart", from: .scalar(oldValue)) }
  }

  /// The share of the path's length at which the line ends.
  ///
  /// *Units*: 0...1.
  open var strokeEnd: CGFloat = 1 {
    didSet { changed("strokeEnd", from: .scalar(oldValue)) }
  }

  /// The width of the line.
  ///
  /// *Units*: points.
  open var lineWidth: CGFloat = 1 {
    didSet { changed("lineWidth", from: .scalar(oldValue)) }
  }

  /// The form of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The form of the line's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter

  /// The longest mitre, in line widths; longer ones are cut off.
  ///
  /// No unit.
  open var miterLimit: CGFloat = 10 {
    didSet { changed("miterLimit", from: .scalar(oldValue)) }
  }

  /// The lengths of dashes and gaps in turn; a solid line when absent.
  ///
  /// *Units*: points.
  open var lineDashPattern: [NSNumber]?

  /// Where in the dash pattern the line begins.
  ///
  /// *Units*: points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { changed("lineDashPhase", from: .scalar(oldValue)) }
  }

  override func takeAppearance(to copy: CALayer) {
    super.takeAppearance(to: copy)
    guard let copy = copy as? CAShapeLayer else { return }
    copy.fillRule = fillRule
    copy.lineCap = lineCap
    copy.lineJoin = lineJoin
    copy.lineDashPattern = lineDashPattern
  }

  override class var keyedRows: KeyedRows { .ofCAShapeLayer }

  override class var animatableProperties: AnimatableProperties { .ofShapes }
}

/// The rule for which parts of a path that crosses itself are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Outside is what the path goes around 0 times in total, each way against the other, or what
  /// lies behind an even number of crossings.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Right at the end, or half of the width further as a half circle or a square.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How two pieces of a line meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point as far as `miterLimit` allows, a circle, or a corner that is cut off.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
