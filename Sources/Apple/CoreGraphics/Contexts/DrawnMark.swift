import Drawing
import Geometry

/// One mark that drawing code made, in the space of the layer that it drew in.
package struct DrawnMark {
  /// How a path is drawn.
  package enum Kind {
    case fill(CGPathFillRule)
    case stroke(LineStyle)
  }

  /// What a mark consists of.
  package enum Content {
    case path(Kind, [PathElement], CGColor)
    /// A finished drawing, at an `opacity` of 0...1; `extent` is around all of it, where that is
    /// known.
    case picture(Picture, extent: CGRect?, opacity: CGFloat)
  }

  /// What the mark consists of.
  package var content: Content
  /// The transform from the content's space to the layer's.
  package var transform: CGAffineTransform
  /// The clips of the mark, the outermost first, in the layer's space.
  package var clips: [Clip]
  /// The shadow of the mark, in the layer's space; `nil` for none.
  package var shadow: MarkShadow?
  /// How the mark is combined with those before it.
  package var blendMode: BlendMode

  /// Makes a mark of its parts; without a shadow, above those before it, unless told otherwise.
  package init(
    content: Content, transform: CGAffineTransform, clips: [Clip], shadow: MarkShadow? = nil,
    blendMode: BlendMode = .normal
  ) {
    self.content = content
    self.transform = transform
    self.clips = clips
    self.shadow = shadow
    self.blendMode = blendMode
  }
}

/// A shadow below a mark.
package struct MarkShadow {
  /// The distance from the mark, whatever transform maps that.
  ///
  /// *Units*: points.
  package var offset: CGSize
  /// Twice the standard deviation of the blur.
  ///
  /// *Units*: points.
  package var blur: CGFloat
  /// The colour of the shadow, with its opacity; where the mark is opaque, it shows in full.
  package var color: CGColor
}

/// What marks are clipped to.
package enum Clip {
  /// The inside of an outline.
  case path([PathElement], CGPathFillRule)
  /// Where a drawing is opaque, as far as it is.
  case mask(Picture)
}

/// The style of a line.
///
/// *Units*: points.
package struct LineStyle {
  /// How wide the line is, the form of its ends and that of its corners.
  package var width: CGFloat = 1
  package var cap: CGLineCap = .butt
  package var join: CGLineJoin = .miter
  /// The longest mitre, in line widths.
  ///
  /// No unit.
  package var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in turn; empty for a solid line.
  package var dashes: [CGFloat] = []
  /// How far into the dashes the line begins.
  package var dashPhase: CGFloat = 0

  /// Makes a style; one point wide, solid, with butt ends and mitres unless told otherwise.
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
