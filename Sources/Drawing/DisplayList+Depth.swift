extension DisplayList {
  /// How many lists lie in this one, one in the other.
  package var groupDepth: Int {
    commands.reduce(0) { depth, command in
      switch command {
      case .fill, .stroke, .text, .gradient, .image, .backdrop: depth
      case .group(let content, _, _, _), .shadow(let content, _), .projected(let content, _, _):
        max(depth, content.groupDepth + 1)
      case .masked(let content, let mask):
        max(depth, content.groupDepth + 1, mask.groupDepth + 1)
      }
    }
  }
}
