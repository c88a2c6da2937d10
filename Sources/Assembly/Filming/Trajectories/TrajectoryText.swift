import Markup
import Staging
import UIKit

/// Writes trajectories as text for other programs.
///
/// Every number reads back as the same number, whatever the locale.
package enum TrajectoryText {
  static let columns =
    ["frame", "time", "view"] + MotionQuantity.allCases.map(\.rawValue) + looks.map(\.column)
    + ["others"]

  /// The aspects of a look that have a column; how texts and images are set, what controls stand at, and
  /// what a kind of layer has besides share one.
  private static let looks = ViewLook.Aspect.allCases.filter {
    !quantities.contains($0) && !settings.contains($0)
  }

  /// The aspects that are quantities of the motion.
  private static let quantities: [ViewLook.Aspect] = [.cornerRadius, .borderWidth, .shadowOpacity]

  private static let settings: [ViewLook.Aspect] = [
    .alignment, .lines, .lineBreak, .underline, .strikethrough, .kerning, .lineSpacing,
    .letterColors, .letterFonts, .value, .contentMode,
  ]

  /// Returns the value of an aspect of a row; nil where it has none.
  private static func value(of aspect: ViewLook.Aspect, in row: TrajectoryRow) -> String? {
    row.look.first { $0.name == aspect.rawValue }?.value
  }

  /// Returns a header and one line a row, as in RFC 4180 except that the line break is `\n`.
  ///
  /// A name that a spreadsheet might take for a formula, or that begins with `'`, gets a `'` before
  /// it, which a reader has to remove.
  package static func csv(_ rows: [TrajectoryRow]) -> String {
    let lines = rows.map { row in
      values(of: row) { $0.map(quotedForCSV) ?? "" }.joined(separator: ",")
    }
    return ([columns.joined(separator: ",")] + lines).map { $0 + "\n" }.joined()
  }

  /// Returns an array of objects, one on each line, its keys in the order of `columns`.
  ///
  /// Each number has all of its digits, which an encoder would not keep.
  package static func json(_ rows: [TrajectoryRow]) throws -> String {
    let lines = try rows.map { row in
      let members = try zip(columns, values(of: row) { try $0.map(JSONText.line) ?? "null" }).map {
        "\"\($0)\": \($1)"
      }
      return "  {\(members.joined(separator: ", "))}"
    }
    return lines.isEmpty ? "[]\n" : "[\n\(lines.joined(separator: ",\n"))\n]\n"
  }

  /// Returns what is set of the kind of layer: `strokeEnd 0.5; lineWidth 3`; nil for nothing.
  private static func others(in row: TrajectoryRow) -> String? {
    let aspects = Set((looks + quantities).map(\.rawValue))
    let others = row.look.filter { !aspects.contains($0.name) }.map { "\($0.name) \($0.value)" }
    return others.isEmpty ? nil : others.joined(separator: "; ")
  }

  private static func values(
    of row: TrajectoryRow, quote: (String?) throws -> String
  ) rethrows -> [String] {
    try ["\(row.frame)", "\(row.time)", quote(row.view)]
      + MotionQuantity.allCases.map { "\($0.value(in: row))" }
      + looks.map { try quote(value(of: $0, in: row)) } + [quote(others(in: row))]
  }

  private static func quotedForCSV(_ text: String) -> String {
    let isLikeFormula = text.unicodeScalars.first.map(formulaBeginnings.contains) ?? false
    let isSpecial = isLikeFormula || text.unicodeScalars.contains(where: separators.contains)
    guard isSpecial else { return text }
    return "\"\(isLikeFormula ? "'" : "")\(text.replacing("\"", with: "\"\""))\""
  }

  /// The characters for which a field needs quotation marks.
  private static let separators: Set<Unicode.Scalar> = [",", "\"", "\r", "\n"]

  /// The characters with which a spreadsheet's formula begins, full-width ones too, and the escape
  /// `'`.
  ///
  /// Source: https://owasp.org/www-community/attacks/CSV_Injection.
  private static let formulaBeginnings: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠", "'",
  ]
}

extension ViewLook.Aspect {
  /// The name of the aspect's column: `cornerCurve`.
  fileprivate var column: String {
    let words = rawValue.split(separator: " ")
    return words.prefix(1).joined()
      + words.dropFirst().map(\.capitalized).joined()
      .replacing("Colour", with: "Color")
  }
}
