import Foundation
import Testing
import UIKit

@testable import Filming

/// A change of what is drawn, made at 0.3 seconds, and the sentence that tells it.
struct DescribedChange: Sendable, CustomTestStringConvertible {
  let told: String
  let build: @MainActor @Sendable (UIView) -> @MainActor () -> Void

  var testDescription: String { told }

  init(_ told: String, _ build: @escaping @MainActor @Sendable (UIView) -> @MainActor () -> Void) {
    (self.told, self.build) = (told, build)
  }
}

/// Puts a label in that is called `title`.
@MainActor
func title(_ text: String, in view: UIView) -> UILabel {
  let label = UILabel(frame: CGRect(x: 40, y: 40, width: 120, height: 60))
  label.accessibilityIdentifier = "title"
  label.text = text
  view.addSubview(label)
  return label
}

/// Puts a bent line in that is called `line`.
@MainActor
func line(in view: UIView) -> CAShapeLayer {
  let canvas = LineCanvas(frame: CGRect(x: 40, y: 40, width: 80, height: 80))
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

final class LineCanvas: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

/// Draws a patch in a colour.
final class PatchDrawing: UIView {
  var color = UIColor.red

  override func draw(_ rect: CGRect) {
    color.setFill()
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 5, y: 5, width: 20, height: 20))
  }
}

/// Makes a word with attributes.
@MainActor
func attributed(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
  NSAttributedString(string: "Hello", attributes: attributes)
}

/// Puts an image in that is called `picture`.
@MainActor
func symbol(_ name: String, in view: UIView) -> UIImageView {
  let image = UIImageView(frame: CGRect(x: 40, y: 40, width: 60, height: 40))
  image.accessibilityIdentifier = "picture"
  image.image = UIImage(systemName: name)
  view.addSubview(image)
  return image
}

extension DescribedChange {
  static let texts: [DescribedChange] = [
    DescribedChange("`title` changes its text colour at 0.30 s, from #000000 to #FF0000") {
      let label = title("Hello", in: $0)
      return { label.textColor = .red }
    },
    DescribedChange("`title` changes its font size at 0.30 s, from 17 to 20.5") {
      let label = title("Hello", in: $0)
      return { label.font = .systemFont(ofSize: 20.5) }
    },
    DescribedChange("`title` changes its alignment at 0.30 s, from left to center") {
      let label = title("Hello", in: $0)
      return { label.textAlignment = .center }
    },
    DescribedChange("`title` changes its number of lines at 0.30 s, from 1 to 0") {
      let label = title("Hello to all who read this", in: $0)
      return { label.numberOfLines = 0 }
    },
    DescribedChange("`title` changes its underline at 0.30 s, from none to 1") {
      let label = title("Hello", in: $0)
      return { label.attributedText = attributed([.underlineStyle: 1]) }
    },
    DescribedChange("`title` changes its kerning at 0.30 s, from none to 2.5") {
      let label = title("Hello", in: $0)
      return { label.attributedText = attributed([.kern: 2.5]) }
    },
    DescribedChange("`title` changes its text background at 0.30 s, from none to #FF0000") {
      let label = title("Hello", in: $0)
      return { label.attributedText = attributed([.backgroundColor: UIColor.red]) }
    },
    DescribedChange(
      "`title` changes its baseline offset at 0.30 s, from none to 2 of letters 2 to 3"
    ) {
      let label = title("Hello", in: $0)
      return {
        let text = NSMutableAttributedString(string: "Hello")
        text.addAttribute(.baselineOffset, value: 2, range: NSRange(location: 1, length: 2))
        label.attributedText = text
      }
    },
    DescribedChange("`title` reads “Hello” instead of nothing from 0.30 s on") {
      let label = title(" \u{200B}\n", in: $0)
      return { label.text = "Hello" }
    },
  ]
}

