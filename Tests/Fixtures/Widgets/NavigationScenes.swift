import Flipbook
import UIKit

extension WidgetScenes {
  /// A large title goes as the content scrolls, and a push leads to a small one.
  static let titles = Scene(
    "titles", "A large title makes room for the content.", limit: 5,
    fingers: [
      Finger.touch(.point(x: 160, y: 400), at: 0.3)
        .move(along: [CGPoint(x: 160, y: 330)], over: 0.4).wait(0.2).lift(),
      .tap(.point(x: 160, y: 300), at: 1.6),
    ]
  ) {
    let navigation = UINavigationController(rootViewController: TitlesController(style: .plain))
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  /// Pages are turned by fingers.
  static let pages = Scene(
    "pages", "A finger turns a page, and lets another one go back.", limit: 4,
    fingers: [
      Finger.touch(.point(x: 260, y: 300), at: 0.3)
        .move(along: [CGPoint(x: 80, y: 300)], over: 0.25).lift(),
      Finger.touch(.point(x: 200, y: 300), at: 1.5)
        .move(along: [CGPoint(x: 120, y: 300)], over: 0.4).wait(0.2).lift(),
    ]
  ) {
    PagesController(transitionStyle: .scroll)
  }
}

private final class TitlesController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    8
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Section \(section + 1)" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    cell.detailTextLabel?.text = "on"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let next = UIViewController()
    next.view.backgroundColor = .systemGroupedBackground
    next.title = "Detail"
    next.navigationItem.largeTitleDisplayMode = .never
    navigationController?.pushViewController(next, animated: true)
  }
}

private final class PagesController: UIPageViewController, UIPageViewControllerDataSource {
  private let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
  private lazy var pages = colors.map { color in
    let page = UIViewController()
    page.view.backgroundColor = color
    return page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: 1) }

  private func page(beside controller: UIViewController, by step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(of: controller) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    viewControllers?.first.flatMap(pages.firstIndex) ?? 0
  }
}
