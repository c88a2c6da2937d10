import Flipbook
import UIKit

extension WidgetScenes {
  /// A sheet comes at half the height, is pulled up and down and away.
  static let sheet = Scene(
    "sheet", "A sheet is pulled between its detents.", limit: 5,
    fingers: [
      Finger.touch(.point(x: 160, y: 320), at: 1)
        .move(along: [CGPoint(x: 160, y: 120)], over: 0.3).lift(),
      Finger.touch(.point(x: 160, y: 50), at: 2.4)
        .move(along: [CGPoint(x: 160, y: 540)], over: 0.4).lift(),
    ]
  ) {
    SheetController()
  }
}

private final class SheetController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil, view.tag == 0 else { return }
    view.tag = 1
    let modal = UITableViewController(style: .insetGrouped)
    modal.tableView.isScrollEnabled = false
    if let sheet = modal.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(modal, animated: true)
  }
}
