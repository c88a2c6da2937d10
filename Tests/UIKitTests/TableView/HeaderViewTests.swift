import Testing
import UIKit

@MainActor @Suite struct HeaderViewTests {
  @Test func `a header is made without an identifier, too`() {
    #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
    let view = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.frame.width == 30 && view.contentView.superview === view)
  }
}
