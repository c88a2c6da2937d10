import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround

/// Spaces, colours and gradients of contexts that code asks for by name.
@MainActor @Suite struct ContextSpaceTests {
  @Test func `points go to pixels and back`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 3)
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    context.translateBy(x: 1, y: 2)
    #expect(context.convertToDeviceSpace(CGPoint(1, 1)) == CGPoint(6, 9))
    #expect(context.convertToUserSpace(CGPoint(6, 9)) == CGPoint(1, 1))
  }

  @Test func `a conic gradient begins at its angle`() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      $0.cgContext.drawConicGradient(gradient, center: CGPoint(4, 4), angle: 1)
    }
    #expect(image.picture.list.description.contains("conic"))
  }

  @Test func `spaces are known by name, and colours by their space`() throws {
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.model == .rgb)
    #expect(CGColorSpace(name: "none") == nil)
    #expect(CGColor.white.colorSpace?.model == .monochrome)
    let red = try #require(
      CGColor.black.converted(
        to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil))
    #expect(red.components == [0, 0, 0, 1])
  }
}
