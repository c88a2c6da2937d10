import Testing
import UIKit

@MainActor @Suite struct BarButtonActionTests {
  @Test func `an action gives a button of a bar its title and image`() {
    let image = UIImage(systemName: "star")
    let action = UIAction(title: "Done", image: image) { _ in }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Done" && item.image == image)
    #expect(UIBarButtonItem(title: "Own", primaryAction: action).title == "Own")
    #expect(UIBarButtonItem(systemItem: .add, primaryAction: action).title == nil)
  }
}
