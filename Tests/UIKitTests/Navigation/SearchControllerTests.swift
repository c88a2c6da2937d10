import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct SearchControllerTests {
  private final class Log: UISearchResultsUpdating, UISearchControllerDelegate {
    var lines: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      lines.append("search “\(searchController.searchBar.text ?? "")”")
    }
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      lines.append(
        "select \(searchSuggestion.localizedSuggestion ?? "") "
          + "\(searchSuggestion.representedObject as? Int ?? 0)")
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

  @Test func `suggestions stand over the results, and a tap on one is told`() throws {
    let results = UIViewController()
    let (navigation, search, log) = make(results)
    try onStage(root: navigation) { stage in
      stage.frame()
      let item = UISearchSuggestionItem(
        localizedSuggestion: "Oslo", iconImage: UIImage(systemName: "mappin"))
      item.representedObject = 7
      search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Bergen"), item]
      search.searchBar.becomeFirstResponder()
      stage.run(frames: 40)
      let list = try #require(search.children.compactMap { $0 as? SearchSuggestions }.first)
      #expect(list.view.isHidden == false && list.tableView.visibleCells.count == 2)
      let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      let place = cell.convert(CGPoint(60, 20), to: nil)
      stage.frame((1, .began, place))
      stage.frame((1, .ended, place))
      stage.run(frames: 5)
      #expect(log.lines.last == "select Oslo 7")
      search.searchSuggestions = nil
      stage.frame()
      #expect(list.view.isHidden && results.view.isHidden)
      search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "Oslo")]
      stage.frame()
      #expect(log.lines.last == "search “”" && !results.view.isHidden)
    }
  }

  @Test func `a search field has tokens before its text, which the key that deletes takes away`()
    throws
  {
    try onStage { stage in
      let field = UISearchTextField(frame: CGRect(0, 0, 300, 36))
      stage.window.addSubview(field)
      field.becomeFirstResponder()
      stage.frame()
      let start = field.caretRect(for: field.endOfDocument).minX
      let glass = field.leftView
      field.tokens = [UISearchToken(icon: nil, text: "Photos")]
      field.insertToken(UISearchToken(icon: nil, text: "Videos"), at: 1)
      stage.frame()
      #expect(field.caretRect(for: field.endOfDocument).minX > start + 80)
      #expect(glass?.superview === field.leftView && glass?.frame.minX == 0)
      field.insertText("a")
      field.deleteBackward()
      #expect(field.tokens.count == 2 && field.text == "")
      field.deleteBackward()
      #expect(field.tokens.count == 2)
      field.deleteBackward()
      #expect(field.tokens.map(\.text) == ["Photos"])
      field.insertText("bcd")
      let range = UITextRange(NSRange(location: 0, length: 2))
      field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "BC"), at: 1)
      #expect(field.text == "d" && field.tokens.map(\.text) == ["Photos", "BC"])
      field.tokens = []
      stage.frame()
      #expect(field.leftView === glass && glass?.superview === field)
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
      #expect(stage.runtime.keyboardState.frame == nil)
    }
  }
}
