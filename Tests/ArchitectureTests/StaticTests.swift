import Foundation
import Testing

/// Tests that no film finds in a variable of the process what another film has left there.
///
/// State of a film is a part of its runtime: `Runtime.part`.
@Suite struct StaticTests {
  @Test func `every variable of the process has a reason`() throws {
    let sources = try sourceFiles().filter { !$0.hasPrefix("Rewriter/") }
      .map { (file: $0, text: try text(of: $0)) }
    let classes = sources.reduce(into: Self.classesOfSwift) {
      $0.formUnion(classesDeclared(in: $1.text))
    }
    .subtracting(Self.constantClasses)
    let found = Set(
      sources.flatMap { file, text in
        let name = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
        return variablesOfProcess(in: text, classes).map { "\(name).\($0)" }
      })
    let reasoned = Set(reasonsOfStatics.flatMap(\.places))
    #expect(found.contains("Runtime.current"), "the sources were not understood")
    #expect(
      found.subtracting(reasoned).sorted() == [],
      "what a film changes there, the next one finds: make it a part of the runtime")
    #expect(reasoned.subtracting(found).sorted() == [], "these are gone")
  }

  @Test(arguments: [
    ("  static var count = 0", ["count"]),
    ("  private nonisolated(unsafe) static var one = Cache()", ["one"]),
    ("  private(set) static var isOn: Bool", ["isOn"]),
    ("  static var kept: [String] = [] {", ["kept"]),
    ("@MainActor var handler: (() -> Void)?", ["handler"]),
    ("private let state = Mutex(State())", ["state"]),
    ("  public static let shared = Shelf()", ["shared"]),
    ("  public static let `default`: Shelf = .init(name: \"default\")", ["default"]),
    ("  package static let all = Shelf.ofAll()", ["all"]),
    ("  static var sum: Int { 3 }", []),
    ("  static var sum: Int {", []),
    ("  public static let zero = Point()", []),
    ("  public static let plain = Shelf.Style.plain", []),
    ("  var count = 0", []),
    ("  let shelf = Shelf()", []),
    ("  // static var count = 0", []),
  ])
  func `a variable of the process is seen`(line: String, names: [String]) {
    #expect(variablesOfProcess(in: line, ["Shelf", "Mutex"]) == names)
  }

  @Test func `classes are seen, and nothing else`() {
    let text = """
      open class Shelf: NSObject {
        private final class Row {}
        class var all: [Row] { [] }
        class func make() {}
      struct Point {}
      """
    #expect(classesDeclared(in: text) == ["Shelf", "Row"])
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: repository.appending(path: file), encoding: .utf8)
  }

  /// Classes and boxes of Swift and Foundation that change.
  private static let classesOfSwift: Set = [
    "Mutex", "Atomic", "NSCache", "NSMutableArray", "NSMutableDictionary", "NSMutableSet",
  ]

  /// Classes whose objects never change.
  private static let constantClasses: Set = [
    "CGColor", "CIColor", "CAMediaTimingFunction", "CFRunLoop", "DispatchQueue",
    "NSCollectionLayoutSize", "NSMergePolicy", "OSLog", "Session", "UIBlurEffect", "UIColor",
    "UNNotificationSound",
  ]
}

/// Returns the names of the stored variables of types and files in a text, and of the constants that
/// hold an object of some classes.
private func variablesOfProcess(in text: String, _ classes: Set<String>) -> [String] {
  text.split(separator: "\n").compactMap { line -> String? in
    // Most lines are let off before an expression is tried on them, which is slow.
    guard !line.hasPrefix(" ") || line.contains("static ") || line.contains("class "),
      line.contains("var ") || line.contains("let ")
    else { return nil }
    let code = String(line).withoutComment
    guard
      let match = code.firstMatch(
        of: /^( *)((?:@?\w+(?:\(\w+\))? )*)(var|let) `?(\w+)`?(.*)$/)
    else { return nil }
    let isStatic = match.2.split(separator: " ").contains { $0 == "static" || $0 == "class" }
    guard isStatic || match.1.isEmpty else { return nil }
    let rest = match.5
    guard match.3 == "let" else {
      let brace = rest.firstIndex(of: "{") ?? rest.endIndex
      return rest.firstIndex(of: "=").map { $0 < brace } ?? (brace == rest.endIndex)
        ? String(match.4) : nil
    }
    guard let made = rest.firstMatch(of: /^(?:: ([\w.]+)\??)? = (\w*)(?:[(<]|\.[a-z]\w*\()/) else {
      return nil
    }
    let type = made.2.isEmpty ? made.1 : made.2
    return type.map { classes.contains(String($0)) } ?? false ? String(match.4) : nil
  }
}

/// Returns the names of the classes that a text declares.
private func classesDeclared(in text: String) -> Set<String> {
  Set(
    text.split(separator: "\n").filter { $0.contains("class ") }.compactMap { line in
      line.prefixMatch(
        of: /\ *(?:(?:@\w+|public|package|open|private|fileprivate|final) )*class (\w+)/
      ).map { String($0.1) }
    }
  ).subtracting(["var", "func", "let"])
}
