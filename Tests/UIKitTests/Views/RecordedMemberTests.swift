import Testing
import UIKit

@MainActor @Suite struct RecordedMemberTests {
  @Test func `what is only recorded has Apple's defaults and keeps what it is told`() throws {
    let label = UILabel()
    #expect(label.lineBreakStrategy == .standard)
    label.lineBreakStrategy = .pushOut
    #expect(label.lineBreakStrategy == .pushOut)
    #expect(!label.showsExpansionTextWhenTruncated)
    label.showsExpansionTextWhenTruncated = true
    #expect(label.showsExpansionTextWhenTruncated)
    let image = UIImageView()
    #expect(!image.adjustsImageSizeForAccessibilityContentSizeCategory)
    image.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(image.adjustsImageSizeForAccessibilityContentSizeCategory)
    image.preferredImageDynamicRange = .high
    #expect(image.preferredImageDynamicRange == .high)
    let scroll = UIScrollView()
    #expect(scroll.indexDisplayMode == .automatic && scroll.allowsKeyboardScrolling)
    #expect(
      scroll.transfersHorizontalScrollingToParent && scroll.transfersVerticalScrollingToParent)
    #expect(scroll.contentAlignmentPoint == .zero)
    scroll.indexDisplayMode = .alwaysHidden
    scroll.allowsKeyboardScrolling = false
    scroll.transfersVerticalScrollingToParent = false
    #expect(scroll.indexDisplayMode == .alwaysHidden && !scroll.allowsKeyboardScrolling)
    #expect(!scroll.transfersVerticalScrollingToParent)
    #expect(image.focusEffect == nil)
    let halo = UIFocusHaloEffect(
      roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 3, curve: .continuous)
    image.focusEffect = halo
    #expect(image.focusEffect === halo)
    #expect(halo.path?.bounds.width == 9)
    #expect(image.viewForFirstBaselineLayout === image)
    let text = UITextView()
    #expect(text.textContainer.exclusionPaths.isEmpty)
    text.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    ]
    #expect(text.textContainer.exclusionPaths.count == 1)
  }
}
