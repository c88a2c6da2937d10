import Testing
import UIKit

/// What apps use has Apple's names, and answers as on a phone before it is changed.
@Suite struct AppNamesTests {
  @Test func `every type and member of the list is public and of its type`() throws {
    let missing = differences(between: AppNames.types, and: try Self.built.get())
    #expect(AppNames.types.count > 70, "the list was not understood")
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }

  @MainActor
  @Test func `new objects answer the defaults of the list`() throws {
    Runtime.current = Runtime()
    var asked = 0
    for type in AppNames.types {
      let answers = appDefaults[type.name]?() ?? [:]
      let listed = type.members.filter { $0.initial != nil }
      #expect(Set(answers.keys) == Set(listed.map(\.name)), "\(type.name)")
      for member in listed {
        asked += 1
        #expect(
          describe(answers[member.name] ?? nil) == member.initial, "\(type.name).\(member.name)")
      }
    }
    #expect(asked > 200)
  }

  @Test(arguments: [
    "class UITableView: UIScrollView\n  var rowHeight: Int",
    "class UITableView: UIControl",
    "class UITableView: UIScrollView\n  func reload()",
    "struct UITableView",
    "class UITabletView",
  ])
  func `a difference from the list is found`(list: String) throws {
    #expect(differences(between: AppNames.read(list), and: try Self.built.get()).count == 1)
  }

  private static let built = Result {
    try BuiltAPI.read(modules: BuiltAPI.partsOfUIKit + ["QuartzCore", "CoreGraphics"])
  }

  private func differences(
    between listed: [AppNames.ListedType], and built: BuiltAPI
  ) -> [String] {
    listed.flatMap { type -> [String] in
      guard let keywords = built.keywords[type.name] else { return ["no \(type.name)"] }
      var differences: [String] = []
      if keywords.split(separator: " ").last.map(String.init) != type.keyword {
        differences.append("\(type.name) is a \(keywords)")
      }
      if let superclass = type.superclass,
        built.inherited[type.name]?.contains(superclass) != true
      {
        differences.append("\(type.name) is no \(superclass)")
      }
      let members = built.members[type.name] ?? []
      for member in type.members {
        let spelled = ["open ", "public ", ""].map { $0 + member.declaration }
        guard !spelled.contains(where: members.contains) else { continue }
        differences.append("\(type.name) has no \(member.declaration)")
      }
      return differences
    }
  }

  /// Returns a value as the list has it.
  private func describe(_ value: Any?) -> String {
    guard let value else { return "nil" }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { describe($0.value) } ?? "nil"
    }
    return (value as? any RawRepresentable<String>)?.rawValue ?? "\(value)"
  }
}
