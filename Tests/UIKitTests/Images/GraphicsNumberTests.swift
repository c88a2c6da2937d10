import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Core Graphics' and Image I/O's numbers, which files and other code store.
@MainActor @Suite struct GraphicsNumberTests {
  @Test func `choices have Core Graphics' numbers`() {
    let intents: [CGColorRenderingIntent] = [
      .defaultIntent, .absoluteColorimetric, .relativeColorimetric, .perceptual, .saturation,
    ]
    #expect(intents.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(CGColorSpaceModel.unknown.rawValue == -1 && CGColorSpaceModel.monochrome.rawValue == 0)
    #expect(CGColorSpaceModel.rgb.rawValue == 1 && CGColorSpaceModel.pattern.rawValue == 6)
    // Medium came later, and has the greater number.
    #expect(CGInterpolationQuality.high.rawValue == 3)
    #expect(CGInterpolationQuality.medium.rawValue == 4)
    #expect(CGPathDrawingMode.eoFillStroke.rawValue == 4)
    #expect(CGGradientDrawingOptions.drawsAfterEndLocation.rawValue == 2)
    #expect(CGPatternTiling.constantSpacing.rawValue == 2)
    #expect(CGImageByteOrderInfo.order32Little.rawValue == 0x2000)
    #expect(CGImageByteOrderInfo.orderMask.rawValue == 0x7000)
    #expect(CGImagePropertyOrientation.right.rawValue == 6)
    #expect(CGImagePropertyOrientation.left.rawValue == 8)
    #expect(CGImageSourceStatus.statusUnexpectedEOF.rawValue == -5)
    #expect(CGImageSourceStatus.statusComplete.rawValue == 0)
  }

  @Test func `a colour space knows its model, and as many numbers as that has`() throws {
    let models: [(CGColorSpace, CGColorSpaceModel, Int)] = [
      (CGColorSpaceCreateDeviceRGB(), .rgb, 3), (CGColorSpaceCreateDeviceGray(), .monochrome, 1),
    ]
    for (space, model, count) in models {
      #expect(space.model == model && space.numberOfComponents == count)
    }
  }

  @Test func `bytes that are no picture are known by what is missing`() throws {
    func status(_ bytes: [UInt8]) throws -> CGImageSourceStatus {
      let data = Data(bytes) as NSData
      return CGImageSourceGetStatus(try #require(CGImageSourceCreateWithData(data, nil)))
    }
    #expect(try status([]) != .statusComplete)
    #expect(try status(Array("no picture at all".utf8)) != .statusComplete)
  }

  @Test func `a picture is written as PNG or JPEG, or not at all where nobody draws`() throws {
    try onStage { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
      for (kind, start) in [("public.png", [0x89, 0x50]), ("public.jpeg", [0xFF, 0xD8])] {
        let data = NSMutableData()
        let destination: CGImageDestination = try #require(
          CGImageDestinationCreateWithData(data, kind as NSString, 1, nil))
        CGImageDestinationAddImage(destination, try #require(image.cgImage), nil)
        // Another suite of this process may have brought what draws.
        let isWritten = CGImageDestinationFinalize(destination)
        #expect(Data(data).prefix(2).map(Int.init) == (isWritten ? start : []))
      }
      let data = NSMutableData()
      #expect(CGImageDestinationCreateWithData(data, "public.tiff" as NSString, 1, nil) == nil)
      #expect(CGImageDestinationCreateWithData(data, "public.png" as NSString, 2, nil) == nil)
    }
  }
}
