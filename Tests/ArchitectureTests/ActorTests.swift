import Foundation
import Testing

/// Tests that code in Swift 5 uses what is Apple's as it does in Xcode: what is isolated to the main actor there is so
/// with a warning at most.
@Suite struct ActorTests {
  @Test func `what is public and of the main actor is so for old code without errors`() throws {
    let sources = try sourceFiles().filter {
      $0.hasPrefix("Sources/Apple/") || $0.hasPrefix("Sources/StandIns/")
    }
    var marked = 0
    for file in sources {
      let text = try String(contentsOf: repository.appending(path: file), encoding: .utf8)
      marked += text.ranges(of: "@preconcurrency @MainActor").count
      // A compiler of Swift 6.2 that checks itself, as Debian's, stops where a `deinit` inherits the
      // attribute. What is public of such a class is `nonisolated` by itself.
      guard !text.contains("isolated deinit") else {
        let lenient = #/@preconcurrency @MainActor\s+(?:\w+ )*class /#
        #expect(text.firstMatch(of: lenient) == nil, "\(file): leave out @preconcurrency")
        continue
      }
      #expect(strictDeclarations(in: text) == [], "\(file): write @preconcurrency @MainActor")
    }
    #expect(marked > 100, "the sources were not understood")
  }

  @Test(arguments: [
    ("@MainActor\npublic final class A {}", [2]),
    ("@MainActor public protocol A {}", [1]),
    ("extension A {\n  @MainActor\n  public struct B {\n  }\n}", [3]),
    ("  @MainActor @discardableResult public class func f() {}", [1]),
    ("@MainActor\n@discardableResult\nopen func f() {}", [3]),
    ("@MainActor public var a: Any { b }", [1]),
    ("@MainActor extension A {\n  public func f() {\n  }\n  func g() {}\n}", [2]),
    ("@MainActor\nextension A {\n  public class var a: A { b }\n}", [3]),
    ("@MainActor extension A {\n  public nonisolated func f() {}\n}", []),
    ("@MainActor extension A {\n  @preconcurrency @MainActor public func f() {}\n}", []),
    ("@MainActor extension A {\n}\nextension A {\n  public func f() {}\n}", []),
    ("@preconcurrency @MainActor\npublic final class A {}", []),
    ("@preconcurrency\n@MainActor\npublic final class A {}", []),
    ("@MainActor final class A {}", []), ("@MainActor package class A {}", []),
    ("/// @MainActor\npublic class A {}", []),
    ("public func f(_ a: @MainActor () -> Void) {}", []),
  ])
  func `a declaration that old code could not use is seen`(text: String, lines: [Int]) {
    #expect(strictDeclarations(in: text) == lines)
  }
}

/// Returns the lines of public declarations that are isolated to the main actor, and an error for old code.
private func strictDeclarations(in text: String) -> [Int] {
  var found: [Int] = []
  /// Whether attributes before a declaration isolate it, and whether they say that old code may use it.
  var (isIsolated, isLenient) = (false, false)
  var isInExtension = false
  let attribute = /^@\w+(?:\([^)]*\))?\s*/
  for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    let isTop = line.first != " "
    var code = String(line).withoutComment.trimmingCharacters(in: .whitespaces)[...]
    if isTop, line.hasPrefix("}") { isInExtension = false }
    while let match = code.prefixMatch(of: attribute) {
      if match.0.hasPrefix("@MainActor") { isIsolated = true }
      if match.0.hasPrefix("@preconcurrency") { isLenient = true }
      code = code[match.range.upperBound...]
    }
    guard !code.isEmpty else { continue }
    let words = code.prefix { $0 != "(" && $0 != "{" && $0 != ":" && $0 != "=" }.split(
      separator: " ")
    let isPublic = words.contains("public") || words.contains("open")
    let isMember = line.hasPrefix("  ") && line.dropFirst(2).first != " "
    let isOfExtension = isInExtension && isMember && !words.contains("nonisolated")
    if isPublic, isIsolated || isOfExtension, !isLenient { found.append(index + 1) }
    if isTop, isIsolated, words.contains("extension") { isInExtension = true }
    (isIsolated, isLenient) = (false, false)
  }
  return found
}
