import Testing
import UIKit

/// What Swift 4 called otherwise.
@MainActor @Suite struct OldFunctionTests {
  @Test func `functions of Swift 4 say what properties say today`() {
    #expect(UIInterfaceOrientationIsPortrait(.portrait))
    #expect(!UIInterfaceOrientationIsLandscape(.portrait))
    #expect(UIDeviceOrientationIsLandscape(.landscapeLeft))
    #expect(!UIDeviceOrientationIsPortrait(.faceUp))
    #expect(UIDeviceOrientationIsFlat(.faceUp) && !UIDeviceOrientationIsFlat(.portrait))
    #expect(!UIAccessibilityIsReduceMotionEnabled() && !UIAccessibilityIsVoiceOverRunning())
    UIAccessibilityPostNotification(.layoutChanged, nil)
    #expect(
      NSCoder.uiOffset(for: NSCoder.string(for: UIOffset(horizontal: 1, vertical: -2.5)))
        == UIOffset(horizontal: 1, vertical: -2.5))
    #expect(NSUnderlineStyle.styleSingle == .single && NSUnderlineStyle.styleNone == [])
  }
}
