import Testing
import UIKit

@MainActor @Suite struct CellBackgroundTests {
  @Test func `a background that is a value stands behind the content`() {
    let cell = UITableViewCell()
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .orange
    background.cornerRadius = 8
    cell.backgroundConfiguration = background
    #expect(cell.backgroundView?.backgroundColor == .orange)
    #expect(cell.backgroundView?.layer.cornerRadius == 8 && cell.backgroundColor == .clear)
    cell.backgroundConfiguration = nil
    #expect(cell.backgroundView == nil)
  }
}
