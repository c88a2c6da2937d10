import Flipbook
import UIKit

extension WidgetScenes {
  /// A form above the keyboard.
  static let form = Scene(
    "form", "Two fields are filled in, and a button stays above the keyboard.", limit: 7,
    fingers: [.tap("name", at: 0.3), .tap("mail", at: 2.8), .tap("send", at: 5.6)],
    typing: [Typing("Ada L", at: 1, pace: 0.25), Typing("a@b.c", at: 3.6, pace: 0.25)]
  ) {
    FormController()
  }

  /// A search in a list.
  static let search = Scene(
    "search", "A list is searched.", limit: 5,
    fingers: [.tap(.point(x: 160, y: 142), at: 0.3), .tap(.point(x: 285, y: 46), at: 3.4)],
    typing: [Typing("Ja", at: 1.4, pace: 0.5)]
  ) {
    let controller = UINavigationController(rootViewController: SearchedController(style: .plain))
    controller.navigationBar.prefersLargeTitles = true
    return controller
  }

  /// Dates on plates and in a calendar.
  static let dates = Scene(
    "dates", "A plate opens a calendar, in which a day is chosen.", limit: 4,
    fingers: [.tap(.point(x: 170, y: 57), at: 0.3), .tap(.point(x: 160, y: 260), at: 1.6)]
  ) {
    DatesController()
  }
}

private final class FormController: UIViewController, UITextFieldDelegate {
  private let name = UITextField(frame: CGRect(x: 20, y: 60, width: 280, height: 34))
  private let mail = UITextField(frame: CGRect(x: 20, y: 110, width: 280, height: 34))
  private let send = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.accessibilityIdentifier = "name"
    name.placeholder = "Name"
    mail.accessibilityIdentifier = "mail"
    mail.placeholder = "Mail"
    mail.keyboardType = .emailAddress
    mail.autocapitalizationType = .none
    mail.autocorrectionType = .no
    mail.returnKeyType = .send
    for field in [name, mail] {
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
      view.addSubview(field)
    }
    send.configuration?.title = "Send"
    send.accessibilityIdentifier = "send"
    send.translatesAutoresizingMaskIntoConstraints = false
    send.addAction(UIAction { [weak self] _ in self?.view.endEditing(true) }, for: .touchUpInside)
    view.addSubview(send)
    NSLayoutConstraint.activate([
      send.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      send.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
    ])
  }
}

private final class SearchedController: UITableViewController, UISearchResultsUpdating {
  private let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private var shown: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Months"
    shown = names
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "month")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = text.isEmpty ? names : names.filter { $0.hasPrefix(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "month", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}

private final class DatesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let compact = UIDatePicker(frame: CGRect(x: 20, y: 40, width: 280, height: 34))
    let inline = UIDatePicker(frame: CGRect(x: 0, y: 110, width: 320, height: 374))
    inline.preferredDatePickerStyle = .inline
    inline.backgroundColor = .secondarySystemGroupedBackground
    for picker in [compact, inline] {
      picker.date = Date(timeIntervalSince1970: 1_000_000_000)
      view.addSubview(picker)
    }
  }
}
