import Foundation

/// Tells what differs on the lines of files, as the pages of changes show it.
package struct AnnotationText {
  let outcome: VerifyOutcome

  /// Takes an outcome, each finding of which becomes an annotation.
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
  package var workflowCommands: String {
    let notes = notes.map { WorkflowCommand.error($0.message, at: $0.place, title: $0.title) }
    let faults = outcome.faults.map {
      WorkflowCommand.error($0, at: RecordPlace(ofMessage: $0))
    }
    return (notes + faults).joined()
  }

  // MARK: GitLab

  /// Returns a report of code quality, in JSON.
  package func codeQuality() throws -> Data {
    let top = RecordPlace(path: outcome.folder, line: 1)
    let issues = notes.map { note in
      CodeQualityIssue(
        "\(note.title): \(note.message)", check: note.finding.kind.rawValue,
        isCritical: note.finding.kind == .error, at: note.place ?? top)
    }
    let faults = outcome.faults.map {
      CodeQualityIssue(
        $0, check: FilmFinding.Kind.error.rawValue, isCritical: true,
        at: RecordPlace(ofMessage: $0) ?? top)
    }
    return try CodeQualityIssue.report(issues + faults)
  }
}
