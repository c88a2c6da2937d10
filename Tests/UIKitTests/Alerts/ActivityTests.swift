import Testing
import UIKit

@MainActor @Suite struct ActivityTests {
  @Test func `a sheet offers to copy a text, and tells when that is done`() throws {
    let controller = UIViewController()
    try onStage(root: controller) { stage in
      let sheet = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
      var ended: [UIActivity.ActivityType?] = []
      sheet.completionWithItemsHandler = { type, isDone, _, _ in if isDone { ended.append(type) } }
      controller.present(sheet, animated: true)
      stage.run(frames: 60)
      let table = try #require(sheet.view.subviews.first as? UITableView)
      #expect(table.numberOfRows(inSection: 0) == 1)
      sheet.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
      stage.run(frames: 60)
      #expect(ended == [.copyToPasteboard])
      #expect(UIPasteboard.general.string == "Hello")
      #expect(controller.presentedViewController == nil)
    }
  }

  @Test func `what is excluded is not offered`() throws {
    let sheet = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
    sheet.excludedActivityTypes = [.copyToPasteboard]
    let table = try #require(sheet.view.subviews.first as? UITableView)
    #expect(sheet.tableView(table, numberOfRowsInSection: 0) == 0)
  }
}
