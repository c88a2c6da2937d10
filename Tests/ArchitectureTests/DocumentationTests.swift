import Foundation
import Testing

/// Tests that what other rooms see says what it is.
///
/// The format's own rule would have a comment above each of Apple's plain names, too.
@Suite struct DocumentationTests {
  @Test func `every declaration that other rooms see has a word`() throws {
    var isUnderstood = false
    for file in try sourceFiles() where file.hasPrefix("Sources/") {
      let text = try String(contentsOf: repository.appending(path: file), encoding: .utf8)
      isUnderstood = isUnderstood || text.contains("\npublic ")
      let lines = undocumented(in: text)
      #expect(lines.isEmpty, "\(file) says nothing of \(lines)")
    }
    #expect(isUnderstood, "the sources were not found")
  }

  @Test(arguments: [
    ("public var a = 1", ["public var a = 1"]),
    ("/// One.\npublic var a = 1", []),
    ("    guard let open = a.open else { return }\n    open = (a, b)", []),
    ("    \"A file may be open at a time.\"", []),
    ("  open private(set) var open = a", ["open private(set) var open = a"]),
    ("/// One.\n@MainActor\nopen class A {", []),
    ("/// One.\n// swift-format-ignore: NeverForceUnwrap\npackage func a() {", []),
    ("  public override func a() {}", []),
    ("  public let rawValue: Int\n  public init(rawValue: Int) {", []),
    ("  public static let a = 1\n  public static let b = 2", ["public static let a = 1"]),
    ("  /// Both.\n  public static let a = 1\n  public static let b = 2", []),
    ("extension A {\n  public func a() {}", ["public func a() {}"]),
    ("@_exported public import A\npublic extension A {", []),
    ("  var a = 1", []),
  ])
  func `a declaration without a word is found`(text: String, found: [String]) {
    #expect(undocumented(in: text) == found)
  }
}

/// Returns the lines of declarations that other rooms see and that no comment stands above.
///
/// Let off are what overrides another one, what a protocol of Swift's asks for, and a constant below a
/// constant: Apple's lists of plain names have one comment.
private func undocumented(in text: String) -> [String] {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.trimmingCharacters(in: .whitespaces) }
  return lines.indices.compactMap { index in
    let line = lines[index]
    guard isSeen(line), isDeclaration(line), !isPlain(line) else { return nil }
    var above = index - 1
    while above >= 0, isMark(lines[above]) { above -= 1 }
    guard above >= 0 else { return line }
    if lines[above].hasPrefix("///") { return nil }
    return isConstant(line) && isConstant(lines[above]) ? nil : line
  }
}

private func isSeen(_ line: String) -> Bool {
  let words = line.split(separator: " ").prefix(6)
  return words.contains { ["public", "open", "package"].contains($0) }
    && !line.hasPrefix("//") && !line.contains("import ") && !words.contains("extension")
    && !words.contains("override")
}

/// Whether a protocol of Swift's asks for a declaration.
private func isPlain(_ line: String) -> Bool {
  line.contains(#/(var|let) (rawValue|(debugD|d|errorD)escription|error(Domain|Code))\b/#)
    || line.contains(#/init\??\((rawValue|coder|stringLiteral|integerLiteral|from decoder)\b/#)
    || line.contains(#/func (hash\(into|encode\(|==|copy\(with|isEqual)/#)
}

/// Whether a line declares something: “open” and “package” are names and words of texts, too.
private func isDeclaration(_ line: String) -> Bool {
  line.contains(
    #/
    \b(public|open|package)\s([a-z@]\S*\s)*
    (actor|class|enum|func|init|let|protocol|struct|subscript|typealias|var)\b
    /#)
}

private func isMark(_ line: String) -> Bool {
  line.hasPrefix("@") && !line.contains(#/\b(let|var|func|class|struct|enum|protocol) /#)
    || line.hasPrefix("// swift-format") || line.hasPrefix("#if") || line == "nonisolated"
}

private func isConstant(_ line: String) -> Bool {
  line.contains(#/^(public |package )(static )?(nonisolated )?(let|var) \w+(: \w+)? (=|\{) /#)
}
