import Drawing
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct PatternTextTests {
  @Test func `letters of a pattern's colour are filled with what it repeats`() throws {
    try onStage { _ in
      let size = CGSize(width: 8, height: 8)
      let stripes = UIGraphicsImageRenderer(size: size).image {
        UIColor.red.setFill()
        $0.fill(CGRect(0, 0, 8, 4))
      }
      let block = TextBlock(string: "A", font: .systemFont(ofSize: 20))
      let color = UIColor(patternImage: stripes).cgColor
      let text = try #require(block.picture(in: CGRect(0, 0, 40, 24), color: color))
      guard case .masked(let fill, let mask)? = text.picture.list.commands.first else {
        Issue.record("no mask")
        return
      }
      #expect(!fill.commands.isEmpty)
      let plain = try #require(
        block.picture(in: CGRect(0, 0, 40, 24), color: CGColor(gray: 0, alpha: 1)))
      #expect(mask == plain.picture.list)
    }
  }
}
