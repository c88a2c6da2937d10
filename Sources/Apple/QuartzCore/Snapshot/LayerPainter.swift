import Drawing
import Geometry

/// Turns layers into drawing commands, from the back to the front.
@MainActor
package struct LayerPainter {
  /// The commands so far, from the back to the front.
  package internal(set) var commands: [DrawCommand] = []

  /// The number of groups around what is painted.
  private var depth = 0

  /// The number of shadows of their contents that layers around what is painted cast.
  private var shadows = 0

  /// Is called before each layer is painted; returns false for layers to leave out.
  var paints: (@MainActor (CALayer) -> Bool)?

  /// The parts of the layer that is looked at, while that layer itself is painted.
  var parts: LayerParts?

  /// Makes a painter.
  ///
  /// - Parameter paints: called before each layer and its sublayers are painted, in the order of
  ///   painting; returns false for those to leave out.
  package init(_ paints: (@MainActor (CALayer) -> Bool)? = nil) { self.paints = paints }

  /// Returns the painter for a group inside this one; stops where groups are nested too deep.
  func inner(for layer: CALayer) -> LayerPainter {
    guard depth < Limit.groupDepth else {
      stop(
        .nestedTooDeep(
          item: "The group of \(layer.title)",
          limit: Limit.groupDepth))
    }
    var painter = LayerPainter(paints)
    painter.depth = depth + 1
    painter.shadows = shadows
    return painter
  }

  /// Paints a layer and its sublayers; what would leave no mark leaves no command.
  ///
  /// - Parameters:
  ///   - model: the layer; its presentation is painted.
  ///   - superlayer: the layer that it is in.
  ///   - outer: the transform from the superlayer's space to the screen's.
  package mutating func paint(
    _ model: CALayer, in superlayer: CALayer? = nil, through outer: CGAffineTransform
  ) {
    if let paints, !paints(model) {
      // How many are left out is nothing that is seen of what is around them.
      if commands.isEmpty { commands.append(Self.placeholder) }
      return
    }
    let layer = model.presentation() ?? model
    guard layer.hasNumbersToDraw(of: model) else { return }
    if let space = layer as? CATransformLayer {
      paintInSpace(space, by: LayerPlace.map(of: space, in: superlayer), through: outer)
    } else {
      paint(layer, at: LayerPlace(of: layer, in: superlayer), through: outer)
    }
  }

  /// Paints the sublayers of a layer in space, the farthest first.
  private mutating func paintInSpace(
    _ layer: CATransformLayer, by map: CATransform3D, through outer: CGAffineTransform
  ) {
    guard !layer.isHidden, !layer.isOutsideItsTime else { return }
    let painted = layer.paintedChildren.filter { paints?($0) ?? true }
    let placed = painted.compactMap {
      model -> (child: CALayer, map: CATransform3D, depth: CGFloat)? in
      let child = model.presentation() ?? model
      guard child.hasNumbersToDraw(of: model) else { return nil }
      let whole = LayerPlace.map(of: child, in: layer).concatenating(map)
      let middle = CGPoint(x: child.bounds.midX, y: child.bounds.midY)
      let depth = middle.x * whole.m13 + middle.y * whole.m23 + whole.m43
      let w = middle.x * whole.m14 + middle.y * whole.m24 + whole.m44
      return (child, whole, w == 0 ? 0 : depth / w)
    }
    let ordered = placed.enumerated().sorted {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }
    for (_, (child, map, _)) in ordered {
      if let space = child as? CATransformLayer {
        paintInSpace(space, by: map, through: outer)
      } else {
        paint(child, at: LayerPlace(map, isDoubleSided: child.isDoubleSided), through: outer)
      }
    }
  }

  private mutating func paint(
    _ layer: CALayer, at place: LayerPlace?, through outer: CGAffineTransform
  ) {
    switch place {
    case .flat(let map): paint(layer, inSpaceMappedBy: map.concatenating(outer))
    case .tilted(let projection):
      var painter = inner(for: layer)
      painter.paint(layer, inSpaceMappedBy: .identity)
      let box = layer.shownBox
      guard !painter.commands.isEmpty, box.width > 0, box.height > 0 else { return }
      commands.append(
        .projected(
          DisplayList(painter.commands), box: box,
          projection.concatenating(Projection(outer))))
    case nil: return
    }
  }

  /// Paints a layer as it is, with its sublayers; `transform` maps the layer's own space to the
  /// screen's.
  mutating func paint(_ layer: CALayer, inSpaceMappedBy transform: CGAffineTransform) {
    guard !layer.isHidden, layer.alpha > 0, !layer.isOutsideItsTime else { return }
    guard transform.keepsAreas else { return }
    if let mode = layer.filtering?.mode {
      var painter = inner(for: layer)
      painter.parts = parts
      painter.paintFaded(layer, through: transform)
      guard !painter.commands.isEmpty else { return }
      commands.append(.blended(DisplayList(painter.commands), mode))
    } else {
      paintFaded(layer, through: transform)
    }
  }

  /// Paints a layer with its sublayers at its opacity.
  private mutating func paintFaded(_ layer: CALayer, through transform: CGAffineTransform) {
    guard layer.alpha < 1 || layer.mask != nil || layer.shadowOpacity > 0 else {
      paintContents(of: layer, through: transform)
      return
    }
    let marks = withEffects(layer, through: transform)
    let opacity = Double(layer.alpha)
    commands +=
      layer.allowsGroupOpacity
      ? marks.blended(at: opacity) : marks.flatMap { [$0].blended(at: opacity) }
  }

  /// Returns what the layer shows, with its shadow and behind its mask.
  private func withEffects(
    _ layer: CALayer, through transform: CGAffineTransform
  ) -> [DrawCommand] {
    var painter = inner(for: layer)
    painter.parts = parts
    if layer.castsItsContents {
      painter.shadows += 1
      guard painter.shadows <= Limit.shadowDepth else {
        stop(
          .nestedTooDeep(
            item: "The shadow of \(layer.title)",
            limit: Limit.shadowDepth))
      }
    }
    // What casts a shadow is painted in the layer's own space, where it stays the same picture
    // while the layer moves.
    painter.paintContents(of: layer, through: layer.castsItsContents ? .identity : transform)
    let casting = painter.commands
    var marks = layer.castsItsContents ? casting.map { $0.applying(transform) } : casting
    let shadow = layer.shadowMarks(of: casting, through: transform)
    parts?.add(.shadow, shadow)
    marks = shadow + marks
    if let mask = layer.mask, !marks.isEmpty {
      var stencil = inner(for: layer)
      stencil.paint(mask, in: layer, through: transform)
      parts?.add(.mask, stencil.commands)
      marks = [.masked(DisplayList(marks), mask: DisplayList(stencil.commands))]
    }
    return marks
  }

  /// The command in the place of layers that are left out, so that a group with nothing else is one.
  private static let placeholder = DrawCommand.group(
    DisplayList([]), clip: nil, transform: .identity, opacity: 1)
}

