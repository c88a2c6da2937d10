import Testing
import UIKit

/// What a delegate is asked and told while text is edited.
@MainActor @Suite struct SelectionOfTextTests {
  private final class Watcher: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var selections: [NSRange] = []
    var mayEnd = false
    func textFieldDidChangeSelection(_ textField: UITextField) {
      selections.append(textField.selectedTextRange.map { textField.place(of: $0) } ?? NSRange())
    }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { mayEnd }
  }

  @Test func `a field tells where its caret goes`() throws {
    try onStage { stage in
      let (field, watcher) = (UITextField(), Watcher())
      field.delegate = watcher
      stage.window.addSubview(field)
      field.becomeFirstResponder()
      field.insertText("ab")
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.endOfDocument)
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.endOfDocument)
      field.insertText("c")
      #expect(
        watcher.selections == [
          NSRange(location: 0, length: 0), NSRange(location: 2, length: 0),
          NSRange(location: 0, length: 2), NSRange(location: 1, length: 0),
        ])
    }
  }

  @Test func `a text view goes on where its delegate says so`() throws {
    try onStage { stage in
      let (view, watcher) = (UITextView(), Watcher())
      view.delegate = watcher
      stage.window.addSubview(view)
      view.becomeFirstResponder()
      #expect(!view.resignFirstResponder() && view.isFirstResponder)
      watcher.mayEnd = true
      #expect(view.resignFirstResponder() && !view.isFirstResponder)
    }
  }
}

extension UITextField {
  fileprivate func place(of range: UITextRange) -> NSRange {
    NSRange(
      location: offset(from: beginningOfDocument, to: range.start),
      length: offset(from: range.start, to: range.end))
  }
}
