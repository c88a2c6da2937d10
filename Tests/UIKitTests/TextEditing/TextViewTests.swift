import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
private final class Reader: NSObject, UITextViewDelegate {
  var said: [String] = []
  var mayOpen = true

  func textViewDidChangeSelection(_ textView: UITextView) {
    said.append("selection \(textView.selectedRange.location) \(textView.selectedRange.length)")
  }

  func textViewDidChange(_ textView: UITextView) { said.append("change") }

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    said.append("\(URL) \(characterRange.location) \(interaction)")
    return mayOpen
  }
}

@MainActor @Suite struct TextViewTests {
  private func view(_ text: String, on stage: TestStage) -> UITextView {
    let view = UITextView(frame: CGRect(0, 0, 320, 200))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    stage.window.addSubview(view)
    stage.frame()
    return view
  }

  @Test func `letters are typed where the selection is, and replace what is selected`() throws {
    try onStage { stage in
      let view = view("Hello", on: stage)
      let reader = Reader()
      view.delegate = reader
      #expect(view.selectedRange == NSRange(location: 5, length: 0))
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 1, length: 3)
      view.insertText("i")
      #expect(view.text == "Hio")
      #expect(view.selectedRange == NSRange(location: 2, length: 0))
      #expect(reader.said == ["selection 1 3", "selection 2 0", "change"])
      view.deleteBackward()
      #expect(view.text == "Ho")
      #expect(view.selectedRange.location == 1)
      view.text = "New"
      #expect(view.selectedRange.location == 3)
    }
  }

  @Test func `the caret stands before the selected letter, and marks lie behind the others`() throws
  {
    try onStage { stage in
      let view = view("one\ntwo", on: stage)
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 4, length: 0)
      stage.frame()
      #expect(view.caret.line.frame.minX == 5)
      #expect(view.caret.line.frame.minY > 8 + 17)
      view.selectedRange = NSRange(location: 1, length: 5)
      stage.frame()
      #expect(view.marks.count == 2)
      #expect(view.marks.first?.frame.minX ?? 0 > 5)
      #expect(view.marks.last?.frame.minX == 5)
      view.selectedRange = NSRange(location: 0, length: 0)
      stage.frame()
      #expect(view.marks.isEmpty)
    }
  }

  @Test func `a tap on a text that is edited moves the caret to the nearest letter`() throws {
    try onStage { stage in
      let view = view("iiiiiiiiii", on: stage)
      view.becomeFirstResponder()
      let place = view.caretRect(at: 4)
      stage.tap(CGPoint(place.minX + 0.5, place.midY))
      #expect(view.selectedRange == NSRange(location: 4, length: 0))
      #expect(view.closestPosition(to: place.origin).map { view.caretRect(for: $0) } == place)
    }
  }

  @Test func `what is typed has the looks that typing attributes say`() throws {
    try onStage { stage in
      let view = view("ab", on: stage)
      #expect(view.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 17))
      view.becomeFirstResponder()
      view.typingAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9)]
      view.insertText("c")
      let looks = view.attributedText.attributes(at: 2, effectiveRange: nil)
      #expect(looks[.foregroundColor] as? UIColor == .red)
      #expect(
        (view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize
          == 17)
      view.selectedRange = NSRange(location: 1, length: 0)
      #expect(view.typingAttributes[.foregroundColor] as? UIColor != .red)
    }
  }

  @Test func `the text storage is changed in place`() throws {
    try onStage { stage in
      let view = view("ab", on: stage)
      view.textStorage.append(NSAttributedString(string: "c"))
      #expect(view.text == "abc")
      let storage = view.textStorage
      storage.beginEditing()
      storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xy")
      #expect(view.text == "abc")
      storage.endEditing()
      #expect(view.text == "xybc")
      storage.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
      #expect(
        view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
          == .red)
      view.text = "new"
      #expect(view.textStorage.string == "new")
    }
  }

  @Test func `a tap on a link asks the delegate, and words beside it do nothing`() throws {
    try onStage { stage in
      let view = view("", on: stage)
      let reader = Reader()
      view.delegate = reader
      view.isEditable = false
      let text = NSMutableAttributedString(string: "Read this now")
      text.addAttribute(
        .link, value: "https://example.org", range: NSRange(location: 5, length: 4))
      view.attributedText = text
      stage.frame()
      reader.said = []
      let link = try #require(view.rects(of: NSRange(location: 5, length: 4)).first)
      stage.tap(CGPoint(link.midX, link.midY))
      #expect(reader.said == ["https://example.org 5 invokeDefaultAction"])
      stage.tap(CGPoint(link.minX - 10, link.midY))
      #expect(reader.said.count == 1)
      view.linkTextAttributes = [.foregroundColor: UIColor.purple]
      let shown = view.label.attributedText?.attributes(at: 5, effectiveRange: nil)
      #expect(shown?[.foregroundColor] as? UIColor == .purple)
      #expect(shown?[.underlineStyle] == nil)
    }
  }

  @Test func `addresses and numbers are found in a text that is not edited`() throws {
    let text = "See www.example.org, https://a.de/b. Write to ada@b.org or call +49 30 1234567!"
    let found = DetectedLinks(in: text, .all).links.map(\.url.absoluteString)
    #expect(
      found.sorted() == [
        "http://www.example.org", "https://a.de/b", "mailto:ada@b.org", "tel:+49301234567",
      ])
    #expect(DetectedLinks(in: "In 2024 for 12.50", .all).links.isEmpty)
    try onStage { stage in
      let view = view("call 0123 456789", on: stage)
      view.dataDetectorTypes = .phoneNumber
      #expect(view.links.isEmpty)
      view.isEditable = false
      #expect(view.links.map(\.range) == [NSRange(location: 5, length: 11)])
    }
  }

  @Test func `a text view scrolls to a range, and its container limits the lines`() throws {
    try onStage { stage in
      let view = view(String(repeating: "line\n", count: 40) + "last", on: stage)
      view.scrollRangeToVisible(NSRange(location: 200, length: 4))
      stage.run(frames: 40)
      #expect(view.contentOffset.y > 300)
      view.textContainer.maximumNumberOfLines = 2
      stage.frame()
      #expect(view.contentSize.height < 80)
    }
  }

  @Test func `a view that does not scroll is as high as its lines at the width that it gets`()
    throws
  {
    try onStage { stage in
      let view = UITextView(frame: CGRect(0, 0, 300, 100))
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: 17)
      view.text = "Some words that need several lines where there is not much room for them"
      let stack = UIStackView(arrangedSubviews: [view])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: stage.window.topAnchor),
        stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        stack.widthAnchor.constraint(equalToConstant: 120),
      ])
      stage.run(frames: 2)
      let wanted = view.sizeThatFits(CGSize(width: 120, height: 0)).height
      #expect(view.frame.height == wanted && wanted > 100)
      let room = CGSize(width: 120, height: 0)
      let fitting = stack.systemLayoutSizeFitting(
        room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      #expect(fitting.height == wanted)
    }
  }
}
