import Foundation
import Testing

/// Files that are not Flipbook's stay, and what Flipbook's killed runs leave is removed.
@Suite struct OwnershipTests {
  private func run(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> RunningProgram.Outcome {
    try RunningProgram.run("FixtureGallery", arguments, in: folder)
  }

  private func shell(
    _ script: String, in folder: TemporaryFolder
  ) throws -> RunningProgram.Outcome {
    let program = try RunningProgram.buildFolder.appending(path: "FixtureGallery").path
    return try RunningProgram.run("/bin/sh", ["-c", script, program], in: folder)
  }

  /// Returns what killed processes have left.
  private func litter(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
      .filter { $0.contains(".flipbook-") }
  }

  // ffmpeg numbers the frames that it writes like this.
  @Test func `frames of another program end with 2 and stay, unless forced`() throws {
    let folder = try TemporaryFolder()
    let prepared = try shell(
      "mkdir film; echo mine >film/frame-00001.png; echo mine >film/frame-00500.png", in: folder)
    #expect(prepared.exitCode == 0)
    let refused = try run(["render", "still", "-o", "film/", "-o", "film.gif"], in: folder)
    #expect(refused.exitCode == 2)
    #expect(refused.errors.contains("did not write frame-00001.png and frame-00500.png"))
    #expect(refused.errors.contains("--force"))
    #expect(try folder.everything() == ["film", "film/frame-00001.png", "film/frame-00500.png"])
    #expect(try folder.contents(of: "film/frame-00500.png") == Data("mine\n".utf8))
    #expect(try run(["render", "still", "--force", "-o", "film/"], in: folder).exitCode == 0)
    #expect(try folder.files(in: "film").count == 31)
  }

  @Test func `runs at the same time into one new folder all succeed`() throws {
    let folder = try TemporaryFolder()
    let runs = try (1...6).map {
      try RunningProgram(
        "FixtureGallery", ["render", "still", "--scale", "0.1", "-o", "new/film/"], in: folder,
        logs: "\($0)")
    }
    for run in runs {
      let outcome = try run.outcome()
      #expect(outcome.exitCode == 0, "\(outcome.errors)")
    }
    #expect(try folder.files(in: "new/film").count == 31)
    #expect(try litter(in: folder).isEmpty)
  }

  @Test(arguments: [
    ["render", "still", "--scale", "0.1", "-o", "film/", "-o", "film.gif"],
    ["record", "still"],
  ])
  func `what a killed run leaves is not seen by git, and goes with the next run`(
    arguments: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let killed = try shell(
      """
      git init -q .
      "$0" render endless -q --scale 0.1 -o film/ -o film.gif & a=$!
      "$0" record endless -q & b=$!
      until ls .fl*-*/whole references/.fl*-*/whole; do sleep 0.1; done >log 2>&1
      rm log
      kill -9 $a $b; git add -A; git status --porcelain
      """, in: folder)
    #expect(killed.output == "", "\(killed.errors)")
    #expect(try !litter(in: folder).isEmpty)
    #expect(try run(arguments, in: folder).exitCode == 0)
    _ = try run(["verify"], in: folder)
    let film = ["render", "still", "--scale", "0.1", "-o", "film/"]
    #expect(try run(film, in: folder).exitCode == 0)
    #expect(try litter(in: folder).isEmpty)
  }

  @Test func `prune does not follow links, and a refusal does not stop the rest`() throws {
    let folder = try TemporaryFolder()
    #expect(try run(["record", "still"], in: folder).exitCode == 0)
    let prepared = try shell(
      """
      cp -r references/still out; ln -s ../out references/a-link
      for name in b-gone c-mine d-gone; do cp -r references/still references/$name; done
      echo mine >references/c-mine/mine.txt
      """, in: folder)
    #expect(prepared.exitCode == 0)
    let before = try folder.files(in: "out")
    let dry = try run(["prune", "--dry-run"], in: folder)
    #expect(dry.exitCode == 2 && dry.output.contains("references/d-gone/ would be removed"))
    let pruned = try run(["prune"], in: folder)
    #expect(pruned.exitCode == 2)
    #expect(pruned.errors.contains("references/a-link is a link"))
    #expect(pruned.errors.contains("references/c-mine holds mine.txt"))
    #expect(pruned.errors.contains("2 of 4 references could not be removed: a-link, c-mine."))
    #expect(try folder.files(in: "out") == before)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "references").path)
    #expect(names.sorted() == ["a-link", "c-mine", "still"])
  }

  @Test func `nothing is recorded behind a link`() throws {
    let folder = try TemporaryFolder()
    let prepared = try shell("mkdir references out; ln -s ../out references/still", in: folder)
    #expect(prepared.exitCode == 0)
    let outcome = try run(["record", "still"], in: folder)
    #expect(outcome.exitCode == 2 && outcome.errors.contains("references/still is a link"))
    #expect(try folder.files(in: "out").isEmpty)
  }

  @Test func `a reference keeps what else is in its folder`() throws {
    let folder = try TemporaryFolder()
    #expect(try run(["record", "fall"], in: folder).exitCode == 0)
    let notes = folder.url.appending(path: "references/fall/notes.txt")
    try Data("mine".utf8).write(to: notes)
    #expect(try run(["record", "fall", "--frames", "none"], in: folder).exitCode == 0)
    #expect(
      try folder.files(in: "references/fall") == [
        "causes.tsv", "events.tsv", "ledger.tsv", "looks.tsv", "motion.tsv", "notes.txt",
      ])
  }

  /// Links with any name that Flipbook might choose stand in the folder for temporary files.
  @Test func `links that were planted in the folder for temporary files are not followed`() throws {
    let folder = try TemporaryFolder()
    let outcome = try shell(
      """
      mkdir temporary victims; export TMPDIR="$PWD/temporary"
      for n in 0 1 2; do
        echo mine >victims/$n; ln -s ../victims/$n temporary/.flipbook-$n
        ln -s ../victims/$n temporary/flipbook-$(($$ + n + 1)).gif
        ln -s ../victims temporary/flipbook-$(($$ + n + 1))-trial
        ln -s ../victims temporary/flipbook-bench-$(($$ + n + 1))
      done
      "$0" render still -q -o - >film.gif || exit 1
      "$0" render fall -q --max-size 8kB -o small.gif || exit 2
      "$0" bench still --plays 1 >bench.txt || exit 3
      cat victims/*; ls temporary | grep -vc flipbook; ls -A temporary | wc -l
      """, in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output == "mine\nmine\nmine\n0\n12\n")
  }
}
