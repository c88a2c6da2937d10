import Flipbook
import UIKit

/// A button that asks before it does something.
final class QuestionController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var look = UIButton.Configuration.filled()
    look.title = "Empty the bin"
    let button = UIButton(configuration: look)
    button.accessibilityIdentifier = "empty"
    button.addAction(UIAction { _ in self.ask() }, for: .touchUpInside)
    button.frame = CGRect(x: 96, y: 400, width: 200, height: 50)
    view.addSubview(button)
  }

  // snippet.ask
  private func ask() {
    let alert = UIAlertController(
      title: "Empty the bin?", message: "Three letters are gone for good.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Empty", style: .destructive))
    present(alert, animated: true)
  }
  // snippet.end
}

let question = Scene(
  "question",
  "A button is tapped, an alert asks, and its answer is tapped.",
  screen: Screen(width: 393, height: 852, scale: 3), limit: 3.0,
  fingers: [
    Finger.touch("empty", at: 0.4).wait(0.1).lift(),
    Finger.touch(.point(x: 262, y: 480), at: 1.8).wait(0.1).lift(),
  ]
) {
  QuestionController()
}
