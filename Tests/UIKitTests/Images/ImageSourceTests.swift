import Foundation
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// A GIF file of two pixels and four pictures: red and green; then blue for the second, which is
/// taken back; then red for the second alone, which is cleared; then green for the first.
@MainActor private let film = NSData(
  base64Encoded:
    "R0lGODlhAgABAIEAAP8AAAD/AAAA/wAAACH/C05FVFNDQVBFMi4wAwECAAAh+QQECgAAACwAAAAAAgABAAAC"
    + "AgRTACH5BAwAAAAALAEAAAABAAEAAAICVAEAIfkECQUAAwAsAAAAAAIAAQAAAgIcUQAh+QQEGQAAACwAAAAAAQAB"
    + "AAACAkwBADs=")

/// A PNG file of two pixels, half transparent red and opaque blue, side by side.
@MainActor private let picture = NSData(
  base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR4nGP4z8DQwMDw/z8ADX4Dfuoe"
    + "FyEAAAAASUVORK5CYII=")

@MainActor @Suite struct ImageSourceTests {
  private func source(of data: NSData?) throws -> CGImageSource {
    let data = try #require(data)
    return try #require(CGImageSourceCreateWithData(data, nil))
  }

  @Test func `the pictures of a GIF are whole ones`() throws {
    let source = try source(of: film)
    #expect(CGImageSourceGetCount(source) == 4)
    #expect(CGImageSourceGetType(source)?.description == "com.compuserve.gif")
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let shown: [[UInt32]] = [
      [0xFFFF_0000, 0xFF00_FF00], [0xFFFF_0000, 0xFF00_00FF], [0xFFFF_0000, 0xFFFF_0000],
      [0xFF00_FF00, 0],
    ]
    // Forwards, and back again.
    for index in [0, 1, 2, 3, 2, 0] {
      #expect(CGImageSourceCreateImageAtIndex(source, index, nil)?.levels == shown[index])
    }
    #expect(CGImageSourceCreateImageAtIndex(source, 4, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
    let image = UIImage(data: Data(referencing: try #require(film)))
    #expect(image?.size == CGSize(width: 2, height: 1))
    #expect(image?.cgImage?.levels == shown[0])
  }

  @Test func `a GIF says how long its pictures are shown and how often`() throws {
    let source = try source(of: film)
    let all = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
    let ofAll = all[kCGImagePropertyGIFDictionary as String] as? [String: Any]
    #expect(ofAll?[kCGImagePropertyGIFLoopCount as String] as? Int == 2)
    func delays(_ index: Int) -> [Double?] {
      let properties =
        CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
      let own = properties?[kCGImagePropertyGIFDictionary as String] as? NSDictionary
      return [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime].map {
        (own?[$0] as? NSNumber)?.doubleValue
      }
    }
    #expect(delays(0) == [0.1, 0.1])
    #expect(delays(1) == [0, 0.1])
    #expect(delays(2) == [0.05, 0.05])
    #expect(delays(3) == [0.25, 0.25])
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 4, nil) == nil)
  }

  @Test func `properties are found by where their names stand in memory`() throws {
    let source = try source(of: film)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 3, nil)
    let place = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
    defer { place.deallocate() }
    let name = Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()
    #expect(CFDictionaryGetValueIfPresent(properties, name, place))
    let own = unsafeBitCast(try #require(place.pointee), to: CFDictionary.self)
    let delay = unsafeBitCast(
      CFDictionaryGetValue(
        own, Unmanaged.passUnretained(kCGImagePropertyGIFDelayTime).toOpaque()),
      to: AnyObject.self)
    #expect(delay as? Double == 0.25)
    #expect(
      !CFDictionaryContainsKey(
        own, Unmanaged.passUnretained(kCGImagePropertyGIFLoopCount).toOpaque()))
  }

  @Test func `a picture's size is known, and a small one is made of it`() throws {
    let source = try source(of: picture)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 2)
    #expect(properties?[kCGImagePropertyPixelHeight] as? CGFloat == 1)
    #expect(properties?[kCGImagePropertyHasAlpha] as? Bool == true)
    #expect(properties?[kCGImagePropertyOrientation] == nil)
    let plain = [kCGImageSourceThumbnailMaxPixelSize: 1] as CFDictionary
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, plain) == nil)
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceShouldCacheImmediately: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceThumbnailMaxPixelSize: CGFloat(1),
      ] as CFDictionary
    let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
    #expect(small?.width == 1)
    #expect(small?.height == 1)
    let whole = [kCGImageSourceCreateThumbnailFromImageAlways: true] as CFDictionary
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, whole)?.width == 2)
  }

  @Test func `what is no picture has none, and bytes may come by and by`() throws {
    let source = try #require(CGImageSourceCreateWithData(NSData(data: Data([1, 2, 3])), nil))
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceGetType(source) == nil)
    #expect(CGImageSourceCopyProperties(source, nil) == nil)
    #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
    #expect(CGImageSourceCreateWithURL(NSURL(fileURLWithPath: "/there/is/none.png"), nil) == nil)
    let bytes = Data(referencing: try #require(film))
    let coming = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(coming) == .statusReadingHeader)
    CGImageSourceUpdateData(coming, NSData(data: bytes.prefix(70)), false)
    #expect(CGImageSourceGetCount(coming) == 1)
    #expect(CGImageSourceGetStatus(coming) == .statusIncomplete)
    CGImageSourceUpdateData(coming, NSData(data: bytes), true)
    #expect(CGImageSourceGetCount(coming) == 4)
    #expect(CGImageSourceGetStatus(coming) == .statusComplete)
  }

  @Test func `damaged GIF files are read as far as they go`() throws {
    let bytes = [UInt8](Data(referencing: try #require(film)))
    for place in bytes.indices.dropFirst(6) {
      var damaged = bytes
      damaged[place] ^= 0xFF
      for bytes in [damaged, Array(bytes.prefix(place))] {
        let source = CGImageSourceCreateWithData(NSData(data: Data(bytes)), nil)
        guard let source else { continue }
        for index in 0..<CGImageSourceGetCount(source) {
          #expect(CGImageSourceCreateImageAtIndex(source, index, nil) != nil)
        }
      }
    }
  }

  @Test func `a picture is written as JPEG or PNG alone`() throws {
    let data = NSMutableData()
    #expect(CGImageDestinationCreateWithData(data, kUTTypeGIF, 1, nil) == nil)
    #expect(CGImageDestinationCreateWithData(data, kUTTypePNG, 2, nil) == nil)
    let destination = CGImageDestinationCreateWithData(data, kUTTypePNG, 1, nil)
    #expect(!CGImageDestinationFinalize(try #require(destination)))
    #expect(data.length == 0)
  }
}
