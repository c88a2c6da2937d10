import Testing

@testable import UIKitCore

@MainActor
struct SearchControllerTests {
  private final class Log: UISearchResultsUpdating, UISearchControllerDelegate {
    var lines: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      lines.append("search “\(searchController.searchBar.text ?? "")”")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      lines.append("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      lines.append("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      lines.append("will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      lines.append("did dismiss")
    }
  }

  private func make(_ results: UIViewController? = nil) -> (
    UINavigationController, UISearchController, Log
  ) {
    let root = UIViewController()
    let search = UISearchController(searchResultsController: results)
    let log = Log()
    search.searchResultsUpdater = log
    search.delegate = log
    root.navigationItem.searchController = search
    root.navigationItem.hidesSearchBarWhenScrolling = false
    return (UINavigationController(rootViewController: root), search, log)
  }

  @Test func `the bar has its height as the header of a table, too`() throws {
    try onStage { _ in
      let search = UISearchController(searchResultsController: nil)
      let table = UITableView(frame: CGRect(0, 0, 320, 400))
      table.tableHeaderView = search.searchBar
      table.layoutIfNeeded()
      #expect(table.tableHeaderView?.frame.height == search.searchBar.intrinsicContentSize.height)
    }
  }

  @Test func `the search bar stands below the title and is counted in the safe area`() throws {
    let (navigation, search, _) = make()
    try onStage(root: navigation) { stage in
      stage.frame()
      #expect(navigation.navigationBar.frame == CGRect(0, 20, 320, 96))
      #expect(search.searchBar.frame == CGRect(0, 44, 320, 52))
      #expect(navigation.topViewController?.view.safeAreaInsets.top == 116)
      #expect(!search.isActive)
    }
  }

  @Test func `typing into the bar begins the search, and its button ends it`() throws {
    let results = UIViewController()
    let (navigation, search, log) = make(results)
    try onStage(root: navigation) { stage in
      stage.frame()
      search.searchBar.becomeFirstResponder()
      stage.run(frames: 40)
      #expect(search.isActive)
      #expect(log.lines == ["will present", "search “”", "did present"])
      #expect(navigation.navigationBar.frame == CGRect(0, 20, 320, 52))
      #expect(results.view.isHidden)
      stage.runtime.press(keys: "ab")
      stage.frame()
      #expect(log.lines.suffix(2) == ["search “a”", "search “ab”"])
      #expect(!results.view.isHidden)
      #expect(results.view.window === stage.window)
      log.lines = []
      search.isActive = false
      stage.run(frames: 40)
      #expect(log.lines == ["will dismiss", "search “”", "did dismiss"])
      #expect(search.view.superview == nil)
      #expect(navigation.navigationBar.frame == CGRect(0, 20, 320, 96))
      #expect(stage.runtime.keyboardFrame == nil)
    }
  }
}
