import Flipbook
import UIKit

extension WidgetScenes {
  /// A word is dragged into a box.
  static let dragging = Scene(
    "dragging", "A card is dragged into a box that takes copies.", limit: 3,
    fingers: [
      Finger.touch("card", at: 0.2).wait(0.8)
        .move(along: [CGPoint(x: 160, y: 200), CGPoint(x: 160, y: 420)], over: 0.7).wait(0.2)
        .lift()
    ]
  ) { DragController() }

  /// A row is dragged to another place.
  static let reordering = Scene(
    "reordering", "A row is dragged down and takes its place.", limit: 3,
    fingers: [
      Finger.touch(.point(CGPoint(x: 100, y: 70)), at: 0.2).wait(0.8)
        .move(along: [CGPoint(x: 110, y: 120), CGPoint(x: 110, y: 250)], over: 0.8).wait(0.2)
        .lift()
    ]
  ) { ReorderController(["One", "Two", "Three", "Four", "Five", "Six", "Seven"]) }
}

private final class DragController: UIViewController, UIDragInteractionDelegate,
  UIDropInteractionDelegate
{
  private let box = UIView(frame: CGRect(x: 60, y: 340, width: 200, height: 160))
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 160))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let card = UILabel(frame: CGRect(x: 90, y: 90, width: 140, height: 80))
    card.text = "Apple"
    card.textAlignment = .center
    card.backgroundColor = .systemOrange
    card.isUserInteractionEnabled = true
    card.accessibilityIdentifier = "card"
    card.addInteraction(UIDragInteraction(delegate: self))
    view.addSubview(card)
    box.backgroundColor = .secondarySystemGroupedBackground
    label.textAlignment = .center
    box.addSubview(label)
    box.addInteraction(UIDropInteraction(delegate: self))
    view.addSubview(box)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Apple")))]
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    session.loadObjects(ofClass: NSString.self) { [weak self] items in
      self?.label.text = (items as? [String])?.first
    }
  }
}

private final class ReorderController: DraggedWords {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dragInteractionEnabled = true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
}
