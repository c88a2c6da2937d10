import Drawing
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

/// The looks of letters beyond font and colour.
@MainActor @Suite struct LetterLookTests {
  private let whole = NSRange(location: 0, length: 2)

  private func commands(
    _ attributes: [NSAttributedString.Key: Any], text: String = "AB"
  ) throws -> [DrawCommand] {
    var commands: [DrawCommand] = []
    try onStage { stage in
      let label = UILabel(frame: CGRect(0, 0, 200, 60))
      label.attributedText = NSAttributedString(
        string: text,
        attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 40)]) { $1 })
      stage.window.addSubview(label)
      try stage.runtime.layOut()
      commands = stage.runtime.snapshot().commands.flatMap(\.innermost)
    }
    return commands
  }

  @Test func `a stroke width draws the letters' edges, a hundredth of the font's size each`() throws
  {
    let found = try commands([.strokeWidth: 5, .strokeColor: UIColor.red])
    let strokes = found.compactMap { command -> Double? in
      if case .stroke(_, let style, let color, _) = command, color.red == 1 {
        style.width
      } else {
        nil
      }
    }
    #expect(strokes == [2, 2])
    #expect(!found.contains { if case .fill(.path, _, _) = $0 { true } else { false } })
  }

  @Test func `letters with a negative stroke width are filled, too`() throws {
    let found = try commands([
      .strokeWidth: -5, .strokeColor: UIColor.red, .foregroundColor: UIColor.blue,
    ])
    let fills = found.filter {
      if case .fill(.path, let color, _) = $0 { color.blue == 1 } else { false }
    }
    #expect(fills.count == 2)
  }

  @Test func `oblique letters lean to the right`() throws {
    let found = try commands([.obliqueness: 0.25])
    let slants = found.compactMap { command -> CGFloat? in
      if case .fill(.path, _, let map) = command { map.c } else { nil }
    }
    #expect(slants == [-0.25, -0.25])
  }

  @Test func `a link is blue and underlined`() throws {
    let found = try commands([.link: "https://example.org"])
    guard case .text(let run, _)? = found.last else {
      Issue.record("no text")
      return
    }
    #expect(run.spans.first?.color == Color(UIColor.link.cgColor))
    #expect(run.spans.first?.underline != nil)
  }

  /// Foundation compares the attributes of neighbours, and once stopped the program there.
  @Test func `objects can be attributes of neighbours, and be set again`() {
    let shadows = [1.0, 2].map {
      let shadow = NSShadow()
      shadow.shadowBlurRadius = $0
      return shadow
    }
    let styles = [1.0, 2].map {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = $0
      return style
    }
    let pairs: [(NSObject, NSObject)] = [
      (UIFont.systemFont(ofSize: 3), UIFont.systemFont(ofSize: 4)),
      (UIColor(white: 0, alpha: 1), UIColor(white: 1, alpha: 1)), (UIColor.label, UIColor.link),
      (shadows[0], shadows[1]), (styles[0], styles[1]), (NSTextAttachment(), NSTextAttachment()),
      (UIImage(), UIImage()),
    ]
    let key = NSAttributedString.Key("anything")
    for (first, second) in pairs {
      let text = NSMutableAttributedString(string: "AB", attributes: [key: first])
      text.addAttribute(key, value: second, range: whole)
      text.addAttribute(key, value: first, range: NSRange(location: 0, length: 1))
      text.addAttributes([key: second], range: NSRange(location: 0, length: 1))
      text.setAttributes([key: first], range: NSRange(location: 1, length: 1))
      text.append(NSAttributedString(string: "C", attributes: [key: second]))
      let values = (0..<3).map { text.attribute(key, at: $0, effectiveRange: nil) as? NSObject }
      #expect(values == [second, first, second])
    }
  }

  @Test func `lengths can be attributes of neighbours`() {
    let text = NSMutableAttributedString(string: "AB")
    text.addAttribute(.kern, value: CGFloat(1), range: NSRange(location: 0, length: 1))
    text.addAttribute(.kern, value: CGFloat(2), range: NSRange(location: 1, length: 1))
    #expect(text.attribute(.kern, at: 1, effectiveRange: nil) as? Double == 2)
  }

  @Test func `a label's font can be set after an attributed text with a font`() throws {
    try onStage { _ in
      for string in ["A", "AB"] {
        let label = UILabel()
        label.attributedText = NSAttributedString(
          string: string, attributes: [.font: UIFont.systemFont(ofSize: 3)])
        label.font = .systemFont(ofSize: 20)
        let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 20)
      }
    }
  }

  @Test func `letters of the monospaced font are equally wide, and a serif font is another`() {
    let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    let widths = ["iii", "MMM", "1.0"].map { $0.size(withAttributes: [.font: font]).width }
    #expect(widths[0] == widths[1])
    #expect(widths[1] == widths[2])
    // A letter is 0.6 of the size wide: 3 · 12, in whole pixels.
    #expect(widths[0] == 36)
    let arrow = "->".size(withAttributes: [.font: font]).width
    #expect(arrow == 24)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    let system = UIFont.systemFont(ofSize: 20)
    let serif = system.fontDescriptor.withDesign(.serif).map { UIFont(descriptor: $0, size: 0) }
    #expect(serif?.familyName == "Noto Serif")
    let rounded = system.fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0) }
    #expect(rounded?.familyName == "Nunito" && rounded?.fontName == "Nunito-Regular")
    #expect(rounded?.pointSize == 20)
    let other = UIFontDescriptor.SystemDesign(rawValue: "another")
    #expect(system.fontDescriptor.withDesign(other) == nil)
    #expect(system.fontDescriptor.withSymbolicTraits(.traitCondensed) == nil)
  }

  @Test func `a descriptor takes over attributes`() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .size: 21, .name: "Inter-Bold",
    ]).addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]])
    #expect(descriptor.pointSize == 21)
    #expect(descriptor.postscriptName == "Inter-Light")
    let digits = descriptor.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]
    ])
    #expect(digits.typeface.hasEvenDigits)
    #expect(descriptor.withFace("Bold Italic").postscriptName == "Inter-BoldItalic")
    #expect(descriptor.object(forKey: .family) as? String == "Inter")
  }

  @Test func `a text in a smaller font stands on the baseline of the larger one`() throws {
    func middle(_ adjustment: UIBaselineAdjustment?) throws -> CGFloat {
      var middle: CGFloat = 0
      try onStage { stage in
        let label = UILabel(frame: CGRect(0, 0, 50, 40))
        label.text = "A very long text"
        label.adjustsFontSizeToFitWidth = true
        if let adjustment { label.baselineAdjustment = adjustment }
        stage.window.addSubview(label)
        try stage.runtime.layOut()
        if case .text(let run, _)? = stage.runtime.snapshot().commands.last {
          middle = run.box.midY
        }
      }
      return middle
    }
    let centre = try middle(.alignCenters)
    #expect(centre == 20)
    #expect(try middle(nil) > centre)
    #expect(try middle(UIBaselineAdjustment.none) < centre)
  }

  @Test func `a button's title casts a shadow, which a finger turns round`() throws {
    try onStage { stage in
      let button = UIButton(frame: CGRect(0, 0, 100, 40))
      button.setTitle("A", for: .normal)
      button.setTitleShadowColor(.red, for: .normal)
      button.setTitleShadowColor(.blue, for: .highlighted)
      button.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
      button.reversesTitleShadowWhenHighlighted = true
      #expect(button.titleLabel?.shadowColor == .red)
      #expect(button.titleShadowColor(for: .selected) == .red)
      button.isHighlighted = true
      #expect(button.currentTitleShadowColor == .blue)
      #expect(button.titleLabel?.shadowOffset == CGSize(width: -1, height: -2))
      button.isHighlighted = false
      #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
    }
  }

  @Test func `the tint colour is that of the view that shows it`() throws {
    try onStage { stage in
      let label = UILabel(frame: CGRect(0, 0, 100, 40))
      label.text = "A"
      label.textColor = .tintColor
      stage.window.addSubview(label)
      stage.window.tintColor = .green
      try stage.runtime.layOut()
      guard case .text(let run, _)? = stage.runtime.snapshot().commands.last else {
        Issue.record("no text")
        return
      }
      #expect(run.color.green == 1)
      #expect(run.color.blue == 0)
    }
  }
}

extension DrawCommand {
  /// What groups hold, without them.
  fileprivate var innermost: [DrawCommand] {
    guard case .group(let content, _, _, _) = self else { return [self] }
    return content.commands.flatMap(\.innermost)
  }
}
