import Drawing
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct GradientContextTests {
  private final class Canvas: UIView {
    var work: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { work(context) }
    }
  }

  /// Returns the gradients that drawing code draws.
  private func gradients(_ work: @escaping (CGContext) -> Void) throws -> [(Gradient, CGRect)] {
    var found: [(Gradient, CGRect)] = []
    try onStage { stage in
      let canvas = Canvas(frame: CGRect(0, 0, 100, 100))
      canvas.work = work
      stage.window.addSubview(canvas)
      stage.frame()
      func look(_ commands: [DrawCommand]) {
        for command in commands {
          if case .gradient(.path(let elements, _), let gradient, _) = command {
            found.append((gradient, elements.controlPointBox))
          }
          if case .group(let list, _, _, _) = command { look(list.commands) }
        }
      }
      look(stage.runtime.snapshot().commands)
    }
    return found
  }

  private let gradient = CGGradient(
    colorsSpace: CGColorSpaceCreateDeviceRGB(),
    colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 0.5])

  @Test func `a linear gradient is drawn between its ends, and beyond them where asked`() throws {
    let gradient = try #require(gradient)
    let found = try gradients { context in
      context.drawLinearGradient(
        gradient, start: CGPoint(0, 20), end: CGPoint(0, 60), options: [])
      context.drawLinearGradient(
        gradient, start: CGPoint(0, 20), end: CGPoint(0, 60),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    #expect(found.count == 2)
    #expect(found.first?.0.shape == .axial(start: CGPoint(0, 20), end: CGPoint(0, 60)))
    #expect(found.first?.0.stops.map(\.location) == [0, 0.5])
    #expect(found.first?.1.minY == 20 && found.first?.1.maxY == 60)
    #expect((found.last?.1.minY ?? 0) < -1000 && (found.last?.1.maxY ?? 0) > 1000)
  }

  @Test func `a radial gradient begins at its inner circle`() throws {
    let gradient = try #require(gradient)
    let found = try gradients { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(50, 50), startRadius: 10, endCenter: CGPoint(50, 50),
        endRadius: 40, options: .drawsBeforeStartLocation)
    }
    let radii = CGSize(width: 40, height: 40)
    #expect(found.first?.0.shape == .radial(center: CGPoint(50, 50), radii: radii))
    #expect(found.first?.0.stops.map(\.location) == [0.25, 0.625])
    #expect(found.first?.1 == CGRect(10, 10, 80, 80))
  }

  @Test func `a radial gradient may go to a circle around another point`() throws {
    let gradient = try #require(gradient)
    let (light, center) = (CGPoint(40, 40), CGPoint(50, 50))
    let found = try gradients { context in
      context.drawRadialGradient(
        gradient, startCenter: light, startRadius: 5, endCenter: center, endRadius: 40,
        options: .drawsBeforeStartLocation)
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 40, endCenter: light, endRadius: 5,
        options: [])
    }
    let shape = Gradient.Shape.circles(from: light, radius: 5, to: center, endRadius: 40)
    #expect(found.map(\.0.shape) == [shape, shape])
    #expect(found.first?.0.stops.map(\.location) == [0, 0.5])
    #expect(found.last?.0.stops.map(\.location) == [0.5, 1])
    #expect(found.first?.1 == CGRect(10, 10, 80, 80))
  }

  @Test func `a gradient between two circles side by side is clear where it is not asked beyond`()
    throws
  {
    let gradient = try #require(gradient)
    let found = try gradients { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(20, 50), startRadius: 5, endCenter: CGPoint(80, 50),
        endRadius: 10, options: .drawsAfterEndLocation)
    }
    #expect(found.first?.0.stops.map(\.location) == [0, 0, 0.5])
    #expect(found.first?.0.stops.map(\.color.alpha) == [0, 1, 1])
    #expect((found.first?.1.width ?? 0) > 1000)
  }

  @Test func `a gradient without colours is none, and numbers make one`() {
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    let numbers: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
    let made = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: numbers, locations: nil, count: 2)
    #expect(made != nil)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
    #expect(CGColorSpace(name: "other") == nil)
  }
}
