import Foundation
import FrameComparison
import FrameOutput
import Staging

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
  /// - Parameter folder: that of the references of all scenes.
  /// - Returns: nothing where it matches.
  /// - Throws: what keeps the scene from being played or the reference from being read.
  package static func failure(
    of scene: Scene, in folder: String, on layers: ComparedLayers, tolerance: Double
  ) async throws -> Failure? {
    pageCount += 1
    let page = FileManager.default.temporaryDirectory
      .appending(path: "flipbook-report-\(getpid())-\(pageCount).html").path
    let accept = "flipbook record \(scene.name) --references \(ShellCommand.quoted(folder))"
    let verdict = try await SceneVerification(
      scene: scene, store: ReferenceStore(folder), rate: nil, layers: layers,
      comparer: FilmComparer(comparer: FrameComparer(tolerance: tolerance)),
      isLenient: tolerance > 0
    ).verdict(report: page, acceptCommand: accept)
    guard !verdict.isSame else { return nil }
    var bytes: [UInt8]?
    if access(page, F_OK) == 0 {
      bytes = try SourceFile.bytes(of: page)
      unlink(page)
    }
    let lines = ["“\(scene.name)” differs from its reference."] + verdict.lines
    return Failure(
      sentence: (lines + ["If this is meant to be so: \(accept)"]).joined(separator: "\n"),
      page: bytes)
  }

  /// Keeps a scene as it is now.
  ///
  /// - Throws: what keeps the scene from being played or the reference from being written.
  package static func record(_ scene: Scene, in folder: String) async throws {
    try await SceneRecorder(scene).keep(in: ReferenceStore(folder), frames: .keys)
  }

  /// How many pages were made, so that each has a name of its own.
  private static var pageCount = 0
}
