import Foundation
import Staging
import Testing
import UIKit

@testable import Filming

@MainActor @Suite struct DescribedMotionTests {
  /// 60 points in half a second are 120 points a second, 2 a frame.
  @Test func `an even motion is told by its way, its speed and its rest`() async throws {
    let told = try await describing {
      _ = box("card", CGRect(x: 40, y: 300, width: 80, height: 80), in: $0)
    } then: { view in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        view.named("card").center.y -= 60
      }
    }
    let motion = try #require(told.motions.first { $0.view == "`card`" })
    let part = try #require(motion.parts.first)
    #expect(motion.parts.count == 1)
    #expect(part.quantity == .place)
    #expect(part.from == [80, 340] && part.to == [80, 280])
    #expect(abs(part.fastest - 120) < 1e-6)
    #expect(part.overshoot == 0 && part.bow == 0 && part.turnings == 0)
    #expect(motion.start.frame == 0)
    #expect(motion.rest.frame == 30)
    #expect(!motion.isOngoing)
    #expect(
      motion.words.hasPrefix("from 0.00 s to rest at 0.50 s: moves 60 pt up, fastest 120 pt/s"))
  }

  @Test func `what goes beyond its end overshoots by the difference`() async throws {
    let told = try await describing {
      _ = box("ball", CGRect(x: 40, y: 40, width: 50, height: 50), in: $0)
    } then: { view in
      UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.named("ball").center.y += 220
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.named("ball").center.y -= 20
        }
      }
    }
    let part = try #require(told.part(.place, of: "`ball`"))
    #expect(abs(part.overshoot - 20) < 1e-6)
    #expect(part.overshootAt?.frame == 18)
    #expect(part.turnings == 1)
    #expect(told.motions.contains { $0.words.contains("overshoots by 20 pt at 0.30 s") })
  }

  @Test func `what comes back is told by its farthest point`() async throws {
    let told = try await describing(limit: 3) {
      _ = box("heart", CGRect(x: 40, y: 40, width: 50, height: 50), in: $0)
    } then: { view in
      UIView.animate(withDuration: 0.4, delay: 0.1, options: [.autoreverse, .curveLinear]) {
        view.named("heart").transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      } completion: { _ in
        view.named("heart").transform = .identity
      }
    }
    let part = try #require(told.part(.scale, of: "`heart`"))
    #expect(zip(part.farthest, [1.2, 1.2]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(told.motions.contains { $0.words.contains("scales from 1 to 1.2 and back") })
  }

  @Test func `turns, fades, sizes and colours are told`() async throws {
    let told = try await describing {
      _ = box("a", CGRect(x: 40, y: 40, width: 50, height: 50), in: $0)
      _ = box("b", CGRect(x: 140, y: 40, width: 50, height: 50), in: $0, .white)
    } then: { view in
      UIView.animate(withDuration: 0.4) {
        view.named("a").transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.named("a").alpha = 0.25
        view.named("b").bounds.size.width = 90
        view.named("b").backgroundColor = .black
        view.named("b").layer.cornerRadius = 12
      }
    }
    let words = told.motions.map { "\($0.view) \($0.words)" }.joined(separator: "\n")
    #expect(words.contains("turns 90° clockwise"))
    #expect(words.contains("fades from 1 to 0.25"))
    #expect(words.contains("its size goes from 50 × 50 to 90 × 50 pt"))
    #expect(words.contains("its background goes from #FFFFFF to #000000"))
    #expect(words.contains("its corner radius goes from 0 to 12 pt"))
  }

  @Test func `more than half a turn is no turn the other way`() async throws {
    let told = try await describing {
      _ = box("arrow", CGRect(x: 40, y: 40, width: 50, height: 50), in: $0)
    } then: { view in
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.fromValue = 0
      turn.toValue = 1.5 * Double.pi
      turn.duration = 0.5
      view.named("arrow").layer.transform = CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1)
      view.named("arrow").layer.add(turn, forKey: "turn")
    }
    #expect(told.motions.contains { $0.words.contains("turns 270° clockwise") })
  }

  @Test func `what goes on at the end is not at rest`() async throws {
    let told = try await describing(limit: 1) {
      _ = box("dot", CGRect(x: 40, y: 40, width: 50, height: 50), in: $0)
    } then: { view in
      UIView.animate(withDuration: 0.2, delay: 0, options: [.autoreverse, .repeat]) {
        view.named("dot").center.x += 30
      }
    }
    let motion = try #require(told.motions.first)
    #expect(motion.isOngoing)
    #expect(motion.words.contains("not at rest at the end"))
    #expect(motion.parts[0].turnings == 4)
    #expect(told.ending != nil)
  }

  @Test func `a step without anything in between happens at once`() async throws {
    let told = try await describing {
      _ = box("card", CGRect(x: 40, y: 40, width: 50, height: 50), in: $0)
    } then: { view in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { view.named("card").center.x += 40 }
    }
    #expect(told.motions.map(\.words) == ["at 0.50 s: moves 40 pt right at once"])
  }

  /// Half a circle of radius 50 from its left to its right end.
  @Test func `a curve is told by how far it is beside the straight line`() async throws {
    let told = try await describing {
      _ = box("ball", CGRect(x: 45, y: 195, width: 10, height: 10), in: $0)
    } then: { view in
      let way = CAKeyframeAnimation(keyPath: "position")
      way.path =
        UIBezierPath(
          arcCenter: CGPoint(x: 100, y: 200), radius: 50, startAngle: .pi, endAngle: 2 * .pi,
          clockwise: true
        ).cgPath
      way.calculationMode = .paced
      way.duration = 1
      view.named("ball").layer.position = CGPoint(x: 150, y: 200)
      view.named("ball").layer.add(way, forKey: "way")
    }
    let part = try #require(told.part(.place, of: "`ball`"))
    #expect(abs(part.bow - 50) < 0.2)
    #expect(told.motions.contains { $0.words.contains("in a curve up to") })
  }

  @Test func `what grows at one edge does not move`() async throws {
    let told = try await describing {
      _ = box("bar", CGRect(x: 40, y: 40, width: 100, height: 20), in: $0)
      _ = box("both", CGRect(x: 40, y: 140, width: 100, height: 20), in: $0)
    } then: { view in
      UIView.animate(withDuration: 0.4) {
        view.named("bar").frame.size.width = 200
        view.named("both").frame = CGRect(x: 40, y: 170, width: 40, height: 20)
      }
    }
    let bar = try #require(told.motions.first { $0.view == "`bar`" }).words
    #expect(
      bar.contains("its right edge goes 100 pt right; its size goes from 100 × 20 to 200 × 20"))
    #expect(!bar.contains("moves"))
    let both = try #require(told.motions.first { $0.view == "`both`" }).words
    #expect(both.contains("moves 30 pt down, its right edge goes 60 pt left"))
  }

  @Test func `what leaves the screen and what reaches beyond it is told`() async throws {
    let told = try await describing {
      _ = box("gone", CGRect(x: 40, y: 40, width: 50, height: 50), in: $0)
      _ = box("back", CGRect(x: 40, y: 140, width: 50, height: 50), in: $0)
      _ = box("new", CGRect(x: 40, y: 568, width: 50, height: 50), in: $0)
    } then: { view in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        view.named("gone").center.x += 300
        view.named("new").center.y -= 100
      }
      UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.named("back").frame.origin.x = 300
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.named("back").frame.origin.x = 200
        }
      }
    }
    func beyond(_ name: String) -> String? { told.motions.first { $0.view == name }?.beyond }
    // Its left edge passes 320 after 280 of 300 points: in frame 28.
    #expect(beyond("`gone`") == "leaves the screen at 0.47 s")
    #expect(beyond("`back`") == "reaches 30 pt beyond the right edge at 0.30 s")
    #expect(beyond("`new`") == "comes from beyond the bottom")
  }

  @Test func `what comes, goes and is written otherwise is told`() async throws {
    let told = try await describing {
      let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
      label.text = "3"
      label.accessibilityIdentifier = "count"
      $0.addSubview(label)
      _ = box("toast", CGRect(x: 20, y: 100, width: 50, height: 50), in: $0)
    } then: { view in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        (view.named("count") as? UILabel)?.text = "4"
        view.named("toast").removeFromSuperview()
        let card = box("card", CGRect(x: 20, y: 200, width: 50, height: 50), in: view)
        _ = box("inner", CGRect(x: 0, y: 0, width: 20, height: 20), in: card)
      }
    }
    let words = told.changes.map { "\($0.view) \($0.words)" }
    #expect(words.contains("`count` reads “4” instead of “3” from 0.50 s on"))
    #expect(words.contains("`toast` goes at 0.50 s"))
    #expect(words.contains("`card` comes at 0.50 s"))
    #expect(!words.contains { $0.hasPrefix("`inner`") })
  }

  @Test func `the line of a shape layer is told with the view that it lies in`() async throws {
    let told = try await describing {
      let ring = box("ring", CGRect(x: 40, y: 40, width: 100, height: 100), in: $0, .clear)
      let line = CAShapeLayer()
      line.path = UIBezierPath(ovalIn: ring.bounds).cgPath
      line.strokeColor = UIColor.black.cgColor
      line.fillColor = nil
      line.strokeEnd = 0
      ring.layer.addSublayer(line)
    } then: { view in
      let draw = CABasicAnimation(keyPath: "strokeEnd")
      draw.fromValue = 0
      draw.toValue = 1
      draw.duration = 0.5
      let line = view.named("ring").layer.sublayers?.first as? CAShapeLayer
      line?.strokeEnd = 1
      line?.add(draw, forKey: "draw")
    }
    let motion = try #require(told.motions.first { $0.parts[0].quantity == .stroke })
    #expect(motion.view == "CAShapeLayer in `ring`")
    #expect(motion.words.contains("its line goes from 0–0 to 0–1"))
  }

  @Test func `only motion from one moment to another is told`() async throws {
    func told(_ part: DescribedPart) async throws -> [String] {
      try await describing(part) {
        _ = box("one", CGRect(x: 40, y: 40, width: 50, height: 50), in: $0)
        _ = box("two", CGRect(x: 40, y: 140, width: 50, height: 50), in: $0)
      } then: { view in
        UIView.animate(withDuration: 0.2) { view.named("one").center.x += 40 }
        UIView.animate(withDuration: 0.2, delay: 0.6) { view.named("two").center.x += 40 }
      }.motions.map(\.view)
    }
    #expect(try await told(DescribedPart()) == ["`one`", "`two`"])
    #expect(try await told(DescribedPart(from: 0.4)) == ["`two`"])
    #expect(try await told(DescribedPart(to: 0.4)) == ["`one`"])
    #expect(try await told(DescribedPart(view: "two")) == ["`two`"])
  }
}
