import Testing
import UIKit

@MainActor @Suite struct StandInTests {
  @Test func `a square stands in for a needed image that is not there`() throws {
    try onStage { _ in
      let image = UIImage(imageLiteralResourceName: "nobody has this one")
      #expect(image.size == CGSize(width: 100, height: 100))
      #expect(UIImage(named: "nobody has this one") == nil)
    }
  }
}
