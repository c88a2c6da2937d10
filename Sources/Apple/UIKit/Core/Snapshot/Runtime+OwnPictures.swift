import Drawing
import Geometry

extension Runtime {
  /// What each view draws by itself, with the layers in it that belong to no view and without its
  /// subviews.
  ///
  /// *Space*: the screen's. *Shape*: in the order in which they are painted, those behind others
  /// first; none for views that draw nothing.
  package var ownPictures: [(view: UIView, picture: DisplayList)] {
    var views: [UIView] = []
    var painter = LayerPainter { layer in
      if let view = layer.view { views.append(view) }
      return true
    }
    for window in windows { painter.paint(window.layer, through: .identity) }
    return views.compactMap { view in
      let own = DisplayList(
        LayerPainter.commands(of: view.seenLayer) { $0.view == nil }
          .filter { !$0.isEmptyGroup })
      guard !own.commands.isEmpty else { return nil }
      return (view, own.applying(view.seenTransformToWindow))
    }
  }
}

extension DrawCommand {
  /// Whether the command only holds the place of a view that is left out.
  fileprivate var isEmptyGroup: Bool {
    if case .group(let content, nil, _, _) = self { content.commands.isEmpty } else { false }
  }
}