extension LayerPainter {
  /// Returns what is painted of a layer apart from its place and opacity.
  ///
  /// *Space*: the layer's own.
  ///
  /// - Parameters:
  ///   - layer: the layer as it is seen now.
  ///   - paints: called for every layer inside; returns false for those to leave out.
  /// - Returns: the commands; none for a layer that cannot be seen.
  package static func commands(
    of layer: CALayer, paints: @escaping @MainActor (CALayer) -> Bool
  ) -> [DrawCommand] { look(of: layer, paints: paints).whole }

  /// Returns what is painted of a layer apart from its place and opacity, whole and by parts.
  ///
  /// *Space*: the layer's own.
  ///
  /// - Parameters:
  ///   - layer: the layer as it is seen now.
  ///   - paints: called for every layer inside; returns false for those to leave out.
  /// - Returns: the commands; none for a layer that cannot be seen.
  static func look(
    of layer: CALayer, paints: @escaping @MainActor (CALayer) -> Bool
  ) -> LayerParts {
    let parts = LayerParts()
    guard !layer.isHidden, layer.alpha > 0, !layer.isOutsideItsTime else { return parts }
    var painter = LayerPainter(paints)
    painter.parts = parts
    parts.whole = painter.withEffects(layer, through: .identity).filter { $0 != Self.placeholder }
    return parts
  }
}
