import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor
@Suite struct LargeTitleTests {
  @Test func `a large title makes the bar higher, and goes as the content scrolls`() throws {
    let table = UITableViewController(style: .plain)
    let source = Rows(count: 50)
    table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.tableView.dataSource = source
    table.title = "Large"
    let navigation = UINavigationController(rootViewController: table)
    navigation.navigationBar.prefersLargeTitles = true
    try onStage(root: navigation) { stage in
      stage.run(frames: 2)
      #expect(navigation.navigationBar.frame == CGRect(0, 20, 320, 96))
      #expect(table.tableView.contentOffset.y == -116)
      table.tableView.contentOffset.y += 30
      stage.run(frames: 2)
      #expect(navigation.navigationBar.frame.height == 66)
      #expect(navigation.navigationBar.row?.titleAlpha == 0)
      table.tableView.contentOffset.y += 300
      stage.run(frames: 2)
      #expect(navigation.navigationBar.frame.height == 44)
      #expect(navigation.navigationBar.row?.titleAlpha == 1)
      let next = UIViewController()
      next.navigationItem.largeTitleDisplayMode = .never
      navigation.pushViewController(next, animated: true)
      stage.run(frames: 40)
      #expect(navigation.navigationBar.frame.height == 44)
      #expect(next.view.safeAreaInsets.top == 64)
    }
  }

  @Test func `without the wish for it no title is large`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .always
    try onStage(root: navigation) { stage in
      stage.run(frames: 2)
      #expect(navigation.navigationBar.frame == CGRect(0, 20, 320, 44))
    }
  }
}
