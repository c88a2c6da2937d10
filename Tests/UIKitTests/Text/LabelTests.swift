import Drawing
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct LabelTests {
  private let label = UILabel()

  private func runs(_ stage: TestStage) throws -> [TextRun] {
    try stage.runtime.layOut()
    return stage.runtime.snapshot().commands.compactMap {
      if case .text(let run, _) = $0 { run } else { nil }
    }
  }

  @Test func `a label begins as UIKit says`() {
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural && !label.isUserInteractionEnabled)
    #expect(label.text == nil && label.intrinsicContentSize == .zero)
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
  }

  @Test func `a line is as high as on a device, in whole pixels`() throws {
    try onStage { _ in
      label.text = "Present"
      // 17 · 1.193 = 20.29, rounded up to half a point.
      #expect(label.intrinsicContentSize.height == 20.5)
      #expect(label.sizeThatFits(.zero) == label.intrinsicContentSize)
      let width = label.intrinsicContentSize.width
      #expect((width * 2).rounded() == width * 2)
      #expect(width > 55 && width < 66)
      label.font = .systemFont(ofSize: 16)
      let smaller = label.intrinsicContentSize.width
      label.font = .systemFont(ofSize: 34)
      // Letters are set more tightly the larger they are.
      let large = label.intrinsicContentSize.width
      #expect(large < 2 * width && large > 1.8 * width)
      #expect(smaller < width && smaller > width * 16 / 17 - 0.5)
      label.font = .systemFont(ofSize: 68)
      // From 32 points on they keep their shape, and stand a little closer.
      let twice = label.intrinsicContentSize.width
      #expect(twice <= 2 * large && twice > 1.97 * large)
    }
  }

  @Test func `the label's text is one command in its own colour`() throws {
    try onStage { stage in
      label.text = "Swipe"
      label.textColor = .red
      label.textAlignment = .center
      label.frame = CGRect(10, 20, 100, 30)
      stage.window.addSubview(label)
      let runs = try runs(stage)
      #expect(
        runs == [
          TextRun(
            "Swipe", font: Typeface(size: 17), color: Color(red: 1, green: 0, blue: 0),
            box: CGRect(0, 0, 100, 30), alignment: .center, lineBreak: .truncateTail, lines: 1)
        ])
      #expect(stage.runtime.snapshot().commands.count == 1)
    }
  }

  @Test func `a label's shadow is sharp and lies above the text unless it is moved`() throws {
    try onStage { stage in
      #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
      label.text = "Swipe"
      label.shadowColor = .red
      label.shadowOffset = CGSize(width: 1, height: 2)
      label.frame = CGRect(10, 20, 100, 30)
      stage.window.addSubview(label)
      try stage.runtime.layOut()
      func look(_ commands: [DrawCommand]) -> [Shadow] {
        commands.flatMap { command -> [Shadow] in
          if case .shadow(_, let shadow, _) = command { return [shadow] }
          return command.children.flatMap { look($0.commands) }
        }
      }
      #expect(
        look(stage.runtime.snapshot().commands) == [
          Shadow(
            color: Color(red: 1, green: 0, blue: 0), blur: 0, offset: CGVector(dx: 1, dy: 2))
        ])
    }
  }

  @Test func `digits of one width are equally wide, and others keep their widths`() throws {
    try onStage { _ in
      func width(_ text: String, _ font: UIFont) -> CGFloat {
        label.font = font
        label.text = text
        return label.intrinsicContentSize.width
      }
      let even = UIFont.monospacedDigitSystemFont(ofSize: 40, weight: .regular)
      #expect(width("1111", even) == width("8888", even))
      #expect(
        width("1111", .systemFont(ofSize: 40)) < width("8888", .systemFont(ofSize: 40)))
      #expect(even.pointSize == 40 && even != .systemFont(ofSize: 40))
      #expect(width("Abc", even) == width("Abc", .systemFont(ofSize: 40)))
    }
  }

  @Test func `what changes is drawn anew`() throws {
    try onStage { stage in
      label.text = "one"
      label.frame = CGRect(0, 0, 100, 30)
      stage.window.addSubview(label)
      _ = try runs(stage)
      label.text = "two"
      label.font = .boldSystemFont(ofSize: 12)
      label.highlightedTextColor = .blue
      label.isHighlighted = true
      label.frame.size.width = 50
      let run = try #require(try runs(stage).first)
      #expect(run.string == "two" && run.font == Typeface(size: 12, weight: 600))
      #expect(run.color == Color(red: 0, green: 0, blue: 1) && run.box.width == 50)
      label.text = nil
      #expect(try runs(stage).isEmpty)
    }
  }

  @Test func `several lines wrap at the width that they are given`() throws {
    try onStage { _ in
      label.text = "one two three four five six seven eight nine ten"
      label.numberOfLines = 0
      let whole = label.sizeThatFits(.zero)
      #expect(whole.height == 20.5)
      let narrow = label.sizeThatFits(CGSize(width: 150, height: 10))
      #expect(narrow.width <= 150 && narrow.height > 41)
      label.numberOfLines = 2
      // Two lines of 20.29.
      #expect(label.sizeThatFits(CGSize(width: 150, height: 0)).height == 41)
      label.preferredMaxLayoutWidth = 150
      #expect(label.intrinsicContentSize.height == 41)
      label.numberOfLines = 1
      #expect(label.intrinsicContentSize == whole)
    }
  }

  @Test func `a label as large as it likes shows all of its text`() throws {
    try onStage { _ in
      for size in stride(from: 9.0, through: 40, by: 1.3) {
        label.font = .systemFont(ofSize: size)
        label.text = "Swipe Down From Top"
        label.sizeToFit()
        let block = TextBlock(string: "Swipe Down From Top", font: label.font)
        #expect(block.fits(in: label.bounds.size))
      }
    }
  }

  @Test func `a title that is hardly wider than its label is whole`() {
    label.text = "Freedom"
    label.font = .systemFont(ofSize: 25)
    label.sizeToFit()
    for (share, isWhole) in [(1.0, true), (0.985, true), (0.95, false)] {
      label.bounds.size.width = (label.intrinsicContentSize.width * share).rounded(.down)
      #expect((label.missingRoom == nil) == isWhole)
    }
  }

  @Test func `a text shrinks to its width and no further than allowed`() throws {
    try onStage { stage in
      label.text = "Swipe Down From Top"
      label.sizeToFit()
      let width = label.bounds.width
      label.adjustsFontSizeToFitWidth = true
      stage.window.addSubview(label)
      #expect(try runs(stage).first?.font.size == 17)
      label.frame.size.width = width / 2
      let half = try #require(try runs(stage).first?.font.size)
      // Half the width takes half the size and less, for small letters stand farther apart.
      #expect(half <= 8.5 && half > 8.5 * 0.9)
      label.minimumScaleFactor = 0.75
      #expect(try runs(stage).first?.font.size == 17 * 0.75)
      label.adjustsFontSizeToFitWidth = false
      #expect(try runs(stage).first?.font.size == 17)
    }
  }

  @Test func `a text that is higher than its label is cut, others are not`() throws {
    try onStage { stage in
      label.text = "gÄ"
      label.frame = CGRect(0, 0, 100, 10)
      stage.window.addSubview(label)
      try stage.runtime.layOut()
      guard
        case .group(_, .rectangle(CGRect(0, 0, 100, 10)), _, 1)? =
          stage.runtime.snapshot().commands.first
      else {
        Issue.record("the text is not cut")
        return
      }
      label.sizeToFit()
      #expect(try runs(stage).count == 1)
    }
  }

  @Test func `a subclass can move its text`() throws {
    try onStage { stage in
      let padded = PaddedLabel()
      padded.text = "ab"
      let plain = UILabel()
      plain.text = "ab"
      #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
      padded.sizeToFit()
      stage.window.addSubview(padded)
      let run = try runs(stage).first
      #expect(run?.box == padded.bounds.insetBy(dx: 10, dy: 4))
    }
  }

  @Test func `a disabled label is faint`() throws {
    try onStage { stage in
      label.text = "ab"
      label.isEnabled = false
      label.sizeToFit()
      stage.window.addSubview(label)
      let run = try runs(stage).first
      #expect(run?.color.alpha == 0.3)
    }
  }
}

@MainActor
private final class PaddedLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 4), limitedToNumberOfLines: lines)
      .insetBy(dx: -10, dy: -4)
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 4)) }
}
