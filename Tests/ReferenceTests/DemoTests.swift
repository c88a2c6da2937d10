import FlipbookTesting
import SceneCatalog
import Staging
import Testing
import UIKit

/// The motion, the looks and the pictures of every demo, as `make references` has recorded them.
@MainActor @Suite struct DemoTests {
  @Test(arguments: SceneCatalog.scenes.map(\.name))
  func `a demo is as it was recorded`(name: String) async throws {
    let scene = try #require(SceneCatalog.scenes.first { $0.name == name })
    try await expectFilm(of: scene, matches: "References")
  }

  @Test func `a reference of the first version still verifies`() async throws {
    let scene = try #require(SceneCatalog.scenes.first { $0.name == "falling-square" })
    try await expectFilm(of: scene, matches: "OldReferences")
  }
}

@MainActor @Suite struct DemoMotionTests {
  private func trace(_ name: String) throws -> MotionTrace {
    try MotionTrace(of: try #require(SceneCatalog.scenes.first { $0.name == name }))
  }

  @Test func `the square settles on the floor after two contacts, and does not sink in`() throws {
    let trace = try trace("falling-square")
    let screen = CGRect(x: 0, y: 0, width: 320, height: 568)
    expectMotion(trace.settles("square", within: 1.6))
    expectMotion(trace.overshoots("square", in: .y, lessThan: 1))
    expectMotion(trace.overshoots("square", in: .x, lessThan: 0.01))
    expectMotion(trace.stays("square", inside: screen, tolerance: 1))
    expectMotion(
      trace.contacts(inOrder: [
        ("square", "the reference bounds"), ("square", "the reference bounds"),
      ]))
  }
}
