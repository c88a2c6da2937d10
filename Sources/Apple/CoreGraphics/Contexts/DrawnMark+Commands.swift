import Drawing
import Geometry

extension DrawnMark {
  /// Returns the commands of the mark, in a group for each clip; none where it cannot be seen.
  package func commands(through map: CGAffineTransform) -> [DrawCommand] {
    var commands = ownCommands(through: transform.concatenating(map))
    guard !commands.isEmpty else { return [] }
    if let shadow, let color = Color(shadow.color) {
      let cast = Shadow(
        color: color, blur: max(0, Double(shadow.blur)) / 2,
        offset: CGVector(dx: shadow.offset.width, dy: shadow.offset.height))
      let casting = DisplayList(ownCommands(through: transform))
      commands.insert(.shadow(of: casting, cast, transform: map), at: 0)
    }
    for clip in clips.reversed() {
      let inside = DisplayList(commands)
      switch clip {
      case .path(let elements, let rule):
        let outline = Outline.path(elements, rule: FillRule(rule))
        commands = [.group(inside, clip: outline, transform: map, opacity: 1)]
      case .mask(let picture):
        commands = [.masked(inside, mask: picture.list.applying(map))]
      }
    }
    return blendMode == .normal ? commands : [.blended(DisplayList(commands), blendMode)]
  }

  private func ownCommands(through whole: CGAffineTransform) -> [DrawCommand] {
    switch content {
    case .path(.fill(let rule), let elements, let color):
      if let pattern = color.pattern {
        return pattern.commands(
          in: .path(elements, rule: FillRule(rule)), alpha: color.alpha, through: whole)
      }
      guard let color = Color(color) else { return [] }
      return [.fill(.path(elements, rule: FillRule(rule)), color, transform: whole)]
    case .path(.stroke(let line), let elements, let color):
      guard line.width > 0, let color = Color(color) else { return [] }
      return [
        .stroke(.path(elements, rule: .winding), StrokeStyle(line), color, transform: whole)
      ]
    case .picture(let picture, _, let opacity):
      guard opacity > 0, whole.keepsAreas else { return [] }
      return picture.list.applying(whole).commands.blended(at: min(Double(opacity), 1))
    }
  }

  /// Returns true when all of the mark lies in a rectangle; `place` maps the layer's space to its
  /// space.
  package func isInside(_ bounds: CGRect, by place: CGAffineTransform) -> Bool {
    extent.map { bounds.contains($0.applying(place)) } ?? false
  }

  /// A rectangle of the layer around all of the mark; `nil` where none is known.
  var extent: CGRect? {
    guard shadow == nil else { return nil }
    switch content {
    case .path(.fill, let elements, _): return elements.controlPointBox.applying(transform)
    case .path(.stroke(let line), let elements, _):
      let reach = StrokeStyle(line).reach
      return elements.controlPointBox.insetBy(dx: -reach, dy: -reach).applying(transform)
    case .picture(_, let extent, _): return extent?.applying(transform)
    }
  }
}

extension [DrawnMark] {
  /// Returns the commands of the marks; those that blend do so among themselves.
  package func commands(through map: CGAffineTransform) -> [DrawCommand] {
    let commands = flatMap { $0.commands(through: map) }
    guard contains(where: { $0.blendMode != .normal }) else { return commands }
    return [.blended(DisplayList(commands), .normal)]
  }
}

extension FillRule {
  /// Takes over whether crossings count by direction or by their number.
  package init(_ rule: CGPathFillRule) { self = rule == .evenOdd ? .evenOdd : .winding }
}

extension StrokeStyle {
  /// Takes over the style of a context's lines, in points.
  package init(_ line: LineStyle) {
    self.init(
      width: Double(line.width),
      cap: line.cap == .round ? .round : line.cap == .square ? .square : .butt,
      join: line.join == .round ? .round : line.join == .bevel ? .bevel : .miter,
      miterLimit: Double(line.miterLimit), dashes: line.dashes.map { Double($0) },
      dashPhase: Double(line.dashPhase))
  }
}
