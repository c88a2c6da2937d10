import Drawing
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// Paragraphs of different styles in one text.
@MainActor @Suite struct ParagraphStyleTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  private func text(_ parts: [(String, NSParagraphStyle?)]) -> NSMutableAttributedString {
    let text = NSMutableAttributedString()
    for (string, style) in parts {
      var looks: [NSAttributedString.Key: Any] = [.font: font]
      looks[.paragraphStyle] = style
      text.append(NSAttributedString(string: string, attributes: looks))
    }
    return text
  }

  private func label(_ text: NSAttributedString, lines: Int = 0) -> UILabel {
    let label = UILabel(frame: CGRect(0, 0, 200, 300))
    label.numberOfLines = lines
    label.attributedText = text
    return label
  }

  private func runs(of label: UILabel) throws -> [TextRun] {
    var runs: [TextRun] = []
    try onStage { stage in
      stage.window.addSubview(label)
      try stage.runtime.layOut()
      runs = stage.runtime.snapshot().commands.compactMap {
        if case .text(let run, _) = $0 { run } else { nil }
      }
    }
    return runs
  }

  @Test func `letters behind a tab stand where the style says`() throws {
    try onStage { _ in
      let font = UIFont.systemFont(ofSize: 17)
      @MainActor func width(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat
      {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])
          .size().width
      }
      let b = width("b") { _ in }
      #expect(abs(width("a\tb") { _ in } - 28 - b) < 0.1)
      #expect(
        abs(
          width("a\tb") { $0.tabStops = [NSTextTab(textAlignment: .left, location: 90)] } - 90 - b)
          < 0.1)
      #expect(
        abs(width("a\tb") { $0.tabStops = [NSTextTab(textAlignment: .right, location: 90)] } - 90)
          < 0.1)
      #expect(
        abs(
          width("a\tb\tb") {
            $0.tabStops = [NSTextTab(textAlignment: .left, location: 30)]
            $0.defaultTabInterval = 50
          } - 50 - b) < 0.1)
    }
    #expect(NSParagraphStyle.default.tabStops.count == 12)
    #expect(NSParagraphStyle.default.tabStops.last?.location == 336)
  }

  @Test func `each paragraph stands along its own edge, at its own indents`() throws {
    let text = text([
      ("title\n", style { $0.alignment = .center }),
      (
        "body\nmore\n",
        style {
          $0.headIndent = 12
          $0.firstLineHeadIndent = 24
          $0.tailIndent = -8
          $0.lineBreakMode = .byCharWrapping
        }
      ), ("end", style { $0.alignment = .right }),
    ])
    let runs = try runs(of: label(text))
    #expect(runs.map(\.string) == ["title", "body\nmore", "end"])
    #expect(runs.map(\.alignment) == [.center, .left, .right])
    #expect(runs.map(\.paragraph.indent) == [0, 12, 0])
    #expect(runs.map(\.paragraph.firstIndent) == [0, 24, 0])
    #expect(runs.map(\.paragraph.tailIndent) == [0, 8, 0])
    #expect(runs.map(\.lineBreak) == [.wordWrap, .charWrap, .wordWrap])
    #expect(runs.map(\.spans.first?.range) == [0..<5, 0..<9, 0..<3])
  }

  @Test func `spaces and heights of paragraphs add up from the top`() throws {
    let text = text([
      (
        "a\n",
        style {
          $0.paragraphSpacing = 10
          $0.lineSpacing = 3
        }
      ),
      (
        "b\n",
        style {
          $0.paragraphSpacingBefore = 4
          $0.minimumLineHeight = 50
        }
      ), ("c", style { $0.lineHeightMultiple = 2 }),
    ])
    let line = font.lineHeight
    let whole = line + 17 + 50 + 2 * line
    #expect(text.size().height == whole)
    let tops = try runs(of: label(text)).map(\.box.minY)
    let top = (300 - whole) / 2
    let wanted = [top, top + line + 17, top + line + 67]
    #expect(zip(tops, wanted).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(tops.count == 3)
  }

  @Test func `an empty paragraph is as high as its own letters would be`() {
    let large = UIFont.systemFont(ofSize: 60)
    let text = text([("a\n", nil)])
    text.append(
      NSAttributedString(
        string: "\n", attributes: [.font: large, .paragraphStyle: style { $0.lineSpacing = 0.5 }]))
    text.append(self.text([("b", nil)]))
    #expect(abs(text.size().height - (2 * font.lineHeight + large.lineHeight + 0.5)) < 0.001)
  }

  @Test func `equal styles that follow one another are laid out as one`() throws {
    let text = text([
      ("a\n", style { $0.lineSpacing = 3 }), ("b\n", style { $0.lineSpacing = 3 }), ("c", nil),
    ])
    #expect(try runs(of: label(text)).map(\.string) == ["a\nb", "c"])
  }

  @Test
  func `a label's own alignment is for paragraphs without a style, or for all when set later`()
    throws
  {
    let text = text([("a\n", nil), ("b", style { $0.alignment = .right })])
    let label = label(text)
    label.textAlignment = .center
    #expect(try runs(of: label).map(\.alignment) == [.center, .center])
    let other = UILabel(frame: CGRect(0, 0, 200, 300))
    other.numberOfLines = 0
    other.textAlignment = .center
    other.attributedText = text
    #expect(try runs(of: other).map(\.alignment) == [.center, .right])
  }

  @Test func `lines that are left out are shortened where the last one ends`() throws {
    let text = text([
      ("one\n", style { $0.alignment = .center }), ("two\n", style { $0.lineSpacing = 1 }),
      ("three", nil),
    ])
    let label = label(text, lines: 2)
    #expect(try runs(of: label).map(\.string) == ["one", "two"])
    let short = UILabel(frame: CGRect(0, 0, 200, 300))
    short.attributedText = text
    #expect(try runs(of: short).map(\.string) == ["one…"])
    #expect(!label.block.fits(in: CGSize(width: 200, height: 300)))
    #expect(self.label(text).block.fits(in: CGSize(width: 200, height: 300)))
    #expect(!self.label(text).block.fits(in: CGSize(width: 200, height: 2.5 * font.lineHeight)))
  }

  @Test func `carets and selections find their paragraph`() {
    let block = text([
      ("aß\r\n", style { $0.firstLineHeadIndent = 30 }),
      ("b", style { $0.paragraphSpacingBefore = 9 }),
    ]).block()
    let line = font.lineHeight
    #expect(block.caret(before: 0, width: 200) == CGRect(30, 0, 0, line))
    #expect(block.caret(before: 5, width: 200) == CGRect(0, line + 9, 0, line))
    #expect(block.boxes(of: 0..<6, width: 200).map(\.minY) == [0, line + 9])
    #expect(block.byte(nearest: CGPoint(1, line + 12), width: 200).byte == 5)
    #expect(block.byte(nearest: CGPoint(31, 5), width: 200).byte == 0)
    #expect(block.caretAtTheEnd(width: 200) == block.caret(before: 6, width: 200).minX)
  }

  @Test func `shadows and outlines stay with their letters`() throws {
    let text = text([("a\n", style { $0.alignment = .center }), ("bc", nil)])
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    text.addAttribute(.shadow, value: shadow, range: NSRange(location: 2, length: 2))
    text.addAttribute(.strokeWidth, value: 3, range: NSRange(location: 3, length: 1))
    let block = text.block()
    let sections = block.sections(width: 200, height: .infinity).sections
    #expect(sections.map { $0.block.shadows.flatMap(\.ranges) } == [[], [0..<1, 1..<2]])
    #expect(sections.map { $0.block.outlined.map(\.range) } == [[], [1..<2]])
  }
}
