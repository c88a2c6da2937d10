import Flipbook
import UIKit

extension WidgetScenes {
  /// A place is kept for a row whose data come later.
  static let waiting = Scene(
    "waiting", "A row is dropped, and a wheel turns in its place until its data come.", limit: 4,
    fingers: [
      Finger.touch(.point(CGPoint(x: 100, y: 70)), at: 0.2).wait(0.8)
        .move(along: [CGPoint(x: 110, y: 120), CGPoint(x: 110, y: 215)], over: 0.8).wait(0.2)
        .lift()
    ]
  ) { WaitingController(["One", "Two", "Three", "Four", "Five"]) }
}

private final class WaitingController: DraggedWords, UITableViewDropDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dropDelegate = self
    tableView.register(WheelCell.self, forCellReuseIdentifier: "wheel")
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath else {
      return
    }
    let place = coordinator.drop(
      item.dragItem,
      to: UITableViewDropPlaceholder(
        insertionIndexPath: path, reuseIdentifier: "wheel", rowHeight: 60))
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      place.commitInsertion { self.words.insert("Copy", at: $0.row) }
    }
  }
}

/// A cell with a wheel that turns.
private final class WheelCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.frame = CGRect(x: 140, y: 10, width: 40, height: 40)
    contentView.addSubview(wheel)
    wheel.startAnimating()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
