import Testing
import ThenSettings
import UIKit

@MainActor @Suite struct ThenTests {
  @Test func `objects are set up in a closure, values are copied`() {
    let label = UILabel().then { $0.text = "A" }
    #expect(label.text == "A")
    let frame = CGRect.zero.with { $0.size.width = 3 }
    #expect(frame == CGRect(x: 0, y: 0, width: 3, height: 0))
    var seen = 0
    label.do { _ in seen += 1 }
    #expect(seen == 1)
  }
}
