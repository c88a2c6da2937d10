import Testing
import UIKit

@MainActor @Suite struct MirroredButtonTests {
  @Test func `a button from right to left has its image right of its title`() throws {
    let (plain, mirrored) = (button(), button())
    mirrored.semanticContentAttribute = .forceRightToLeft
    for button in [plain, mirrored] { button.layoutIfNeeded() }
    let image = try #require(mirrored.imageView?.frame)
    let title = try #require(mirrored.titleLabel?.frame)
    #expect(image.minX >= title.maxX - 0.5)
    let old = try #require(plain.imageView?.frame)
    // Both are moved to whole pixels.
    #expect(abs(image.minX - (200 - old.maxX)) <= 0.5)
    #expect(mirrored.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func button() -> UIButton {
    let button = UIButton(frame: CGRect(0, 0, 200, 40))
    button.setTitle("More", for: .normal)
    button.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
    return button
  }
}
