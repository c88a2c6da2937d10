import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct AppearanceProxyTests {
  @Test func `what is set on a class's appearance is set on each one that comes into a window`()
    throws
  {
    try onStage { stage in
      UISwitch.appearance().onTintColor = .red
      let (first, own) = (UISwitch(), UISwitch())
      own.onTintColor = .blue
      stage.window.addSubview(first)
      stage.window.addSubview(own)
      #expect(first.onTintColor == .red)
      #expect(own.onTintColor == .blue)
      #expect(UISwitch.appearance() === UISwitch.appearance())
    }
    try onStage { stage in
      let other = UISwitch()
      stage.window.addSubview(other)
      #expect(other.onTintColor == nil)
    }
  }

  @Test func `what is set on one class is not set on others`() throws {
    try onStage { stage in
      UINavigationBar.appearance().tintColor = .red
      UITableView.appearance().backgroundColor = .green
      let (view, derived) = (UIView(), UITableView())
      stage.window.addSubview(view)
      stage.window.addSubview(derived)
      #expect(view.tintColor == .systemBlue)
      #expect(view.backgroundColor == nil)
      #expect(derived.tintColor == .systemBlue)
      #expect(derived.backgroundColor == .green)
    }
  }

  @Test func `cells take the background of their class, unless they have one of their own`() throws
  {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        if indexPath.row == 1 { cell.backgroundColor = .blue }
        return cell
      }
    }
    try onStage { stage in
      UITableViewCell.appearance().backgroundColor = .yellow
      let (rows, table) = (Rows(), UITableView(frame: stage.window.bounds))
      table.dataSource = rows
      stage.window.addSubview(table)
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.backgroundColor) == [.yellow, .blue])
      #expect(table.backgroundColor == .systemBackground)
    }
  }

  @Test func `looks inside of a container win over those of the class`() throws {
    try onStage { stage in
      UILabel.appearance().textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .green
      let (label, inside, stack) = (UILabel(), UILabel(), UIStackView())
      stack.addArrangedSubview(inside)
      stage.window.addSubview(label)
      stage.window.addSubview(stack)
      #expect(label.textColor == .red)
      #expect(inside.textColor == .green)
    }
  }

  @Test func `bars take their colours and titles`() throws {
    try onStage { stage in
      UINavigationBar.appearance().barTintColor = .systemRed
      UINavigationBar.appearance().tintColor = .white
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.yellow]
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.green], for: .normal)
      let root = UIViewController()
      root.title = "Title"
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Go", style: .plain, target: nil, action: nil)
      let navigation = UINavigationController(rootViewController: root)
      stage.window.rootViewController = navigation
      stage.frame()
      let bar = navigationBar(of: navigation)
      #expect(bar.barTintColor == .systemRed)
      #expect(bar.tintColor == .white)
      #expect(bar.row?.titleColor == .yellow)
      let button = bar.row?.subviews.compactMap { $0 as? BarButton }.first
      #expect(button?.titleColor(for: .normal) == .green)
    }
  }

  private func navigationBar(of controller: UINavigationController) -> UINavigationBar {
    controller.navigationBar
  }
}
