import Drawing
import Geometry

extension CALayer {
  /// What the layer and its sublayers show now. Space: the layer's own.
  package func picture() -> Picture {
    var painter = LayerPainter()
    painter.paint(presentation() ?? self, inSpaceMappedBy: .identity)
    let picture = Picture(DisplayList(painter.commands))
    picture.checkDepth()
    return picture
  }

  /// Draws the layer and its sublayers, as they are now, at the origin of the context's space.
  public func render(in ctx: CGContext) {
    displayPass()
    ctx.mark(picture(), extent: nil)
  }
}

extension LayerDrawing {
  /// A picture from its origin on, to be shown beyond the layer's bounds too.
  ///
  /// Units: points.
  package init(_ picture: Picture, size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    let mark = DrawnMark(
      content: .picture(picture, extent: bounds, opacity: 1), transform: .identity, clips: [])
    self.init(marks: [mark], bounds: bounds, isCut: false)
  }
}
