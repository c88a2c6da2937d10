import Testing
import UIKit

/// Taps on text fields within views that wait for taps, too, as those that end editing.
@MainActor @Suite struct FieldTapTests {
  @MainActor private final class Listener {
    var taps = 0
    func tapped() { taps += 1 }
  }

  @Test func `a tap on a field begins to edit it, one beside it is the view's around`() throws {
    try onStage { stage in
      let listener = Listener()
      let around = stage.view(CGRect(0, 0, 320, 568))
      around.addGestureRecognizer(
        UITapGestureRecognizer(target: listener, action: Selector(Listener.tapped)))
      let field = UITextField(frame: CGRect(40, 100, 200, 40))
      around.addSubview(field)
      stage.tap(CGPoint(100, 120))
      stage.run(frames: 2)
      #expect(field.isFirstResponder && listener.taps == 0)
      stage.tap(CGPoint(100, 300))
      stage.run(frames: 2)
      #expect(listener.taps == 1)
      field.isEnabled = false
      stage.run(frames: 30)
      stage.tap(CGPoint(100, 120))
      stage.run(frames: 2)
      #expect(listener.taps == 2)
    }
  }
}
