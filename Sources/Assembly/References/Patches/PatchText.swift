import FilmFiles
import Foundation

/// Writes changes of files as a patch that `git apply` takes and, of references, `flipbook accept`.
///
/// Texts are one hunk each, from the first line that differs to the last; pictures are written whole.
///
/// Source: https://git-scm.com/docs/diff-format#generate_patch_text_with_p, and git's `apply.c` for binary
/// files.
package struct PatchText {
  let changes: [RecordChange]
  let title: String

  /// - Parameters:
  ///   - changes: the files, as they stand and as they would be.
  ///   - title: the first line, by which a patch of ours is known; git passes over it.
  package init(_ changes: [RecordChange], title: String = Self.records) {
    (self.changes, self.title) = (changes, title)
  }

  /// The title of a patch of references.
  package static let records =
    "Records as they are now. Take them: flipbook accept PATCH, or git apply --whitespace=nowarn PATCH"

  /// Returns the patch.
  ///
  /// - Throws: `FilmFileError.encoder` when no memory is left.
  package func bytes() throws(FilmFileError) -> [UInt8] {
    var lines = [title, ""]
    let changes = changes.filter { $0.old != $0.new }
    for change in changes { lines += try Self.lines(of: change) }
    lines += Self.end(count: changes.count)
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Returns the last lines, which git passes over: without them a patch was cut off.
  static func end(count: Int) -> [String] { ["-- ", "End of a patch of files: \(count)"] }

  private static func lines(of change: RecordChange) throws(FilmFileError) -> [String] {
    let (a, b) = (quoted("a/\(change.path)"), quoted("b/\(change.path)"))
    var lines = ["diff --git \(a) \(b)"]
    if change.old == nil { lines.append("new file mode \(mode)") }
    if change.new == nil { lines.append("deleted file mode \(mode)") }
    let kept = change.old != nil && change.new != nil ? " \(mode)" : ""
    lines.append("index \(GitName.of(change.old))..\(GitName.of(change.new))\(kept)")
    guard let old = textLines(of: change.old), let new = textLines(of: change.new) else {
      let content = Array(change.new ?? Data())
      return lines + [binary, "literal \(content.count)"]
        + Base85.lines(of: try Zlib.compressed(content)) + [""]
    }
    guard !old.isEmpty || !new.isEmpty else { return lines }
    lines.append("--- \(change.old == nil ? nothing : a)")
    lines.append("+++ \(change.new == nil ? nothing : b)")
    return lines + hunk(from: old, to: new)
  }

  /// Returns the lines of a text; `nil` for other contents, and for a text that ends within a line.
  private static func textLines(of content: Data?) -> [Substring]? {
    guard let content, !content.isEmpty else { return [] }
    guard let text = String(validating: content, as: UTF8.self), !content.contains(0),
      content.last == UInt8(ascii: "\n")
    else { return nil }
    return text.utf8.dropLast().split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { Substring($0) }
  }

  private static func hunk(from old: [Substring], to new: [Substring]) -> [String] {
    let first = zip(old, new).prefix { isSame($0, $1) }.count
    let rest = min(old.count, new.count) - first
    let last = zip(old.reversed(), new.reversed()).prefix(rest).prefix { isSame($0, $1) }.count
    let start = max(0, first - context)
    let end = min(last, context)
    func range(_ lines: [Substring]) -> String {
      let count = lines.count - last + end - start
      return "\(count == 0 ? start : start + 1),\(count)"
    }
    let removed = old[first..<old.count - last].map { "-\($0)" }
    let added = new[first..<new.count - last].map { "+\($0)" }
    let before = old[start..<first].map { " \($0)" }
    let after = old[(old.count - last)..<(old.count - last + end)].map { " \($0)" }
    return ["@@ -\(range(old)) +\(range(new)) @@"] + before + removed + added + after
  }

  /// Compares by bytes: `Substring` takes some different texts for equal.
  private static func isSame(_ one: Substring, _ other: Substring) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }

  /// Returns a path as git writes it, within quotation marks where it has more than plain signs.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { 0x21...0x7E ~= $0 && $0 != quote && $0 != backslash }
    guard !isPlain else { return path }
    let bytes = path.utf8.map { byte in
      if byte == quote || byte == backslash { return "\\" + String(Unicode.Scalar(byte)) }
      if 0x20...0x7E ~= byte { return String(Unicode.Scalar(byte)) }
      let octal = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
    }
    return "\"" + bytes.joined() + "\""
  }

  static let mode = "100644"
  static let binary = "GIT binary patch"
  static let nothing = "/dev/null"
  private static let context = 3
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
}
