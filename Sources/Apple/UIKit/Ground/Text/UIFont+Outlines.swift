import Drawing
import Typography

@MainActor
extension UIFont {
  /// Returns the outline of a letter: its pen at the origin, +y up, in points.
  package func outline(of letter: String) -> [PathElement] {
    let box = CGRect(x: 0, y: 0, width: 0, height: 4 * pointSize)
    let run = TextRun(
      letter, font: typeface, color: .black, box: box, alignment: .left, lineBreak: .clip, lines: 1)
    guard let glyphs = try? TextGlyphs(of: run, scale: 1) else { return [] }
    var base: CGFloat?
    return glyphs.stretches.flatMap(\.marks).flatMap { mark -> [PathElement] in
      guard case .outline(let elements, let place) = mark else { return [] }
      // Marks above a letter stand higher than the letter itself.
      let rise = (base ?? place.y) - place.y
      base = base ?? place.y
      let map = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: place.x, ty: rise)
      return elements.map { $0.applying(map) }
    }
  }

  /// Returns how far the pen goes on for a letter, in points.
  package func advance(of letter: String) -> CGFloat {
    TextBlock(string: letter, font: self).size(width: .infinity).width
  }
}
