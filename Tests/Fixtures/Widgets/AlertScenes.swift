import Flipbook
import UIKit

extension WidgetScenes {
  /// An alert comes and is answered, then a sheet.
  static let alerts = Scene(
    "alerts", "An alert and an action sheet are answered.", limit: 6,
    fingers: [
      .tap("Delete", at: 1.5), .tap("Copy", at: 3.6),
    ]
  ) {
    AskingController()
  }

  /// An alert with a field.
  static let naming = Scene(
    "naming", "A name is typed into an alert.", limit: 3,
    fingers: [.tap("Save", at: 2)], typing: [Typing("Ada", at: 1)]
  ) {
    NamingController()
  }
}

private final class AskingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let square = UIView(frame: CGRect(x: 100, y: 80, width: 120, height: 120))
    square.backgroundColor = .systemOrange
    view.addSubview(square)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let alert = UIAlertController(
      title: "Delete Photo?", message: "This photo will be deleted from all your devices.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.offer() })
    present(alert, animated: true)
  }

  private func offer() {
    let sheet = UIAlertController(
      title: "Photo", message: "What is to be done with it?", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.addAction(UIAlertAction(title: "Share", style: .default))
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }
}

private final class NamingController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.backgroundColor = .systemGroupedBackground
    let alert = UIAlertController(title: "New Album", message: nil, preferredStyle: .alert)
    alert.message = "Enter a name for this album."
    alert.addTextField { $0.placeholder = "Title" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let save = UIAlertAction(title: "Save", style: .default)
    alert.addAction(save)
    alert.preferredAction = save
    present(alert, animated: true)
  }
}
