import Foundation
import Testing

@Suite struct TraceCommandTests {
  private func rows(_ csv: String) -> [[Substring]] {
    csv.split(separator: "\n").map { $0.split(separator: ",") }
  }

  @Test func `a trace goes to the standard output as a table`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run("FixtureGallery", ["trace", "fall"], in: folder)
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
    let rows = rows(outcome.output)
    #expect(
      rows.first?.joined(separator: ",").hasPrefix(
        "frame,time,view,x,y,width,height,angle,alpha,scaleX,scaleY,shear,tiltX,tiltY,"
          + "cornerRadius,borderWidth,shadowRadius,shadowOpacity,hidden,background,cornerCurve,")
        == true)
    // One second at 60 frames a second, the first picture and the last.
    #expect(rows.count == 62)
    #expect(
      rows[1].prefix(9) == ["0", "0.0", "square", "160.0", "284.0", "40.0", "40.0", "0.0", "1.0"])
    #expect(rows[1][9..<14] == ["1.0", "1.0", "0.0", "0.0", "0.0"])
    #expect(rows[61].prefix(3) == ["60", "1.0", "square"])
  }

  @Test func `a part of a trace keeps the numbers of its frames`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["trace", "fall", "--from", "0.5", "--to", "0.6", "--every", "2"],
      in: folder)
    #expect(rows(outcome.output).dropFirst().map(\.[0]) == ["30", "32", "34", "36"])
  }

  @Test func `two runs and two rates agree`() throws {
    let folder = try TemporaryFolder()
    let first = try RunningProgram.run("FixtureGallery", ["trace", "fall"], in: folder)
    let second = try RunningProgram.run("FixtureGallery", ["trace", "fall"], in: folder)
    let slow = try RunningProgram.run(
      "FixtureGallery", ["trace", "fall", "--fps", "30"], in: folder)
    #expect(first.output == second.output)
    let every = rows(first.output).dropFirst().enumerated().filter { $0.offset % 2 == 0 }
    #expect(
      every.map { $0.element.dropFirst(2) } == rows(slow.output).dropFirst().map { $0.dropFirst(2) }
    )
  }

  @Test func `the extension decides the format and nothing else is said`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "FixtureGallery",
      ["trace", "fall", "-q"]
        + ["csv", "json", "svg", "png"].flatMap { ["-o", "plots/{scene}.\($0)"] },
      in: folder)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
    let kinds = ["csv", "json", "png", "svg"].map { "plots/fall.\($0)" }
    #expect(try folder.files() == kinds)
    #expect(try folder.contents(of: "plots/fall.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try folder.contents(of: "plots/fall.svg").starts(with: Data("<svg ".utf8)))
  }

  @Test func `a full disk behind the standard output is told`() throws {
    let folder = try TemporaryFolder()
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["trace", "fall"], in: folder, standardOutput: full)
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors.contains("The standard output could not be written: No space left on device."))
  }

  @Test func `a reader that has seen enough is no error`() throws {
    let folder = try TemporaryFolder()
    let pipe = Pipe()
    let program = try RunningProgram(
      "FixtureGallery", ["trace", "endless", "--to", "60"], in: folder,
      standardOutput: pipe.fileHandleForWriting)
    try pipe.fileHandleForReading.close()
    try pipe.fileHandleForWriting.close()
    let outcome = try program.outcome()
    #expect(outcome.exitCode == 141)
    #expect(outcome.errors.isEmpty)
  }

  @Test func `a scene is traced as it is shown elsewhere`() throws {
    let folder = try TemporaryFolder()
    func trace(_ options: [String]) throws -> String {
      let outcome = try RunningProgram.run(
        "FixtureGallery", ["trace", "playground"] + options, in: folder)
      #expect(outcome.exitCode == 0)
      return outcome.output
    }
    let usual = try trace([])
    #expect(try trace(["--appearance", "light"]) == usual)
    #expect(try trace(["--appearance", "dark"]) != usual)
    let both = try RunningProgram.run(
      "FixtureGallery", ["trace", "playground", "--device", "iphone-5s", "--size", "320x568"],
      in: folder)
    #expect(both.errors.contains("Give --device or --size, not both."))
  }
}
