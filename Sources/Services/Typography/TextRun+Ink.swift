import Drawing
import Geometry

extension TextRun {
  /// Finds where the text leaves ink.
  ///
  /// - Parameter scale: pixels a point.
  /// - Returns: a rectangle in the space of the text's box; nil for a text that cannot be laid out:
  ///   drawing it fails in the same way, and says so.
  package func ink(scale: Double) -> CGRect? {
    (try? TextInk.of(self, scale: scale))?.bounds
  }
}
