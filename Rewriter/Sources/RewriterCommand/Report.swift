import Foundation
import Rewriter

/// What `--json` prints of a file.
///
/// *Units* of ranges: bytes of UTF-8; places count from 1.
struct Report: Encodable {
  struct Change: Encodable {
    let start: Int
    let end: Int
    let replacement: String
  }

  struct Problem: Encodable {
    let line: Int
    let column: Int
    let severity: String
    let text: String
  }

  struct FoundPreview: Encodable {
    let name: String?
    let line: Int
    let column: Int
    let start: Int
    let end: Int
    let body: String
  }

  let file: String
  let text: String
  let edits: [Change]
  let findings: [Problem]
  let previews: [FoundPreview]

  init(_ file: RewrittenFile) {
    self.file = file.name
    text = file.text
    edits = file.edits.map {
      Change(start: $0.range.lowerBound, end: $0.range.upperBound, replacement: $0.replacement)
    }
    findings = file.findings.map {
      Problem(
        line: $0.place.line, column: $0.place.column, severity: $0.severity.rawValue,
        text: $0.reason.description)
    }
    previews = file.previews.map {
      FoundPreview(
        name: $0.name, line: $0.place.line, column: $0.place.column, start: $0.range.lowerBound,
        end: $0.range.upperBound, body: $0.body)
    }
  }

  /// Returns the files as one JSON array, with keys in order.
  static func json(of files: [RewrittenFile]) throws -> String {
    try jsonText(of: files.map(Report.init))
  }
}

/// What `--program` prints.
struct ProgramReport: Encodable {
  struct File: Encodable {
    let file: String
    let text: String
    /// What cannot be rewritten, as compilers write it.
    let errors: [String]
    let warnings: [String]
    /// What needs modules that are not here, as compilers write errors.
    let absences: [String]
    /// What the program goes on without, as compilers write errors; it is among the warnings, too.
    let leftOut: [String]
    let absentModules: [String]
  }

  let files: [File]
  /// What is filmed, as the end of “films …”; absent where nothing is.
  let subject: String?
  /// Controllers that cannot be made without arguments.
  let unmakeable: [String]
  /// Names of properties that Interface Builder sets.
  let outlets: [String]
  /// Whether names tell that the files are older than Swift 4.2.
  let isOld: Bool
  /// What the files use and is not here, as far as names tell.
  let absentNames: [String]
  let entry: String

  init(_ program: FilmedProgram) {
    let isTooOld = program.files.contains { $0.findings.contains(where: \.reason.isOldLanguage) }
    files = program.files.map { file in
      // Beside a Swift that nothing compiles, nothing else matters.
      let findings = file.findings.filter { !isTooOld || $0.reason.isOldLanguage }
      return File(
        file: file.name, text: file.text,
        errors: findings.filter {
          $0.severity == .error && !$0.reason.isAbsence && !$0.reason.isLeftOut
        }.map(\.description),
        warnings: findings.filter { $0.severity == .warning || $0.reason.isLeftOut }
          .map { $0.description(as: .warning) },
        absences: findings.filter(\.reason.isAbsence).map(\.description),
        leftOut: findings.filter(\.reason.isLeftOut).map(\.description),
        absentModules: file.absentModules)
    }
    isOld = program.isOld
    absentNames = program.absentNames
    subject = program.subject?.description
    unmakeable = program.unmakeable
    outlets = program.outlets
    entry = program.entry
  }

  func json() throws -> String { try jsonText(of: self) }
}

/// Returns a value as JSON, with keys in order.
func jsonText(of value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
