/// Rows of words, with a first line that says what they are.
///
/// The same rows make the same bytes, one change a line, so that versions can be merged.
struct TextTable: Sendable {
  /// What the rows are, such as `motion`.
  let kind: String
  /// The columns of each version, from the first.
  private let versions: [[String]]
  /// The rows; a row may be shorter than the columns.
  var rows: [[String]] = []

  /// The version of the contents; `read` accepts earlier ones too, and sets this to the one it
  /// found.
  private(set) var version: Int

  /// Makes a table of the newest version without rows.
  ///
  /// - Parameters:
  ///   - kind: what the rows are.
  ///   - versions: the columns of each version, from the first.
  init(_ kind: String, versions: [[String]]) {
    self.kind = kind
    self.versions = versions
    version = versions.count
  }

  private var columns: [String] { versions[version - 1] }

  /// The text of the table: words separated by tabs, with characters escaped that would break a
  /// line.
  var text: String {
    var text = "\(title)\n\(columns.joined(separator: "\t"))\n"
    for row in rows {
      text += row.map(Self.escaped).joined(separator: "\t")
      text += "\n"
    }
    return text
  }

  private var title: String { title(of: version) }

  private func title(of version: Int) -> String { "flipbook \(kind) \(version)" }

  /// Reads what `text` has written.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - path: the file it comes from, named in errors.
  /// - Throws: `ReferenceError.unknownVersion` and `.damaged`.
  mutating func read(_ bytes: [UInt8], path: String) throws(ReferenceError) {
    let newline = UInt8(ascii: "\n")
    var lines = bytes.split(separator: newline, omittingEmptySubsequences: false)[...]
    guard let last = lines.popLast(), let first = lines.popFirst() else {
      throw .damaged(path: path, line: 1, reason: "it is empty or ends within its first line")
    }
    guard first.last != UInt8(ascii: "\r") else {
      throw .damaged(path: path, line: 1, reason: "its lines end in CR LF instead of LF")
    }
    let start = String(decoding: first.prefix(Self.longestTitle), as: UTF8.self)
    guard let found = (1...version).first(where: { title(of: $0) == start }) else {
      throw .unknownVersion(path: path, found: start)
    }
    version = found
    guard last.isEmpty else {
      throw .damaged(path: path, line: lines.count + 2, reason: "it ends within a line")
    }
    guard let head = lines.popFirst(), Self.words(head) == columns else {
      throw .damaged(
        path: path, line: 2, reason: "its columns are not \(columns.joined(separator: ", "))")
    }
    for (place, line) in lines.enumerated() {
      guard let row = Self.words(line), row.count <= columns.count else {
        throw .damaged(path: path, line: place + 3, reason: "this is no row of \(kind)")
      }
      rows.append(row)
    }
  }

  private static let longestTitle = 60

  private static func words(_ line: ArraySlice<UInt8>) -> [String]? {
    var words: [String] = []
    for word in line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false) {
      guard let text = String(validating: word, as: UTF8.self), let plain = unescaped(text)
      else { return nil }
      words.append(plain)
    }
    return words
  }

  private static func escaped(_ word: String) -> String {
    guard word.utf8.contains(where: { $0 == 92 || $0 == 9 || $0 == 10 || $0 == 13 }) else {
      return word
    }
    return word.replacing("\\", with: "\\\\").replacing("\t", with: "\\t")
      .replacing("\r\n", with: "\\r\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\r")
  }

  private static func unescaped(_ word: String) -> String? {
    guard word.utf8.contains(92) else { return word }
    var plain = String.UnicodeScalarView()
    var scalars = word.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        plain.append(scalar)
        continue
      }
      switch scalars.next() {
      case "\\": plain.append("\\")
      case "t": plain.append("\t")
      case "n": plain.append("\n")
      case "r": plain.append("\r")
      default: return nil
      }
    }
    return String(plain)
  }
}
