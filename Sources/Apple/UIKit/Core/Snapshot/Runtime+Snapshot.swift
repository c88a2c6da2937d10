import Drawing
import Geometry

extension Runtime {
  /// Returns the picture that the windows make now; reads the layers and changes nothing.
  package func snapshot() -> DisplayList {
    var painter = LayerPainter()
    for window in windows { painter.paint(window.layer, through: .identity) }
    return onBlack(painter.commands)
  }

  /// Returns commands on the black of an app's screen, which is seen where its windows have no colour.
  ///
  /// A controller that is shown by itself stands on white.
  private func onBlack(_ commands: [DrawCommand]) -> DisplayList {
    let bounds = screen.bounds
    guard application.isLaunched, commands.first?.covers(bounds) != true else {
      return DisplayList(commands)
    }
    let black = Color(red: 0, green: 0, blue: 0)
    return DisplayList([.fill(.rectangle(bounds), black, transform: .identity)] + commands)
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
    return (onBlack(painter.commands), views)
  }
}

extension Outline {
  fileprivate func covers(_ rectangle: CGRect, _ transform: CGAffineTransform) -> Bool {
    guard case .rectangle(let box) = self else { return false }
    return box.applying(transform).contains(rectangle)
  }
}

extension DrawCommand {
  /// Returns true for what begins with an opaque fill of a whole rectangle.
  fileprivate func covers(_ rectangle: CGRect) -> Bool {
    switch self {
    case .fill(let outline, let color, let transform):
      color.alpha == 1 && outline.covers(rectangle, transform)
    case .group(let content, let clip, let transform, let opacity):
      opacity == 1 && clip?.covers(rectangle, transform) != false
        && content.commands.first?.covers(rectangle) == true
    default: false
    }
  }
}
