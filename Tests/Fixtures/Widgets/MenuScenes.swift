import Flipbook
import UIKit

extension WidgetScenes {
  /// Buttons of all configurations; one opens a menu.
  static let menus = Scene(
    "menus", "A button opens a menu, and a finger rests on a square for another.", limit: 5,
    fingers: [
      .tap("choose", at: 0.3), .tap("Name", at: 1.2),
      Finger.touch("square", at: 2.2).wait(0.8).lift(),
      .tap("Delete", at: 3.8),
    ]
  ) {
    MenuController()
  }

  /// Wheels that fingers turn.
  static let pickers = Scene(
    "pickers", "Wheels are turned by a flick and a tap.", limit: 4,
    fingers: [
      Finger.touch(.point(x: 90, y: 160), at: 0.3)
        .move(along: [CGPoint(x: 90, y: 90)], over: 0.15).lift(),
      .tap(.point(x: 240, y: 180), at: 1.8),
    ]
  ) {
    PickerController()
  }

  /// A pull refreshes a table.
  static let refresh = Scene(
    "refresh", "A pull refreshes a table below a search bar.", limit: 4,
    fingers: [
      Finger.touch(.point(x: 160, y: 200), at: 0.3)
        .move(along: [CGPoint(x: 160, y: 480)], over: 0.4).wait(0.1).lift()
    ]
  ) {
    UINavigationController(rootViewController: RefreshController(style: .plain))
  }
}

private final class MenuController: UIViewController, UIContextMenuInteractionDelegate {
  private let square = UIView(frame: CGRect(x: 110, y: 400, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    square.backgroundColor = .systemOrange
    square.accessibilityIdentifier = "square"
    square.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(square)
    var y: CGFloat = 60
    let looks: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ]
    for (title, look) in looks {
      var configuration = look
      configuration.title = title
      let button = UIButton(configuration: configuration)
      button.frame.origin = CGPoint(x: 20, y: y)
      button.sizeToFit()
      view.addSubview(button)
      y += 44
    }
    var large = UIButton.Configuration.filled()
    large.title = "Sort By"
    large.subtitle = "opens a menu"
    large.buttonSize = .large
    large.cornerStyle = .capsule
    let choose = UIButton(configuration: large)
    choose.accessibilityIdentifier = "choose"
    choose.menu = UIMenu(
      title: "Sort", options: .singleSelection,
      children: ["Date", "Name", "Size"].map { title in
        UIAction(title: title, state: title == "Date" ? .on : .off) { _ in }
      })
    choose.showsMenuAsPrimaryAction = true
    choose.frame.origin = CGPoint(x: 150, y: 60)
    choose.sizeToFit()
    view.addSubview(choose)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Copy") { _ in },
        UIAction(title: "Share", subtitle: "with others") { _ in },
        UIMenu(
          options: .displayInline,
          children: [UIAction(title: "Delete", attributes: .destructive) { _ in }]),
      ])
    }
  }
}

private final class PickerController: UIViewController, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 20, width: 320, height: 216))
  private let dates = UIDatePicker(frame: CGRect(x: 0, y: 280, width: 320, height: 216))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picker.dataSource = self
    picker.delegate = self
    dates.datePickerMode = .date
    dates.preferredDatePickerStyle = .wheels
    dates.date = Date(timeIntervalSince1970: 1_000_000_000)
    view.addSubview(picker)
    view.addSubview(dates)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? 30 : 5
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    component == 0 ? "\(row + 1)" : ["days", "weeks", "months", "years", "centuries"][row]
  }
}

private final class RefreshController: UITableViewController {
  private var count = 5

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    tableView.tableHeaderView = search
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    refreshControl = control
  }

  private func load() {
    Timer.scheduledTimer(withTimeInterval: 1.2, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.count = 8
        self?.tableView.reloadData()
        self?.refreshControl?.endRefreshing()
      }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Message \(indexPath.row + 1)"
    cell.detailTextLabel?.text = "What it is about"
    return cell
  }
}
