import Foundation
import SceneCatalog
import Testing

/// The motion of every scene, to the last digit, as `make references` has recorded it.
@Suite struct ReferenceTests {
  private static let references = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "References")

  @Test(arguments: SceneCatalog.scenes.map(\.name))
  func `a scene moves as its reference does`(scene: String) throws {
    let reference = try String(
      contentsOf: Self.references.appending(path: "\(scene).csv"), encoding: .utf8)
    let outcome = try RunningProgram.run(
      "flipbook", ["trace", scene, "--every", "6"], in: TemporaryFolder())
    #expect(outcome.exitCode == 0)
    let expected = reference.split(separator: "\n")
    let rows = outcome.output.split(separator: "\n")
    #expect(rows.count == expected.count)
    let different = zip(rows, expected).first { $0 != $1 }
    #expect(different == nil, "the first row that differs; make references accepts it")
  }

  @Test func `every reference has its scene`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.references.path)
    #expect(files.sorted() == SceneCatalog.scenes.map { "\($0.name).csv" }.sorted())
  }
}
