import Geometry

/// One mark that drawing code made, in the space of the layer that it drew in.
struct DrawnMark {
  enum Kind {
    case fill(CGPathFillRule)
    case stroke(LineStyle)
  }

  enum Content {
    case path(Kind, [PathElement], CGColor)
    /// `extent` holds all that the picture shows, where that is known. Units: `opacity` 0...1.
    case picture(Picture, extent: CGRect?, opacity: CGFloat)
  }

  var content: Content
  /// Maps the space of the content to the layer's.
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
  /// Whether marks are cut at the layer's bounds, wherever its content mode puts them.
  var isCut = true
}
