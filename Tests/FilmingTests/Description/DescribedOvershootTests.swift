import Foundation
import Staging
import Testing
import UIKit

@testable import Filming

/// A spring of damping ratio 0.4 goes exp(−π · 0.4 ÷ √(1 − 0.4²)) of its way beyond its end: 25.4 %.
///
/// Between two frames the greatest is missed by less than half a percent of that.
private let share = 0.2538

@MainActor private func spring(
  _ keyPath: String, _ from: any Sendable, _ to: any Sendable, on layer: CALayer
) {
  let spring = CASpringAnimation(keyPath: keyPath)
  (spring.mass, spring.stiffness, spring.damping) = (1, 100, 8)
  (spring.fromValue, spring.toValue) = (from, to)
  spring.duration = 2
  layer.add(spring, forKey: keyPath)
}

@MainActor @Suite struct DescribedOvershootTests {
  @Test func `even scaling overshoots by one number`() async throws {
    let told = try await describing(limit: 3) {
      _ = box("heart", CGRect(x: 40, y: 40, width: 50, height: 50), in: $0)
    } then: { view in
      let layer = view.named("heart").layer
      layer.transform = CATransform3DMakeScale(1.5, 1.5, 1)
      spring("transform.scale", 1.0, 1.5, on: layer)
    }
    let part = try #require(told.part(.scale, of: "`heart`"))
    #expect(abs(part.overshoot - 0.5 * share) < 0.001)
    #expect(part.overshoots.count == 2)
    #expect(told.motions.contains { $0.words.contains("overshoots by 0.12") })
    #expect(!told.motions.contains { $0.words.contains(" × 0.12") })
  }

  @Test func `width and height overshoot each by its own number`() async throws {
    let told = try await describing(limit: 3) {
      _ = box("card", CGRect(x: 140, y: 240, width: 40, height: 40), in: $0)
    } then: { view in
      let layer = view.named("card").layer
      layer.bounds.size = CGSize(width: 100, height: 160)
      spring(
        "bounds.size", CGSize(width: 40, height: 40), CGSize(width: 100, height: 160), on: layer)
    }
    let part = try #require(told.part(.size, of: "`card`"))
    #expect(abs(part.overshoots[0] - 60 * share) < 0.1)
    #expect(abs(part.overshoots[1] - 120 * share) < 0.2)
    #expect(part.overshoot == part.overshoots[1])
    let words = try #require(told.motions.first).words
    #expect(words.contains(/overshoots by 15\.\d+ × 30\.\d+ pt at/))
  }

  @Test func `the opacity and the radius of a shadow are not mixed`() async throws {
    let told = try await describing(limit: 2) {
      let card = box("card", CGRect(x: 140, y: 240, width: 40, height: 40), in: $0)
      card.layer.shadowRadius = 10
    } then: { view in
      let layer = view.named("card").layer
      layer.shadowOpacity = 0.5
      spring("shadowOpacity", 0.1, 0.5, on: layer)
    }
    let part = try #require(told.motions.flatMap(\.parts).first { $0.quantity == .shadow })
    #expect(abs(part.overshoots[0] - 0.4 * share) < 0.005)
    #expect(part.overshoots[1] == 0)
    #expect(part.fastest < 5)
  }

  /// A ball is taken 100 points away in even steps and springs home: 25.4 points beyond.
  @Test func `what springs home overshoots its beginning`() async throws {
    let told = try await describing(limit: 4) {
      _ = box("ball", CGRect(x: 140, y: 240, width: 40, height: 40), in: $0)
    } then: { view in
      let layer = view.named("ball").layer
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
        view.named("ball").center.x += 100
      } completion: { _ in
        layer.position.x -= 100
        spring("position.x", 260.0, 160.0, on: layer)
      }
    }
    let part = try #require(told.part(.place, of: "`ball`"))
    #expect(abs(part.overshoot - 100 * share) < 0.2)
    #expect(
      told.motions.contains { $0.words.contains(/and back, .*overshoots its beginning by 25\.\d/) })
  }

  @Test func `a shake goes beyond its beginning`() async throws {
    let told = try await describing(limit: 3) {
      _ = box("field", CGRect(x: 140, y: 240, width: 40, height: 40), in: $0)
    } then: { view in
      let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
      shake.values = [0.0, 10.0, -8.0, 6.0, 0.0]
      shake.duration = 0.4
      view.named("field").layer.add(shake, forKey: "shake")
    }
    let part = try #require(told.part(.place, of: "`field`"))
    #expect(abs(part.overshoot - 8) < 1e-6)
    #expect(part.overshootAt?.frame == 12)
  }

  /// Nearly a whole circle: its end lies close to its beginning.
  @Test func `a circle overshoots nothing`() async throws {
    let told = try await describing(limit: 3) {
      _ = box("moon", CGRect(x: 195, y: 295, width: 10, height: 10), in: $0)
    } then: { view in
      let way = CAKeyframeAnimation(keyPath: "position")
      way.path =
        UIBezierPath(
          arcCenter: CGPoint(x: 150, y: 300), radius: 50, startAngle: 0, endAngle: 1.8 * .pi,
          clockwise: true
        ).cgPath
      way.calculationMode = .paced
      way.duration = 1
      let end = CGPoint(x: 150 + 50 * 0.80902, y: 300 - 50 * 0.58779)
      view.named("moon").layer.position = end
      view.named("moon").layer.add(way, forKey: "way")
    }
    let part = try #require(told.part(.place, of: "`moon`"))
    #expect(part.bow > 90)
    #expect(part.overshoot == 0)
    #expect(!told.motions.contains { $0.words.contains("goes back") })
  }
}
