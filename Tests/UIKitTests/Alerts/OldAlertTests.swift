import Testing
import UIKit

@MainActor @Suite struct OldAlertTests {
  private final class Asker: UIViewController, UIAlertViewDelegate, UIActionSheetDelegate {
    var lines: [String] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      lines.append("alert \(alertView.buttonTitle(at: buttonIndex) ?? "")")
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      lines.append("sheet \(buttonIndex)")
    }
  }

  @Test func `an alert shows itself, and tells which button was touched`() throws {
    let asker = Asker()
    try onStage(root: asker) { stage in
      let alert = UIAlertView(
        title: "Defeat", message: "You lost.", delegate: asker, cancelButtonTitle: "Cancel",
        otherButtonTitles: "Again")
      alert.show()
      stage.run(frames: 60)
      #expect(alert.isVisible && alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
      let shown = try #require(asker.presentedViewController as? UIAlertController)
      #expect(shown.title == "Defeat" && shown.actions.map(\.title) == ["Cancel", "Again"])
      #expect(shown.actions.first?.style == .cancel)
      alert.dismiss(withClickedButtonIndex: 0, animated: true)
      stage.run(frames: 60)
      #expect(asker.presentedViewController == nil && !alert.isVisible)
    }
  }

  @Test func `a sheet has its red button first`() throws {
    let asker = Asker()
    try onStage(root: asker) { stage in
      let sheet = UIActionSheet(
        title: nil, delegate: asker, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete")
      sheet.show(in: asker.view)
      stage.run(frames: 60)
      let shown = try #require(asker.presentedViewController as? UIAlertController)
      #expect(shown.preferredStyle == .actionSheet)
      #expect(shown.actions.map(\.style) == [.destructive, .cancel])
    }
  }

  @Test func `fields of an alert can be read`() {
    let alert = UIAlertView(frame: .zero)
    alert.alertViewStyle = .loginAndPasswordInput
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true && alert.textField(at: 2) == nil)
  }
}
