import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

/// Texts that are overridden to set attributes, which called each other until the stack was full.
@MainActor @Suite struct TextOverrideTests {
  private static func spaced(_ text: String?) -> NSAttributedString {
    NSAttributedString(string: text ?? "", attributes: [.kern: 2])
  }

  private final class Label: UILabel {
    override var text: String? { didSet { attributedText = TextOverrideTests.spaced(text) } }
  }

  private final class Area: UITextView {
    override var text: String! { didSet { attributedText = TextOverrideTests.spaced(text) } }
  }

  private final class Field: UITextField {
    override var text: String? { didSet { attributedText = TextOverrideTests.spaced(text) } }
    override var placeholder: String? {
      didSet { attributedPlaceholder = TextOverrideTests.spaced(placeholder) }
    }
  }

  @Test func `a label gives its text attributes`() {
    let label = Label()
    label.text = "abc"
    #expect(label.text == "abc")
    #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test func `a text view gives its text attributes`() {
    let area = Area()
    area.text = "abc"
    #expect(area.text == "abc" && area.attributedText.length == 3)
    area.text = nil
    #expect(area.text == "")
  }

  @Test func `a text field gives text and placeholder attributes`() {
    let field = Field()
    field.text = "abc"
    field.placeholder = "Name"
    #expect(field.text == "abc" && field.placeholder == "Name")
    #expect(
      field.attributedPlaceholder?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test func `a text without letters is made without a word`() {
    #expect(NSAttributedString().length == 0)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
  }

  @Test func `a text layer takes fonts of Core Graphics and of Core Text`() {
    #expect(CGFont("No such font") == nil && CGFont("Helvetica") != nil)
    #expect(CTFontCreateWithName("Helvetica", 20, nil).pointSize == 20)
  }
}
