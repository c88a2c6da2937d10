/// A kind of drawing command.
package enum MarkKind: Hashable, Sendable, CaseIterable {
  case shadows, blurs, planes, masks, groups, gradients, images, texts, shapes
}

extension DrawCommand {
  /// The kind of the command, whatever lies in it.
  package var kind: MarkKind {
    switch self {
    case .shadow: .shadows
    case .backdrop, .vibrant: .blurs
    case .projected: .planes
    case .masked: .masks
    case .group, .blended: .groups
    case .gradient: .gradients
    case .image: .images
    case .text: .texts
    case .fill, .stroke, .stamps: .shapes
    }
  }

  /// Returns what is left of the command without all of a kind, in it too.
  fileprivate func without(_ kind: MarkKind) -> [DrawCommand] {
    switch self {
    case .group(let content, let clip, let transform, let opacity):
      let rest = content.without(kind)
      return kind == .groups
        ? rest.commands : [.group(rest, clip: clip, transform: transform, opacity: opacity)]
    case .masked(let content, let mask):
      let rest = content.without(kind)
      return kind == .masks ? rest.commands : [.masked(rest, mask: mask.without(kind))]
    case .projected(let content, let box, let projection):
      return kind == .planes
        ? [] : [.projected(content.without(kind), box: box, projection)]
    case .vibrant(let content, let vibrancy):
      let rest = content.without(kind)
      return kind == .blurs ? rest.commands : [.vibrant(rest, vibrancy)]
    case .blended(let content, let mode):
      let rest = content.without(kind)
      return kind == .groups ? rest.commands : [.blended(rest, mode)]
    // What casts a shadow gives its shape only.
    case .shadow, .backdrop, .gradient, .image, .text, .fill, .stroke, .stamps:
      return kind == self.kind ? [] : [self]
    }
  }
}

extension DisplayList {
  /// Returns how many commands of a kind there are, also in others; what casts a shadow is not
  /// counted.
  package func count(of kind: MarkKind) -> Int {
    commands.reduce(0) { count, command in
      let inside = command.kind == .shadows ? [] : command.children
      return inside.reduce(count + (command.kind == kind ? 1 : 0)) { $0 + $1.count(of: kind) }
    }
  }

  /// Returns the same picture without all commands of a kind; what lies in groups and masks stays.
  package func without(_ kind: MarkKind) -> DisplayList {
    DisplayList(commands.flatMap { $0.without(kind) })
  }
}
