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
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(files.map(Report.init)), as: UTF8.self)
  }
}
