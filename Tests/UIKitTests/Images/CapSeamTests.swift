import Testing
import UIKit

@testable import UIKitGround

@MainActor @Suite struct CapSeamTests {
  @Test func `caps that meet leave a pixel between them, which grows`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 12)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 28, height: 12))
    }
    let insets = UIEdgeInsets(top: 0, left: 14, bottom: 0, right: 14)
    let caps = UIImage.Caps(insets: insets, mode: .tile)
    let parts = image.picture.resized(
      from: image.size, to: CGSize(width: 100, height: 12), caps: caps)
    // Two caps and what is between them.
    #expect(parts.list.commands.count == 3)
  }
}
