import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
private final class MenuRows: UITableViewController {
  var lines: [String] = []
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("selected \(indexPath.row)")
  }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPath.row == 1 else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [UIAction(title: "Share") { _ in self?.lines.append("share") }])
    }
  }
  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    lines.append("tapped")
    animator.addCompletion { self.lines.append("gone") }
  }
}

@MainActor
struct RowMenuTests {
  private func press(_ row: CGFloat, on stage: TestStage, _ rows: MenuRows) {
    let point = rows.tableView.convert(CGPoint(50, row * 44 + 22), to: nil)
    stage.frame((1, .began, point))
    stage.run(frames: 40)
    stage.frame((1, .ended, point))
    stage.run(frames: 30)
  }

  private func overlay(_ stage: TestStage) -> MenuOverlay? {
    stage.window.subviews.compactMap { $0 as? MenuOverlay }.last
  }

  @Test func `the preview of a controller is as large as it prefers`() throws {
    try onStage { stage in
      let controller = UIViewController()
      controller.loadViewIfNeeded()
      controller.preferredContentSize = CGSize(width: 120, height: 90)
      controller.view.bounds.size = controller.preferredContentSize
      let overlay = MenuOverlay(
        UIMenu(children: [UIAction(title: "Share") { _ in }]), anchor: CGRect(20, 60, 50, 50),
        sender: stage.window, preview: controller.view)
      overlay.show(in: stage.window)
      stage.run(frames: 60)
      #expect(controller.view.frame.size == CGSize(width: 120, height: 90))
    }
  }

  @Test func `a long press on a row with a menu lifts the row and opens the menu`() throws {
    let rows = MenuRows()
    try onStage(root: rows) { stage in
      stage.run()
      press(1, on: stage, rows)
      let overlay = try #require(self.overlay(stage))
      let card = try #require(overlay.subviews.compactMap { $0 as? MenuCard }.first)
      let place = card.convert(CGPoint(50, 22), to: nil)
      stage.frame((1, .began, place))
      stage.run(frames: 2)
      stage.frame((1, .ended, place))
      stage.run(frames: 30)
      #expect(rows.lines == ["share"])
      #expect(self.overlay(stage) == nil)
    }
  }

  @Test func `a tap on what was lifted is told, and the end, too`() throws {
    let rows = MenuRows()
    try onStage(root: rows) { stage in
      stage.run()
      press(1, on: stage, rows)
      let overlay = try #require(self.overlay(stage))
      let lifted = try #require(
        overlay.subviews.first { !($0 is MenuCard) && !($0 is UIVisualEffectView) })
      let point = CGPoint(x: lifted.frame.midX, y: lifted.frame.midY)
      stage.frame((1, .began, point))
      stage.run(frames: 2)
      stage.frame((1, .ended, point))
      stage.run(frames: 30)
      #expect(rows.lines == ["tapped", "gone"])
    }
  }

  @Test func `a long press on a row without a menu selects it as before`() throws {
    let rows = MenuRows()
    try onStage(root: rows) { stage in
      stage.run()
      press(2, on: stage, rows)
      #expect(overlay(stage) == nil && rows.lines == ["selected 2"])
    }
  }
}
