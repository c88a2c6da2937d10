import Foundation
import Staging
import Testing
import UIKit

@testable import Calibration

@MainActor
@Suite struct CalibrationTests {
  private let placement = Placement(scale: 0.78, x: -3.3, y: -14.6)

  private func calibration(beside scene: Scene) -> Calibration {
    Calibration(of: "recording", beside: scene)
  }

  @Test func `a changed gravity is found within 2 %, and the place within half a pixel`()
    async throws
  {
    let clip = try await recording(of: bounce(gravity: 0.8), placement, start: 0.21)
    let outcome = try await calibration(beside: bounce()).run(clip)
    #expect(!outcome.isSame)
    let explanation = try #require(outcome.explanation)
    #expect(explanation.parameter == "UIGravityBehavior.magnitude")
    // Single precision, as Apple's engine keeps it.
    #expect(explanation.values.map(Float.init) == [1])
    #expect(abs(explanation.factor - 0.8) < 0.8 * 0.02)
    #expect(explanation.isEnough)
    #expect(explanation.share > 0.9)
    let alignment = outcome.alignment
    // Half a picture, and half a pixel at the corners.
    #expect(abs(alignment.start - 0.21) < 0.5 / 59.94)
    for (x, y) in [(0.0, 14.6 / 0.78), (192.0, 280.0)] {
      let truth = placement.place(x, y)
      #expect(abs(alignment.left + alignment.scale * x - truth.x) < 0.5)
      #expect(abs(alignment.top + alignment.scale * y - truth.y) < 0.5)
    }
    #expect(outcome.distances.map(\.view) == ["square", "card"])
    #expect(outcome.distances[0].most.points > 20)
    // The card stands where the scene has it.
    #expect(outcome.distances[1].most.points < 1)
  }

  @Test func `what is the same is the same, whatever the recording's size`() async throws {
    let clip = try await recording(of: bounce(), placement, start: 0.5)
    let outcome = try await calibration(beside: bounce()).run(clip)
    #expect(outcome.isSame, "\(outcome.lines)")
    #expect(outcome.explanation == nil)
    #expect(outcome.lines.first == "recording beside bounce: same.")
  }

  @Test func `two changes are explained by no single parameter`() async throws {
    let clip = try await recording(
      of: bounce(gravity: 0.7, damping: 0.15), placement, start: 0.1)
    let outcome = try await calibration(beside: bounce()).run(clip)
    let explanation = try #require(outcome.explanation)
    #expect(explanation.rest > 1)
  }

  @Test func `a recording of something else is refused`() async throws {
    let clip = Recording((0..<30).map { _ in picture(150, 210, pattern) }, rate: 60)
    await #expect(throws: CalibrationError.somethingElse("recording", scene: "bounce")) {
      try await calibration(beside: bounce()).run(clip)
    }
  }

  @Test func `a scene without names is refused before the recording is read`() async throws {
    let plain = Scene("plain", "Nothing has a name.", limit: 1) { UIViewController() }
    await #expect(throws: CalibrationError.noNamedViews(scene: "plain")) {
      try await Calibration(of: "nowhere.mov", beside: plain).run()
    }
  }
}

@MainActor
@Suite struct ParameterSearchTests {
  /// Sees a scene that is played with a parameter scaled.
  private func search(
    _ name: String, by factor: Double, start: TimeInterval
  ) async throws -> ParameterSearch.Explanation? {
    let scene = bounce()
    let take = try await Take(of: scene, rate: 60, seconds: 3)
    let use = try #require(take.uses.first { $0.parameter.name == name })
    let other = try await Take(of: scene, rate: 60, seconds: 3, use.parameter, by: factor)
    var sightings: [Sighting] = []
    for frame in 0..<140 {
      let time = Double(frame) / 59.94
      for view in other.course.views {
        guard let pose = other.course.pose(of: view, at: time - start) else { continue }
        sightings.append(
          Sighting(view: view, frame: frame, time: time, pose: pose, likeness: 1))
      }
    }
    return try await ParameterSearch(
      scene: scene, rate: 60, seconds: 3, fit: CourseFit(sightings: sightings)
    ).explanations(beside: take, starts: [0.2]).first
  }

  @Test(arguments: [
    ("UIGravityBehavior.magnitude", 1.3), ("UIDynamicItemBehavior.elasticity", 0.7),
    ("UISnapBehavior.damping", 0.5),
  ])
  func `a parameter is found with its start`(name: String, factor: Double) async throws {
    let best = try #require(try await search(name, by: factor, start: 0.0834))
    #expect(best.use.parameter.name == name)
    // A hundredth of the value, and a quarter of a picture.
    #expect(abs(best.factor - factor) < factor * 0.01)
    #expect(abs(best.fit.start - 0.0834) < 0.25 / 60)
  }
}

@MainActor
@Suite struct MotionTuningTests {
  @Test func `a tuning scales what moves, and the code reads what it has set`() async throws {
    let gravity = MotionParameter("UIGravityBehavior.magnitude")
    let plain = try await Take(of: bounce(), rate: 60, seconds: 1)
    let scaled = try await Take(of: bounce(), rate: 60, seconds: 1, gravity, by: 0.64)
    let other = try await Take(of: bounce(gravity: 0.64), rate: 60, seconds: 1)
    #expect(scaled.course == other.course)
    #expect(scaled.course != plain.course)
    // Single precision, as Apple's engine keeps it.
    let values = try #require(scaled.uses.first { $0.parameter == gravity }).values
    #expect(values.map(Float.init) == [1])
  }

  @Test func `without a tuning a scene moves as with one by 1`() async throws {
    let stage = try Stage(bounce())
    var course = Course(rate: 60)
    for _ in 0..<60 {
      course.add(stage.trajectory.map { ($0.view, Pose($0)) })
      try stage.advance()
    }
    let take = try await Take(of: bounce(), rate: 60, seconds: 59.0 / 60)
    #expect(take.course.poses == course.poses)
  }

  @Test func `values that the code sets hide Apple's`() async throws {
    let uses = try await Take(of: bounce(), rate: 60, seconds: 0.5).uses
    let elasticity = try #require(
      uses.first { $0.parameter.name == "UIDynamicItemBehavior.elasticity" })
    #expect(elasticity.values == [0.5])
    #expect(!elasticity.areDefaults)
    let friction = try #require(
      uses.first { $0.parameter.name == "UIDynamicItemBehavior.friction" })
    #expect(friction.areDefaults)
    #expect(!uses.contains { $0.parameter.name.hasPrefix("UIPushBehavior") })
  }

  @Test(arguments: [
    ("UIView.animate(withDuration:)", 1.5), ("UIView.animate(usingSpringWithDamping:)", 0.5),
  ])
  func `the animation of a block is scaled`(name: String, factor: Double) async throws {
    func scene(_ duration: TimeInterval, _ damping: CGFloat) -> Scene {
      Scene("spring", "A card springs.", limit: 2) {
        let controller = UIViewController()
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        card.accessibilityIdentifier = "card"
        controller.view.addSubview(card)
        UIView.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: damping,
          initialSpringVelocity: 0
        ) { card.center.y = 300 }
        return controller
      }
    }
    let isDuration = name.contains("Duration")
    let scaled = try await Take(
      of: scene(0.6, 0.8), rate: 60, seconds: 2, MotionParameter(name), by: factor)
    let other = try await Take(
      of: scene(isDuration ? 0.6 * factor : 0.6, isDuration ? 0.8 : 0.4), rate: 60, seconds: 2)
    // Points; the products are rounded otherwise.
    #expect(scaled.course.distance(to: other.course) < 0.01)
  }
}
