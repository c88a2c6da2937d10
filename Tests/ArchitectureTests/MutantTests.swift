import Foundation
import Testing

/// Tests that the faults of `Tests/Mutants` still have their place in the sources.
///
/// They are tried outside of what a change must pass; without this nobody would hear that one has none.
@Suite struct MutantTests {
  private static let folder = repository.appending(path: "Tests/Mutants/families")

  private static func families() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private static func faults(of family: String) throws -> [Fault] {
    let list = try String(contentsOf: folder.appending(path: family), encoding: .utf8)
    return Fault.all(in: list)
  }

  @Test func `there are families for what moves, is placed, listed, written and rewritten`() throws
  {
    #expect(try Self.families() == ["codecs", "layout", "lists", "motion", "rewriter"])
    for family in try Self.families() { #expect(try Self.faults(of: family).count >= 12) }
  }

  @Test(arguments: try families())
  func `the text of each fault stands once in its file`(family: String) throws {
    for fault in try Self.faults(of: family) {
      let file = repository.appending(path: fault.file)
      let source = try? String(contentsOf: file, encoding: .utf8)
      let count = source.map { $0.ranges(of: fault.text).count }
      #expect(count == 1, "\(fault.name): \(fault.file)")
      #expect(fault.fault != fault.text, "\(fault.name) changes nothing")
      #expect(!fault.tests.isEmpty, "\(fault.name) has no tests")
    }
  }

  @Test func `names of faults are their own`() throws {
    let names = try Self.families().flatMap { family in try Self.faults(of: family).map(\.name) }
    let several = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(several.sorted() == [])
  }
}

/// A fault: what stands in a file, what stands there instead, and which tests have to find it.
private struct Fault {
  var name = ""
  var file = ""
  var text = ""
  var fault = ""
  var tests = ""

  static func all(in list: String) -> [Fault] {
    var found: [Fault] = []
    for line in list.split(separator: "\n") where !line.hasPrefix("#") {
      if !line.hasPrefix(" ") {
        if line.hasPrefix("needs: ") || line.hasPrefix("package: ") { continue }
        found.append(Fault(name: String(line)))
      } else if let last = found.indices.last, let (key, value) = field(line) {
        switch key {
        case "file": found[last].file = value
        case "text": found[last].text = value
        case "fault": found[last].fault = value
        case "tests": found[last].tests = value
        default: break
        }
      }
    }
    return found
  }

  private static func field(_ line: Substring) -> (key: String, value: String)? {
    guard line.hasPrefix("  "), let colon = line.range(of: ": ") else { return nil }
    let key = String(line[..<colon.lowerBound].dropFirst(2))
    return (key, String(line[colon.upperBound...]).replacing("\\n", with: "\n"))
  }
}
