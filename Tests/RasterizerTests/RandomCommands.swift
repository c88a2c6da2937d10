import Drawing
import Geometry
import SeededNumbers

extension SplitMix64 {
  /// Makes a command of any kind.
  ///
  /// - Parameters:
  ///   - depth: in how many others it lies.
  ///   - height: where it begins at most, in points.
  /// - Returns: a command of a picture of 90×120 points, which may reach beyond it.
  mutating func nextCommand(depth: Int, height: Double = 120) -> DrawCommand {
    let color = Color(
      red: next(in: 0..<1), green: next(in: 0..<1), blue: next(in: 0..<1),
      alpha: next(below: 3) == 0 ? next(in: 0..<1) : 1)
    let rect = nextRect(height: height)
    let transform =
      next(below: 2) == 0
      ? CGAffineTransform.identity
      : CGAffineTransform(translationX: 45, y: 60).rotated(by: next(in: 0..<7))
        .translatedBy(x: -45, y: -60)
    switch next(below: depth < 2 ? 17 : 8) {
    case 0: return .fill(.rectangle(rect), color, transform: transform)
    case 1: return .fill(.rectangle(rect.integral), color, transform: .identity)
    case 2: return .fill(.roundedRectangle(rect, radius: 4), color, transform: transform)
    case 3: return .fill(.ellipse(rect), color, transform: transform)
    case 4:
      let style = StrokeStyle(width: next(in: 0.3..<6))
      return .stroke(.ellipse(rect), style, color, transform: transform)
    case 5:
      let run = TextRun(
        "Flip \(next(below: 100))", font: Typeface(size: next(in: 6..<20)), color: color, box: rect)
      return .text(run, transform: transform)
    case 6:
      let pixels = (0..<12).map { _ in UInt32(truncatingIfNeeded: next()) }
      let mark = ImageMark(Bitmap(width: 4, height: 3, pixels: pixels), box: rect)
      return .image(mark, transform: transform)
    case 7:
      return nextShadow(of: .fill(.ellipse(rect), color, transform: transform), color)
    case 8:
      return nextShadow(of: nextCommand(depth: depth + 1, height: height), color)
    case 9:
      let outlines: [Outline] = [
        .rectangle(rect.integral), .rectangle(rect), .roundedRectangle(rect, radius: 3),
      ]
      return .backdrop(
        outlines[next(below: 3)],
        Backdrop(blur: [0, next(in: 0..<3), next(in: 3..<12)][next(below: 3)], saturation: 1.5),
        transform: next(below: 2) == 0 ? .identity : transform)
    case 10:
      return .vibrant(
        DisplayList([nextCommand(depth: depth + 1, height: height)]),
        Vibrancy(saturation: 1.5, tint: color))
    case 11:
      let shape = Gradient.Shape.axial(
        start: rect.origin, end: CGPoint(x: rect.maxX, y: rect.maxY))
      return .gradient(
        .roundedRectangle(rect, radius: 5),
        Gradient(shape, stops: [.init(0, color), .init(1, .red)]),
        transform: transform)
    case 12:
      let content = DisplayList([
        nextCommand(depth: depth + 1, height: height),
        nextCommand(depth: depth + 1, height: height),
      ])
      return .masked(content, mask: DisplayList([nextCommand(depth: depth + 1, height: height)]))
    default:
      let content = DisplayList(
        (0...next(below: 3)).map { _ in nextCommand(depth: depth + 1, height: height) })
      let clips: [Outline?] = [nil, .rectangle(rect), .rectangle(rect.integral), .ellipse(rect)]
      return .group(
        content, clip: clips[next(below: clips.count)], transform: .identity,
        opacity: next(below: 2) == 0 ? 1 : next(in: 0..<1))
    }
  }

  /// Makes a shadow that is soft, sharp or none, turned, grown or flattened.
  private mutating func nextShadow(of command: DrawCommand, _ color: Color) -> DrawCommand {
    let blur = [0, next(in: 0..<1), next(in: 0..<6), next(in: 6..<20)][next(below: 4)]
    let grown = [1, 1, next(in: 0.1..<3)]
    let map = CGAffineTransform(translationX: 45, y: 60).rotated(by: next(in: 0..<7))
      .scaledBy(x: grown[next(below: 3)], y: grown[next(below: 3)])
      .translatedBy(x: -45, y: -60)
    return .shadow(
      of: DisplayList([command]),
      Shadow(color: color, blur: blur, offset: CGVector(dx: 3, dy: -2)),
      transform: next(below: 3) == 0 ? .identity : map)
  }

  private mutating func nextRect(height: Double) -> CGRect {
    CGRect(
      x: next(in: -20..<90), y: next(in: -20..<height), width: next(in: 1..<50),
      height: next(in: 1..<50))
  }
}
