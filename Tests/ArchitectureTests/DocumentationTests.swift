import Foundation
import Testing

/// Tests that what other rooms see says what it is.
///
/// The format's own rule is for all files or none; this one is room by room.
@Suite struct DocumentationTests {
  @Test func `no room has more declarations without a word than it is let`() throws {
    var found: [String: Int] = [:]
    for file in try sourceFiles() where file.hasPrefix("Sources/") {
      let text = try String(contentsOf: repository.appending(path: file), encoding: .utf8)
      let room = file.split(separator: "/").dropFirst().prefix(file.contains("/UIKit/") ? 3 : 2)
        .joined(separator: "/")
      found[room, default: 0] += undocumented(in: text).count
    }
    #expect(found["Services/Physics"] == 0, "the sources were not understood")
    for (room, count) in found.sorted(by: { $0.key < $1.key }) {
      let allowed = roomsToDocument[room] ?? 0
      #expect(count <= allowed, "\(room) has \(count) declarations without a word, not \(allowed)")
      #expect(count >= allowed, "\(room) has only \(count): say so, so that they stay documented")
    }
  }

  @Test(arguments: [
    ("public var a = 1", ["public var a = 1"]),
    ("/// One.\npublic var a = 1", []),
    ("/// One.\n@MainActor\nopen class A {", []),
    ("/// One.\n// swift-format-ignore: NeverForceUnwrap\npackage func a() {", []),
    ("  public override func a() {}", []),
    ("  public let rawValue: Int\n  public init(rawValue: Int) {", []),
    ("  public static let a = 1\n  public static let b = 2", ["public static let a = 1"]),
    ("  /// Both.\n  public static let a = 1\n  public static let b = 2", []),
    ("extension A {\n  public func a() {}", ["public func a() {}"]),
    ("@_exported public import A\npublic extension A {", []),
    ("  var a = 1", []),
    ("    if let open = hidden, open {", []),
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
    guard isSeen(line), !isPlain(line) else { return nil }
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
    && !words.contains("override") && line.firstMatch(of: /^(if|guard|while|for|case) /) == nil
}

/// Whether a protocol of Swift's asks for a declaration.
private func isPlain(_ line: String) -> Bool {
  line.contains(#/(var|let) (rawValue|(debugD|d|errorD)escription|error(Domain|Code))\b/#)
    || line.contains(#/init\??\((rawValue|coder|stringLiteral|integerLiteral|from decoder)\b/#)
    || line.contains(#/func (hash\(into|encode\(|==|copy\(with|isEqual)/#)
}

private func isMark(_ line: String) -> Bool {
  line.hasPrefix("@") && !line.contains(#/\b(let|var|func|class|struct|enum|protocol) /#)
    || line.hasPrefix("// swift-format") || line.hasPrefix("#if") || line == "nonisolated"
}

private func isConstant(_ line: String) -> Bool {
  line.contains(#/^(public |package )(static )?(nonisolated )?(let|var) \w+(: \w+)? (=|\{) /#)
}

/// How many declarations of a room have no word yet; other rooms have a word for each.
private let roomsToDocument = [
  "Apple/UIKit/Containers": 27,
  "Apple/UIKit/Core": 528,
  "Apple/UIKit/Dynamics": 10,
  "Apple/UIKit/Extras": 95,
  "Apple/UIKit/Ground": 7,
  "Apple/UIKit/Lists": 458,
  "Assembly/Calibration": 7,
  "Assembly/Compiling": 6,
  "Assembly/Filming": 135,
  "Assembly/Flipbook": 18,
  "Assembly/Pages": 22,
  "Assembly/References": 59,
  "Darkroom/FrameComparison": 1,
  "Darkroom/Rasterizer": 1,
  "Services/Typography": 2,
]
