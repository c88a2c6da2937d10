import ArgumentParser
import Testing
import UIKit

@testable import FilmFiles
@testable import Filming
@testable import Flipbook

@Suite struct OutputPlaceTests {
  @Test(arguments: [
    ("out/", FilmFormat.folder), ("a.gif", .gif), ("A.GIF", .gif), ("x.y/a.b.gif", .gif),
    ("a.webm", .webm), ("-", .gif),
  ])
  func `the end of a path decides the format`(text: String, format: FilmFormat) throws {
    #expect(try OutputPlace<FilmFormat>(text).format == format)
  }

  @Test(arguments: FilmFormat.allCases)
  func `every format of films can be asked for`(format: FilmFormat) throws {
    let text = format.ending.map { "film.\($0)" } ?? "film/"
    #expect(try OutputPlace<FilmFormat>(text).format == format)
  }

  @MainActor @Test func `text is as large as the sizes of the simulator's command say`() throws {
    let scene = Scene("text", "Shows text.") { UIViewController() }
    func category(_ text: String) throws -> UIContentSizeCategory {
      try ScreenOptions.parse(["--content-size", text]).applied(to: scene).contentSizeCategory
    }
    #expect(scene.contentSizeCategory == .large)
    #expect(try category("extra-small") == .extraSmall)
    #expect(try category("Accessibility-Medium") == .accessibilityMedium)
    #expect(
      try category("accessibility-extra-extra-extra-large") == .accessibilityExtraExtraExtraLarge)
    let error = #expect(throws: ValidationError.self) { try ContentSize(parsing: "huge") }
    #expect(error?.message.hasPrefix("there is no size of text “huge”; give one of") == true)
  }

  @Test func `a dash is the standard output`() throws {
    #expect(try OutputPlace<TraceFormat>("-").path == nil)
    #expect(try OutputPlace<TraceFormat>("-").format == .csv)
  }

  @Test(arguments: ["film.png", "film", "a.b/film", "", "folder", "film.svg", "film.folder"])
  func `what cannot be written is refused with a list of what can`(text: String) {
    let error = #expect(throws: ValidationError.self) { try OutputPlace<FilmFormat>(text) }
    let list =
      "give .gif, .apng, .webp, .mp4, .mov, .webm, .html or a folder (with a / at the end), "
      + "or -"
    #expect(text.isEmpty || error?.message.contains(list) == true)
  }

  @Test func `one format alone is advised without others`() {
    let error = #expect(throws: ValidationError.self) { try OutputPlace<StripFormat>("a.gif") }
    #expect(
      error?.message
        == "“a.gif” cannot be written: give .png, or - for the standard output.")
  }

  @Test func `a place stands for several scenes only with their name in it`() throws {
    func places(_ output: [String], scenes: Int) throws -> [OutputPlace<FilmFormat>] {
      try OutputOption.parse(output.flatMap { ["-o", $0] })
        .places(FilmFormat.self, scenes: scenes)
    }
    #expect(try places(["film.gif"], scenes: 1).count == 1)
    #expect(try places(["{scene}.gif", "out/{scene}/"], scenes: 2).count == 2)
    #expect(throws: ValidationError.self) { try places(["film.gif"], scenes: 2) }
    #expect(throws: ValidationError.self) { try places(["-"], scenes: 2) }
    #expect(throws: ValidationError.self) { try places(["a.gif", "a.gif"], scenes: 1) }
  }

  @Test func `the name of a scene is put into a path`() throws {
    let place = try OutputPlace<FilmFormat>("films/{scene}/")
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
