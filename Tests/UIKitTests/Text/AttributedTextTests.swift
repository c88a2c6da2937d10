import Drawing
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct AttributedTextTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func run(of label: UILabel) throws -> TextRun {
    var run: TextRun?
    try onStage { stage in
      stage.window.addSubview(label)
      try stage.runtime.layOut()
      if case .text(let found, _)? = stage.runtime.snapshot().commands.last { run = found }
    }
    return try #require(run)
  }

  @Test func `a text of one look is as large as a plain one`() {
    let label = UILabel()
    label.font = font
    label.text = "Hello"
    let size = "Hello".size(withAttributes: [.font: font])
    #expect(label.sizeThatFits(.zero).width == size.width.rounded(.up, toScale: 2))
    #expect(size.height == font.lineHeight)
  }

  @Test func `ranges count in bytes where letters are wide`() throws {
    let text = NSMutableAttributedString(string: "äö😀x", attributes: [.font: font])
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
    let label = UILabel(frame: CGRect(0, 0, 200, 40))
    label.attributedText = text
    let spans = try run(of: label).spans
    #expect(spans.map(\.range) == [0..<4, 4..<8, 8..<9])
    #expect(spans.map(\.color) == [.black, Color(red: 1, green: 0, blue: 0), .black])
  }

  @Test func `a colour that is set later is the whole text's`() throws {
    let label = UILabel(frame: CGRect(0, 0, 200, 40))
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.red, .font: font])
    label.textColor = .blue
    #expect(try run(of: label).spans.map(\.color) == [Color(red: 0, green: 0, blue: 1)])
    label.text = "cd"
    #expect(try run(of: label).spans.isEmpty)
    #expect(label.attributedText?.string == "cd")
  }

  @Test func `a paragraph style says how the lines stand`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 5
    style.headIndent = 12
    let label = UILabel(frame: CGRect(0, 0, 200, 90))
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "a\nb", attributes: [.paragraphStyle: style, .font: font])
    let run = try run(of: label)
    #expect(run.alignment == .right)
    #expect(run.paragraph.lineSpacing == 5)
    #expect(run.paragraph.indent == 12)
    #expect(label.textAlignment == .right)
    #expect((style.copy() as? NSParagraphStyle)?.lineSpacing == 5)
  }

  @Test func `a bounding rectangle wraps at its width`() {
    let text = "one two" as NSString
    let wide = text.boundingRect(
      with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    let narrow = text.boundingRect(
      with: CGSize(width: wide.width - 1, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(wide.height == font.lineHeight)
    #expect(narrow.height == 2 * font.lineHeight)
  }

  @Test func `a text's shadow lies behind it`() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 4
    let label = UILabel(frame: CGRect(0, 0, 200, 40))
    label.attributedText = NSAttributedString(
      string: "a", attributes: [.shadow: shadow, .font: font])
    try onStage { stage in
      stage.window.addSubview(label)
      try stage.runtime.layOut()
      let list = stage.runtime.snapshot()
      #expect("\(list)".contains("shadow"))
    }
  }

  @Test func `only the letters cast a shadow that have one, over what is behind them`() throws {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 4
    let text = NSMutableAttributedString(string: "plain ", attributes: [.font: font])
    text.append(
      NSAttributedString(
        string: "dark", attributes: [.shadow: shadow, .font: font, .backgroundColor: UIColor.red]))
    let label = UILabel(frame: CGRect(0, 0, 200, 40))
    label.attributedText = text
    try onStage { stage in
      stage.window.addSubview(label)
      try stage.runtime.layOut()
      var kinds: [String] = []
      func visit(_ list: DisplayList) {
        for command in list.commands {
          switch command {
          case .text(let run, _):
            let seen = run.spans.map { "\($0.color.alpha)\($0.background == nil ? "" : "b")" }
            kinds.append("text \(seen.joined(separator: " "))")
          case .shadow(let content, let look, _):
            kinds.append("shadow \(look.blur)")
            visit(content)
          case .group(let content, _, _, _): visit(content)
          default: break
          }
        }
      }
      visit(stage.runtime.snapshot())
      #expect(kinds == ["text 0.0 0.0b", "shadow 2.0", "text 0.0 1.0", "text 1.0 1.0"])
    }
  }

  @Test func `a paragraph stands on the side from which it says that it is read`() throws {
    for (direction, alignment) in [
      (NSWritingDirection.rightToLeft, TextRun.Alignment.right), (.leftToRight, .left),
      (.natural, .left),
    ] {
      let style = NSMutableParagraphStyle()
      style.baseWritingDirection = direction
      let label = UILabel(frame: CGRect(0, 0, 200, 40))
      label.attributedText = NSAttributedString(
        string: "ab", attributes: [.paragraphStyle: style, .font: font])
      #expect(try run(of: label).alignment == alignment)
      #expect((style.mutableCopy() as? NSParagraphStyle)?.baseWritingDirection == direction)
    }
  }

  @Test func `a button shows a title with looks of its own`() {
    let button = UIButton(type: .custom)
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(
      NSAttributedString(string: "own", attributes: [.font: font]), for: .normal)
    #expect(button.titleLabel?.text == "own")
    #expect(button.attributedTitle(for: .normal)?.string == "own")
  }

  @Test func `a descriptor's traits make the font bold or italic`() throws {
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Inter-BoldItalic")
    #expect(UIFont(descriptor: bold, size: 7).pointSize == 7)
  }
}

extension CGFloat {
  fileprivate func rounded(_ rule: FloatingPointRoundingRule, toScale scale: CGFloat) -> CGFloat {
    (self * scale).rounded(rule) / scale
  }
}
