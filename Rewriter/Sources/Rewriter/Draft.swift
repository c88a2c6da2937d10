import SwiftParser
import SwiftSyntax

/// A file while it is rewritten.
final class Draft {
  let name: String
  let tree: SourceFileSyntax
  private let bytes: [UInt8]
  private let lines: Lines
  private var edits: [Edit] = []
  private var findings: [Finding] = []
  private var previews: [Preview] = []
  /// The modules that it imports and that are not here.
  var absentModules: Set<String> = []
  /// What of them it uses, as far as names tell.
  var absentNames: Set<String> = []
  /// Whether the file has names that UIKit changed with Swift 4.2.
  var hasOldNames = false

  init(_ file: SourceFile) {
    name = file.name
    bytes = Array(file.text.utf8)
    lines = Lines(of: bytes)
    let reason: Reason? =
      if bytes.count > longestFile {
        .tooLong(bytes: bytes.count)
      } else {
        excessiveNesting(in: bytes).map { .tooDeep($0) }
      }
    tree = Parser.parse(source: reason == nil ? file.text : "")
    if let reason { say(reason, at: tree) }
  }

  /// Whether the file gives a function nothing as its one argument: `done(())`.
  private(set) lazy var givesNothing: Bool = {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("(())") || text.contains("(Void())")
  }()

  /// Puts a space in place of every byte of a node, but keeps its line ends.
  func blank(_ node: some SyntaxProtocol) { blank(node.bytes) }

  /// Puts a space in place of every byte, but keeps the line ends.
  func blank(_ range: Range<Int>) {
    let blanks = bytes[range].map { $0 == newline ? newline : space }
    edits.append(Edit(range, String(decoding: blanks, as: UTF8.self)))
  }

  /// Blanks a declaration with the `;` behind it, which may not stand alone among others.
  func leaveOut(_ node: some DeclSyntaxProtocol) {
    let item = node.parent
    let isItem =
      item?.is(MemberBlockItemSyntax.self) == true || item?.is(CodeBlockItemSyntax.self) == true
    blank(isItem ? item?.bytes ?? node.bytes : node.bytes)
  }

  /// Replaces a node; what follows keeps its line, and its column where the new text is no longer.
  func replace(_ node: some SyntaxProtocol, with text: String) { replace(node.bytes, with: text) }

  /// Replaces bytes; what follows keeps its line, and its column where the new text is no longer.
  func replace(_ range: Range<Int>, with text: String) {
    let lineEnds = bytes[range].count { $0 == newline }
    var replacement = text
    if lineEnds > 0 {
      let column = lines.place(of: range.upperBound).column
      replacement += String(repeating: "\n", count: lineEnds)
      replacement += String(repeating: " ", count: column - 1)
    } else if mayBePadded(at: range.upperBound) {
      replacement += String(repeating: " ", count: max(0, range.count - text.utf8.count))
    }
    edits.append(Edit(range, replacement))
  }

  /// Returns whether spaces may stand there without a change of meaning, and do not end a line.
  private func mayBePadded(at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    return ",)]}:; ".utf8.contains(bytes[offset])
  }

  /// Inserts a text without line ends.
  func insert(_ text: String, at offset: Int) { edits.append(Edit(offset..<offset, text)) }

  /// Returns whether something was inserted there.
  func hasInsertion(at offset: Int) -> Bool {
    edits.contains { $0.range == offset..<offset }
  }

  /// Returns whether a range is replaced, alone or with what is around it.
  func hasEdit(around range: Range<Int>) -> Bool {
    edits.contains {
      $0.range.lowerBound <= range.lowerBound && $0.range.upperBound >= range.upperBound
        && !$0.range.isEmpty
    }
  }

  /// Appends a line after the last one; the file has as many line ends as before if it ended with
  /// one.
  func append(_ text: String) {
    let isAtLineStart = bytes.last == newline || bytes.isEmpty
    insert(hasAppended ? "; " + text : isAtLineStart ? text : "\n" + text, at: bytes.count)
    hasAppended = true
  }

  /// Whether something stands in the line behind the last one.
  private var hasAppended = false

  /// Notes what cannot be rewritten, or means something else now.
  func say(_ reason: Reason, at node: some SyntaxProtocol) {
    findings.append(
      Finding(file: name, place: lines.place(of: node.bytes.lowerBound), reason: reason))
  }

  /// Returns the line in which a node begins, from 1.
  func line(of node: some SyntaxProtocol) -> Int { lines.place(of: node.bytes.lowerBound).line }

  /// Notes a preview.
  func note(preview name: String?, at node: some SyntaxProtocol, body: some SyntaxProtocol) {
    previews.append(
      Preview(
        name: name, place: lines.place(of: node.bytes.lowerBound), range: node.bytes,
        bodyRange: body.bytes, body: ""))
  }

  /// Returns whether a line end stands between two bytes.
  func hasLineEnd(between start: Int, and end: Int) -> Bool {
    start < end && bytes[start..<end].contains(newline)
  }

  /// Makes the edits.
  func finished() -> RewrittenFile {
    let edits = edits.disjoint()
    let text = edits.applied(to: bytes)
    let rewritten = Array(text.utf8)
    return RewrittenFile(
      name: name, text: text, edits: edits,
      findings: findings.sorted { $0.place < $1.place },
      previews: previews.sorted { $0.place < $1.place }.map { preview in
        var preview = preview
        preview.range = edits.moved(preview.range)
        preview.bodyRange = edits.moved(preview.bodyRange)
        preview.body = String(decoding: rewritten[preview.bodyRange], as: UTF8.self)
        return preview
      },
      absentModules: absentModules.sorted())
  }
}

/// The length beyond which a file is left as it is.
///
/// *Units*: bytes; apps have files of a tenth of that.
let longestFile = 1 << 20

extension SyntaxProtocol {
  /// The place of the node, without the spaces and comments around it.
  ///
  /// *Units*: bytes of UTF-8.
  var bytes: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Its tokens on one line, with one space where there was anything between two; types have the
  /// names of today.
  var onOneLine: String {
    var text = ""
    var gap = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, gap || !token.leadingTrivia.isEmpty { text += " " }
      let isType = token.parent?.is(IdentifierTypeSyntax.self) == true
      text += isType ? oldNames[token.text] ?? token.text : token.text
      gap = !token.trailingTrivia.isEmpty
    }
    return text
  }
}
