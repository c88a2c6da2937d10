import Geometry

/// One mark that drawing code made, in the space of the layer that it drew in.
package struct DrawnMark {
  package enum Kind {
    case fill(CGPathFillRule)
    case stroke(LineStyle)
  }

  package enum Content {
    case path(Kind, [PathElement], CGColor)
    /// `extent` holds all that the picture shows, where that is known. Units: `opacity` 0...1.
    case picture(Picture, extent: CGRect?, opacity: CGFloat)
  }

  package var content: Content
  /// Maps the space of the content to the layer's.
  package var transform: CGAffineTransform
  /// What the mark is cut by, the outermost first; the elements are in the layer's space.
  package var clips: [Clip]

  package init(content: Content, transform: CGAffineTransform, clips: [Clip]) {
    self.content = content
    self.transform = transform
    self.clips = clips
  }
}

/// An outline by which marks are cut.
package struct Clip {
  package var elements: [PathElement]
  package var rule: CGPathFillRule

  package init(elements: [PathElement], rule: CGPathFillRule) {
    self.elements = elements
    self.rule = rule
  }
}

/// How a line is drawn. Units: points.
package struct LineStyle {
  package var width: CGFloat = 1
  package var cap: CGLineCap = .butt
  package var join: CGLineJoin = .miter
  /// No unit.
  package var miterLimit: CGFloat = 10
  package var dashes: [CGFloat] = []
  package var dashPhase: CGFloat = 0

  package init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dashes: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}
