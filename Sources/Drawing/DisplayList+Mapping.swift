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
    case .gradient(let outline, let gradient, let transform):
      .gradient(outline, gradient, transform: transform.concatenating(map))
    case .image(let mark, let transform):
      .image(mark, transform: transform.concatenating(map))
    case .shadow(let content, let shadow):
      .shadow(of: content.applying(map), shadow.applying(map))
    case .masked(let content, let mask):
      .masked(content.applying(map), mask: mask.applying(map))
    case .backdrop(let outline, let backdrop, let transform):
      .backdrop(outline, backdrop.applying(map), transform: transform.concatenating(map))
    case .projected(let content, let box, let projection):
      .projected(content, box: box, projection.concatenating(Projection(map)))
    }
  }

  fileprivate func recolored(_ change: (Color) -> Color) -> DrawCommand {
    switch self {
    case .fill(let outline, let color, let transform):
      return .fill(outline, change(color), transform: transform)
    case .stroke(let outline, let style, let color, let transform):
      return .stroke(outline, style, change(color), transform: transform)
    case .text(var run, let transform):
      run.recolor(change)
      return .text(run, transform: transform)
    case .group(let content, let clip, let transform, let opacity):
      return .group(
        content.recolored(change), clip: clip, transform: transform, opacity: opacity)
    case .gradient(let outline, var gradient, let transform):
      for index in gradient.stops.indices {
        gradient.stops[index].color = change(gradient.stops[index].color)
      }
      return .gradient(outline, gradient, transform: transform)
    case .image(var mark, let transform):
      mark.bitmap = mark.bitmap.recolored(change)
      return .image(mark, transform: transform)
    case .shadow(let content, var shadow):
      shadow.color = change(shadow.color)
      return .shadow(of: content, shadow)
    case .masked(let content, let mask):
      return .masked(content.recolored(change), mask: mask)
    case .backdrop:
      return self
    case .projected(let content, let box, let projection):
      return .projected(content.recolored(change), box: box, projection)
    }
  }
}

extension TextRun {
  /// Gives the text and all its spans other colours.
  package mutating func recolor(_ change: (Color) -> Color) {
    color = change(color)
    for index in spans.indices {
      spans[index].color = change(spans[index].color)
      spans[index].background = spans[index].background.map(change)
      spans[index].underline = spans[index].underline?.recolored(change)
      spans[index].strikethrough = spans[index].strikethrough?.recolored(change)
    }
  }
}

extension TextLine {
  fileprivate func recolored(_ change: (Color) -> Color) -> TextLine {
    TextLine(color: change(color), thickness: thickness, isDouble: isDouble)
  }
}

extension Shadow {
  /// The same shadow in another space; the blur grows by the mean of what both directions do.
  package func applying(_ map: CGAffineTransform) -> Shadow {
    Shadow(
      color: color, blur: blur * map.meanScale,
      offset: CGVector(
        dx: map.a * offset.dx + map.c * offset.dy, dy: map.b * offset.dx + map.d * offset.dy))
  }
}

extension Backdrop {
  /// The same in another space; the blur grows by the mean of what both directions do.
  package func applying(_ map: CGAffineTransform) -> Backdrop {
    Backdrop(blur: blur * map.meanScale, saturation: saturation)
  }
}

extension CGAffineTransform {
  /// The side of the square that has the area of a unit square's image. No unit.
  package var meanScale: Double { abs(a * d - b * c).squareRoot() }
}
