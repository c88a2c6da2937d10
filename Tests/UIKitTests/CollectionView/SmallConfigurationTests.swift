import Testing
import UIKit

@MainActor @Suite struct SmallConfigurationTests {
  @Test func `a row without actions, and headers that do not know their list`() {
    #expect(UISwipeActionsConfiguration().actions.isEmpty)
    #expect(UIListContentConfiguration.header() == .groupedHeader())
    #expect(UIListContentConfiguration.footer() == .groupedFooter())
    #expect(UINavigationItem(title: "a").style == .navigator)
  }

  @Test func `a view beside the content is tinted after it was described`() {
    let button = UIButton()
    var described = UICellAccessory.CustomViewConfiguration(
      customView: button, placement: .leading(displayed: .always))
    described.tintColor = .purple
    described.isHidden = true
    #expect(described.tintColor == .purple && described.isHidden)
    #expect(described.customView === button)
  }
}
