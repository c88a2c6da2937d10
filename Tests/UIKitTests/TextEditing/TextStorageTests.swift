import Testing
import UIKit

@MainActor @Suite struct TextStorageTests {
  @Test func `a text view shows a text that keeps itself, and types into it`() throws {
    try onStage { stage in
      let storage = LoudStorage()
      storage.append(NSAttributedString(string: "one TWO"))
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      let view = UITextView(frame: CGRect(0, 0, 200, 100), textContainer: container)
      stage.window.addSubview(view)
      #expect(view.text == "one TWO" && view.textStorage === storage)
      #expect(colors(of: view.attributedText) == ["one ", "TWO red"])
      view.insertText(" III")
      #expect(storage.string == "one TWO III" && view.text == "one TWO III")
      #expect(colors(of: view.attributedText) == ["one ", "TWO red", " ", "III red"])
      view.text = "UP"
      #expect(storage.string == "UP" && colors(of: view.attributedText) == ["UP red"])
      storage.deleteCharacters(in: NSRange(location: 0, length: 1))
      #expect(view.text == "P" && storage.length == 1)
    }
  }

  @Test func `a delegate hears of changes once the last editing has ended`() {
    let storage = NSTextStorage(string: "abc")
    let listener = StorageListener()
    storage.delegate = listener
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
    #expect(listener.heard.isEmpty)
    storage.endEditing()
    #expect(listener.heard == ["will 3 0 4 2", "did 3 0 4 2"])
    #expect(storage.string == "axyzc" && storage.editedMask == [])
    #expect(storage.editedRange.location == NSNotFound)
  }

  private func colors(of text: NSAttributedString) -> [String] {
    var parts: [String] = []
    text.enumerateAttribute(
      .foregroundColor, in: NSRange(location: 0, length: text.length), options: []
    ) { color, range, _ in
      let word = (text.string as NSString).substring(with: range)
      parts.append(word + (color as? UIColor == .red ? " red" : ""))
    }
    return parts
  }
}

/// Makes capitals red, and keeps its text itself, as tutorials do.
private nonisolated final class LoudStorage: NSTextStorage {
  private let backing = NSMutableAttributedString(string: "")

  override var string: String { backing.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    removeAttribute(.foregroundColor, range: NSRange(location: 0, length: length))
    var place = 0
    for character in string {
      let count = String(character).utf16.count
      if character.isUppercase {
        addAttribute(
          .foregroundColor, value: UIColor.red, range: NSRange(location: place, length: count))
      }
      place += count
    }
    super.processEditing()
  }
}

private final class StorageListener: NSTextStorageDelegate {
  var heard: [String] = []

  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    heard.append(
      "will \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
  }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    heard.append(
      "did \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
  }
}
