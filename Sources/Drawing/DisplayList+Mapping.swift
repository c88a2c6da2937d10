import Geometry

extension DisplayList {
  /// The same picture in another space, to which `map` leads.
  package func applying(_ map: CGAffineTransform) -> DisplayList {
    map.isIdentity ? self : DisplayList(commands.map { $0.applying(map) })
  }

  /// The same picture with other colours.
  ///
  /// Since colours are blended one over another, what is done to each of them, if it is the same
  /// for all and linear in red, green and blue, is done to the picture.
  package func recolored(_ change: (Color) -> Color) -> DisplayList {
    DisplayList(commands.map { $0.recolored(change) })
  }
}

extension DrawCommand {
  fileprivate func applying(_ map: CGAffineTransform) -> DrawCommand {
    switch self {
    case .fill(let outline, let color, let transform):
      .fill(outline, color, transform: transform.concatenating(map))
    case .stroke(let outline, let style, let color, let transform):
      .stroke(outline, style, color, transform: transform.concatenating(map))
    case .text(let run, let transform):
      .text(run, transform: transform.concatenating(map))
    case .group(let content, let clip, let transform, let opacity):
      .group(
        content.applying(map), clip: clip, transform: transform.concatenating(map),
        opacity: opacity)
    }
  }

  fileprivate func recolored(_ change: (Color) -> Color) -> DrawCommand {
    switch self {
    case .fill(let outline, let color, let transform):
      return .fill(outline, change(color), transform: transform)
    case .stroke(let outline, let style, let color, let transform):
      return .stroke(outline, style, change(color), transform: transform)
    case .text(var run, let transform):
      run.color = change(run.color)
      return .text(run, transform: transform)
    case .group(let content, let clip, let transform, let opacity):
      return .group(
        content.recolored(change), clip: clip, transform: transform, opacity: opacity)
    }
  }
}
