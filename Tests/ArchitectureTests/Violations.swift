import Foundation

/// A line of a source file that its room does not allow.
struct Violation: Hashable, CustomStringConvertible {
  let file: String
  let line: Int
  let sentence: String

  var description: String { "\(file):\(line): \(sentence)" }
}

/// The room of a file, and its rules.
struct Placement {
  let mayImport: Set<String>
  let mayReadTheWorld: Bool

  /// Finds the innermost room around `file`; `nil` for a file outside of all rooms.
  init?(of file: String, among rooms: [Room]) {
    let around = rooms.filter { file == $0.folder || file.hasPrefix($0.folder + "/") }
      .sorted { $0.folder.count < $1.folder.count }
    guard let inner = around.last, let imports = around.last(where: { $0.mayImport != nil })
    else { return nil }
    mayImport = imports.mayImport ?? []
    mayReadTheWorld = inner.mayReadTheWorld
  }
}

/// Returns where `source`, the text of `file`, breaks the rules of its room.
func violations(in file: String, source: String, among rooms: [Room]) -> [Violation] {
  guard let placement = Placement(of: file, among: rooms) else {
    return [Violation(file: file, line: 1, sentence: "stands in no room of the table")]
  }
  var found: [Violation] = []
  var portable: Set<String> = []
  for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
  {
    let code = String(line).withoutComment
    if let module = importedModule(code), !placement.mayImport.contains(module) {
      found.append(Violation(file: file, line: index + 1, sentence: "may not import \(module)"))
    }
    if code.hasPrefix(importOfFunction) {
      portable.insert(String(code.dropFirst(importOfFunction.count)))
    }
    for name in transcendentals(calledIn: code) where !portable.contains(name) {
      found.append(
        Violation(
          file: file, line: index + 1, sentence: "calls \(name) of the C library, not Arithmetic's")
      )
    }
    if !placement.mayReadTheWorld, code.matches(readsTheWorld) {
      found.append(
        Violation(
          file: file, line: index + 1, sentence: "reads what differs from run to run:\(code)"))
    }
  }
  return found
}

/// Returns the module that a line of Swift imports: `B` in `@_exported public import struct B.C`.
func importedModule(_ code: String) -> String? {
  guard code.contains("import") else { return nil }
  let pattern =
    /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
  return code.firstMatch(of: pattern).map { String($0.1) }
}

private let importOfFunction = "import func Arithmetic."

/// Returns the functions called in a line whose results depend on the CPU in the C library.
private func transcendentals(calledIn code: String) -> [String] {
  guard code.contains("("), let callsCLibrary else { return [] }
  let everything = NSRange(code.startIndex..., in: code)
  return callsCLibrary.matches(in: code, range: everything).compactMap {
    Range($0.range(at: 1), in: code).map { String(code[$0]) }
  }
}

private let callsCLibrary = try? NSRegularExpression(
  pattern: #"(?:(?<![.\w])(?<!func )|Foundation\.|Glibc\.)("#
    + #"(?:a?(?:sin|cos|tan)h?|atan2|exp(?:2|10|m1)?|log(?:2|10|1p)?|pow|cbrt|erfc?|tgamma)f?)\("#)

private let readsTheWorld = try? NSRegularExpression(
  pattern: waysToReadTheWorld.joined(separator: "|"))

extension String {
  var withoutComment: String {
    range(of: "//").map { String(self[..<$0.lowerBound]) } ?? self
  }

  fileprivate func matches(_ expression: NSRegularExpression?) -> Bool {
    guard let expression else { return true }
    let everything = NSRange(location: 0, length: utf16.count)
    return expression.firstMatch(in: self, range: everything) != nil
  }
}
