import Foundation
import Markup

/// An entry of GitLab's report of code quality.
///
/// Source: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format.
package struct CodeQualityIssue: Encodable {
  private struct Location: Encodable {
    let path: String
    let lines: [String: Int]
  }

  private let description: String
  private let check_name: String
  private let fingerprint: String
  private let severity: String
  private let location: Location

  /// - Parameters:
  ///   - text: what is wrong.
  ///   - check: the kind of fault, as in `moved another way`.
  ///   - isCritical: whether nothing could be compared.
  ///   - place: where it stands.
  package init(_ text: String, check: String, isCritical: Bool, at place: RecordPlace) {
    description = text
    check_name = "flipbook/\(check.replacing(" ", with: "-"))"
    fingerprint = GitName.of(Data("\(check_name) \(place.path) \(text)".utf8))
    severity = isCritical ? "critical" : "major"
    location = Location(path: place.path, lines: ["begin": place.line])
  }

  /// Returns a report, in JSON.
  package static func report(_ issues: [CodeQualityIssue]) throws -> Data {
    try JSONText.lines(of: issues)
  }
}
