import Foundation
import Staging
import Testing
import UIKit

@testable import Filming

/// A change of what is drawn, made at 0.3 seconds, and the sentence that tells it.
private struct LookChange: Sendable, CustomTestStringConvertible {
  let told: String
  let build: @MainActor @Sendable (UIView) -> @MainActor () -> Void

  var testDescription: String { told }

  init(_ told: String, _ build: @escaping @MainActor @Sendable (UIView) -> @MainActor () -> Void) {
    (self.told, self.build) = (told, build)
  }
}

@MainActor
private func label(_ text: String, in view: UIView) -> UILabel {
  let label = UILabel(frame: CGRect(x: 40, y: 40, width: 120, height: 60))
  label.accessibilityIdentifier = "title"
  label.text = text
  view.addSubview(label)
  return label
}

@MainActor
private func line(in view: UIView) -> CAShapeLayer {
  let canvas = Canvas(frame: CGRect(x: 40, y: 40, width: 80, height: 80))
  canvas.accessibilityIdentifier = "line"
  view.addSubview(canvas)
  let path = CGMutablePath()
  path.move(to: CGPoint(x: 10, y: 10))
  path.addLine(to: CGPoint(x: 60, y: 10))
  path.addLine(to: CGPoint(x: 30, y: 60))
  guard let line = canvas.layer as? CAShapeLayer else { return CAShapeLayer() }
  (line.path, line.strokeColor, line.fillColor) = (path, UIColor.black.cgColor, nil)
  line.lineWidth = 8
  return line
}

private final class Canvas: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

private final class Drawing: UIView {
  var color = UIColor.red

  override func draw(_ rect: CGRect) {
    color.setFill()
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 5, y: 5, width: 20, height: 20))
  }
}

@MainActor
private func attributed(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
  NSAttributedString(string: "Hello", attributes: attributes)
}

@MainActor
private func symbol(_ name: String, in view: UIView) -> UIImageView {
  let image = UIImageView(frame: CGRect(x: 40, y: 40, width: 60, height: 40))
  image.accessibilityIdentifier = "picture"
  image.image = UIImage(systemName: name)
  view.addSubview(image)
  return image
}

private let texts: [LookChange] = [
  LookChange("`title` changes its text colour at 0.30 s, from #000000 to #FF0000") {
    let label = label("Hello", in: $0)
    return { label.textColor = .red }
  },
  LookChange("`title` changes its font size at 0.30 s, from 17 to 20.5") {
    let label = label("Hello", in: $0)
    return { label.font = .systemFont(ofSize: 20.5) }
  },
  LookChange("`title` changes its alignment at 0.30 s, from left to center") {
    let label = label("Hello", in: $0)
    return { label.textAlignment = .center }
  },
  LookChange("`title` changes its number of lines at 0.30 s, from 1 to 0") {
    let label = label("Hello to all who read this", in: $0)
    return { label.numberOfLines = 0 }
  },
  LookChange("`title` changes its underline at 0.30 s, from none to 1") {
    let label = label("Hello", in: $0)
    return { label.attributedText = attributed([.underlineStyle: 1]) }
  },
  LookChange("`title` changes its kerning at 0.30 s, from none to 2.5") {
    let label = label("Hello", in: $0)
    return { label.attributedText = attributed([.kern: 2.5]) }
  },
  LookChange("`title` changes its text background at 0.30 s, from none to #FF0000") {
    let label = label("Hello", in: $0)
    return { label.attributedText = attributed([.backgroundColor: UIColor.red]) }
  },
  LookChange("`title` changes its baseline offset at 0.30 s, from none to 2 of letters 2 to 3") {
    let label = label("Hello", in: $0)
    return {
      let text = NSMutableAttributedString(string: "Hello")
      text.addAttribute(.baselineOffset, value: 2, range: NSRange(location: 1, length: 2))
      label.attributedText = text
    }
  },
  LookChange("`title` reads “Hello” instead of nothing from 0.30 s on") {
    let label = label(" \u{200B}\n", in: $0)
    return { label.text = "Hello" }
  },
]

