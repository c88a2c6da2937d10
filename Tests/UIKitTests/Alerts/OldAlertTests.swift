import Testing
import UIKit

@MainActor @Suite struct OldAlertTests {
  /// Notes what an alert and a sheet tell, and whether they are shown then.
  private final class Listener: UIViewController, UIAlertViewDelegate, UIActionSheetDelegate {
    var lines: [String] = []
    func willPresent(_ alertView: UIAlertView) { lines.append("will present") }
    func didPresent(_ alertView: UIAlertView) { lines.append("did present") }
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      lines.append("clicked \(alertView.isVisible)")
    }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      lines.append("will dismiss \(alertView.isVisible)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      lines.append("did dismiss \(alertView.isVisible) \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      lines.append("clicked \(actionSheet.isVisible)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      lines.append("did dismiss \(actionSheet.isVisible) \(buttonIndex)")
    }
  }

  @Test func `a button is told of before the alert goes, its end when it has gone`() throws {
    let listener = Listener()
    try onStage(root: listener) { stage in
      let alert = UIAlertView(
        title: "Defeat", message: nil, delegate: listener, cancelButtonTitle: "Cancel")
      alert.show()
      alert.show()
      stage.run(frames: 60)
      let card = try #require(listener.presentedViewController?.view)
      let frame = card.convert(card.bounds, to: stage.window)
      stage.tap(CGPoint(x: frame.midX, y: frame.maxY - 20))
      stage.run(frames: 60)
      #expect(
        listener.lines == [
          "will present", "did present", "clicked true", "will dismiss true", "did dismiss false 0",
        ])
      listener.lines = []
      let sheet = UIActionSheet(
        title: nil, delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil)
      sheet.show(in: listener.view)
      stage.run(frames: 60)
      stage.tap(CGPoint(x: 20, y: 60))
      stage.run(frames: 60)
      #expect(listener.lines == ["clicked true", "did dismiss false 0"])
    }
  }

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
