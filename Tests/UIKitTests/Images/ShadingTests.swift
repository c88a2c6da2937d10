import Testing
import UIKit

@testable import CoreGraphics

@MainActor
@Suite struct ShadingTests {
  /// From black to red, by a function.
  private func function() throws -> CGFunction {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        output[0] = input[0]
        (output[1], output[2], output[3]) = (0, 0, 1)
      }, releaseInfo: nil)
    return try #require(
      CGFunction(
        info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4,
        range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks))
  }

  @Test func `a function says the colours along a line`() throws {
    try onStage { _ in
      let shading = try #require(
        CGShading(
          axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(100, 0),
          function: try function(), extendStart: false, extendEnd: false))
      let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 10)).image {
        $0.cgContext.drawShading(shading)
      }
      let pixels = try #require(image.cgImage?.dataProvider?.data).map { $0 }
      let row = pixels.count / (image.cgImage?.height ?? 1)
      func red(at x: Int) -> Int { Int(pixels[row * 4 + x * 2 * 4]) }
      #expect(abs(red(at: 50) - 128) < 3 && abs(red(at: 90) - 230) < 3)
      #expect(pixels[row * 4 + 110 * 2 * 4 + 3] == 0)
    }
  }

  @Test func `the numbers of a function keep to its range`() throws {
    var callbacks = CGFunctionCallbacks(
      version: 0, evaluate: { _, input, output in output[0] = input[0] * 10 - 5 },
      releaseInfo: nil)
    let function = try #require(
      CGFunction(
        info: nil, domainDimension: 1, domain: [0, 2], rangeDimension: 1, range: [0, 1],
        callbacks: &callbacks))
    #expect(function.values(at: 0) == [0] && function.values(at: 1) == [1])
    #expect(function.values(at: 0.25) == [0] && function.values(at: 0.275) == [0.5])
  }
}
