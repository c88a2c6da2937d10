import Markup
import Staging

/// Trajectories as text that another program reads, every number written so that it reads back the
/// same, whatever the locale.
package enum TrajectoryText {
  static let columns = ["frame", "time", "view", "x", "y", "width", "height", "angle", "alpha"]

  /// A header and one line a row, as RFC 4180 has it but for the line break, which is `\n`.
  ///
  /// A name that a spreadsheet might take for a formula, and one that begins with `'`, has a `'` before
  /// it, which a reader takes away.
  package static func csv(_ rows: [TrajectoryRow]) -> String {
    let lines = rows.map { row in
      values(of: row, quote: quotedForCSV).joined(separator: ",")
    }
    return ([columns.joined(separator: ",")] + lines).map { $0 + "\n" }.joined()
  }

  /// An array of objects, one on each line, its keys in the order of `columns` and each number with all of
  /// its digits, which an encoder would not keep.
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

  /// What ends a field or a line, or quotes.
  private static let separators: Set<Unicode.Scalar> = [",", "\"", "\r", "\n"]

  /// What a spreadsheet begins a formula with, also as wide as an ideograph, and the sign that it is
  /// none.
  ///
  /// Source: https://owasp.org/www-community/attacks/CSV_Injection.
  private static let formulaBeginnings: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠", "'",
  ]
}
