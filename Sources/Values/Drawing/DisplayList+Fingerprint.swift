import Fingerprints
import Geometry

extension DisplayList {
  /// A number that is the same for equal lists on every machine and in every version.
  ///
  /// References record it: a change of what is combined here makes all of them fail.
  package var fingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    combine(into: &fingerprint)
    return fingerprint
  }

  func combine(into fingerprint: inout Fingerprint) {
    fingerprint.combine(commands.count)
    for command in commands { command.combine(into: &fingerprint) }
  }
}

extension DrawCommand {
  func combine(into fingerprint: inout Fingerprint) {
    switch self {
    case .fill(let outline, let color, let transform):
      fingerprint.combine("fill")
      outline.combine(into: &fingerprint)
      color.combine(into: &fingerprint)
      fingerprint.combine(transform)
    case .stroke(let outline, let style, let color, let transform):
      fingerprint.combine("stroke")
      outline.combine(into: &fingerprint)
      style.combine(into: &fingerprint)
      color.combine(into: &fingerprint)
      fingerprint.combine(transform)
    case .text(let run, let transform):
      fingerprint.combine("text")
      run.combine(into: &fingerprint)
      fingerprint.combine(transform)
    case .group(let content, let clip, let transform, let opacity):
      fingerprint.combine("group")
      content.combine(into: &fingerprint)
      fingerprint.combine(clip != nil)
      clip?.combine(into: &fingerprint)
      fingerprint.combine(transform)
      fingerprint.combine(opacity)
    case .gradient, .image, .shadow, .masked, .backdrop, .vibrant, .projected, .blended,
      .stamps:
      combineEffect(into: &fingerprint)
    }
  }
}

extension Outline {
  func combine(into fingerprint: inout Fingerprint) {
    switch self {
    case .rectangle(let rectangle):
      fingerprint.combine("rectangle")
      fingerprint.combine(rectangle)
    case .roundedRectangle(let rectangle, let radius):
      fingerprint.combine("rounded")
      fingerprint.combine(rectangle)
      fingerprint.combine(radius)
    case .ellipse(let rectangle):
      fingerprint.combine("ellipse")
      fingerprint.combine(rectangle)
    case .path(let elements, let rule):
      fingerprint.combine(rule == .winding ? "winding" : "even-odd")
      fingerprint.combine(elements.count)
      for element in elements { element.combine(into: &fingerprint) }
    }
  }
}

extension PathElement {
  func combine(into fingerprint: inout Fingerprint) {
    let (name, points): (String, [CGPoint]) =
      switch self {
      case .move(let point): ("move", [point])
      case .line(let point): ("line", [point])
      case .quadCurve(let end, let control): ("quadratic", [control, end])
      case .curve(let end, let first, let second): ("cubic", [first, second, end])
      case .close: ("close", [])
      }
    fingerprint.combine(name)
    for point in points { fingerprint.combine(point) }
  }
}

extension StrokeStyle {
  func combine(into fingerprint: inout Fingerprint) {
    fingerprint.combine("\(cap) \(join)")
    fingerprint.combine(width)
    fingerprint.combine(miterLimit)
    fingerprint.combine(dashes.count)
    for dash in dashes { fingerprint.combine(dash) }
    fingerprint.combine(dashPhase)
  }
}

extension TextRun {
  func combine(into fingerprint: inout Fingerprint) {
    fingerprint.combine(string)
    font.combine(into: &fingerprint)
    color.combine(into: &fingerprint)
    fingerprint.combine(box)
    fingerprint.combine("\(alignment) \(lineBreak)")
    fingerprint.combine(lines)
    combineLooks(into: &fingerprint)
  }
}

extension Typeface {
  /// Combines what differs from the plain font, which keeps the fingerprint that it had before.
  func combine(into fingerprint: inout Fingerprint) {
    fingerprint.combine(size)
    fingerprint.combine(weight)
    fingerprint.combine(isItalic)
    if hasEvenDigits { fingerprint.combine("even digits") }
    if design != .system { fingerprint.combine("\(design)") }
    if !isTracked { fingerprint.combine("untracked") }
    if stretch != 1 { fingerprint.combine(stretch) }
  }
}

extension Color {
  func combine(into fingerprint: inout Fingerprint) {
    for part in [red, green, blue, alpha] { fingerprint.combine(part) }
  }
}

extension Fingerprint {
  mutating func combine(_ point: CGPoint) {
    combine(Double(point.x))
    combine(Double(point.y))
  }

  mutating func combine(_ rectangle: CGRect) {
    combine(rectangle.origin)
    combine(Double(rectangle.size.width))
    combine(Double(rectangle.size.height))
  }

  mutating func combine(_ transform: CGAffineTransform) {
    for part in [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ] {
      combine(Double(part))
    }
  }
}
