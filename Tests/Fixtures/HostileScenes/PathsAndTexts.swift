import Flipbook
import UIKit

extension HostileScenes {
  /// Scenes with paths of many points.
  static let paths: [Scene] =
    sized(
      "star", [1250, 2500, 5000, 10_000, 20_000], "A star whose every side crosses all others."
    ) {
      scene, count in addShape(star(count), to: scene).lineWidth = 0
    }
    + sized("stroked-star", [1250, 2500, 5000, 10_000], "The same star as a line.") {
      scene, count in
      addShape(star(count), to: scene).fillColor = nil
    }
    + sized("polygon", [4000, 16_000, 64_000, 256_000], "A round polygon.") { scene, count in
      addShape(polygon(count), to: scene)
    }
    + sized("zigzag", [4000, 16_000, 64_000], "A line to and fro.") { scene, count in
      let path = UIBezierPath()
      path.move(to: .zero)
      for index in 0..<count {
        path.addLine(to: CGPoint(x: index % 2 == 0 ? 300 : 10, y: 500 * index / count))
      }
      addShape(path, to: scene)
    }
    + sized("scribble", [1000, 2000, 4000, 8000], "A line hither and thither.") { scene, count in
      let path = UIBezierPath()
      path.move(to: .zero)
      for index in 0..<count {
        path.addLine(to: CGPoint(x: index * 7919 % 320, y: index * 104_729 % 568))
      }
      addShape(path, to: scene)
    }
    + sized("star-clip", [1250, 2500, 5000, 10_000], "A picture cut along a star.") {
      scene, count in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 300)).image { context in
        star(count).addClip()
        context.fill(CGRect(x: 0, y: 0, width: 300, height: 300))
      }
      scene.view.addSubview(UIImageView(image: image))
    }
    + sized("dashes", [1000, 10_000, 100_000], "A line of fine dashes.") { scene, count in
      let layer = addShape(
        UIBezierPath(ovalIn: CGRect(x: 9, y: 9, width: 299, height: 299)), to: scene)
      layer.fillColor = nil
      layer.lineDashPattern = [NSNumber(value: 470.0 / Double(count))]
    }
    + sized("subpaths", [4000, 16_000, 64_000], "A path of many squares.") { scene, count in
      let path = UIBezierPath()
      for index in 0..<count {
        path.append(UIBezierPath(rect: CGRect(x: index % 300, y: index / 300, width: 1, height: 1)))
      }
      addShape(path, to: scene)
    }

  static func star(_ count: Int) -> UIBezierPath {
    let path = UIBezierPath()
    for index in 0..<count {
      // Odd counts with steps of nearly half a turn visit every corner once.
      let angle = CGFloat(index) * .pi * CGFloat(count - 1) / CGFloat(count)
      let point = CGPoint(x: 160 + 140 * cos(angle), y: 160 + 140 * sin(angle))
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.close()
    return path
  }

  static func polygon(_ count: Int) -> UIBezierPath {
    let path = UIBezierPath()
    for index in 0..<count {
      let angle = CGFloat(index) * 2 * .pi / CGFloat(count)
      let point = CGPoint(x: 160 + 140 * cos(angle), y: 300 + 140 * sin(angle))
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.close()
    return path
  }

  /// Scenes with long and odd texts.
  static let texts: [Scene] =
    sized("text", [250_000, 500_000, 1_000_000, 2_000_000], "A label of many words.") {
      scene, count in
      addLabel(String(repeating: "word and ", count: count / 9), lines: 0, to: scene)
    }
    + sized(
      "text-one-line", [250_000, 500_000, 1_000_000, 2_000_000],
      "A label of many words in one line."
    ) { scene, count in
      addLabel(String(repeating: "word and ", count: count / 9), lines: 1, to: scene)
    }
    + sized("text-one-word", [250_000, 500_000, 1_000_000], "A label of one long word.") {
      scene, count in
      addLabel(String(repeating: "w", count: count), lines: 0, to: scene)
    }
    + sized("text-lines", [25_000, 50_000, 100_000], "A label of many short lines.") {
      scene, count in
      addLabel(String(repeating: "word\n", count: count), lines: 0, to: scene)
    }
    + sized("text-fitted", [25_000, 50_000, 100_000], "A long text made small.") { scene, count in
      let label = addLabel(String(repeating: "word and ", count: count / 9), lines: 1, to: scene)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.1
    }
    + sized("text-marks", [1000, 2000, 100_000], "A letter with many marks over it.") {
      scene, count in
      addLabel("a" + String(repeating: "\u{301}", count: count), lines: 0, to: scene)
    }
    + sized("text-spans", [1000, 2000, 4000], "A text of many colours.") { scene, count in
      let text = NSMutableAttributedString(string: String(repeating: "ab ", count: count))
      for index in 0..<count {
        text.addAttribute(
          .foregroundColor, value: index % 2 == 0 ? UIColor.red : .blue,
          range: NSRange(location: index * 3, length: 2))
      }
      addLabel("", lines: 0, to: scene).attributedText = text
    }
    + sized("text-field", [25_000, 50_000, 100_000], "A long text in a text field.") {
      scene, count in
      let field = UITextField(frame: CGRect(x: 9, y: 99, width: 200, height: 40))
      field.text = String(repeating: "word ", count: count / 5)
      scene.view.addSubview(field)
    }
    + sized("text-view", [250_000, 500_000, 1_000_000], "A long text in a text view.") {
      scene, count in
      let view = UITextView(frame: scene.view.bounds)
      view.text = String(repeating: "word and ", count: count / 9)
      scene.view.addSubview(view)
    }
    + sized("button-title", [250_000, 500_000, 1_000_000], "A button with a long title.") {
      scene, count in
      let button = UIButton(frame: CGRect(x: 9, y: 99, width: 200, height: 40))
      button.setTitle(String(repeating: "word ", count: count / 5), for: .normal)
      scene.view.addSubview(button)
    }
    + [
      ("nul", "a\u{0}b"), ("controls", "\u{1}\u{2}\u{7f}\u{85}\u{9f}\u{b}\u{c}\r"),
      ("lone-mark", "\u{301}"), ("bidi", "\u{202e}abc\u{202d}\u{2066}\u{2067}def\u{2069}\u{202c}"),
      ("not-characters", "\u{fffe}\u{ffff}\u{10ffff}\u{e000}"),
      ("joiners", "\u{200d}\u{200d}👩‍👩‍👧‍👦\u{fe0f}"),
      ("separators", "a\u{2028}b\u{2029}c\u{85}d"),
      ("arabic", "\u{fdfa}\u{627}\u{644}\u{644}\u{647}"),
      ("tags", "<b>&amp;</b> &#0; %s %n"), ("unassigned", "\u{378}\u{e0001}\u{1fffe}"),
    ].map { name, text in
      hostile("text-\(name)", "An odd text: \(name).") { scene in
        addLabel(text, lines: 0, to: scene)
        let field = UITextField(frame: CGRect(x: 9, y: 99, width: 200, height: 40))
        field.text = text
        scene.view.addSubview(field)
        scene.title = text
      }
    }

  @MainActor @discardableResult
  private static func addLabel(_ text: String, lines: Int, to scene: HostileController) -> UILabel {
    let label = UILabel(frame: scene.view.bounds)
    label.numberOfLines = lines
    label.text = text
    scene.view.addSubview(label)
    return label
  }
}
