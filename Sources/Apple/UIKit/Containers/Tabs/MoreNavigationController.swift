/// Shows the controllers of a tab bar controller that have no item in the bar.
///
/// Source: Apple, UITabBarController, “The More Navigation Controller”.
final class MoreNavigationController: UINavigationController {
  private let table = MoreListController(style: .plain)
  private var listed: [UIViewController] = []
  /// The navigation controller of the list whose stack stands on this one, and that stack.
  private var lent: (owner: UINavigationController, stack: [UIViewController])?
  /// The controller of the list that stands on the stack.
  private(set) weak var shown: UIViewController?

  init() {
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    viewControllers = [table]
    table.select = { [weak self] in self?.push($0, animated: true) }
    table.returned = { [weak self] in self?.takeBack() }
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the controllers of the list.
  func list(_ controllers: [UIViewController]) {
    popToRootViewController(animated: false)
    takeBack()
    listed = controllers
    table.items = controllers.map { ($0, $0.tabBarItem) }
  }

  /// Shows a controller of the list at once.
  ///
  /// - Returns: false for another controller.
  func show(_ controller: UIViewController) -> Bool {
    guard listed.contains(where: { $0 === controller }) else { return false }
    guard shown !== controller else { return true }
    popToRootViewController(animated: false)
    takeBack()
    push(controller, animated: false)
    return true
  }

  /// Pushes a controller of the list; of a navigation controller what stands on its stack.
  private func push(_ controller: UIViewController, animated: Bool) {
    shown = controller
    guard let navigation = controller as? UINavigationController else {
      return pushViewController(controller, animated: animated)
    }
    let stack = navigation.viewControllers
    lent = (navigation, stack)
    navigation.viewControllers = []
    for (number, other) in stack.enumerated() {
      pushViewController(other, animated: animated && number == stack.count - 1)
    }
  }

  /// Gives a stack back when the list is seen again.
  private func takeBack() {
    shown = nil
    guard let lent else { return }
    self.lent = nil
    lent.owner.viewControllers = Array(lent.stack.prefix(1))
  }
}

/// The list of controllers.
private final class MoreListController: UITableViewController {
  var items: [(controller: UIViewController, item: UITabBarItem)] = [] {
    didSet { viewIfLoaded.map { _ in tableView.reloadData() } }
  }
  var select: ((UIViewController) -> Void)?
  /// Called when the list is seen again.
  var returned: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "More"
    let edit = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    edit.primaryAction = UIAction(title: "Edit") { _ in
      Log.once("The tabs of a tab bar are not rearranged in a film.")
    }
    navigationItem.rightBarButtonItem = edit
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    returned?()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "more")
      ?? UITableViewCell(style: .default, reuseIdentifier: "more")
    let item = items[indexPath.row].item
    cell.textLabel?.text = item.title ?? items[indexPath.row].controller.title
    cell.imageView?.image = item.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    select?(items[indexPath.row].controller)
  }
}
