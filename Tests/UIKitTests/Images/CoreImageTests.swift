import CoreImage
import Drawing
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround

@MainActor @Suite struct CoreImageTests {
  private func pixels(_ levels: [UInt32], width: Int) -> UIImage {
    UIImage(
      cgImage: CGImage(levels: levels, width: width, height: levels.count / width), scale: 2)
  }

  @Test func `an image becomes a recipe of its pixels, and an image again`() throws {
    let recipe = try #require(CIImage(image: pixels([0xFFFF_0000, 0xFF00_00FF], width: 2)))
    #expect(recipe.extent == CGRect(0, 0, 2, 1))
    let inverted = recipe.applyingFilter("CIColorInvert")
    let image = UIImage(ciImage: inverted, scale: 2, orientation: .up)
    #expect(image.size == CGSize(width: 1, height: 0.5))
    #expect(image.scale == 2)
    #expect(image.ciImage === inverted)
    #expect(image.withRenderingMode(.alwaysTemplate).ciImage === inverted)
    guard case .image(let mark, _)? = image.picture.list.commands.first else {
      Issue.record("There are no pixels.")
      return
    }
    #expect(mark.bitmap.pixels == [0xFF00_FFFF, 0xFFFF_FF00])
    #expect(UIImage(ciImage: .red).size == .zero)
    #expect(CIImage(image: UIImage()) == nil)
    #expect(pixels([0], width: 1).ciImage == nil)
  }

  @Test func `an image of a recipe has no bitmap of Core Graphics'`() throws {
    #expect(
      UIImage(ciImage: CIImage.red.cropped(to: CGRect(0, 0, 2, 2))).cgImage == nil)
  }

  @Test func `colours go there and back`() {
    #expect(CIColor(color: .red) == CIColor.red)
    #expect(UIColor(ciColor: CIColor(red: 0, green: 1, blue: 0)) == UIColor.green)
    #expect(UIColor.blue.ciColor == CIColor.blue)
  }

  @Test func `a transform may come in an object`() throws {
    let recipe = CIImage.red.cropped(to: CGRect(0, 0, 2, 2))
    let map = CGAffineTransform(translationX: 5, y: 0)
    for value in [NSValue(cgAffineTransform: map) as Any, map] {
      let moved = recipe.applyingFilter(
        "CIAffineTransform", parameters: [kCIInputTransformKey: value])
      #expect(moved.extent == CGRect(5, 0, 2, 2))
    }
  }
}
