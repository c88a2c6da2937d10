import Geometry

extension DisplayList {
  /// Returns the same picture with other colours.
  ///
  /// Since colours are blended one over another, what is done to each of them, if it is the same
  /// for all and linear in red, green and blue, is done to the picture.
  package func recolored(_ change: (Color) -> Color) -> DisplayList {
    DisplayList(commands.map { $0.recolored(change) })
  }
}

extension DrawCommand {
  /// Returns the same command with other colours.
  ///
  /// What casts a shadow, what masks and what is vibrant count by their opacity alone and keep their
  /// colours, and a backdrop has none.
  package func recolored(_ change: (Color) -> Color) -> DrawCommand {
    switch self {
    case .fill(let outline, let color, let transform):
      return .fill(outline, change(color), transform: transform)
    case .stroke(let outline, let style, let color, let transform):
      return .stroke(outline, style, change(color), transform: transform)
    case .text(let run, let transform):
      return .text(run.recolored(change), transform: transform)
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
    case .shadow(let content, var shadow, let transform):
      shadow.color = change(shadow.color)
      return .shadow(of: content, shadow, transform: transform)
    case .masked(let content, let mask):
      return .masked(content.recolored(change), mask: mask)
    case .backdrop:
      return self
    case .vibrant(let content, var vibrancy):
      vibrancy.tint = change(vibrancy.tint)
      return .vibrant(content, vibrancy)
    case .projected(let content, let box, let projection):
      return .projected(content.recolored(change), box: box, projection)
    case .blended(let content, let mode):
      return .blended(content.recolored(change), mode)
    case .stamps(var stamps):
      for index in stamps.indices { stamps[index].color = change(stamps[index].color) }
      return .stamps(stamps)
    }
  }
}

extension [DrawCommand] {
  /// Returns the commands blended once, as if they were one, at an opacity.
  ///
  /// A single command whose colours can carry the opacity needs no group.
  ///
  /// - Parameter opacity: 0...1.
  /// - Returns: the commands, or one group of them.
  package func blended(at opacity: Double) -> [DrawCommand] {
    guard opacity < 1, let first else { return self }
    let group = DrawCommand.group(
      DisplayList(self), clip: nil, transform: .identity, opacity: opacity)
    guard count == 1 else { return [group] }
    switch first {
    case .fill, .stroke, .text, .gradient, .shadow:
      return [first.recolored { $0.faded(to: opacity) }]
    case .group(let content, let clip, let transform, let inner):
      return [.group(content, clip: clip, transform: transform, opacity: inner * opacity)]
    case .image, .masked, .backdrop, .vibrant, .projected, .blended, .stamps:
      return [group]
    }
  }
}

extension Color {
  /// Returns the same colour at a fraction of its opacity.
  ///
  /// - Parameter opacity: 0...1.
  /// - Returns: the colour with its alpha multiplied.
  package func faded(to opacity: Double) -> Color {
    var color = self
    color.alpha *= opacity
    return color
  }
}

extension TextRun {
  /// Returns the same text with other colours, those of its spans too.
  fileprivate func recolored(_ change: (Color) -> Color) -> TextRun {
    var run = self
    run.color = change(color)
    for index in spans.indices {
      run.spans[index].color = change(spans[index].color)
      run.spans[index].background = spans[index].background.map(change)
      run.spans[index].underline = spans[index].underline?.recolored(change)
      run.spans[index].strikethrough = spans[index].strikethrough?.recolored(change)
    }
    return run
  }
}

extension TextLine {
  fileprivate func recolored(_ change: (Color) -> Color) -> TextLine {
    TextLine(color: change(color), thickness: thickness, isDouble: isDouble)
  }
}
