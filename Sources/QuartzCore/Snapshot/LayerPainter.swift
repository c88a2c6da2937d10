import Drawing
import Geometry

/// Turns layers into drawing commands, from the back to the front.
@MainActor
package struct LayerPainter {
  /// The commands so far, from the back to the front.
  package private(set) var commands: [DrawCommand] = []

  /// The number of groups around what is painted.
  private var depth = 0

  /// The number of shadows of their contents that layers around what is painted cast.
  private var shadows = 0

  /// Is called before each layer is painted; returns false for layers to leave out.
  private var paints: (@MainActor (CALayer) -> Bool)?

  /// The parts of the layer that is looked at, while that layer itself is painted.
  private var parts: LayerParts?

  /// Makes a painter.
  ///
  /// - Parameter paints: called before each layer and its sublayers are painted, in the order of
  ///   painting; returns false for those to leave out.
  package init(_ paints: (@MainActor (CALayer) -> Bool)? = nil) { self.paints = paints }

  /// Returns the painter for what lies between a layer's background and its border.
  ///
  /// If the layer clips at its edge, that is a group of its own with the sublayers; otherwise the
  /// sublayers are painted without it.
  private func inside(_ layer: CALayer) -> LayerPainter {
    var painter = layer.masksToBounds ? inner(for: layer) : LayerPainter(paints)
    painter.parts = parts
    return painter
  }

  /// Returns the painter for a group inside this one; stops where groups are nested too deep.
  private func inner(for layer: CALayer) -> LayerPainter {
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
      commands.append(Self.placeholder)
      return
    }
    let layer = model.presentation() ?? model
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
    let placed = layer.childrenAsSeen.filter { paints?($0) ?? true }.map { model in
      let child = model.presentation() ?? model
      let whole = LayerPlace.map(of: child, in: layer).concatenating(map)
      let middle = CGPoint(x: child.bounds.midX, y: child.bounds.midY)
      let depth = middle.x * whole.m13 + middle.y * whole.m23 + whole.m43
      let w = middle.x * whole.m14 + middle.y * whole.m24 + whole.m44
      return (child: child, map: whole, depth: w == 0 ? 0 : depth / w)
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

  private mutating func paintContents(of layer: CALayer, through transform: CGAffineTransform) {
    guard let vibrancy = (layer as? BackdropLayer)?.vibrancy else {
      return paintShownContents(of: layer, through: transform)
    }
    var painter = inner(for: layer)
    painter.parts = parts
    painter.paintShownContents(of: layer, through: transform)
    guard !painter.commands.isEmpty else { return }
    commands.append(.vibrant(DisplayList(painter.commands), vibrancy))
  }

  /// Paints a layer's content, or the transition from the old content to the new one.
  private mutating func paintShownContents(
    of layer: CALayer, through transform: CGAffineTransform
  ) {
    guard let transition = layer.contentTransition else {
      return paintOwnContents(of: layer, through: transform)
    }
    let turned = transition.transform(about: layer.bounds).concatenating(transform)
    guard turned.keepsAreas else { return }
    if !transition.showsOldOnly, !transition.hasOldBehind {
      paintOwnContents(of: layer, through: turned)
    }
    if let old = transition.old, transition.oldOpacity > 0 {
      var painter = inner(for: layer)
      painter.paint(
        old,
        through: transition.transformOfOld(about: layer.bounds).concatenating(transform))
      commands += painter.commands.blended(at: transition.oldOpacity)
    }
    if transition.hasOldBehind { paintOwnContents(of: layer, through: turned) }
  }

  /// Paints what is behind the layer, background, own marks, sublayers, border and overlays, in this
  /// order.
  private mutating func paintOwnContents(of layer: CALayer, through transform: CGAffineTransform) {
    let edge = LayerEdge(layer)
    if let edge, let backdrop = (layer as? BackdropLayer)?.backdrop {
      commands.append(
        .backdrop(edge.outline, backdrop.applying(transform), transform: transform))
    }
    if let edge, let color = Color(layer.backgroundColor) {
      commands.append(.fill(edge.outline, color, transform: transform))
    } else if let edge, let color = layer.backgroundColor, let pattern = color.pattern {
      commands += pattern.commands(in: edge.outline, alpha: color.alpha, through: transform)
    }
    paintInside(of: layer, edge, through: transform)
    if let edge, let border = edge.border(of: layer, through: transform) {
      commands.append(border)
    }
    for overlay in layer.overlays { paint(overlay, through: transform) }
  }

  /// Paints own marks and sublayers, clipped at the edge if the layer says so.
  private mutating func paintInside(
    of layer: CALayer, _ edge: LayerEdge?, through transform: CGAffineTransform
  ) {
    var painter = inside(layer)
    if let emitter = layer as? CAEmitterLayer {
      painter.commands += emitter.marks(through: transform)
    }
    if let shape = layer as? CAShapeLayer { painter.commands += shape.marks(through: transform) }
    if let edge {
      painter.add(.image, layer.contentsMarks(in: edge, through: transform))
      if let gradient = layer as? CAGradientLayer {
        painter.add(.gradient, gradient.marks(in: edge, through: transform))
      }
      painter.commands += layer.image?.commands(in: layer, edge, through: transform) ?? []
    }
    if let edge, let drawing = layer.drawing {
      painter.commands += drawing.commands(in: layer, edge, through: transform)
    }
    guard layer.masksToBounds else {
      commands += painter.commands
      paintSublayers(of: layer, through: transform)
      return
    }
    guard let edge else { return }
    painter.paintSublayers(of: layer, through: transform)
    guard !painter.commands.isEmpty else { return }
    parts?.add(.clip, [.fill(edge.outline, .black, transform: transform)])
    commands.append(
      .group(
        DisplayList(painter.commands), clip: edge.outline, transform: transform, opacity: 1))
  }

  /// Paints the sublayers, whose parts are not noted.
  private mutating func paintSublayers(of layer: CALayer, through transform: CGAffineTransform) {
    let looked = parts
    parts = nil
    if let replicator = layer as? CAReplicatorLayer {
      paintCopies(of: replicator, through: transform)
    } else {
      for child in layer.childrenAsSeen { paint(child, in: layer, through: transform) }
    }
    parts = looked
  }

  /// Paints the sublayers of a replicator as often as it says.
  private mutating func paintCopies(
    of layer: CAReplicatorLayer, through transform: CGAffineTransform
  ) {
    let now = layer.runtime.time
    defer { layer.runtime.time = now }
    for index in 0..<max(0, layer.instanceCount) {
      layer.runtime.time = now - Double(index) * layer.instanceDelay
      let color = layer.color(ofCopy: index)
      let map = layer.transform(ofCopy: index).concatenating(transform)
      guard color.w > 0, map.keepsAreas else { continue }
      var painter = inner(for: layer)
      for child in layer.childrenAsSeen { painter.paint(child, in: layer, through: map) }
      commands += DisplayList(painter.commands).multiplied(by: color).blended(at: color.w)
    }
  }

  /// Adds commands, and notes them as a part of the layer that is looked at.
  private mutating func add(_ part: LayerParts.Part, _ new: [DrawCommand]) {
    commands += new
    parts?.add(part, new)
  }

  /// The command in the place of a layer that is left out, which keeps its place among the others.
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
    parts.whole = painter.withEffects(layer, through: .identity)
    return parts
  }
}
