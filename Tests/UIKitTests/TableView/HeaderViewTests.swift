import Testing
import UIKit

@MainActor @Suite struct HeaderViewTests {
  @Test func `a header is made without an identifier, too`() {
    #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
    let view = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.frame.width == 30 && view.contentView.superview === view)
  }

  @Test func `a configuration takes the place of what stood in a header's content view`() throws {
    try onStage { stage in
      let view = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      view.textLabel?.text = "Old"
      view.contentView.addSubview(UISwitch())
      var content = UIListContentConfiguration.plainHeader()
      content.text = "New"
      view.contentConfiguration = content
      stage.window.addSubview(view)
      stage.frame()
      #expect(view.contentView.subviews.count == 1)
      let shown = try #require(view.contentView.subviews.first as? UIListContentView)
      content.text = "Newer"
      view.contentConfiguration = content
      #expect(view.contentView.subviews.first === shown)
      view.contentConfiguration = nil
      #expect(view.contentView.subviews.isEmpty)
    }
  }
}
