import Drawing

extension DisplayList {
  /// Whether SVG has words for all that is drawn.
  package var isSayableInSVG: Bool { commands.allSatisfy(\.isSayableInSVG) }
}

extension DrawCommand {
  fileprivate var isSayableInSVG: Bool {
    switch self {
    case .fill, .stroke: true
    case .text(let run, _): run.spans.isEmpty
    case .group(let content, _, _, _), .shadow(let content, _): content.isSayableInSVG
    case .masked(let content, let mask): content.isSayableInSVG && mask.isSayableInSVG
    case .gradient(_, let gradient, _):
      if case .conic = gradient.shape { false } else { true }
    case .image, .backdrop, .projected: false
    }
  }
}
