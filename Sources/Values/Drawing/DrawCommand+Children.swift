extension DrawCommand {
  /// The lists inside of the command, in the order in which they are drawn.
  ///
  /// *Shape*: none for a mark; a masked command has its content first and its mask second.
  package var children: [DisplayList] {
    switch self {
    case .fill, .stroke, .text, .gradient, .image, .backdrop, .stamps: []
    case .group(let content, _, _, _), .shadow(let content, _, _),
      .vibrant(let content, _), .projected(let content, _, _), .blended(let content, _):
      [content]
    case .masked(let content, let mask): [content, mask]
    }
  }
}

extension DisplayList {
  /// How many lists lie in this one, one in the other.
  package var groupDepth: Int {
    commands.reduce(0) { depth, command in
      command.children.reduce(depth) { max($0, $1.groupDepth + 1) }
    }
  }

  /// Whether what is drawn depends on what was drawn before, beyond lying over it.
  ///
  /// Shadows, masks and tilted planes are drawn on their own: backdrops in them see nothing outside.
  package var readsBackdrop: Bool {
    commands.contains { command in
      switch command {
      case .backdrop, .vibrant: true
      case .blended(_, let mode): mode != .normal
      case .group(let content, _, _, _): content.readsBackdrop
      case .fill, .stroke, .text, .gradient, .image, .shadow, .masked, .projected, .stamps: false
      }
    }
  }
}
