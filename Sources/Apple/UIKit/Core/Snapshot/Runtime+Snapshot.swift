import Drawing
import Geometry

extension Runtime {
  /// Returns the picture that the windows make now; reads the layers and changes nothing.
  package func snapshot() -> DisplayList {
    var painter = LayerPainter()
    for window in windows { painter.paint(window.layer, through: .identity) }
    return DisplayList(painter.commands)
  }

  /// Makes the picture that the windows make now, and notes whom it shows.
  ///
  /// - Returns: the picture of `snapshot`, and the views with a name in the order in which they are
  ///   painted, those behind others first.
  package func snapshotWithNamedViews() -> (picture: DisplayList, views: [UIView]) {
    var views: [UIView] = []
    var painter = LayerPainter { layer in
      if let view = layer.view, view.givenName != nil { views.append(view) }
      return true
    }
    for window in windows { painter.paint(window.layer, through: .identity) }
    return (DisplayList(painter.commands), views)
  }
}
