import Testing
import UIKit

@MainActor @Suite struct ObjectFormatTests {
  private final class Note: NSObject {
    override var description: String { "a note" }
  }

  @Test func `every object is written where a format has its sign`() {
    let (view, note) = (UIView(), Note())
    let text = String(format: "%@ %d %@", note, 3, "x" as NSString)
    #expect(text == "a note 3 x")
    #expect(String(format: "%@", view) == view.description)
    #expect(String(format: "%@", NSNumber(value: 2)) == "2")
  }
}
