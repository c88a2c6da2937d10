import Files
import Foundation
import FrameComparison
import Staging
import Wording

/// Compares a scene with its reference on behalf of a test.
@MainActor
package enum FilmExpectation {
  /// What a test reports when a scene does not match.
  package struct Failure: Sendable {
    /// Everything that differs, a line each.
    package let sentence: String
    /// A page in HTML that shows the differences; `nil` when there is no reference.
    package let page: [UInt8]?
  }

  /// Compares a scene with its reference.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - folder: the folder of the references of all scenes.
  ///   - layers: what is compared: motion, pixels or all.
  ///   - tolerance: how much pixels may differ.
  ///   - call: where the test makes the comparison, such as `MotionTests.swift:20`.
  /// - Returns: `nil` when it matches.
  /// - Throws: the error for which the scene cannot be played or the reference cannot be read.
  package static func failure(
    of scene: Scene, in folder: String, on layers: ComparedLayers, tolerance: Double, call: String
  ) async throws -> Failure? {
    var page: String?
    let verdict = try await SceneVerification(
      scene: scene, store: ReferenceStore(folder), rate: nil, layers: layers,
      comparer: FilmComparer(comparer: FrameComparer(tolerance: tolerance)),
      isLenient: tolerance > 0
    ).verdict(
      report: {
        page = try pagePath(of: scene)
        return page
      }(), acceptCommand: "isRecording: true")
    guard !verdict.isSame else { return nil }
    var lines = ["“\(scene.title)” differs from its reference."] + verdict.lines
    if let page { lines.append("A page shows it: \(page)") }
    lines.append(
      "If this is meant to be so, add isRecording: true to the call at \(call), and run the test"
        + " once.")
    return Failure(
      sentence: lines.joined(separator: "\n").visible,
      page: try page.map { try SourceFile.bytes(of: $0) })
  }

  /// Records the scene as its new reference.
  ///
  /// - Throws: the error for which the scene cannot be played or the reference cannot be written.
  package static func record(_ scene: Scene, in folder: String) async throws {
    try await SceneRecorder(scene).keep(in: ReferenceStore(folder), frames: .keys)
  }

  /// Returns a new path for a page, in a folder that nobody else may write to.
  private static func pagePath(of scene: Scene) throws -> String {
    let folder = try pages ?? makeTemporaryFolder("flipbook-reports")
    pages = folder
    pageCount += 1
    let name = scene.title.unicodeScalars.prefix(longestName).map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? String(scalar) : "-"
    }
    return "\(folder)/\(pageCount)-\(name.joined()).html"
  }

  /// The folder of the pages of this process, made for the first page; nobody removes it.
  private static var pages: String?
  private static var pageCount = 0
  /// The longest scene name in a file name, which is limited in bytes too.
  private static let longestName = 40
}
