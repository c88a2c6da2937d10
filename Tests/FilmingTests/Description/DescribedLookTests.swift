import Foundation
import Staging
import Testing
import UIKit

@testable import Filming

@MainActor @Suite struct DescribedLookTests {
  private func lines(
    limit: TimeInterval = 2, _ build: @escaping @MainActor (UIView) -> @MainActor () -> Void
  ) async throws -> [String] {
    let told = try await describing(limit: limit) { view in
      let act = build(view)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { act() }
    }
    let lines = DescriptionText(told, questions: []).text.split(separator: "\n").map(String.init)
    let motion = lines.drop { $0 != "Motion:" && $0 != "Nothing moves or changes." }
    return motion.prefix { !$0.hasPrefix("Found at") }.map { $0.trimmingPrefix("  ") }
      .map(String.init)
  }

  @Test(arguments: DescribedChange.texts + DescribedChange.layers + DescribedChange.contents)
  func `a change of one look is one sentence`(change: DescribedChange) async throws {
    let lines = try await lines(change.build)
    #expect(lines.contains(change.told))
    let others = lines.filter { $0 != change.told && $0 != "Motion:" }
    // A transition leads to another background.
    #expect(others.allSatisfy { change.told.contains("cross-fade") && $0.contains("background") })
  }

  @Test func `what is drawn again as it was is no change`() async throws {
    let told = try await lines { view in
      let drawing = PatchDrawing(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
      view.addSubview(drawing)
      let image = symbol("star", in: view)
      return {
        drawing.setNeedsDisplay()
        image.image = UIImage(systemName: "star")
      }
    }
    #expect(told == ["Nothing moves or changes."])
  }

  @Test func `what goes on for a while is told with its beginning and its end`() async throws {
    let told = try await lines { view in
      let line = line(in: view)
      return {
        let color = CABasicAnimation(keyPath: "strokeColor")
        color.fromValue = UIColor.black.cgColor
        color.toValue = UIColor.red.cgColor
        color.duration = 0.5
        line.strokeColor = UIColor.red.cgColor
        line.add(color, forKey: nil)
      }
    }
    let sentence = try #require(told.first { $0.contains("strokeColor") })
    #expect(sentence.hasPrefix("`line` changes its strokeColor from 0.3"))
    #expect(sentence.hasSuffix(" to 0.80 s, from #000000 to #FF0000"))
  }

  /// An animation without a first value begins at the layer's own, which is the last one already.
  @Test func `an animation that leads to where a layer is already is told at its moment`()
    async throws
  {
    let told = try await lines { view in
      let line = line(in: view)
      return {
        let color = CABasicAnimation(keyPath: "strokeColor")
        color.toValue = UIColor.red.cgColor
        color.duration = 0.5
        line.strokeColor = UIColor.red.cgColor
        line.add(color, forKey: nil)
      }
    }
    let sentence = try #require(told.first { $0.contains("strokeColor") })
    #expect(sentence == "`line` changes its strokeColor at 0.30 s, from #000000 to #FF0000")
  }

  @Test func `what changes again and again is counted`() async throws {
    let told = try await lines(limit: 3) { view in
      let label = title("Hello", in: view)
      for step in 1...5 {
        DispatchQueue.main.asyncAfter(deadline: .now() + Double(step) / 5) {
          label.textColor = step.isMultiple(of: 2) ? .black : .red
        }
      }
      return {}
    }
    #expect(told.contains("`title` changes its text colour 5 times from 0.20 s to 1.00 s"))
  }

  @Test func `a look that follows from a quantity is not told again`() async throws {
    let told = try await lines { view in
      let card = box("card", CGRect(x: 40, y: 40, width: 80, height: 80), in: view)
      card.clipsToBounds = true
      _ = box("inner", CGRect(x: 0, y: 0, width: 20, height: 20), in: card)
      return { card.layer.cornerRadius = 20 }
    }
    #expect(told.count == 2)
    #expect(told.last?.contains("corner radius") == true)
  }

  @Test func `a view that is hidden for a while goes and comes back`() async throws {
    let told = try await lines { view in
      let card = box("card", CGRect(x: 40, y: 40, width: 80, height: 80), in: view)
      _ = box("inner", CGRect(x: 0, y: 0, width: 20, height: 20), in: card)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { card.isHidden = false }
      return { card.isHidden = true }
    }
    #expect(told == ["Motion:", "`card` goes at 0.30 s and comes back at 0.60 s"])
  }

  @Test func `a view that comes into another one and stays where it was does not move`()
    async throws
  {
    let told = try await lines { view in
      let other = box("other", CGRect(x: 100, y: 200, width: 120, height: 80), in: view)
      let card = box("card", CGRect(x: 110, y: 210, width: 20, height: 20), in: view)
      return {
        other.addSubview(card)
        card.frame.origin = CGPoint(x: 10, y: 10)
      }
    }
    #expect(told == ["Motion:", "`card` goes into `other` at 0.30 s"])
  }

  @Test func `a card that turns over by more than half a turn does not jump back`() async throws {
    let told = try await describing {
      _ = box("card", CGRect(x: 40, y: 40, width: 80, height: 80), in: $0)
    } then: { view in
      let turn = CABasicAnimation(keyPath: "transform.rotation.x")
      turn.fromValue = 0
      turn.toValue = 1.5 * CGFloat.pi
      turn.duration = 0.6
      view.named("card").layer.add(turn, forKey: nil)
      view.named("card").layer.transform = CATransform3DMakeRotation(1.5 * .pi, 1, 0, 0)
    }
    let part = try #require(told.part(.tilt, of: "`card`"))
    #expect(abs(abs(part.to[0] - part.from[0]) - 1.5 * .pi) < 1e-6)
    #expect(part.turnings == 0 && part.overshoot == 0)
  }
}
