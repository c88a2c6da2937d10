import ArgumentParser
import Files
import Foundation
import Pages
import References
import Streams
import Wording

/// What a check of pages tells the server that it runs on.
struct PageReports: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Annotate the lines of the pages, in the words of: github.",
      discussion: """
        github writes workflow commands (::error file=…,line=…) to the standard output. GitLab reads the \
        file of --code-quality.
        """))
  var annotations: OutcomeOptions.Annotations?

  @Option(
    help: ArgumentHelp(
      "Write what is stale as GitLab's report of code quality, in JSON.", valueName: "path"))
  var codeQuality: String?

  @Option(
    help: ArgumentHelp(
      "Write what was found in Markdown, as for a job's summary or a comment.", valueName: "path"))
  var summary: String?

  @Option(
    help: ArgumentHelp(
      "Write a patch of the stale pages and their pictures as they would be, which `git apply` takes.",
      discussion: "Where nothing is stale, there is no patch, and an earlier one is removed.",
      valueName: "path"))
  var patch: String?

  /// Whether anything was asked for.
  var areAsked: Bool { annotations != nil || !places.isEmpty }

  /// The options that take a file, and the files.
  private var files: [(option: String, path: String?)] {
    [("code-quality", codeQuality), ("summary", summary), ("patch", patch)]
  }
  private var places: [String] { files.compactMap(\.path) }

  func validate() throws { try ReportFile.check(files, references: nil) }

  /// Checks that a patch can name the pages, and that no report stands in the place of a page or a picture.
  ///
  /// - Throws: `ValidationError`.
  func check(_ pages: [Page]) throws(ValidationError) {
    let taken = Set(
      pages.flatMap { page in
        [page.path]
          + page.blocks.compactMap(\.marker.output).map {
            "\(parentFolder(of: page.path))/\($0)"
          }
      }.map(PageResult.whole))
    if let path = places.first(where: { taken.contains(PageResult.whole($0)) }) {
      throw ValidationError("\(path) is a page or its picture; give the report another file.")
    }
    guard patch != nil, let page = pages.first(where: { !WorkTree.holds($0.path) }) else { return }
    throw ValidationError(
      "\(page.path) lies outside of the repository at \(WorkTree.folder), and a patch is of its files. Give"
        + " the command there.")
  }

  /// Writes all that was asked for.
  ///
  /// - Parameters:
  ///   - result: the pages, compared.
  ///   - orphans: pictures that no page has, with the sentence for each.
  /// - Throws: `FileError`, `FilmFileError`, `ReferenceError`.
  func write(_ result: PageResult, orphans: [(path: String, sentence: String)]) throws {
    let notes = Self.notes(of: result, orphans)
    if annotations != nil {
      let lines = notes.map { WorkflowCommand.error($0.text, at: $0.place, title: $0.title) }
      try StandardOutput.write(lines.joined())
    }
    if let codeQuality {
      let issues = notes.map {
        CodeQualityIssue(
          "\($0.title): \($0.text)", check: $0.isFailed ? "error" : "stale page",
          isCritical: $0.isFailed, at: $0.place)
      }
      try WholeFile.write(Array(try CodeQualityIssue.report(issues)), to: codeQuality)
    }
    let changes = patch == nil ? [] : try result.changes()
    if let patch { try PatchFile.write(changes, title: Self.title, to: patch) }
    if let summary {
      let text = Self.summary(
        of: result, notes, patch: changes.isEmpty ? nil : patch.map(PatchFile.name))
      try WholeFile.write(Array(text.utf8), to: summary)
    }
  }

  // MARK: Words

  private struct Note {
    let place: RecordPlace
    let isFailed: Bool
    let text: String
    var title: String { isFailed ? "A page could not be made" : "A page is stale" }
  }

  private static func notes(
    of result: PageResult, _ orphans: [(path: String, sentence: String)]
  ) -> [Note] {
    let faults = result.wrong.flatMap { page in
      page.faults.map { fault in
        Note(
          place: RecordPlace(path: WorkTree.path(page.path), line: fault.line),
          isFailed: fault.kind == .failed, text: plain(fault.sentence))
      }
    }
    let strays = orphans.map {
      Note(
        place: RecordPlace(path: WorkTree.path($0.path), line: 1), isFailed: false,
        text: plain($0.sentence))
    }
    return faults + strays
  }

  /// Returns a sentence in which commands call the program by its name: elsewhere, it stands in another place.
  private static func plain(_ sentence: String) -> String {
    let places = [Program.path, Program.words.first].compactMap(\.self)
    return Set(places).sorted().reduce(sentence) { text, place in
      text.replacing("\(ShellWords.line([place])) ", with: "flipbook ")
    }
  }

  private static func summary(of result: PageResult, _ notes: [Note], patch: String?) -> String {
    let all = Words.count(result.pages.count, "page")
    var places: [String] = []
    for note in notes where !places.contains(note.place.path) { places.append(note.place.path) }
    guard !places.isEmpty else {
      return result.pages.count == 1
        ? "### The page is up to date\n" : "### All \(all) are up to date\n"
    }
    var lines = ["### Of \(all), what is not up to date"]
    for place in places {
      lines += ["", "#### \(Words.code(place))", ""]
      let told = notes.filter { $0.place.path == place }
      lines += told.prefix(mostLines).map {
        "- line \($0.place.line): \(MarkdownText.escaped($0.text))"
      }
      if told.count > mostLines {
        lines.append("- … and \(Words.count(told.count - mostLines, "sentence")) more")
      }
    }
    if !result.stalePages.isEmpty {
      let command = ShellCommand(["docs"], scenes: result.stalePages).text(of: "flipbook")
      lines += ["", "To renew: \(Words.code(command))"]
    }
    if let patch {
      let command = ShellWords.line(["git", "apply", "--whitespace=nowarn", patch])
      lines += ["", "Or take the patch of this run, which needs no Swift: \(Words.code(command))"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The first line of a patch, by which it is known.
  private static let title =
    "Pages as they would be made. Take them: git apply --whitespace=nowarn PATCH"
  private static let mostLines = 12
}
