import Foundation
import TemporaryFolders
import Testing

/// Records and verifies scenes in several settings.
@Suite struct SettingCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: [String]) throws -> RunningProgram.Outcome {
    try RunningProgram.run("FixtureGallery", arguments, in: folder)
  }

  /// Puts the reference of one setting in the place of another one.
  private func swap(_ name: String, with other: String) throws {
    let references = folder.url.appending(path: "references")
    let place = references.appending(path: name)
    try FileManager.default.removeItem(at: place)
    try FileManager.default.copyItem(at: references.appending(path: other), to: place)
  }

  private let settings = ["--appearance", "both", "--device", "iphone-5s,iphone-se"]

  @Test func `each combination is a reference of its own, and all are verified`() throws {
    let recorded = try run(["record", "appearances"] + settings)
    #expect(recorded.exitCode == 0)
    #expect(
      recorded.output.split(separator: "\n").map { $0.split(separator: ":")[0] } == [
        "appearances, light, iphone-5s", "appearances, light, iphone-se",
        "appearances, dark, iphone-5s", "appearances, dark, iphone-se",
      ])
    let files = try folder.files(in: "references")
    #expect(files.contains("appearances,dark,iphone-se/ledger.tsv"))
    let verified = try run(["verify", "appearances"])
    #expect(verified.exitCode == 0)
    #expect(verified.output.count { $0 == "\n" } == 4)
    #expect(
      try run(["verify", "appearances", "--appearance", "dark", "--device", "iphone-se"]).output
        == "appearances, dark, iphone-se: same.\n")
    let again = try run(["record", "appearances"])
    #expect(again.output.matches(of: #/: unchanged, /#).count == 4)

    // Dark where light was recorded: one of four differs, is named everywhere and accepted alone.
    try swap("appearances,dark,iphone-se", with: "appearances,light,iphone-se")
    let differing = try run([
      "verify", "appearances", "--report", "pages/{scene}.html", "--junit", "junit.xml",
    ])
    #expect(differing.exitCode == 1)
    #expect(differing.output.contains("appearances, dark, iphone-se: differs.\n"))
    #expect(differing.output.hasSuffix("record appearances,dark,iphone-se\n"))
    let junit = String(decoding: try folder.contents(of: "junit.xml"), as: UTF8.self)
    #expect(junit.contains(#"name="appearances, dark, iphone-se">"#))
    #expect(junit.contains(#"tests="4" failures="1""#))
    let page = String(
      decoding: try folder.contents(of: "pages/appearances.html"), as: UTF8.self)
    #expect(page.contains("Of 4 settings, 1\ndiffers from the reference."))
    #expect(page.contains(#"href="./appearances,dark,iphone-se.html""#))
    #expect(page.matches(of: #/<img /#).count == 5)
    #expect(
      try folder.files(in: "pages")
        == ["appearances,dark,iphone-se.html", "appearances.html"])
    let json = try run(["verify", "appearances", "--json"])
    #expect(json.output.contains(#""name" : "appearances, dark, iphone-se""#))
    #expect(try run(["record", "appearances,dark,iphone-se"]).exitCode == 0)
    let back = try run(["verify", "appearances", "--report", "pages/{scene}.html"])
    #expect(back.exitCode == 0)
    #expect(try folder.files(in: "pages") == ["appearances.html"])
    let now = String(decoding: try folder.contents(of: "pages/appearances.html"), as: UTF8.self)
    #expect(now.contains("Of 4 settings, 0\ndiffer from the reference."))
    #expect(!now.contains("What differs"))
    #expect(try run(["verify"]).exitCode == 1, "the other scenes have no references")
    #expect(try run(["verify", "appearances"]).exitCode == 0)
  }

  @Test func `references in settings go with their scene, and unknown ones stay`() throws {
    #expect(try run(["record", "still", "--appearance", "dark"]).exitCode == 0)
    for name in ["gone,dark", "still,klingon"] {
      let references = folder.url.appending(path: "references")
      try FileManager.default.copyItem(
        at: references.appending(path: "still,dark"), to: references.appending(path: name))
    }
    let verified = try run(["verify", "still"])
    #expect(verified.exitCode == 0)
    #expect(verified.errors.contains("There is no scene for “gone” any more"))
    #expect(
      verified.errors.contains(
        "references/still,klingon/ is not compared: “klingon” is no setting that this version knows."
      ))
    let pruned = try run(["prune"])
    #expect(pruned.output == "Removing references/gone,dark/: there is no scene “gone”.\n")
    #expect(pruned.errors.contains("references/still,klingon/ is kept"))
    let files = try folder.files(in: "references")
    #expect(Set(files.map { $0.prefix { $0 != "/" } }) == ["still,dark", "still,klingon"])
  }

  @Test func `a setting that was not recorded differs, and is recorded by what is printed`() throws
  {
    #expect(try run(["record", "still"]).exitCode == 0)
    let missing = try run(["verify", "still", "--appearance", "dark"])
    #expect(missing.exitCode == 1)
    #expect(missing.output.contains("There is no reference of “still, dark” in references/"))
    #expect(missing.output.hasSuffix("record still,dark\n"))
    #expect(try run(["record", "still,dark"]).output.hasPrefix("still, dark: new"))
    #expect(try run(["verify", "still"]).output == "still: same.\nstill, dark: same.\n")
  }

  @Test func `a page that was written earlier says when its scene is the same again`() throws {
    #expect(try run(["record", "still", "appearances"]).exitCode == 0)
    let page = folder.url.appending(path: "page.html")
    let verify = ["verify", "still", "--report", "page.html"]
    #expect(try run(verify).exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: page.path))

    try swap("still", with: "appearances")
    #expect(try run(verify).exitCode == 1)
    #expect(try String(contentsOf: page, encoding: .utf8).contains("Differs from the reference."))
    #expect(try run(["record", "still"]).exitCode == 0)
    #expect(try run(verify).exitCode == 0)
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains("<title>still is the same</title>") && !text.contains("What differs"))

    // What is somebody else's stays.
    try Data("mine".utf8).write(to: page)
    #expect(try run(verify).exitCode == 0)
    #expect(try String(contentsOf: page, encoding: .utf8) == "mine")
  }

  @Test func `a reference of a scene in files says how it is named`() throws {
    #expect(try run(["record", "still,dark"]).exitCode == 0)
    try Data().write(to: folder.url.appending(path: "My App.swift"))
    let references = folder.url.appending(path: "references")
    let place = references.appending(path: "card,dark")
    try FileManager.default.copyItem(at: references.appending(path: "still,dark"), to: place)
    let ledger = place.appending(path: "ledger.tsv")
    let text = try String(contentsOf: ledger, encoding: .utf8)
    let lines = text.split(separator: "\n").map { line in
      line.hasPrefix("program\t") ? "source\t../My App.swift" : String(line)
    }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: ledger)
    let verified = try run(["verify", "card,dark"])
    #expect(verified.exitCode == 64 || verified.exitCode == 2)
    #expect(verified.errors.contains("“card,dark” is a reference of a scene in My App.swift."))
    #expect(verified.errors.contains("verify 'My App.swift' --scene card,dark"))
  }
}
