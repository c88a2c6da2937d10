import Testing
import UIKit

/// What a delegate is told when editing ends.
@MainActor @Suite struct EndOfEditingTests {
  private final class Plain: NSObject, UITextFieldDelegate {
    var ends = 0
    func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
  }

  private final class Reasoned: NSObject, UITextFieldDelegate {
    var reasons: [UITextField.DidEndEditingReason] = []
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { reasons.append(reason) }
  }

  @Test func `the end is told with its reason, or without where no reason is asked for`() throws {
    try onStage { stage in
      let (first, second) = (UITextField(), UITextField())
      let (plain, reasoned) = (Plain(), Reasoned())
      (first.delegate, second.delegate) = (plain, reasoned)
      for field in [first, second] {
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        field.resignFirstResponder()
      }
      #expect(plain.ends == 1 && reasoned.reasons == [.committed])
    }
  }
}
