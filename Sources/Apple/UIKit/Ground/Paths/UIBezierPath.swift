import Geometry

/// Lines and curves with the style in which they are drawn.
///
/// *Units*: points.
///
/// Source: Apple, UIBezierPath.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  let path = CGMutablePath()

  /// The width of lines.
  ///
  /// *Units*: points.
  open var lineWidth: CGFloat = 1
  /// How lines end; `butt`, right at their last point, unless set.
  open var lineCapStyle: CGLineCap = .butt
  /// How lines meet; `miter`, with a corner, unless set.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The greatest length of a mitre, in line widths; longer ones are cut off.
  ///
  /// No unit.
  open var miterLimit: CGFloat = 10
  /// Whether the even-odd rule says what is inside; false, the winding rule, unless set.
  open var usesEvenOddFillRule = false

  /// The author's wish for how far chords may lie from curves; all curves are drawn smoothly.
  ///
  /// *Units*: points.
  open var flatness: CGFloat = 0.6

  /// The lengths of dashes and gaps in turn; empty for a solid line.
  ///
  /// *Units*: points.
  package private(set) var lineDashPattern: [CGFloat] = []
  /// Where in the dashes a line begins.
  ///
  /// *Units*: points.
  package private(set) var lineDashPhase: CGFloat = 0

  /// Makes an empty path.
  public override init() { super.init() }

  /// Whether paths may stand in archives that take only named classes: they may.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the elements and the style.
  open func encode(with coder: NSCoder) { encodeShape(with: coder) }

  /// Decodes what `encode` has encoded; nil for anything else.
  public required init?(coder: NSCoder) {
    super.init()
    guard decodeShape(from: coder) else { return nil }
  }

  /// Makes a closed rectangle from its upper left corner along +x.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes an ellipse of four curves, from its rightmost point, clockwise on screen.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes a rectangle with quarter circles for corners.
  ///
  /// Unspecified by Apple: the corners are plain circles, at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// Makes a rectangle of which some corners are quarter ellipses.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.edit {
      $0 = .roundedRectangle(rect, corners: corners.corners, cornerSize: cornerRadii)
    }
  }

  /// Makes an open arc of a circle.
  ///
  /// *Units*: radians from +x; clockwise as seen on screen, that is towards +y.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a path of the elements of another one.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// A copy of the elements without the style; setting it copies, too.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path.edit { $0 = newValue.elements } }
  }

  /// Sets the dashes: `count` lengths of dashes and gaps in turn, or none for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    lineDashPattern = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count))
    lineDashPhase = phase
  }

  /// Writes the dashes to the pointers that are given; `pattern` must have room for all lengths.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in lineDashPattern.enumerated() { pattern?[index] = length }
    count?.pointee = lineDashPattern.count
    phase?.pointee = lineDashPhase
  }

  /// Returns a path of the same elements and the same style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.flatness = flatness
    copy.lineDashPattern = lineDashPattern
    copy.lineDashPhase = lineDashPhase
    return copy
  }
}
