import Testing
import UIKit

@Suite struct DescribingTests {
  /// `print(view.frame)` showed the members' names and their modules.
  @Test func `geometry is printed as on a phone, in collections and in texts too`() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect("\(frame)" == "(0.0, 0.0, 100.0, 50.0)")
    #expect("\(frame.origin) \(frame.size)" == "(0.0, 0.0) (100.0, 50.0)")
    #expect("\([frame.size])" == "[(100.0, 50.0)]")
    #expect(String(describing: Optional(CGPoint(x: 1, y: 2.5))) == "Optional((1.0, 2.5))")
    var printed = ""
    print(frame, terminator: "", to: &printed)
    #expect(printed == "(0.0, 0.0, 100.0, 50.0)")
  }

  @Test func `a mutable text takes values by a format`() {
    let text = NSMutableString(string: "a")
    text.appendFormat("%d %.1f %@", 3, 2.5, NSString(string: "b"))
    #expect(text.description == "a3 2.5 b")
  }
}
