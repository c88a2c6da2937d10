import Foundation
import Markup

/// Tells what differs on the lines of files, as the pages of changes show it.
package struct AnnotationText {
  let outcome: VerifyOutcome

  package init(_ outcome: VerifyOutcome) { self.outcome = outcome }

  private struct Note {
    let scene: VerifiedScene
    let finding: FilmFinding
    /// `nil` for what stands in no file.
    let place: RecordPlace?

    var title: String {
      "\(scene.verdict.name) \(scene.verdict.isError ? "could not be compared" : "differs")"
    }
    var message: String { finding.lines.joined(separator: "\n") }
  }

  private var notes: [Note] {
    (outcome.results + outcome.crashed).flatMap { scene in
      scene.verdict.findings.enumerated().map { number, finding in
        Note(
          scene: scene, finding: finding,
          place: scene.places.indices.contains(number) ? scene.places[number] : nil)
      }
    }
  }

  // MARK: GitHub

  /// Workflow commands, a line each.
  ///
  /// Source: https://docs.github.com/actions/reference/workflow-commands-for-github-actions.
  package var workflowCommands: String {
    let notes = notes.map { note in
      let place = note.place.map { "file=\(Self.property($0.path)),line=\($0.line)," } ?? ""
      return "::error \(place)title=\(Self.property(note.title))::\(Self.data(note.message))\n"
    }
    return (notes + outcome.faults.map { "::error::\(Self.data($0))\n" }).joined()
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  // MARK: GitLab

  /// The issues of a report of code quality.
  ///
  /// Source: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format.
  private struct Issue: Encodable {
    struct Location: Encodable {
      let path: String
      let lines: [String: Int]
    }

    let description: String
    let check_name: String
    let fingerprint: String
    let severity: String
    let location: Location
  }

  /// Returns a report of code quality, in JSON.
  package func codeQuality() throws -> Data {
    let issues = notes.map { note in
      let place = note.place ?? RecordPlace(path: outcome.folder, line: 1)
      return issue(note.title + ": " + note.message, note.finding.kind, at: place)
    }
    let faults = outcome.faults.map {
      issue($0, .error, at: RecordPlace(path: outcome.folder, line: 1))
    }
    return try JSONText.lines(of: issues + faults)
  }

  private func issue(
    _ text: String, _ kind: FilmFinding.Kind, at place: RecordPlace
  ) -> Issue {
    let name = "flipbook/\(kind.rawValue.replacing(" ", with: "-"))"
    return Issue(
      description: text, check_name: name,
      fingerprint: GitName.of(Data("\(name) \(place.path) \(text)".utf8)),
      severity: kind == .error ? "critical" : "major",
      location: Issue.Location(path: place.path, lines: ["begin": place.line]))
  }
}
