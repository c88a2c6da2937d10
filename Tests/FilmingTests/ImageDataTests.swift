import Foundation
import Testing
import UIKit

@testable import Filming
@testable import UIKitCore

/// The bytes that code asks of its images, which the darkroom makes.
@MainActor @Suite struct ImageDataTests {
  private func image(scale: CGFloat = 2) -> UIImage {
    ImageDevelopment.beginInDarkroom()
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test func `an image's PNG file has its pixels`() throws {
    let data = try #require(image().pngData())
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == CGSize(width: 8, height: 4))
    guard case .image(let mark, _)? = read.picture.list.commands.first else {
      Issue.record("no pixels")
      return
    }
    #expect(
      Array(mark.bitmap.pixels.prefix(16)) == [UInt32](repeating: 0xFFFF_0000, count: 8)
        + [UInt32](repeating: 0, count: 8))
    #expect(image().pngData() == data)
  }

  @Test func `an image's JPEG file is white where the image is clear`() throws {
    let data = try #require(image().jpegData(compressionQuality: 1))
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == CGSize(width: 8, height: 4))
    guard case .image(let mark, _)? = read.picture.list.commands.first else {
      Issue.record("no pixels")
      return
    }
    #expect(mark.bitmap.pixels[15] == 0xFFFF_FFFF)
    // The rounding of brightness and colour, in levels.
    #expect(abs(Int(mark.bitmap.pixels[0] >> 16 & 255) - 255) <= 2)
  }

  @Test func `a renderer writes files, and an image without size has none`() throws {
    _ = image()
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
    let data = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
    #expect(UIImage(data: data) != nil)
    #expect(UIImage().pngData() == nil)
    #expect(UIImage().jpegData(compressionQuality: 0.5) == nil)
  }
}
