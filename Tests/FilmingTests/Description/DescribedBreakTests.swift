import Foundation
import Staging
import Testing
import UIKit

@testable import Filming

/// Motion that breaks off: by an absence, by a jump at its end, by the end of what was asked for.
@MainActor @Suite struct DescribedBreakTests {
  private func describingCard(
    limit: TimeInterval = 2, _ part: DescribedPart = DescribedPart(),
    then act: @escaping @MainActor (UIView) -> Void
  ) async throws -> SceneDescription {
    try await describing(limit: limit, part) {
      _ = box("card", CGRect(x: 40, y: 40, width: 50, height: 50), in: $0)
    } then: {
      act($0)
    }
  }

  /// Adds a linear animation of half a second that does not change the layer.
  private func animate(_ path: String, from: Any? = nil, to: Any?, _ view: UIView) {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 0.5)
    view.named("card").layer.add(animation, forKey: path)
  }

  private func after(_ seconds: Double, _ act: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { act() }
  }

  /// 200 points in a second are 200 points a second, whether one sees them or not.
  @Test func `no motion spans a time in which its view is hidden`() async throws {
    let told = try await describingCard { view in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.named("card").center.x += 200
      }
      after(0.4) { view.named("card").isHidden = true }
      after(0.55) { view.named("card").isHidden = false }
    }
    let words = told.motions.map(\.words)
    try #require(words.count == 2)
    #expect(words[0].hasPrefix("from 0.00 s until it goes at 0.40 s: moves 76.67 pt right"))
    #expect(words[1].hasPrefix("from 0.55 s to rest at 1.00 s: moves 90 pt right"))
    #expect(told.motions.map(\.isOngoing) == [true, false])
    #expect(told.motions.allSatisfy { abs($0.parts[0].fastest - 200) < 1e-6 })
    #expect(
      told.changes.map(\.words) == [
        "goes at 0.40 s and comes back at 0.55 s, moved 33.33 pt right"
      ])
  }

  @Test func `what is moved while it is hidden does not move at once`() async throws {
    let told = try await describingCard { view in
      after(0.3) { view.named("card").isHidden = true }
      after(0.4) { view.named("card").center.y += 40 }
      after(0.6) { view.named("card").isHidden = false }
    }
    #expect(told.motions.isEmpty)
    #expect(
      told.changes.map(\.words) == ["goes at 0.30 s and comes back at 0.60 s, moved 40 pt down"])
  }

  @Test func `what is removed on its way is not at rest`() async throws {
    let told = try await describingCard { view in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.named("card").center.x += 60
      }
      after(0.5) { view.named("card").removeFromSuperview() }
    }
    #expect(told.motions.map(\.isOngoing) == [true])
    #expect(told.motions[0].words.hasPrefix("from 0.00 s until it goes at 0.50 s: moves 29 pt"))
  }

  @Test(arguments: [
    ("position.x", 65.0, 165.0, "moves 96.67 pt right, fastest 200 pt/s at"),
    ("opacity", 1, 0, "fades from 1 to 0.03"),
    ("transform.scale", 1, 2, "scales from 1 to 1.967"),
    ("transform.rotation.z", 0, -3 * Double.pi, "turns 522° counterclockwise, fastest 1080°/s at"),
  ])
  func `an animation that does not change its layer jumps back at its end`(
    path: String, from: Double, to: Double, way: String
  ) async throws {
    let told = try await describingCard { animate(path, from: from, to: to, $0) }
    let motion = try #require(told.motions.first)
    #expect(told.motions.count == 1)
    #expect(motion.words.hasPrefix("from 0.00 s to rest at 0.50 s: \(way)"))
    #expect(motion.words.hasSuffix(", and jumps back at once at 0.50 s"))
    let part = motion.parts[0]
    #expect(part.from == part.to)
    #expect(part.overshoot == 0 && part.turnings == 0)
  }

  @Test func `what moves back does not jump`() async throws {
    let told = try await describingCard { view in
      UIView.animate(withDuration: 0.1, delay: 0, options: [.autoreverse, .curveEaseIn]) {
        view.named("card").center.x += 200
      } completion: { _ in
        view.named("card").center.x -= 200
      }
    }
    #expect(told.motions.map { $0.words.contains(" and back") } == [true])
    #expect(told.motions.allSatisfy { !$0.words.contains("jumps") })
  }

  @Test func `a step in the last frame that is told is no motion`() async throws {
    let told = try await describingCard(DescribedPart(from: 0.2, to: 0.3)) { view in
      after(0.3) { view.named("card").center.x += 30 }
    }
    #expect(told.motions.map(\.words) == ["at 0.30 s: moves 30 pt right in the last frame"])
    #expect(told.motions.map(\.isOngoing) == [false])
  }

  @Test func `a transition from the first frame on is told from there`() async throws {
    func told(_ limit: Double) async throws -> [String] {
      try await describingCard(limit: limit) { view in
        let card = view.named("card")
        UIView.transition(with: card, duration: 0.5, options: .transitionCrossDissolve) {
          card.layer.cornerRadius = 20
        }
      }.changes.filter { $0.property == "transition" }.map(\.words)
    }
    let words = "goes over to another content by a cross-fade from 0.00 s"
    #expect(try await told(2) == ["\(words) to 0.50 s"])
    #expect(try await told(0.3) == ["\(words) on"])
  }

  @Test func `a name with marks in it stays code`() async throws {
    let told = try await describing {
      _ = box("the `label`", CGRect(x: 40, y: 40, width: 50, height: 50), in: $0)
      _ = box("a\nb", CGRect(x: 140, y: 40, width: 50, height: 50), in: $0)
    }
    let names = told.views.map(\.name)
    #expect(names.contains("`` the `label` ``"))
    #expect(names.contains("`a\\nb`"))
  }

  @Test func `an identifier of blanks is no name`() async throws {
    let told = try await describing {
      _ = box(" ", CGRect(x: 40, y: 40, width: 50, height: 50), in: $0)
    }
    #expect(told.views.allSatisfy { $0.identifier == nil })
  }
}
