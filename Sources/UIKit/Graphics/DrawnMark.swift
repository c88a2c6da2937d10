import Geometry

/// One recorded mark of drawing code.
struct DrawnMark {
  enum Kind {
    case fill(CGPathFillRule)
    case stroke(LineStyle)
  }

  enum Content {
    case path(Kind, [PathElement], CGColor)
    /// A finished drawing; `extent` contains all of it, where that is known.
    ///
    /// Units: `opacity` 0...1.
    case picture(Picture, extent: CGRect?, opacity: CGFloat)
  }

  var content: Content
  /// The transform from the space of the content to the layer's.
  var transform: CGAffineTransform
  /// The outlines that clip the mark, the outermost first, in the layer's space.
  var clips: [Clip]
}

/// An outline that clips marks.
struct Clip {
  var elements: [PathElement]
  var rule: CGPathFillRule
}

/// The width, ends, joins and dashes of a line.
///
/// Units: points.
struct LineStyle {
  var width: CGFloat = 1
  var cap: CGLineCap = .butt
  var join: CGLineJoin = .miter
  /// The greatest length of a mitre, in line widths.
  ///
  /// No unit.
  var miterLimit: CGFloat = 10
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0
}

/// The recorded marks of a layer, and the bounds for which they were drawn.
struct LayerDrawing {
  var marks: [DrawnMark]
  var bounds: CGRect
  /// Whether marks are clipped to the layer's bounds, wherever its content mode puts them.
  var isCut = true
}
