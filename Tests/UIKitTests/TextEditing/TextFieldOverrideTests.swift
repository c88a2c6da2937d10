import Testing
import UIKit

@MainActor @Suite struct TextFieldOverrideTests {
  @Test func `a field places its views where its methods say`() throws {
    try onStage { stage in
      let field = OwnField(frame: CGRect(0, 0, 200, 40))
      field.text = "a"
      field.leftView = UIView(frame: CGRect(0, 0, 10, 10))
      field.leftViewMode = .always
      stage.window.addSubview(field)
      stage.frame()
      #expect(field.leftView?.frame == CGRect(5, 6, 7, 8))
    }
  }

  @Test func `a field whose caret has no size shows none`() throws {
    try onStage { stage in
      let field = OwnField(frame: CGRect(0, 0, 200, 40))
      stage.window.addSubview(field)
      field.becomeFirstResponder()
      stage.frame()
      #expect(field.layer.sublayers?.last?.frame == .zero)
    }
  }

  @Test func `a field draws its placeholder by its own method`() throws {
    try onStage { stage in
      let field = OwnField(frame: CGRect(0, 0, 200, 40))
      field.placeholder = "Name"
      stage.window.addSubview(field)
      stage.frame()
      #expect(field.drawn == 1)
    }
  }

  @Test func `observers hear of editing in Apple's order`() throws {
    try onStage { stage in
      let field = UITextField(frame: CGRect(0, 0, 200, 40))
      stage.window.addSubview(field)
      var heard: [String] = []
      let names = [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
          heard.append($0.name.rawValue)
        }
      }
      field.becomeFirstResponder()
      field.insertText("a")
      field.text = "set in code"
      field.resignFirstResponder()
      #expect(heard == names.map(\.rawValue))
      tokens.forEach(NotificationCenter.default.removeObserver)
    }
  }

  @Test func `a field can be asked for edit actions, a plain view cannot`() {
    let paste = Selector(UIResponderStandardEditActions.paste(_:), "paste:")
    #expect(UITextField().canPerformAction(paste, withSender: nil))
    #expect(!UIView().canPerformAction(paste, withSender: nil))
  }
}

private final class OwnField: UITextField {
  var drawn = 0

  override func leftViewRect(forBounds bounds: CGRect) -> CGRect { CGRect(5, 6, 7, 8) }
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func drawPlaceholder(in rect: CGRect) { drawn += 1 }

  @Test func `the caret jumps, whatever is animated around it`() throws {
    try onStage { stage in
      let field = UITextField(frame: CGRect(0, 0, 200, 40))
      stage.window.addSubview(field)
      field.becomeFirstResponder()
      stage.run(frames: 2)
      UIView.animate(withDuration: 1) {
        field.insertText("letters")
        field.layoutIfNeeded()
      }
      let caret = try #require(field.layer.sublayers?.last)
      stage.run(frames: 2)
      #expect(caret.frame.minX > 30)
      #expect(caret.presentation()?.frame == caret.frame)
    }
  }

  @Test func `a field's text stands over what was added before its first layout`() throws {
    try onStage { stage in
      let field = UITextField(frame: CGRect(0, 0, 200, 40))
      let (early, late) = (UIView(), UIView())
      field.addSubview(early)
      stage.window.addSubview(field)
      stage.frame()
      field.addSubview(late)
      field.text = "a"
      stage.frame()
      let kinds = field.subviews.map { $0 === early ? "early" : $0 === late ? "late" : "own" }
      #expect(kinds.first == "early" && kinds.last == "late")
    }
  }
}
