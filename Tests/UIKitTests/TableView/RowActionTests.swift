import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct RowActionTests {
  @Test func `a swipe offers a row's old actions, the first at the edge`() throws {
    let controller = OldActionRows(style: .plain)
    try onStage(root: controller) { stage in
      stage.frame()
      let y = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        .convert(CGPoint(0, 22), to: nil).y
      stage.frame((1, .began, CGPoint(250, y)))
      for step in 1...12 { stage.frame((1, .moved, CGPoint(250 - 10 * CGFloat(step), y))) }
      stage.frame((1, .ended, CGPoint(130, y)))
      stage.run(frames: 30)
      stage.frame((2, .began, CGPoint(300, y)))
      stage.frame((2, .ended, CGPoint(300, y)))
      stage.run(frames: 30)
      #expect(controller.chosen == ["Delete 0"])
    }
  }

  @Test(arguments: [(120.0, true), (60.0, false)])
  func `an image stands above its title where the row is high enough, else alone`(
    height: Double, showsTitle: Bool
  ) throws {
    try onStage { stage in
      let action = UIContextualAction(style: .normal, title: "Share") { _, _, done in done(true) }
      action.image = UIImage(systemName: "square.and.arrow.up")
      let view = UISwipeActionPullView(
        UISwipeActionsConfiguration(actions: [action]), isLeading: false)
      view.frame = CGRect(0, 0, view.fullWidth, height)
      stage.window.addSubview(view)
      stage.run(frames: 2)
      let button = try #require(view.subviews.first as? UIButton)
      let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
      #expect(button.currentTitle == (showsTitle ? "Share" : nil))
      #expect(abs(image.frame.midX - button.bounds.midX) <= 1)
      if showsTitle {
        #expect(abs(title.frame.midX - button.bounds.midX) <= 1)
        #expect(image.frame.maxY <= title.frame.minY)
      } else {
        #expect(abs(image.frame.midY - button.bounds.midY) <= 1)
      }
    }
  }

  @Test func `a swipe offers nothing where no row can be deleted`() throws {
    final class Kept: UITableViewController {
      override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(
        _ t: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      override func tableViewCommitsEdits(_ t: UITableView) -> Bool { false }
    }
    let controller = Kept(style: .plain)
    try onStage(root: controller) { stage in
      stage.frame()
      let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      let y = cell.convert(CGPoint(0, 22), to: nil).y
      stage.frame((1, .began, CGPoint(250, y)))
      for step in 1...12 { stage.frame((1, .moved, CGPoint(250 - 10 * CGFloat(step), y))) }
      #expect(cell.frame.minX == 0 && cell.contentView.frame.minX == 0)
      #expect(!UITableViewController().tableViewCommitsEdits(controller.tableView))
    }
  }
}

private final class OldActionRows: UITableViewController {
  var chosen: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    ["Delete", "More"].map { title in
      UITableViewRowAction(style: title == "More" ? .normal : .destructive, title: title) {
        self.chosen.append("\($0.title ?? "") \($1.row)")
      }
    }
  }
}
