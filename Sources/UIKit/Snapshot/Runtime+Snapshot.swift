import Drawing
import Geometry

extension Runtime {
  /// The picture that the windows make now; reads the layers and changes nothing.
  package func snapshot() -> DisplayList {
    var painter = LayerPainter()
    for window in windows { painter.paint(window.layer, through: .identity) }
    return DisplayList(painter.commands)
  }
}
