import Drawing

extension DisplayList {
  /// Whether SVG has words for all that is drawn.
  package var isSayableInSVG: Bool { commands.allSatisfy(\.isSayableInSVG) }
}

extension DrawCommand {
  fileprivate var isSayableInSVG: Bool {
    switch self {
    case .image, .backdrop, .vibrant, .projected, .blended: false
    case .gradient(_, let gradient, _):
      if case .conic = gradient.shape { false } else { true }
    case .fill, .stroke, .text, .group, .shadow, .masked, .stamps:
      children.allSatisfy(\.isSayableInSVG)
    }
  }
}
