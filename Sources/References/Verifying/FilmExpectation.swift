import Files
import Foundation
import FrameComparison
import Staging
import Wording

/// What a test asks of a scene and its reference.
@MainActor
package enum FilmExpectation {
  /// Why a scene does not match.
  package struct Failure: Sendable {
    /// Everything that differs, a line each.
    package let sentence: String
    /// A page that shows it, in HTML; nothing where there is no reference.
    package let page: [UInt8]?
  }

  /// Compares a scene with its reference.
  ///
  /// - Parameters:
  ///   - folder: that of the references of all scenes.
  ///   - call: where the test asks, as in `MotionTests.swift:20`.
  /// - Returns: nothing where it matches.
  /// - Throws: what keeps the scene from being played or the reference from being read.
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
    var lines = ["“\(scene.name)” differs from its reference."] + verdict.lines
    if let page { lines.append("A page shows it: \(page)") }
    lines.append(
      "If this is meant to be so, add isRecording: true to the call at \(call), and run the test"
        + " once.")
    return Failure(
      sentence: lines.joined(separator: "\n").visible,
      page: try page.map { try SourceFile.bytes(of: $0) })
  }

  /// Keeps a scene as it is now.
  ///
  /// - Throws: what keeps the scene from being played or the reference from being written.
  package static func record(_ scene: Scene, in folder: String) async throws {
    try await SceneRecorder(scene).keep(in: ReferenceStore(folder), frames: .keys)
  }

  /// A path that no other page of this process has, in a folder that nobody else may write to.
  private static func pagePath(of scene: Scene) throws -> String {
    let folder = try pages ?? makeTemporaryFolder("flipbook-reports")
    pages = folder
    pageCount += 1
    let name = scene.name.unicodeScalars.prefix(longestName).map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? String(scalar) : "-"
    }
    return "\(folder)/\(pageCount)-\(name.joined()).html"
  }

  /// The folder of the pages of this process, made when there is something to show; it stays.
  private static var pages: String?
  private static var pageCount = 0
  /// So that the name of a file is one, in bytes too.
  private static let longestName = 40
}