extension DescribedChange {
  static let layers: [DescribedChange] = [
    DescribedChange("`line` changes its lineCap at 0.30 s, from butt to round") {
      let line = line(in: $0)
      return { line.lineCap = .round }
    },
    DescribedChange("`line` changes its lineJoin at 0.30 s, from miter to bevel") {
      let line = line(in: $0)
      return { line.lineJoin = .bevel }
    },
    DescribedChange("`line` changes its lineDashPattern at 0.30 s, from none to 4, 2.5") {
      let line = line(in: $0)
      return { line.lineDashPattern = [4, 2.5] }
    },
    DescribedChange("`line` changes its path at 0.30 s") {
      let line = line(in: $0)
      return { line.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil) }
    },
    DescribedChange(
      "`card` changes its compositingFilter at 0.30 s, from none to multiplyBlendMode"
    ) {
      let card = box("card", CGRect(x: 40, y: 40, width: 80, height: 80), in: $0)
      return { card.layer.compositingFilter = "multiplyBlendMode" }
    },
    DescribedChange("`card` changes its shadow offset at 0.30 s, from (0, -3) to (0.333, 4)") {
      let card = box("card", CGRect(x: 40, y: 40, width: 80, height: 80), in: $0)
      card.layer.shadowOpacity = 0.5
      return { card.layer.shadowOffset = CGSize(width: 1 / 3.0, height: 4) }
    },
    DescribedChange("`card` gets a mask at 0.30 s") {
      let card = box("card", CGRect(x: 40, y: 40, width: 80, height: 80), in: $0)
      return {
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 40, height: 80)
        mask.backgroundColor = UIColor.black.cgColor
        card.layer.mask = mask
      }
    },
    DescribedChange("`card` comes in front of `other` at 0.30 s") {
      let card = box("card", CGRect(x: 40, y: 40, width: 80, height: 80), in: $0)
      _ = box("other", CGRect(x: 60, y: 60, width: 80, height: 80), in: $0)
      return { card.superview?.bringSubviewToFront(card) }
    },
    DescribedChange("`card` goes over to another content by a cross-fade from 0.30 s to 0.70 s") {
      let card = box("card", CGRect(x: 40, y: 40, width: 80, height: 80), in: $0)
      return {
        UIView.transition(with: card, duration: 0.4, options: .transitionCrossDissolve) {
          card.backgroundColor = .blue
        }
      }
    },
  ]
}

extension DescribedChange {
  static let contents: [DescribedChange] = [
    DescribedChange("`picture` shows another image at 0.30 s") {
      let image = symbol("star", in: $0)
      return { image.image = UIImage(systemName: "star.fill") }
    },
    DescribedChange("`picture` changes its content mode at 0.30 s, from resize to center") {
      let image = symbol("star", in: $0)
      return { image.contentMode = .center }
    },
    DescribedChange("something drawn in `drawing` changes at 0.30 s") {
      let drawing = PatchDrawing(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
      drawing.accessibilityIdentifier = "drawing"
      $0.addSubview(drawing)
      return {
        drawing.color = .blue
        drawing.setNeedsDisplay()
      }
    },
    DescribedChange("`sound` changes its value at 0.30 s, from off to on") {
      let control = UISwitch(frame: CGRect(x: 40, y: 40, width: 51, height: 31))
      control.accessibilityIdentifier = "sound"
      $0.addSubview(control)
      return { control.setOn(true, animated: true) }
    },
    DescribedChange("`field` changes its kerning at 0.30 s, from none to 3") {
      let field = UITextField(frame: CGRect(x: 40, y: 40, width: 120, height: 40))
      field.accessibilityIdentifier = "field"
      field.text = "Hello"
      $0.addSubview(field)
      return { field.defaultTextAttributes[.kern] = 3 }
    },
    DescribedChange("`go` changes its underline at 0.30 s, from none to 1") {
      let button = UIButton(type: .custom)
      button.frame = CGRect(x: 40, y: 40, width: 80, height: 44)
      button.accessibilityIdentifier = "go"
      button.setAttributedTitle(attributed([:]), for: .normal)
      $0.addSubview(button)
      return { button.setAttributedTitle(attributed([.underlineStyle: 1]), for: .normal) }
    },
    DescribedChange("`go` is disabled at 0.30 s") {
      let button = UIButton(type: .custom)
      button.frame = CGRect(x: 40, y: 40, width: 80, height: 44)
      button.accessibilityIdentifier = "go"
      button.setTitle("Go", for: .normal)
      button.backgroundColor = .black
      $0.addSubview(button)
      return { button.isEnabled = false }
    },
  ]
}
