import Foundation
import Testing
import UIKit

@testable import Filming
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// Contexts that draw into memory, and the bytes of images.
@MainActor @Suite struct BitmapContextTests {
  init() { ImageDevelopment.beginInDarkroom() }

  private let premultiplied = CGImageAlphaInfo.premultipliedLast.rawValue

  /// Four pixels: red and green above, blue and clear below.
  private func image() throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: premultiplied))
    // +y is up: the upper row has y from 1 to 2.
    for (color, x, y) in [(UIColor.red, 0, 1), (.green, 1, 1), (.blue, 0, 0)] {
      context.setFillColor(color.cgColor)
      context.fill(CGRect(x: x, y: y, width: 1, height: 1))
    }
    return try #require(context.makeImage())
  }

  @Test func `a bitmap context has its upper row first and +y up`() throws {
    let data = try #require(image().dataProvider?.data)
    #expect(
      Array(data as Data) == [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0])
  }

  @Test func `a colour is read from one's own memory of one pixel`() throws {
    var pixel: [UInt8] = [0, 0, 0, 0]
    let context = try #require(
      CGContext(
        data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: premultiplied))
    context.translateBy(x: -1, y: 0)
    context.draw(try image(), in: CGRect(x: 0, y: -1, width: 2, height: 2))
    #expect(pixel == [0, 255, 0, 255])
  }

  @Test func `bytes of an image are where code looks for a pixel`() throws {
    let image = UIImage(cgImage: try image())
    let cgImage = try #require(image.cgImage)
    let data = try #require(cgImage.dataProvider?.data)
    let bytes: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
    #expect(CFDataGetLength(data) == cgImage.bytesPerRow * cgImage.height)
    let place = (2 * 1 + 0) * 4
    #expect((bytes[place], bytes[place + 2], bytes[place + 3]) == (0, 255, 255))
    #expect((cgImage.bitsPerPixel, cgImage.bitsPerComponent) == (32, 8))
    #expect(cgImage.alphaInfo == .premultipliedLast)
  }

  @Test func `the pixels of an image that is drawn can be read and written`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 2)
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    UIColor.red.setFill()
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 0.5))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect((context.width, context.height, context.bytesPerRow) == (4, 2, 16))
    // Blue, green, red and alpha, as on a phone.
    #expect((0..<16).map { bytes[$0] } == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 255, 255])
    bytes[1] = 255
    bytes[3] = 255
    // What is drawn from now on is there, too, in points.
    UIColor.blue.setFill()
    context.fill(CGRect(x: 0, y: 0.5, width: 2, height: 0.5))
    #expect((16..<20).map { bytes[$0] } == [255, 0, 0, 255])
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(image.size == CGSize(width: 2, height: 1) && image.scale == 2)
    let data = try #require(image.cgImage?.dataProvider?.data)
    #expect(Array(data as Data).prefix(12) == [0, 255, 0, 255, 0, 0, 0, 0, 255, 0, 0, 255])
  }

  @Test func `a view's drawing has no pixels`() {
    _ = DrawingContexts.record(by: { "a view" }, in: CGRect(x: 0, y: 0, width: 2, height: 2)) {
      #expect($0.data == nil)
    }
  }

  @Test func `what is written to a context's memory is in its image`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: premultiplied))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(Array(UnsafeBufferPointer(start: bytes, count: 4)) == [255, 0, 0, 255])
    (bytes[0], bytes[1]) = (0, 255)
    let data = try #require(context.makeImage()?.dataProvider?.data)
    #expect(Array(data as Data) == [0, 255, 0, 255, 255, 0, 0, 255])
    // What is drawn later lies over it, and whoever has the pointer sees it.
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(Array(UnsafeBufferPointer(start: bytes, count: 8)) == [0, 0, 0, 0, 255, 0, 0, 255])
  }

  @Test func `bytes become an image in whatever order they stand`() throws {
    // Blue, green, red, alpha: alpha first, and the four bytes in reverse.
    let info = CGBitmapInfo.byteOrder32Little.union(
      CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue))
    let provider = try #require(CGDataProvider(data: NSData(data: Data([0, 0, 128, 128]))))
    let image = try #require(
      CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
    let bytes = Array(try #require(image.dataProvider?.data) as Data)
    #expect(bytes == [0, 0, 128, 128])
    #expect(image.bitmapInfo == info)
    guard case .image(let mark, _)? = image.picture.list.commands.first else {
      Issue.record("no pixels")
      return
    }
    #expect(mark.bitmap.pixels == [0x80FF_0000])
  }

  @Test func `a grey context weighs the colours, and a form that nobody draws in is refused`()
    throws
  {
    var greys: [UInt8] = [0, 0]
    let context = try #require(
      CGContext(
        data: &greys, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    context.setFillColor(UIColor.green.cgColor)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(greys == [0, 150])
    for info in [CGImageAlphaInfo.last, .none] {
      #expect(
        CGContext(
          data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue) == nil)
    }
  }

  @Test func `an image is masked by how light another one is`() throws {
    let provider = try #require(CGDataProvider(data: NSData(data: Data([255, 0, 0, 255]))))
    let mask = try #require(
      CGImage(
        width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    let data = try #require(try image().masking(mask)?.dataProvider?.data)
    #expect(Array(data as Data) == [255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func `the transform of a bitmap context is the identity, and a UIKit context has pixels`()
    throws
  {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: premultiplied))
    #expect(context.ctm == .identity)
    context.translateBy(x: 1, y: 2)
    #expect(context.ctm == CGAffineTransform(translationX: 1, y: 2))
    #expect((context.width, context.height, context.bytesPerRow) == (4, 8, 16))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 2), false, 2)
    defer { UIGraphicsEndImageContext() }
    let made = try #require(UIGraphicsGetCurrentContext()?.makeImage())
    #expect((made.width, made.height) == (6, 4))
  }
}
