import Foundation
import Testing
import UIKit

@testable import Filming

/// Animations that jump back to their beginning, again and again.
@MainActor @Suite struct SawtoothTests {
  private func describing(
    _ path: String, from: Double, to: Double, _ change: @escaping (CABasicAnimation) -> Void,
    limit: TimeInterval = 4
  ) async throws -> SceneDescription {
    try await FilmingTests.describing(limit: limit) {
      _ = box("card", CGRect(x: 40, y: 40, width: 50, height: 50), in: $0)
    } then: { view in
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 0.5)
      change(animation)
      view.named("card").layer.add(animation, forKey: nil)
    }
  }

  @Test(arguments: [
    ("position.x", 65.0, 265.0, "moves 193.3 pt right", ", fastest 400 pt/s at 0.02 s"),
    ("position.x", 220, 120, "moves 96.67 pt left", ", fastest 200 pt/s at 0.02 s"),
    ("opacity", 1, 0.2, "fades from 1 to 0.227", ""),
    ("transform.scale", 1, 1.4, "scales from 1 to 1.387", ""),
    ("transform.rotation.z", 0, 1.5, "turns 83.08° clockwise", ", fastest 171.9°/s at 0.02 s"),
    ("transform.rotation.z", 0, -5, "turns 276.9° counterclockwise", ", fastest 573°/s at 0.02 s"),
  ])
  func `what is made again and again is told once`(
    path: String, from: Double, to: Double, way: String, speed: String
  ) async throws {
    let told = try await describing(path, from: from, to: to) { $0.repeatCount = 4 }
    let motion = try #require(told.motions.first)
    #expect(told.motions.count == 1)
    #expect(
      motion.words
        == "from 0.00 s to rest at 2.00 s: \(way) again and again, 4 times\(speed), and jumps back at "
        + "once each time")
    let part = motion.parts[0]
    #expect(part.times == 4 && part.turnings == 0 && part.overshoot == 0)
  }

  @Test func `twice is twice, and what goes on is not counted`() async throws {
    let twice = try await describing("opacity", from: 1, to: 0) { $0.repeatCount = 2 }
    #expect(
      twice.motions.map(\.words) == [
        "from 0.00 s to rest at 1.00 s: fades from 1 to 0.033 twice, and jumps back at once each time"
      ])
    let endless = try await describing("opacity", from: 1, to: 0) { $0.repeatCount = .infinity }
    #expect(
      endless.motions.map(\.words) == [
        "from 0.00 s on, not at rest at the end: fades from 1 to 0.033 again and again, and jumps back "
          + "at once each time"
      ])
  }

  /// 0.31 s are no whole number of frames, so that no two times show the same numbers.
  @Test func `a time that is none of whole frames is no hindrance`() async throws {
    let told = try await describing("position.x", from: 65, to: 265) {
      ($0.repeatCount, $0.duration) = (5, 0.31)
    }
    let part = try #require(told.motions.first?.parts.first)
    #expect(told.motions.count == 1 && part.times == 5)
    #expect(abs(part.fastest - 200 / 0.31) < 1)
  }

  @Test func `what swings back and forth does not jump`() async throws {
    let told = try await describing("position.x", from: 65, to: 265) {
      ($0.repeatCount, $0.autoreverses) = (2, true)
    }
    let motion = try #require(told.motions.first)
    #expect(motion.words.contains(" and back") && motion.words.contains("turns back 3 times"))
    #expect(motion.parts[0].times == 1)
  }

  @Test func `ways that differ are not one again and again`() {
    func saw(_ values: [Double]) -> Int? { Sawtooth(values.map { [$0] }, .corners)?.count }
    #expect(saw([0, 1, 2, 3, 0, 1, 2, 3, 0]) == 2)
    #expect(saw([0, 1, 2, 3, 0, 1, 2]) == 2)
    // From elsewhere, and to elsewhere.
    #expect(saw([50, 0, 1, 2, 3, 0, 1, 2, 3, 50]) == 2)
    // Another height, another beginning, one time alone, and blinking.
    #expect(saw([0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 0]) == nil)
    #expect(saw([0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, -9, -8]) == nil)
    #expect(saw([0, 1, 2, 3, 0]) == nil)
    #expect(saw([0, 5, 0, 5, 0]) == nil)
  }
}
