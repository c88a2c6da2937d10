import Flipbook
import UIKit

/// A list whose rows a finger swipes away.
final class MessagesController: UITableViewController {
  private var messages = [
    "Lunch at noon?", "Your parcel is here", "Minutes of Monday", "Photos from the lake",
    "New song", "Tickets for Friday",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    tableView.rowHeight = 64
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.textLabel?.text = messages[indexPath.row]
    cell.accessibilityIdentifier = messages[indexPath.row]
    return cell
  }

  // snippet.swipe
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      self.messages.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
  // snippet.end
}

let messages = Scene(
  "messages",
  "A finger swipes a row to the left and taps Delete: the row goes, those below move up.",
  screen: Screen(width: 393, height: 852, scale: 3), limit: 3.5,
  fingers: [
    Finger.touch("Minutes of Monday", at: 0.5).move(by: CGVector(dx: -150, dy: 0), over: 0.4)
      .lift(),
    Finger.touch(.point(x: 350, y: 225), at: 1.8).wait(0.1).lift(),
  ]
) {
  MessagesController()
}
