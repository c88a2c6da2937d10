import Testing
import UIKit

@MainActor
struct EditingTests {
  @Test func `a field shows its placeholder until something is typed`() throws {
    try onStage { stage in
      let field = UITextField(frame: CGRect(10, 50, 200, 34))
      field.borderStyle = .roundedRect
      field.placeholder = "Name"
      stage.window.addSubview(field)
      stage.frame()
      let label = field.subviews.compactMap { $0 as? UILabel }.first
      #expect(label?.text == "Name")
      #expect(label?.frame.minX == 7)
      #expect(field.intrinsicContentSize.height == 34)
      stage.tap(CGPoint(60, 65))
      #expect(field.isEditing)
      #expect(stage.runtime.enterText("Ada"))
      #expect(label?.text == "Ada")
      field.isSecureTextEntry = true
      #expect(label?.text == "•••")
      field.clearButtonMode = .whileEditing
      stage.frame()
      stage.tap(CGPoint(197, 67))
      #expect(field.text == "")
    }
  }

  @Test func `a text view keeps the looks of its text, and types in those before`() throws {
    try onStage { stage in
      let view = UITextView(frame: CGRect(0, 50, 200, 60))
      stage.window.addSubview(view)
      let text = NSMutableAttributedString(string: "red plain")
      text.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
      text.addAttribute(
        .foregroundColor, value: UIColor.blue, range: NSRange(location: 3, length: 6))
      view.attributedText = text
      #expect(view.text == "red plain")
      view.becomeFirstResponder()
      #expect(stage.runtime.enterText("!"))
      #expect(view.text == "red plain!")
      func color(_ place: Int) -> UIColor? {
        view.attributedText.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
      }
      #expect(color(0) == .red && color(9) == .blue)
      view.textColor = .green
      #expect(color(0) == .green && color(9) == .green)
      view.text = "new"
      #expect(color(0) == .green && view.attributedText.string == "new")
    }
  }

  @Test func `letters that nobody asks for go nowhere`() throws {
    try onStage { stage in #expect(!stage.runtime.enterText("a")) }
  }

  @Test func `a text view wraps its lines and scrolls to what is typed`() throws {
    try onStage { stage in
      let view = UITextView(frame: CGRect(0, 50, 120, 60))
      view.font = .systemFont(ofSize: 17)
      view.text = "One line"
      stage.window.addSubview(view)
      stage.frame()
      let label = view.subviews.compactMap { $0 as? UILabel }.first
      #expect(label?.frame.minX == 5)
      #expect(label?.frame.minY == 8)
      let low = view.contentSize.height
      view.becomeFirstResponder()
      stage.runtime.enterText("\nand another\nand more\nand the last")
      stage.frame()
      #expect(view.contentSize.height > low * 2)
      #expect(view.contentOffset.y > 0)
      view.textContainer.lineFragmentPadding = 0
      view.textContainerInset = .zero
      stage.frame()
      #expect(label?.frame.origin == .zero)
      view.isEditable = false
      #expect(!view.isFirstResponder)
      #expect(!view.becomeFirstResponder())
    }
  }
}
