import Markup
import Staging

/// Writes trajectories as text for other programs.
///
/// Every number reads back as the same number, whatever the locale.
package enum TrajectoryText {
  static let columns = ["frame", "time", "view", "x", "y", "width", "height", "angle", "alpha"]

  /// Returns a header and one line a row, as in RFC 4180 except that the line break is `\n`.
  ///
  /// A name that a spreadsheet might take for a formula, or that begins with `'`, gets a `'` before
  /// it, which a reader has to remove.
  package static func csv(_ rows: [TrajectoryRow]) -> String {
    let lines = rows.map { row in
      values(of: row, quote: quotedForCSV).joined(separator: ",")
    }
    return ([columns.joined(separator: ",")] + lines).map { $0 + "\n" }.joined()
  }

  /// Returns an array of objects, one on each line, its keys in the order of `columns`.
  ///
  /// Each number has all of its digits, which an encoder would not keep.
  package static func json(_ rows: [TrajectoryRow]) throws -> String {
    let lines = try rows.map { row in
      let members = try zip(columns, values(of: row) { try JSONText.line(of: $0) }).map {
        "\"\($0)\": \($1)"
      }
      return "  {\(members.joined(separator: ", "))}"
    }
    return lines.isEmpty ? "[]\n" : "[\n\(lines.joined(separator: ",\n"))\n]\n"
  }

  private static func values(
    of row: TrajectoryRow, quote: (String) throws -> String
  ) rethrows -> [String] {
    let numbers = [
      Double(row.center.x), Double(row.center.y), Double(row.size.width), Double(row.size.height),
      row.angle, row.alpha,
    ]
    return ["\(row.frame)", "\(row.time)", try quote(row.view)] + numbers.map { "\($0)" }
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