private let layers: [LookChange] = [
  LookChange("`line` changes its lineCap at 0.30 s, from butt to round") {
    let line = line(in: $0)
    return { line.lineCap = .round }
  },
  LookChange("`line` changes its lineJoin at 0.30 s, from miter to bevel") {
    let line = line(in: $0)
    return { line.lineJoin = .bevel }
  },
  LookChange("`line` changes its lineDashPattern at 0.30 s, from none to 4, 2.5") {
    let line = line(in: $0)
    return { line.lineDashPattern = [4, 2.5] }
  },
  LookChange("`line` changes its path at 0.30 s") {
    let line = line(in: $0)
    return { line.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil) }
  },
  LookChange(
    "`card` changes its compositingFilter at 0.30 s, from none to multiplyBlendMode"
  ) {
    let card = box("card", CGRect(x: 40, y: 40, width: 80, height: 80), in: $0)
    return { card.layer.compositingFilter = "multiplyBlendMode" }
  },
  LookChange("`card` changes its shadow offset at 0.30 s, from (0, -3) to (0.333, 4)") {
    let card = box("card", CGRect(x: 40, y: 40, width: 80, height: 80), in: $0)
    card.layer.shadowOpacity = 0.5
    return { card.layer.shadowOffset = CGSize(width: 1 / 3.0, height: 4) }
  },
  LookChange("`card` gets a mask at 0.30 s") {
    let card = box("card", CGRect(x: 40, y: 40, width: 80, height: 80), in: $0)
    return {
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: 40, height: 80)
      mask.backgroundColor = UIColor.black.cgColor
      card.layer.mask = mask
    }
  },
  LookChange("`card` comes in front of `other` at 0.30 s") {
    let card = box("card", CGRect(x: 40, y: 40, width: 80, height: 80), in: $0)
    _ = box("other", CGRect(x: 60, y: 60, width: 80, height: 80), in: $0)
    return { card.superview?.bringSubviewToFront(card) }
  },
  LookChange("`card` goes over to another content by a cross-fade from 0.30 s to 0.70 s") {
    let card = box("card", CGRect(x: 40, y: 40, width: 80, height: 80), in: $0)
    return {
      UIView.transition(with: card, duration: 0.4, options: .transitionCrossDissolve) {
        card.backgroundColor = .blue
      }
    }
  },
]

private let contents: [LookChange] = [
  LookChange("`picture` shows another image at 0.30 s") {
    let image = symbol("star", in: $0)
    return { image.image = UIImage(systemName: "star.fill") }
  },
  LookChange("`picture` changes its content mode at 0.30 s, from resize to center") {
    let image = symbol("star", in: $0)
    return { image.contentMode = .center }
  },
  LookChange("something drawn in `drawing` changes at 0.30 s") {
    let drawing = Drawing(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
    drawing.accessibilityIdentifier = "drawing"
    $0.addSubview(drawing)
    return {
      drawing.color = .blue
      drawing.setNeedsDisplay()
    }
  },
  LookChange("`sound` changes its value at 0.30 s, from off to on") {
    let control = UISwitch(frame: CGRect(x: 40, y: 40, width: 51, height: 31))
    control.accessibilityIdentifier = "sound"
    $0.addSubview(control)
    return { control.setOn(true, animated: true) }
  },
  LookChange("`field` changes its kerning at 0.30 s, from none to 3") {
    let field = UITextField(frame: CGRect(x: 40, y: 40, width: 120, height: 40))
    field.accessibilityIdentifier = "field"
    field.text = "Hello"
    $0.addSubview(field)
    return { field.defaultTextAttributes[.kern] = 3 }
  },
  LookChange("`go` changes its underline at 0.30 s, from none to 1") {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 40, y: 40, width: 80, height: 44)
    button.accessibilityIdentifier = "go"
    button.setAttributedTitle(attributed([:]), for: .normal)
    $0.addSubview(button)
    return { button.setAttributedTitle(attributed([.underlineStyle: 1]), for: .normal) }
  },
  LookChange("`go` is disabled at 0.30 s") {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 40, y: 40, width: 80, height: 44)
    button.accessibilityIdentifier = "go"
    button.setTitle("Go", for: .normal)
    button.backgroundColor = .black
    $0.addSubview(button)
    return { button.isEnabled = false }
  },
]

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

  @Test(arguments: texts + layers + contents)
  fileprivate func `a change of one look is one sentence`(change: LookChange) async throws {
    let lines = try await lines(change.build)
    #expect(lines.contains(change.told))
    let others = lines.filter { $0 != change.told && $0 != "Motion:" }
    // A transition leads to another background.
    #expect(others.allSatisfy { change.told.contains("cross-fade") && $0.contains("background") })
  }

  @Test func `what is drawn again as it was is no change`() async throws {
    let told = try await lines { view in
      let drawing = Drawing(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
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
      let label = label("Hello", in: view)
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
