import Drawing
import Testing
import UIKit

@testable import CoreGraphics

@MainActor
@Suite struct ShadingTests {
  private final class Canvas: UIView {
    var shading: CGShading?

    override func draw(_ rect: CGRect) {
      if let shading { UIGraphicsGetCurrentContext()?.drawShading(shading) }
    }
  }

  @Test func `a function says the colours along a line`() throws {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        output[0] = input[0]
        (output[1], output[2], output[3]) = (0, 0, 1)
      }, releaseInfo: nil)
    let function = try #require(
      CGFunction(
        info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4,
        range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks))
    try onStage { stage in
      let canvas = Canvas(frame: CGRect(0, 0, 100, 100))
      canvas.shading = CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(100, 0),
        function: function, extendStart: false, extendEnd: true)
      stage.window.addSubview(canvas)
      stage.frame()
      var found: [Gradient] = []
      func look(_ commands: [DrawCommand]) {
        for command in commands {
          if case .gradient(_, let gradient, _) = command { found.append(gradient) }
          if case .group(let list, _, _, _) = command { look(list.commands) }
        }
      }
      look(stage.runtime.snapshot().commands)
      let stops = try #require(found.first).stops
      #expect(stops.first?.color.red == 0 && stops.last?.color.red == 1)
      #expect(stops.first { $0.location == 0.5 }?.color.red == 0.5)
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
