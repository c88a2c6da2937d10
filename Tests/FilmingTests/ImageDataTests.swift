import Foundation
import PictureFiles
import Testing
import UIKit

@testable import Filming
@testable import UIKitCore
@testable import UIKitGround

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

  @Test func `an image is written to a file of its kind`() throws {
    let picture = try #require(image().cgImage)
    for kind in ["public.png", "public.jpeg"] {
      let data = NSMutableData()
      let destination = try #require(
        CGImageDestinationCreateWithData(data, NSString(string: kind), 1, nil))
      #expect(!CGImageDestinationFinalize(destination))
      let options = [kCGImageDestinationLossyCompressionQuality: 1.0] as CFDictionary
      CGImageDestinationAddImage(destination, picture, options)
      #expect(CGImageDestinationFinalize(destination))
      #expect(!CGImageDestinationFinalize(destination))
      let source = try #require(CGImageSourceCreateWithData(data, nil))
      #expect(CGImageSourceGetType(source)?.description == kind)
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 16)
    }
  }

  @Test func `a PDF document has its pages, title and links`() throws {
    ImageDevelopment.beginInDarkroom()
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle as String: "Milk"]
    let renderer = UIGraphicsPDFRenderer(
      bounds: CGRect(x: 0, y: 0, width: 20, height: 10), format: format)
    let data = renderer.pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setURL(
        URL(fileURLWithPath: "/page"),
        for: CGRect(x: 1, y: 2, width: 3, height: 4))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 30, height: 30), pageInfo: [:])
      #expect(context.pdfContextBounds.width == 30)
    }
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1.4\n") && text.hasSuffix("%%EOF\n"))
    #expect(text.contains("/Count 2") && text.contains("/MediaBox [0 0 30 30]"))
    #expect(text.contains("/Title <FEFF004D0069006C006B>"))
    #expect(text.contains("/Rect [1 4 4 8]"))
    #expect(UIGraphicsGetCurrentContext() == nil)
    let file = FileManager.default.temporaryDirectory.appending(path: "flipbook-pages.pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIGraphicsBeginPDFContextToFile(file.path, .zero, nil))
    #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 612, height: 792))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 20, height: 10), nil)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIGraphicsEndPDFContext()
    // Another program reads the page.
    let page = try VectorFile.pdf.picture(ofFile: file.path, scale: 1)
    #expect(page.width == 20 && page.height == 10)
    #expect(page.pixels[2] >> 16 & 255 > 250 && page.pixels[2] & 255 < 5)
    #expect(page.pixels[17] == 0xFFFF_FFFF)
  }
}
