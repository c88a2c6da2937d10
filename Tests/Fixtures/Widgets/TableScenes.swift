import Flipbook
import UIKit

extension WidgetScenes {
  /// Rows come, go and move; one is tapped.
  static let table = Scene(
    "table", "Rows come and go in a plain table.", limit: 4,
    fingers: [
      .tap(.point(x: 100, y: 200), at: 0.3),
      Finger.touch(.point(x: 160, y: 460), at: 2.6)
        .move(along: [CGPoint(x: 160, y: 300)], over: 0.2).lift(),
    ]
  ) {
    UINavigationController(rootViewController: FruitController(style: .plain))
  }

  /// All four styles and all accessories, on cards.
  static let cards = Scene("cards", "Settings on cards.", limit: 1) {
    UINavigationController(rootViewController: SettingsController(style: .insetGrouped))
  }

  /// A swipe deletes a row, then another is carried to a new place.
  static let editing = Scene(
    "editing", "Rows are swiped, deleted and carried.", limit: 6,
    fingers: [
      Finger.touch(.point(x: 280, y: 150), at: 0.3)
        .move(along: [CGPoint(x: 140, y: 150)], over: 0.25).lift(),
      .tap(.point(x: 285, y: 150), at: 1.2),
      .tap(.point(x: 290, y: 42), at: 2.0),
      Finger.touch(.point(x: 300, y: 150), at: 2.8).wait(0.1)
        .move(along: [CGPoint(x: 300, y: 290)], over: 0.5).wait(0.2).lift(),
    ]
  ) {
    UINavigationController(rootViewController: FruitController(style: .plain, isChanging: false))
  }
}

/// A list of fruit that changes by itself.
private final class FruitController: UITableViewController {
  private var sections = [
    ("Stone fruit", ["Apricot", "Cherry", "Peach", "Plum"]),
    ("Berries", ["Blackberry", "Blueberry", "Raspberry", "Strawberry", "Gooseberry"]),
    ("Citrus", ["Lemon", "Lime", "Orange", "Grapefruit"]),
  ]
  private let isChanging: Bool

  init(style: UITableView.Style, isChanging: Bool = true) {
    self.isChanging = isChanging
    super.init(style: style)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruit"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.sectionHeaderTopPadding = 0
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    guard isChanging else { return }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      MainActor.assumeIsolated { self.change() }
    }
  }

  private func change() {
    sections[0].1.insert("Nectarine", at: 2)
    sections[0].1.remove(at: 0)
    let moved = sections[1].1.remove(at: 4)
    sections[1].1.insert(moved, at: 0)
    tableView.performBatchUpdates { [self] in
      tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .right)
      tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
      tableView.moveRow(at: IndexPath(row: 4, section: 1), to: IndexPath(row: 0, section: 1))
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].0 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].1[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].1.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .left)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let moved = sections[sourceIndexPath.section].1.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].1.insert(moved, at: destinationIndexPath.row)
  }
}

/// Rows of all styles.
private final class SettingsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    [4, 3, 2][section]
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { ["Styles", "Accessories", nil][section] }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { section == 1 ? "A footer explains what the rows above it do." : nil }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch indexPath.section {
    case 0:
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
      let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
      cell.textLabel?.text = ["Default", "Value 1", "Value 2", "Subtitle"][indexPath.row]
      cell.detailTextLabel?.text = "Detail"
      return cell
    case 1:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = ["Checkmark", "Detail", "Switch"][indexPath.row]
      if indexPath.row == 2 {
        let control = UISwitch()
        control.isOn = true
        cell.accessoryView = control
      } else {
        cell.accessoryType = indexPath.row == 0 ? .checkmark : .detailDisclosureButton
      }
      return cell
    default:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = indexPath.row == 0 ? "Configured" : "With a second text"
      content.secondaryText = indexPath.row == 0 ? nil : "below the first"
      content.image = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { _ in
        UIColor.systemOrange.setFill()
        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 28, height: 28), cornerRadius: 6).fill()
      }
      cell.contentConfiguration = content
      return cell
    }
  }
}
