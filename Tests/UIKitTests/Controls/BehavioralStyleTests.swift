import Testing
import UIKit

/// How controls would look on a Mac.
@MainActor @Suite struct BehavioralStyleTests {
  @Test func `a style that is asked for is kept, and that of a tablet is shown`() {
    let (slider, button) = (UISlider(), UIButton())
    #expect(slider.preferredBehavioralStyle == .automatic)
    #expect(button.preferredBehavioralStyle == .automatic)
    slider.preferredBehavioralStyle = .mac
    button.preferredBehavioralStyle = .pad
    #expect(slider.preferredBehavioralStyle == .mac && slider.behavioralStyle == .pad)
    #expect(button.preferredBehavioralStyle == .pad && button.behavioralStyle == .pad)
  }
}
