import Foundation
import TemporaryFolders
import Testing

@testable import References

/// The message that a test of a scene gets when the scene differs.
@Suite @MainActor struct FilmExpectationTests {
  @Test func `a difference names the page and the way to accept it`() async throws {
    let folder = TemporaryFolder()
    let place = folder.url.path
    try await FilmExpectation.record(FallScene().scene, in: place)
    func failure(of scene: FallScene) async throws -> FilmExpectation.Failure? {
      try await FilmExpectation.failure(
        of: scene.scene, in: place, on: .all, tolerance: 0, call: "FallTests.swift:20")
    }
    #expect(try await failure(of: FallScene()) == nil)

    let found = try #require(try await failure(of: FallScene(gravity: 1.05)))
    let lines = found.sentence.split(separator: "\n")
    #expect(
      lines.last
        == "If this is meant to be so, add isRecording: true to the call at FallTests.swift:20, and run the test once."
    )
    #expect(!found.sentence.contains("flipbook record"))
    let line = try #require(lines.first { $0.hasPrefix("A page shows it: ") })
    let page = URL(filePath: String(line.dropFirst("A page shows it: ".count)))
    #expect(try Data(contentsOf: page) == Data(try #require(found.page)))
    let attributes = try FileManager.default.attributesOfItem(
      atPath: page.deletingLastPathComponent().path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)

    let again = try #require(try await failure(of: FallScene(gravity: 1.05)))
    #expect(again.sentence != found.sentence, "the pages have names of their own")
    try FileManager.default.removeItem(at: page.deletingLastPathComponent())
  }

  @Test func `a scene without a reference has no page`() async throws {
    let folder = TemporaryFolder()
    let found = try #require(
      try await FilmExpectation.failure(
        of: FallScene().scene, in: folder.url.path, on: .all, tolerance: 0, call: "A.swift:1"))
    #expect(found.page == nil)
    #expect(!found.sentence.contains("A page shows it"))
    #expect(found.sentence.contains("add isRecording: true to the call at A.swift:1"))
  }
}
