import Drawing
import Geometry

extension LayerPainter {
  /// Paints what a layer shows without its effects, vibrant where it is so.
  mutating func paintContents(of layer: CALayer, through transform: CGAffineTransform) {
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
    if let (curl, isNew) = transition.curl(of: layer.bounds) {
      return paint(curl, of: layer, isNew: isNew, over: transition.old, through: transform)
    }
    if let turned = transition.turned(in: layer.bounds) {
      return paint(turned, of: layer, old: transition.old, through: transform)
    }
    let moved = transition.transform(about: layer.bounds).concatenating(transform)
    if !transition.hasOldBehind { paintOwnContents(of: layer, through: moved) }
    if let old = transition.old, transition.oldOpacity > 0 {
      var painter = inner(for: layer)
      painter.paint(
        old,
        through: transition.transformOfOld(about: layer.bounds).concatenating(transform))
      commands += painter.commands.blended(at: transition.oldOpacity)
    }
    if transition.hasOldBehind { paintOwnContents(of: layer, through: moved) }
  }

  /// Paints the contents of a transition in space.
  private mutating func paint(
    _ turned: TurnedContents, of layer: CALayer, old: CALayer?,
    through transform: CGAffineTransform
  ) {
    if let map = turned.old, let old {
      var painter = inner(for: layer)
      painter.paint(old, through: .identity)
      commands += DisplayList(painter.commands)
        .inSpace(map, box: layer.shownBox, through: transform)
    }
    if let map = turned.new {
      var painter = inner(for: layer)
      painter.paintOwnContents(of: layer, through: .identity)
      commands += DisplayList(painter.commands)
        .inSpace(map, box: layer.shownBox, through: transform)
    }
  }

  /// Paints the content that lies still, and over it the one whose page is rolled up.
  private mutating func paint(
    _ curl: PageCurl, of layer: CALayer, isNew: Bool, over old: CALayer?,
    through transform: CGAffineTransform
  ) {
    var page = inner(for: layer)
    if isNew {
      if let old { paint(old, through: transform) }
      page.paintOwnContents(of: layer, through: .identity)
    } else {
      paintOwnContents(of: layer, through: transform)
      if let old { page.paint(old, through: .identity) }
    }
    commands += curl.commands(of: page.commands, through: transform)
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
    let upright = layer.isGeometryFlipped ? layer.flip.concatenating(transform) : transform
    if let emitter = layer as? CAEmitterLayer {
      painter.commands += emitter.marks(through: transform)
    }
    if let shape = layer as? CAShapeLayer { painter.commands += shape.marks(through: transform) }
    if let edge {
      painter.add(.image, layer.contentsMarks(in: edge, through: upright))
      if let gradient = layer as? CAGradientLayer {
        painter.add(.gradient, gradient.marks(in: edge, through: transform))
      }
      painter.add(.image, layer.image?.commands(in: layer, edge, through: upright) ?? [])
    }
    if let edge, let drawing = layer.drawing {
      painter.commands += drawing.commands(in: layer, edge, through: upright)
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
      for child in layer.paintedChildren { paint(child, in: layer, through: transform) }
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
      for child in layer.paintedChildren { painter.paint(child, in: layer, through: map) }
      commands += DisplayList(painter.commands).multiplied(by: color).blended(at: color.w)
    }
  }

  /// Returns the painter for what lies between a layer's background and its border.
  ///
  /// If the layer clips at its edge, that is a group of its own with the sublayers; otherwise the
  /// sublayers are painted without it.
  private func inside(_ layer: CALayer) -> LayerPainter {
    var painter = layer.masksToBounds ? inner(for: layer) : LayerPainter(paints)
    painter.parts = parts
    return painter
  }

  /// Adds commands, and notes them as a part of the layer that is looked at.
  private mutating func add(_ part: LayerParts.Part, _ new: [DrawCommand]) {
    commands += new
    parts?.add(part, new)
  }
}
