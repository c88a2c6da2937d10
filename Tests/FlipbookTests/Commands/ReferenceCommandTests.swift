import Foundation
import Testing

@Suite struct ReferenceCommandTests {
  private func run(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> RunningProgram.Outcome {
    try RunningProgram.run("FixtureGallery", arguments, in: folder)
  }

  @Test func `what was recorded verifies, and recording again changes no byte`() throws {
    let folder = try TemporaryFolder()
    let recorded = try run(["record", "fall", "still"], in: folder)
    #expect(recorded.exitCode == 0)
    #expect(
      recorded.output
        == "still: new, 31 frames, 60 a second.\nfall: new, 61 frames, 60 a second.\n")
    let files = try folder.files(in: "references/fall")
    #expect(
      files == [
        "causes.tsv", "events.tsv", "keys.png", "ledger.tsv", "looks.tsv", "motion.tsv",
      ])
    let before = try files.map { try folder.contents(of: "references/fall/\($0)") }
    let again = try run(["record", "fall"], in: folder)
    #expect(again.output == "fall: unchanged, 61 frames, 60 a second.\n")
    #expect(try files.map { try folder.contents(of: "references/fall/\($0)") } == before)
    let verified = try run(["verify", "fall", "still"], in: folder)
    #expect(verified.exitCode == 0)
    #expect(verified.output == "still: same.\nfall: same.\n")
  }

  @Test func `a first verify without a reference fails and says so`() throws {
    let outcome = try run(["verify", "fall"], in: TemporaryFolder())
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output.contains("There is no reference of “fall” in references/ to compare with."))
    #expect(outcome.output.contains("FixtureGallery record fall\n"))
  }

  @Test func `a change is named with the command that accepts it, and exits 1`() throws {
    let folder = try TemporaryFolder()
    _ = try run(["record", "fall", "--references", "kept films"], in: folder)
    let motion = folder.url.appending(path: "kept films/fall/motion.tsv")
    let ledger = folder.url.appending(path: "kept films/fall/ledger.tsv")
    // The last line of the ledger falls away: the film was shorter then.
    var lines = try String(contentsOf: ledger, encoding: .utf8).split(separator: "\n")
    lines.removeLast()
    lines[6] = "frames\t60"
    try (lines.joined(separator: "\n") + "\n").write(to: ledger, atomically: true, encoding: .utf8)
    var rows = try String(contentsOf: motion, encoding: .utf8).split(separator: "\n")
    rows.removeLast()
    try (rows.joined(separator: "\n") + "\n").write(to: motion, atomically: true, encoding: .utf8)
    let outcome = try run(
      ["verify", "fall", "--references", "kept films", "--junit", "junit.xml"], in: folder)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("Frames: too many, 61 instead of 60"), "\(outcome.output)")
    #expect(outcome.output.contains("record fall --references 'kept films'\n"))
    let junit = String(decoding: try folder.contents(of: "junit.xml"), as: UTF8.self)
    #expect(
      junit.contains(
        #"<testsuite name="FixtureGallery verify" tests="1" failures="1" errors="0">"#))
    #expect(junit.contains(#"type="too many frames">"#))
    let json = try run(["verify", "fall", "--references", "kept films", "--json"], in: folder)
    #expect(json.exitCode == 1)
    #expect(json.output.contains(#""kind" : "too many frames""#))
    let accepted = try run(["record", "fall", "--references", "kept films"], in: folder)
    #expect(accepted.output.hasPrefix("fall: changed, 61 frames, 60 a second.\n  Frames: too many"))
    #expect(try run(["verify", "fall", "--references", "kept films"], in: folder).exitCode == 0)
  }

  @Test func `a tolerance lets pass what another library draws otherwise`() throws {
    let folder = try TemporaryFolder()
    _ = try run(["record", "fall"], in: folder)
    let ledger = folder.url.appending(path: "references/fall/ledger.tsv")
    var lines = try String(contentsOf: ledger, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let cairo = try #require(lines.firstIndex { $0.hasPrefix("library\tCairo\t") })
    lines[cairo] = "library\tCairo\t9.9"
    // The picture of a frame, whose drawing is the same.
    let frame = try #require(lines.firstIndex { $0.hasPrefix("10\t") })
    var cells = lines[frame].split(separator: "\t", omittingEmptySubsequences: false).map(
      String.init)
    cells[4] = String(cells[4].reversed())
    lines[frame] = cells.joined(separator: "\t")
    try lines.joined(separator: "\n").write(to: ledger, atomically: true, encoding: .utf8)
    let strict = try run(["verify", "fall"], in: folder)
    #expect(strict.exitCode == 1 && strict.output.contains("this was recorded with 9.9"))
    let lenient = try run(["verify", "fall", "--tolerance", "1"], in: folder)
    #expect(lenient.exitCode == 0, "\(lenient.output)")
  }

  @Test func `a damaged reference is a sentence and exit code 2, and can be recorded over`() throws
  {
    let folder = try TemporaryFolder()
    _ = try run(["record", "fall"], in: folder)
    let ledger = folder.url.appending(path: "references/fall/ledger.tsv")
    try "flipbook ledger 9\n".write(to: ledger, atomically: true, encoding: .utf8)
    let outcome = try run(["verify", "fall"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("which this version does not know"))
    let mended = try run(["record", "fall"], in: folder)
    #expect(mended.exitCode == 0 && mended.output.contains("could not be read"))
    #expect(try run(["verify", "fall"], in: folder).exitCode == 0)
  }

  @Test func `one damaged reference keeps no other from being compared`() throws {
    let folder = try TemporaryFolder()
    _ = try run(["record", "fall", "still"], in: folder)
    let references = folder.url.appending(path: "references")
    try FileManager.default.copyItem(
      at: references.appending(path: "still"), to: references.appending(path: "elsewhere"))
    for damaged in ["elsewhere", "still"] {
      try "flipbook ledger 9\n".write(
        to: references.appending(path: "\(damaged)/ledger.tsv"), atomically: true, encoding: .utf8)
      let outcome = try run(["verify"], in: folder)
      #expect(outcome.exitCode == 2)
      #expect(outcome.output.contains("fall: same.\n"), "\(outcome.output)\(outcome.errors)")
      #expect(
        outcome.errors.contains("references/\(damaged)/ledger.tsv begins with"), "\(outcome.errors)"
      )
    }
    let pruned = try run(["prune"], in: folder)
    #expect(pruned.exitCode == 0)
    #expect(pruned.errors.contains("references/elsewhere/ is kept: "))
  }

  @Test func `a reference that cannot be read is an error in every format`() throws {
    let folder = try TemporaryFolder()
    _ = try run(["record", "fall", "still"], in: folder)
    try FileManager.default.removeItem(
      at: folder.url.appending(path: "references/fall/causes.tsv"))
    for names in [["fall"], ["fall", "still"]] {
      let outcome = try run(["verify"] + names + ["--json", "--junit", "junit.xml"], in: folder)
      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains("references/fall/causes.tsv is missing; take it from"))
      #expect(outcome.errors.contains("1 of \(names.count) scenes could not be compared: fall."))
      #expect(outcome.output.contains("\n  \"isSame\" : false,"), "\(outcome.output)")
      #expect(outcome.output.contains(#""kind" : "error""#))
      let junit = String(decoding: try folder.contents(of: "junit.xml"), as: UTF8.self)
      #expect(junit.contains(#"tests="\#(names.count)" failures="0" errors="1">"#), "\(junit)")
      #expect(junit.contains(#"<error message="references/fall/causes.tsv is missing; "#))
    }
  }

  @Test(arguments: ["", "no picture"], ["all", "motion"])
  func `key frames that cannot be read keep no other scene from being compared`(
    content: String, layers: String
  ) throws {
    let folder = try TemporaryFolder()
    _ = try run(["record", "fall", "still"], in: folder)
    let keys = folder.url.appending(path: "references/fall/keys.png")
    try FileManager.default.removeItem(at: keys)
    if !content.isEmpty { try Data(content.utf8).write(to: keys) }
    let outcome = try run(["verify", "fall", "still", "--on", layers], in: folder)
    #expect(outcome.output.contains("still: same.\n"))
    // Where the motion alone counts, no picture is looked at.
    let isRead = content.isEmpty || layers == "all"
    #expect(outcome.exitCode == (isRead ? 2 : 0), "\(outcome.errors)")
    guard isRead else { return }
    #expect(outcome.errors.contains("error: references/fall/keys.png"), "\(outcome.errors)")
    #expect(outcome.errors.contains("take "), "\(outcome.errors)")
    #expect(outcome.errors.contains("1 of 2 scenes could not be compared: fall."))
  }

  @Test func `a file that was cut between two lines gives no verdict`() throws {
    let folder = try TemporaryFolder()
    _ = try run(["record", "fall"], in: folder)
    let looks = folder.url.appending(path: "references/fall/looks.tsv")
    let lines = try String(contentsOf: looks, encoding: .utf8).split(separator: "\n").dropLast()
    try (lines.joined(separator: "\n") + "\n").write(to: looks, atomically: true, encoding: .utf8)
    let outcome = try run(["verify", "fall"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("references/fall/looks.tsv is not as it was recorded: "))
  }

  @Test func `prune says which references it looked at, and what it keeps`() throws {
    let folder = try TemporaryFolder()
    func pruned(_ arguments: String...) throws -> RunningProgram.Outcome {
      let outcome = try run(["prune"] + arguments, in: folder)
      #expect(outcome.exitCode == 0)
      return outcome
    }
    #expect(
      try pruned().output == "There is no references/, so there is nothing to remove.\n")
    _ = try run(["record", "fall", "still"], in: folder)
    #expect(try pruned().output == "Every reference in references/ has its scene.\n")
    try FileManager.default.removeItem(at: folder.url.appending(path: "references/fall/ledger.tsv"))
    let kept = try pruned()
    #expect(kept.output == "Every reference in references/ has its scene.\n")
    #expect(kept.errors.contains("references/fall/ is kept: it has no ledger.tsv, which says"))
  }

  @Test func `the ends of lines are named where they are others`() throws {
    let folder = try TemporaryFolder()
    _ = try run(["record", "still"], in: folder)
    let looks = folder.url.appending(path: "references/still/looks.tsv")
    let text = try String(contentsOf: looks, encoding: .utf8)
    try text.replacingOccurrences(of: "\n", with: "\r\n")
      .write(to: looks, atomically: true, encoding: .utf8)
    let outcome = try run(["verify", "still"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("looks.tsv:1: its lines end in CR LF instead of LF; take"))
  }

  @Test(arguments: ["verify", "record", "prune"])
  func `what is no folder is refused for references`(command: String) throws {
    let folder = try TemporaryFolder()
    try "text".write(to: folder.url.appending(path: "file"), atomically: true, encoding: .utf8)
    let file = try run([command, "--references", "file"], in: folder)
    #expect(file.exitCode == 64)
    #expect(file.errors.contains("--references takes a folder, and file is a file."))
    let empty = try run([command, "--references", ""], in: folder)
    #expect(empty.exitCode == 64)
    #expect(empty.errors.contains("--references takes a folder, and is empty."))
  }

  @Test func `a reference that is longer than memory is recorded over`() throws {
    let folder = try TemporaryFolder()
    #expect(try run(["record", "still"], in: folder).exitCode == 0)
    let ledger = folder.url.appending(path: "references/still/ledger.tsv").path
    let text = try folder.contents(of: "references/still/ledger.tsv")
    #expect(truncate(ledger, 1 << 40) == 0)
    #expect(try run(["record", "still"], in: folder).exitCode == 0)
    #expect(try folder.contents(of: "references/still/ledger.tsv") == text)
  }

  @Test func `references without a scene are named and pruned`() throws {
    let folder = try TemporaryFolder()
    _ = try run(["record", "fall", "still"], in: folder)
    let references = folder.url.appending(path: "references")
    for name in ["gone", "notes"] {
      try FileManager.default.copyItem(
        at: references.appending(path: "still"), to: references.appending(path: name))
    }
    try "mine".write(
      to: references.appending(path: "notes/mine.txt"), atomically: true, encoding: .utf8)
    let verified = try run(["verify", "still"], in: folder)
    #expect(verified.exitCode == 0)
    #expect(verified.errors.contains("There is no scene for “gone” and “notes” any more"))
    let dry = try run(["prune", "--dry-run"], in: folder)
    #expect(dry.output.contains("references/gone/ would be removed"))
    let pruned = try run(["prune"], in: folder)
    #expect(pruned.exitCode == 2)
    #expect(pruned.errors.contains("holds mine.txt, which is no part of a reference"))
    #expect(!(try folder.files(in: "references").contains { $0.hasPrefix("gone") }))
    #expect(try folder.files(in: "references").contains("notes/mine.txt"))
  }

  @Test func `all frames or none can be kept`() throws {
    let folder = try TemporaryFolder()
    _ = try run(["record", "still", "--frames", "all"], in: folder)
    _ = try run(["render", "still", "--scale", "2", "-o", "film.apng"], in: folder)
    #expect(
      try folder.contents(of: "references/still/keys.png") == folder.contents(of: "film.apng"))
    _ = try run(["record", "still", "--frames", "none"], in: folder)
    #expect(try folder.files(in: "references/still").count == 5)
    #expect(try run(["verify", "still"], in: folder).exitCode == 0)
  }

  @Test func `another rate is named`() throws {
    let folder = try TemporaryFolder()
    _ = try run(["record", "fall"], in: folder)
    let outcome = try run(["verify", "fall", "--fps", "120"], in: folder)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("Rate: 120 frames a second instead of 60"))
    #expect(outcome.output.contains("record fall --fps 120\n"))
  }
}
