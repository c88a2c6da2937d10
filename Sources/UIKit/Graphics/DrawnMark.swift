import Geometry

/// One mark that drawing code made, in the space of the layer that it drew in.
struct DrawnMark {
  enum Kind {
    case fill(CGPathFillRule)
    case stroke(LineStyle)
  }

  var kind: Kind
  var elements: [PathElement]
  var color: CGColor
  /// Maps the space of the elements to the layer's.
  var transform: CGAffineTransform
  /// What the mark is cut by, the outermost first; the elements are in the layer's space.
  var clips: [Clip]
}

/// An outline by which marks are cut.
struct Clip {
  var elements: [PathElement]
  var rule: CGPathFillRule
}

/// How a line is drawn. Units: points.
struct LineStyle {
  var width: CGFloat = 1
  var cap: CGLineCap = .butt
  var join: CGLineJoin = .miter
  /// No unit.
  var miterLimit: CGFloat = 10
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0
}

/// What drawing code made of a layer, and the bounds that it drew for.
struct LayerDrawing {
  var marks: [DrawnMark]
  var bounds: CGRect
}
