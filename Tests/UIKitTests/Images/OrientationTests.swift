import Drawing
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround

@MainActor @Suite struct OrientationTests {
  /// An image of 20 by 10 points with a mark in the upper left corner.
  private var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
      $0.fill(CGRect(0, 0, 4, 2))
    }
  }

  private func mark(_ image: UIImage) -> CGRect? {
    image.picture.list.extent(scale: 1) { _ in nil }
  }

  /// Where the upper left corner comes to.
  @Test(arguments: [
    (UIImage.Orientation.up, CGRect(0, 0, 4, 2)), (.down, CGRect(16, 8, 4, 2)),
    (.left, CGRect(0, 16, 2, 4)), (.right, CGRect(8, 0, 2, 4)),
    (.upMirrored, CGRect(16, 0, 4, 2)), (.downMirrored, CGRect(0, 8, 4, 2)),
    (.leftMirrored, CGRect(8, 16, 2, 4)), (.rightMirrored, CGRect(0, 0, 2, 4)),
  ])
  func `pixels are turned upright`(orientation: UIImage.Orientation, place: CGRect) throws {
    let source = try #require(image.cgImage)
    let turned = UIImage(cgImage: source, scale: image.scale, orientation: orientation)
    #expect(mark(turned) == place)
    #expect(turned.size.width == (orientation.isSideways ? 10 : 20))
    let back = try #require(turned.cgImage)
    #expect(back.width == source.width && back.height == source.height)
    #expect(
      back.picture.list.extent(scale: 1) { _ in nil }
        == source.picture.list.extent(scale: 1) { _ in nil })
  }

  @Test func `a mirrored image keeps its pixels`() throws {
    let mirrored = image.withHorizontallyFlippedOrientation()
    #expect(mark(mirrored) == CGRect(16, 0, 4, 2))
    #expect(mirrored.imageOrientation == .upMirrored)
    #expect(mirrored.withHorizontallyFlippedOrientation().imageOrientation == .up)
  }

  @Test func `a thumbnail fits, and keeps its shape`() throws {
    #expect(
      image.preparingThumbnail(of: CGSize(width: 5, height: 5))?.size
        == CGSize(width: 5, height: 2.5))
    #expect(image.preparingThumbnail(of: .zero) == nil)
  }

  @Test func `a stretchable image has one column and one row to stretch`() {
    let stretched = image.stretchableImage(withLeftCapWidth: 8, topCapHeight: 0)
    #expect(stretched.capInsets == UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 11))
    #expect(stretched.resizingMode == .stretch)
  }

  @Test func `an animated image is made of several`() throws {
    let animated = try #require(UIImage.animatedImage(with: [image, image], duration: 0))
    #expect(animated.images?.count == 2 && abs(animated.duration - 2.0 / 30) < 1e-9)
    #expect(image.images == nil && image.duration == 0)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }
}
