import Foundation
import Testing

/// The folders inside a room use one another only as the plan allows.
@Suite struct FolderTests {
  @Test(arguments: plans)
  func `every folder keeps to its arrows`(plan: FolderPlan) throws {
    let files = try files(of: plan.room)
    #expect(files.count > 5, "the sources were not found")
    let uses = folderUses(in: files, of: plan.room)
    let wrong = uses.filter { use in
      !plan.rows.contains { $0.folder == use.from && $0.mayUse.contains(use.to) }
    }
    #expect(wrong.isEmpty, "\(wrong.map(\.description).joined(separator: "\n"))")
    for row in plan.rows {
      let used = Set(uses.filter { $0.from == row.folder }.map(\.to))
      #expect(row.mayUse.subtracting(used).isEmpty, "\(row.folder) may use more than it does")
    }
  }

  @Test(arguments: plans)
  func `arrows go down, so that there is no circle`(plan: FolderPlan) {
    for (place, row) in plan.rows.enumerated() {
      let below = Set(plan.rows[..<place].map(\.folder))
      #expect(row.mayUse.isSubset(of: below), "\(row.folder)")
    }
  }

  @Test(arguments: plans)
  func `every folder stands in the plan`(plan: FolderPlan) throws {
    let found = Set(try files(of: plan.room).compactMap { folder(of: $0.path, in: plan.room) })
    #expect(found == Set(plan.rows.map(\.folder)))
  }
}

/// The paths and texts of a room's files.
func files(of room: String) throws -> [(path: String, text: String)] {
  try sourceFiles().filter { $0.hasPrefix(room + "/") }.map {
    ($0, try String(contentsOf: repository.appending(path: $0), encoding: .utf8))
  }
}

/// Tests the check above on made-up files.
@Suite struct FolderUseTests {
  private let plan = FolderPlan("Sources/Room", [("Low", on: []), ("High", on: ["Low"])])
  private let high = (
    "Sources/Room/High/Tower.swift", "struct Tower {\n  let stone: Stone\n}\nfunc build() {}"
  )

  private func uses(_ text: String) -> [FolderUse] {
    folderUses(in: [high, ("Sources/Room/Low/Stone.swift", text)], of: plan.room)
      .filter { $0.from == "Low" }
  }

  @Test(arguments: [
    "package struct Stone {\n  var above: Tower?\n}", "import Files\nlet towers: [Tower] = []",
    "extension Stone {\n  func lift() { Tower().rise() }\n}",
  ])
  func `a use against the arrows is found`(text: String) {
    #expect(uses(text).map(\.line) == [2])
    #expect(uses(text).map(\.name) == ["Tower"])
  }

  @Test func `a call of a function is a use`() {
    #expect(uses("let stone = build()").map(\.name) == ["build"])
  }

  @Test(arguments: [
    "struct Stone {}\n// A Tower stands on it.", "struct Stone { let isTowering = true }",
    "struct Stone {\n  enum Tower {}\n}\nstruct Tower {}", "struct Stone { let build = 1 }",
  ])
  func `what is no use is let through`(text: String) { #expect(uses(text).isEmpty) }

  @Test func `a use along the arrows is found too`() {
    let all = folderUses(
      in: [high, ("Sources/Room/Low/Stone.swift", "public final class Stone {}")], of: plan.room)
    #expect(all.map(\.to) == ["Low"])
  }
}
