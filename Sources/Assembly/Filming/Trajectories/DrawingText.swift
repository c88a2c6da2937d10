import Drawing
import Geometry
import Typography

/// A picture as text: its draw commands, one a line, and then those that nobody can see.
package struct DrawingText {
  /// The lines of the commands, then what nobody can see behind `# `; each ends with a line break.
  package let text: String

  /// Describes a display list.
  ///
  /// - Parameters:
  ///   - list: the picture.
  ///   - size: the size of the picture, in points.
  ///   - scale: pixels a point.
  package init(_ list: DisplayList, size: CGSize, scale: Double) {
    let findings = list.diagnosis(in: CGRect(origin: .zero, size: size), scale: scale) {
      $0.ink(scale: scale)
    }
    let lines = list.commands.isEmpty ? [] : [list.description]
    text = (lines + findings.map { "# \($0)" }).map { $0 + "\n" }.joined()
  }
}
