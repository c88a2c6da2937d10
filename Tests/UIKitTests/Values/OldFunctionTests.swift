import Testing
import UIKit

/// What Swift 4 called otherwise.
@MainActor @Suite struct OldFunctionTests {
  @Test func `functions of Swift 4 say what properties say today`() {
    #expect(UIInterfaceOrientationIsPortrait(.portrait))
    #expect(!UIInterfaceOrientationIsLandscape(.portrait))
    #expect(UIDeviceOrientationIsLandscape(.landscapeLeft))
    #expect(!UIDeviceOrientationIsPortrait(.faceUp))
    #expect(!UIAccessibilityIsReduceMotionEnabled())
    #expect(NSUnderlineStyle.styleSingle == .single && NSUnderlineStyle.styleNone == [])
  }
}
