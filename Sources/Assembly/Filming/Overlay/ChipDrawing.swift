import Drawing
import Geometry
import Typography

/// Text on a dark plate with round corners, which can be read on light and on dark.
struct ChipDrawing {
  private let plate: CGRect
  private let text: TextRun
  private let fontSize: Double

  /// Lays text out in the middle of a screen.
  ///
  /// - Parameters:
  ///   - string: what it says, on as many lines as it needs.
  ///   - fontSize: the size of the letters, in points.
  ///   - bottom: where the plate ends, in points.
  ///   - screen: the screen, in points.
  /// - Throws: `FilmError.caption`.
  init(
    _ string: String, fontSize: Double, bottom: Double, within screen: CGRect
  ) throws(FilmError) {
    let (across, along) = (fontSize * 0.5, fontSize * 0.8)
    let widest = max(fontSize, screen.width - 2 * Self.distance - 2 * along)
    var run = TextRun(
      string, font: Typeface(size: fontSize, weight: 600), color: .white,
      box: CGRect(x: 0, y: 0, width: widest, height: screen.height), alignment: .center,
      lineBreak: .wordWrap, lines: 0)
    let size: CGSize
    do throws(TypographyError) {
      size = try TextLayout.measure(run, width: widest)
    } catch {
      throw .caption(string, reason: error.description)
    }
    let width = size.width.rounded(.up) + 2 * along
    let height = size.height.rounded(.up) + 2 * across
    plate = CGRect(
      x: ((screen.width - width) / 2).rounded(), y: (bottom - height).rounded(), width: width,
      height: height)
    run.box = plate.insetBy(dx: along - 1, dy: 0)
    text = run
    self.fontSize = fontSize
  }

  /// Draws the plate and the text on it.
  ///
  /// - Parameter opacity: 0...1.
  /// - Returns: the commands, that of the plate first.
  func commands(opacity: Double) -> [DrawCommand] {
    let outline = Outline.roundedRectangle(
      plate, radius: min(fontSize * 0.7, min(plate.width, plate.height) / 2))
    var text = self.text
    text.color.alpha = opacity
    return [
      .fill(
        outline, Color(red: 0.11, green: 0.11, blue: 0.13, alpha: 0.86 * opacity),
        transform: .identity),
      .stroke(
        outline, StrokeStyle(width: 1), Color(red: 1, green: 1, blue: 1, alpha: 0.28 * opacity),
        transform: .identity),
      .text(text, transform: .identity),
    ]
  }

  /// How far plates stay from the edges of the screen.
  ///
  /// *Units*: points.
  static let distance = 14.0
}
