import Geometry

extension DisplayList {
  /// The texts of the picture in the order of drawing, without those that cast shadows or are tilted.
  package var texts: [(run: TextRun, transform: CGAffineTransform)] {
    commands.flatMap { command -> [(run: TextRun, transform: CGAffineTransform)] in
      switch command {
      case .text(let run, let transform): [(run, transform)]
      case .group(let content, _, _, _), .blended(let content, _), .vibrant(let content, _):
        content.texts
      case .masked(let content, _): content.texts
      case .fill, .stroke, .gradient, .image, .backdrop, .stamps, .shadow, .projected: []
      }
    }
  }

  /// Draws other commands in place of the texts, also of those that cast shadows.
  ///
  /// - Parameter commands: returns what is drawn in place of a text, in the text's space.
  /// - Returns: the other picture.
  package func replacingTexts(
    _ commands: (TextRun, CGAffineTransform) -> [DrawCommand]
  ) -> DisplayList {
    DisplayList(self.commands.flatMap { $0.replacingTexts(commands) })
  }
}

extension DrawCommand {
  fileprivate func replacingTexts(
    _ commands: (TextRun, CGAffineTransform) -> [DrawCommand]
  ) -> [DrawCommand] {
    switch self {
    case .text(let run, let transform): commands(run, transform)
    case .group(let content, let clip, let transform, let opacity):
      [
        .group(
          content.replacingTexts(commands), clip: clip, transform: transform, opacity: opacity)
      ]
    case .shadow(let content, let shadow, let transform):
      [.shadow(of: content.replacingTexts(commands), shadow, transform: transform)]
    case .masked(let content, let mask):
      [.masked(content.replacingTexts(commands), mask: mask.replacingTexts(commands))]
    case .vibrant(let content, let vibrancy):
      [.vibrant(content.replacingTexts(commands), vibrancy)]
    case .projected(let content, let box, let projection):
      [.projected(content.replacingTexts(commands), box: box, projection)]
    case .blended(let content, let mode): [.blended(content.replacingTexts(commands), mode)]
    case .fill, .stroke, .gradient, .image, .backdrop, .stamps: [self]
    }
  }
}
