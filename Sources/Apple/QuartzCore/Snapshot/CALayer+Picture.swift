import Drawing
import Geometry

extension CALayer {
  /// Returns what the layer and its sublayers show now, in the layer's own space.
  package func picture() -> Picture {
    var painter = LayerPainter()
    painter.paint(presentation() ?? self, inSpaceMappedBy: .identity)
    let picture = Picture(DisplayList(painter.commands))
    picture.checkDepth()
    return picture
  }
}

extension LayerDrawing {
  /// Makes a drawing of a picture that begins at the origin and is not clipped at the layer's
  /// bounds.
  ///
  /// *Units*: points.
  package init(_ picture: Picture, size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    let mark = DrawnMark(
      content: .picture(picture, extent: bounds, opacity: 1), transform: .identity, clips: [])
    self.init(marks: [mark], bounds: bounds, isCut: false)
  }
}
