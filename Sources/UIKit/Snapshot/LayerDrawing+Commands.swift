import Drawing
import Geometry

extension LayerDrawing {
  /// The marks where the layer's content mode puts them, cut at its bounds.
  @MainActor
  func commands(
    in layer: CALayer, _ edge: LayerEdge, through transform: CGAffineTransform
  ) -> [DrawCommand] {
    let mode = layer.view?.contentMode ?? .scaleToFill
    let place = bounds == edge.bounds ? .identity : mode.transform(from: bounds, to: edge.bounds)
    let map = place.concatenating(transform)
    let commands = marks.compactMap { $0.command(through: map) }
    let isInside = marks.allSatisfy { edge.bounds.contains($0.extent.applying(place)) }
    guard !isInside, !commands.isEmpty else { return commands }
    return [
      .group(
        DisplayList(commands), clip: .rectangle(edge.bounds), transform: transform, opacity: 1)
    ]
  }
}

extension DrawnMark {
  /// The mark, in a group for each clip; nothing where it cannot be seen.
  fileprivate func command(through map: CGAffineTransform) -> DrawCommand? {
    guard let color = Color(color) else { return nil }
    let whole = transform.concatenating(map)
    var command: DrawCommand
    switch kind {
    case .fill(let rule):
      command = .fill(.path(elements, rule: FillRule(rule)), color, transform: whole)
    case .stroke(let line):
      guard line.width > 0 else { return nil }
      command = .stroke(
        .path(elements, rule: .winding), StrokeStyle(line), color, transform: whole)
    }
    for clip in clips.reversed() {
      command = .group(
        DisplayList([command]), clip: .path(clip.elements, rule: FillRule(clip.rule)),
        transform: map, opacity: 1)
    }
    return command
  }

  /// A rectangle of the layer that holds all of the mark.
  fileprivate var extent: CGRect {
    let box = elements.controlPointBox
    guard case .stroke(let line) = kind else { return box.applying(transform) }
    let reach = line.width / 2 * (line.join == .miter ? max(line.miterLimit, 1.5) : 1.5)
    return box.insetBy(dx: -reach, dy: -reach).applying(transform)
  }
}

extension FillRule {
  init(_ rule: CGPathFillRule) { self = rule == .evenOdd ? .evenOdd : .winding }
}

extension StrokeStyle {
  init(_ line: LineStyle) {
    self.init(
      width: Double(line.width),
      cap: line.cap == .round ? .round : line.cap == .square ? .square : .butt,
      join: line.join == .round ? .round : line.join == .bevel ? .bevel : .miter,
      miterLimit: Double(line.miterLimit), dashes: line.dashes.map { Double($0) },
      dashPhase: Double(line.dashPhase))
  }
}
