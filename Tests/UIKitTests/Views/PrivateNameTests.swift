import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// Classes that apps find by their names among the subviews of bars and cells.
@MainActor @Suite struct PrivateNameTests {
  private func names(in view: UIView) -> [String] { view.subviews.map { "\(type(of: $0))" } }

  @Test func `a tab bar has its background and then a button a tab`() throws {
    try onStage { _ in
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
      bar.items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: UIImage(), tag: 0) }
      bar.layoutIfNeeded()
      #expect(names(in: bar) == ["_UIBarBackground"] + Array(repeating: "UITabBarButton", count: 3))
      #expect(bar.subviews.dropFirst().map(\.frame.minX) == [0, 100, 200])
      #expect(names(in: bar.subviews[1]) == ["UITabBarSwappableImageView", "UITabBarButtonLabel"])
      // Neither images nor an appearance put something before the buttons.
      bar.backgroundImage = UIImage()
      bar.shadowImage = UIImage()
      bar.standardAppearance = UITabBarAppearance()
      bar.layoutIfNeeded()
      #expect(names(in: bar).dropFirst().first == "UITabBarButton")
      bar.items?[0].badgeValue = "1"
      #expect(names(in: bar.subviews[1]).last == "_UIBadgeView")
    }
  }

  @Test func `other bars begin with their backgrounds`() throws {
    try onStage { _ in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      bar.items = [UINavigationItem(title: "A")]
      bar.layoutIfNeeded()
      #expect(names(in: bar).first == "_UIBarBackground")
      #expect(names(in: bar).contains("_UINavigationBarContentView"))
      #expect(names(in: bar).contains("_UINavigationBarLargeTitleView"))
      bar.standardAppearance = UINavigationBarAppearance()
      bar.layoutIfNeeded()
      #expect(names(in: bar).first == "_UIBarBackground")
      #expect(names(in: UIToolbar(frame: bar.frame)).first == "_UIBarBackground")
    }
  }

  @Test func `a cell's line and content are found by their names`() throws {
    try onStage { stage in
      let table = UITableView(frame: stage.window.bounds)
      let source = OneRow()
      table.dataSource = source
      stage.window.addSubview(table)
      table.layoutIfNeeded()
      let cell = table.cellForRow(at: [0, 0])
      #expect(cell.map(names)?.contains("_UITableViewCellSeparatorView") == true)
      #expect(cell.map { "\(type(of: $0.contentView))" } == "UITableViewCellContentView")
    }
  }

  @Test func `what apps know by name alone is told of as what it is made of`() {
    #expect(ViewKinds.toldName(of: UITabBarButton.self) == "UIControl")
    #expect(ViewKinds.toldName(of: UITabBarButtonLabel.self) == "UILabel")
    #expect(ViewKinds.toldName(of: _UIBarBackground.self) == "UIView")
    #expect(!ViewKinds.isPublic(UITableViewCellContentView.self))
  }
}

@MainActor private final class OneRow: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
