import Geometry
import SceneCatalog
import Staging
import Testing
import UIKit

@testable import Filming
@testable import Motion

/// Motion that was exported as Swift, played by the layers of other views.
@MainActor
struct PlayedMotionTests {
  /// A layer that moves as one of a scene did.
  private struct Part: Sendable {
    let name: String
    let size: CGSize
    let motion: @MainActor @Sendable () -> CAAnimationGroup
  }

  private final class PlayController: UIViewController {
    private let parts: [Part]

    init(_ parts: [Part]) {
      self.parts = parts
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for part in parts {
        let moved = UIView(frame: CGRect(origin: .zero, size: part.size))
        moved.accessibilityIdentifier = part.name
        view.addSubview(moved)
        moved.layer.add(part.motion(), forKey: nil)
      }
    }
  }

  private func check(_ name: String, _ parts: [Part]) throws {
    let scene = try #require(SceneCatalog.scenes.first { $0.name == name })
    let wanted = try MotionTrace(of: scene)
    let played = try MotionTrace(
      of: Scene("played", "Layers move.", screen: scene.screen, limit: scene.limit) {
        PlayController(parts)
      })
    for part in parts {
      let found = Dictionary(
        played.rows(of: part.name).map { ($0.frame, $0) }, uniquingKeysWith: { one, _ in one })
      let rows = wanted.rows(of: part.name)
      #expect(rows.count > 60)
      for row in rows {
        let other = try #require(found[row.frame], "\(part.name), frame \(row.frame)")
        let far = row.box.distance(by: row.map, to: other.box, by: other.map)
        #expect(far <= KeyFrames.bound, "\(part.name), frame \(row.frame)")
        #expect(abs(row.alpha - other.alpha) <= 1.0 / 128, "\(part.name), frame \(row.frame)")
      }
      // Where it was not there, it is not seen.
      let there = Set(rows.map(\.frame))
      for (frame, row) in found where !there.contains(frame) && frame < (rows.last?.frame ?? 0) {
        #expect(row.alpha == 0, "\(part.name), frame \(frame)")
      }
    }
  }

  @Test func `what falls, swings and goes is where it was`() throws {
    try check(
      "drop-out",
      [
        Part(name: "modal", size: CGSize(width: 200, height: 200)) { DropOutMotion.modal() }
      ])
  }

  @Test func `what swells is as large as it was`() throws {
    try check(
      "elastic-button",
      [
        Part(name: "button", size: CGSize(width: 300, height: 200)) {
          ElasticButtonMotion.button()
        }
      ])
  }

  @Test(arguments: ["drop-out", "elastic-button"])
  func `the code of this test is what the command writes`(name: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "flipbook", ["render", name, "-o", "Film.swift"], in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let type = name == "drop-out" ? "DropOut" : "ElasticButton"
    let kept = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Played/\(type)Motion.swift")
    #expect(
      try String(contentsOf: folder.url.appending(path: "Film.swift"), encoding: .utf8)
        == String(contentsOf: kept, encoding: .utf8),
      "render \(name) -o Tests/FlipbookTests/Motion/Played/\(type)Motion.swift writes it anew")
  }
}
