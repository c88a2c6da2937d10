import ArgumentParser
import Testing

@testable import Flipbook

@Suite struct OutputPlaceTests {
  private let film: [OutputFormat] = [.gif, .folder]

  @Test(arguments: [
    ("out/", OutputFormat.folder), ("a.gif", .gif), ("A.GIF", .gif), ("x.y/a.b.gif", .gif),
    ("-", .gif),
  ])
  func `the end of a path decides the format`(text: String, format: OutputFormat) throws {
    #expect(try OutputPlace(text, among: film).format == format)
  }

  @Test func `a dash is the standard output`() throws {
    #expect(try OutputPlace("-", among: [.csv, .svg]).path == nil)
    #expect(try OutputPlace("-", among: [.csv, .svg]).format == .csv)
  }

  @Test(arguments: ["film.mov", "film", "a.b/film", "", "folder", "film.svg"])
  func `what cannot be written is refused with a list of what can`(text: String) {
    let error = #expect(throws: ValidationError.self) { try OutputPlace(text, among: film) }
    #expect(
      text.isEmpty || error?.message.contains("give .gif or a folder (with a / at the end)") == true
    )
  }

  @Test func `one format alone is advised without others`() {
    let error = #expect(throws: ValidationError.self) { try OutputPlace("a.gif", among: [.png]) }
    #expect(
      error?.message
        == "“a.gif” cannot be written: give .png, or - for the standard output.")
  }

  @Test func `a place stands for several scenes only with their name in it`() throws {
    func places(_ output: [String], scenes: Int) throws -> [OutputPlace] {
      try OutputOption.parse(output.flatMap { ["-o", $0] }).places(among: film, scenes: scenes)
    }
    #expect(try places(["film.gif"], scenes: 1).count == 1)
    #expect(try places(["{scene}.gif", "out/{scene}/"], scenes: 2).count == 2)
    #expect(throws: ValidationError.self) { try places(["film.gif"], scenes: 2) }
    #expect(throws: ValidationError.self) { try places(["-"], scenes: 2) }
    #expect(throws: ValidationError.self) { try places(["a.gif", "a.gif"], scenes: 1) }
  }

  @Test func `the name of a scene is put into a path`() throws {
    let place = try OutputPlace("films/{scene}/", among: film)
    #expect(place.replacing("scene", with: "flick").path == "films/flick/")
  }
}

@Suite struct FilmOptionsTests {
  @Test(arguments: [
    ["--fps", "0"], ["--fps", "961"], ["--from", "-1"], ["--from", "nan"],
    ["--from", "2", "--to", "1"], ["--every", "0"], ["--to", "nan"],
  ])
  func `numbers without a meaning are refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try FilmOptions.parse(arguments) }
  }

  @Test func `what was asked for becomes the timing`() throws {
    let options = try FilmOptions.parse(["--fps", "24", "--from", "1", "--to", "2", "--every", "3"])
    #expect(options.timing == FilmTiming(rate: 24, every: 3, from: 1, to: 2))
    #expect(try FilmOptions.parse([]).timing == FilmTiming(rate: 60))
  }

  @Test(arguments: [("0.25,1.5", [0.25, 1.5]), ("2", [2]), ("0.5, 1", [0.5, 1])])
  func `moments are read from a list`(text: String, seconds: [Double]) throws {
    #expect(try Moments(parsing: text).seconds == seconds)
  }

  @Test(arguments: ["", "1,", "a", "-1", "1;2", "inf"])
  func `what is no list of moments is refused`(text: String) {
    #expect(throws: ValidationError.self) { try Moments(parsing: text) }
  }
}
