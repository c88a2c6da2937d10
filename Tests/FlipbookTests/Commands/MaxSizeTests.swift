import ArgumentParser
import Testing

@testable import Filming
@testable import Flipbook

@Suite struct ByteSizeTests {
  @Test(arguments: [
    ("200kB", 200_000), ("200 kB", 200_000), ("1.5MiB", 1_572_864), ("2MB", 2_000_000),
    ("3KiB", 3072), ("17B", 17), ("17", 17),
  ])
  func `a length is a number and a unit`(text: String, bytes: Int) throws {
    #expect(try ByteSize(parsing: text).bytes == bytes)
  }

  @Test(arguments: ["", "kB", "-1kB", "0", "1GBit", "1 banana", "inf", "nankB", "1e99MB"])
  func `what is no length is refused`(text: String) {
    #expect(throws: ValidationError.self) { try ByteSize(parsing: text) }
  }
}

@Suite struct MaxSizeTests {
  private func render(
    _ limit: String, in folder: TemporaryFolder, scene: String = "fall"
  ) throws -> RunningProgram.Outcome {
    try RunningProgram.run(
      "FixtureGallery",
      ["render", scene, "--to", "0.5", "--max-size", limit, "-o", "film.gif"], in: folder)
  }

  @Test func `what fits is left as it is`() throws {
    let folder = try TemporaryFolder()
    let free = try RunningProgram.run(
      "FixtureGallery", ["render", "fall", "--to", "0.5", "-o", "free.gif"], in: folder)
    let outcome = try render("1MB", in: folder)
    #expect(free.exitCode == 0 && outcome.exitCode == 0 && outcome.errors.isEmpty)
    #expect(try folder.contents(of: "film.gif") == folder.contents(of: "free.gif"))
  }

  @Test func `what is too large is made smaller, and it is said how`() throws {
    let folder = try TemporaryFolder()
    _ = try render("1MB", in: folder)
    let whole = try folder.contents(of: "film.gif").count
    let outcome = try render("\(whole * 8 / 10)B", in: folder)
    #expect(outcome.exitCode == 0)
    let smaller = try folder.contents(of: "film.gif")
    #expect(smaller.count <= whole * 8 / 10)
    #expect(outcome.errors.contains("% of its width and height"))
    // The search is not repeated for the same limit, but is for another one.
    let again = try render("\(whole * 8 / 10)B", in: folder)
    #expect(again.output.contains("; unchanged, not rendered again"))
    #expect(again.errors.contains("% of its width and height"))
    #expect(try folder.contents(of: "film.gif") == smaller)
    let other = try render("\(whole * 9 / 10)B", in: folder)
    #expect(!other.output.contains("unchanged"))
    // Made again, the film has the same bytes.
    let forced = try RunningProgram.run(
      "FixtureGallery",
      [
        "render", "fall", "--to", "0.5", "--max-size", "\(whole * 8 / 10)B", "--force", "-o",
        "film.gif",
      ], in: folder)
    #expect(forced.exitCode == 0 && !forced.output.contains("unchanged"))
    #expect(try folder.contents(of: "film.gif") == smaller)
  }

  @Test func `what fits in no way is refused and leaves nothing`() throws {
    let folder = try TemporaryFolder()
    let outcome = try render("100B", in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("film.gif cannot be made of 100B"))
    #expect(try folder.files().isEmpty)
  }

  @Test func `frames in a folder have no size to keep to`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["render", "fall", "--max-size", "1MB", "-o", "frames/"], in: folder)
    #expect(outcome.exitCode == 64)
  }
}
