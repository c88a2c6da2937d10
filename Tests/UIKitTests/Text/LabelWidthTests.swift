import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround

/// Storyboards give every label the content mode “left”.
@MainActor
struct LabelWidthTests {
  private final class Line: UILabel {
    var widths: [CGFloat] = []

    override func drawText(in rect: CGRect) {
      widths.append(bounds.width)
      super.drawText(in: rect)
    }
  }

  @Test(arguments: [UIView.ContentMode.left, .center, .redraw])
  func `a text is set anew in another width`(mode: UIView.ContentMode) {
    let stage = TestStage()
    defer { stage.leave() }
    let line = Line(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
    line.text = "A line that is too long for its place"
    line.contentMode = mode
    stage.window.addSubview(line)
    stage.frame()
    line.frame.size.width = 200
    stage.frame()
    #expect(line.widths == [100, 200])
  }
}
