import ArgumentParser
import Files
import Foundation
import References
import Staging
import Streams

/// How the result of a comparison is written for people and programs.
struct ReportOptions: ParsableArguments {
  @Flag(help: "Write the verdict as JSON.")
  var json = false

  @Option(
    help: ArgumentHelp("Write the verdict as JUnit XML, for a CI.", valueName: "path"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write a page that shows what differs; {scene} stands for the scene's name.",
      discussion: """
        With {scene}, and where there is one scene, each has a page: of a scene in several settings it shows \
        all of them in a grid; each that differs has a page of its own beside it, as page,dark.html. \
        Without, one page shows all scenes that differ.
        """,
      valueName: "path"))
  var report: String?

  /// The options that take a file, and the files.
  var files: [(option: String, path: String?)] { [("junit", junit), ("report", report)] }

  func validate() throws { try ReportFile.check(files, references: nil) }

  /// Returns where the page about a scene is written; `nil` for no page.
  func path(scene: String) -> String? { report?.replacing("{scene}", with: scene) }

  /// The places that pages may be written to: that of a scene, and those of its settings.
  var pages: [String] {
    guard let report else { return [] }
    return [report, GridPage.path(of: ["{setting}"], beside: report)]
  }

  /// Writes the result for programs: JUnit's XML and JSON.
  func write(_ verdicts: [FilmVerdict], title: String, accept: String?) throws {
    if let junit {
      try WholeFile.write(Array(JUnitText(title: title, verdicts).text.utf8), to: junit)
    }
    if json {
      try StandardOutput.write(
        json: Summary(
          isSame: verdicts.allSatisfy(\.isSame), verdicts: verdicts, accept: accept))
    }
  }

  private struct Summary: Encodable {
    let isSame: Bool
    let verdicts: [FilmVerdict]
    let accept: String?
  }
}
