import Drawing
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// Letters of other scripts than Latin.
@MainActor @Suite struct LetterTests {
  private func runs(_ stage: TestStage) throws -> [TextRun] {
    try stage.runtime.layOut()
    return stage.runtime.snapshot().commands.compactMap {
      if case .text(let run, _) = $0 { run } else { nil }
    }
  }

  @Test func `a letter that no font has is told of once a stage, with text, view and frame`() throws
  {
    try onStage { stage in
      let label = UILabel(frame: CGRect(0, 0, 100, 30))
      label.accessibilityIdentifier = "title"
      stage.window.addSubview(label)
      stage.run(frames: 3)
      #expect(stage.runtime.world.loggedLines.isEmpty)
      label.text = "a\u{F8FF}"
      stage.frame()
      label.text = "b\u{F8FF}"
      stage.frame()
      let lines = stage.runtime.world.loggedLines.filter { $0.hasPrefix("No ") }
      #expect(lines.count == 1)
      let line = try #require(lines.first)
      #expect(line.hasPrefix("No installed font has the letter U+F8FF of the text \"a\u{F8FF}\""))
      #expect(line.contains("identifier = title"))
      #expect(line.contains("in frame 4 (0.067 s)"))
      label.text = "日本語 😀"
      stage.frame()
      #expect(stage.runtime.world.loggedLines.count { $0.hasPrefix("No ") } == 1)
    }
  }

  @Test func `a text without right-to-left letters is drawn as ever`() throws {
    try onStage { stage in
      let label = UILabel(frame: CGRect(0, 0, 100, 30))
      stage.window.addSubview(label)
      for (text, alignment) in [
        ("Swipe", TextRun.Alignment.left), ("日本語 😀", .left), ("שלום", .natural),
        ("a العربية", .natural),
      ] {
        label.text = text
        let run = try #require(try runs(stage).first)
        #expect(run.alignment == alignment)
      }
      label.textAlignment = .left
      let run = try #require(try runs(stage).first)
      #expect(run.alignment == .left)
    }
  }

  @Test func `the rectangle of right-to-left text is on the right`() throws {
    try onStage { _ in
      let label = UILabel()
      label.text = "שלום"
      let bounds = CGRect(0, 0, 200, 30)
      #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX == 200)
      label.text = "abc"
      #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).minX == 0)
    }
  }

  @Test func `the caret stands where the next letter will stand`() throws {
    try onStage { stage in
      let field = UITextField(frame: CGRect(10, 50, 200, 34))
      stage.window.addSubview(field)
      field.becomeFirstResponder()
      field.text = "שלום"
      stage.frame()
      let label = try #require(field.subviews.compactMap { $0 as? UILabel }.first)
      let width = label.sizeThatFits(.zero).width
      #expect(abs(field.caret.line.frame.minX - (200 - width)) < 1)
      field.textAlignment = .left
      stage.frame()
      #expect(abs(field.caret.line.frame.minX) < 1)
      field.text = "abc"
      stage.frame()
      #expect(abs(field.caret.line.frame.minX - label.sizeThatFits(.zero).width) < 1)
    }
  }
}
