import Drawing
import Testing
import UIKit

@testable import CoreGraphics
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// What Core Graphics' contexts do beside filling and stroking paths.
@MainActor @Suite struct ContextTests {
  private func commands(_ draw: (CGContext) -> Void) -> [DrawCommand] {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { draw($0.cgContext) }
      .picture.list.commands
  }

  private func extent(_ commands: [DrawCommand]) -> CGRect? {
    DisplayList(commands).extent(scale: 1) { _ in nil }
  }

  @Test func `a transparency layer is blended once`() {
    let drawn = commands { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(0, 0, 10, 10))
      context.fill(CGRect(5, 5, 10, 10))
      context.endTransparencyLayer()
    }
    guard drawn.count == 1, case .group(let inside, nil, _, let opacity) = drawn[0] else {
      Issue.record("no group")
      return
    }
    #expect(opacity == 0.5)
    let fills = inside.commands.flatMap { command -> [DrawCommand] in
      if case .group(let list, _, _, 1) = command { return list.commands }
      return [command]
    }
    #expect(fills.count == 2)
    for case .fill(_, let color, _) in fills { #expect(color.alpha == 1) }
  }

  @Test func `a layer that is not ended is not lost, and ending none does nothing`() {
    final class Canvas: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.endTransparencyLayer()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(rect)
      }
    }
    let canvas = Canvas(frame: CGRect(0, 0, 10, 10))
    canvas.layer.displayIfNeeded()
    canvas.setNeedsDisplay()
    canvas.layer.displayIfNeeded()
    #expect(extent(canvas.layer.picture().list.commands) == CGRect(0, 0, 10, 10))
  }

  @Test func `an image of Core Graphics stands upside down, one of UIKit upright`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.fill(CGRect(0, 0, 10, 2))
    }
    let source = try #require(image.cgImage)
    #expect(extent(commands { $0.draw(source, in: CGRect(0, 0, 20, 20)) }) == CGRect(0, 16, 20, 4))
    #expect(extent(commands { _ in image.draw(in: CGRect(0, 0, 20, 20)) }) == CGRect(0, 0, 20, 4))
  }

  @Test func `an image is a mask by its alpha`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.fill(CGRect(0, 0, 10, 2))
    }
    let source = try #require(image.cgImage)
    let drawn = commands { context in
      context.clip(to: CGRect(0, 0, 10, 10), mask: source)
      context.fill(CGRect(0, 0, 40, 40))
    }
    guard drawn.count == 1, case .masked(_, let mask) = drawn[0] else {
      Issue.record("no mask")
      return
    }
    #expect(extent(mask.commands) == CGRect(0, 8, 10, 2))
  }

  @Test func `the clip's box is that of what is drawn, in the space of now`() {
    _ = commands { context in
      #expect(context.boundingBoxOfClipPath == CGRect(0, 0, 40, 40))
      context.clip(to: CGRect(10, 10, 50, 10))
      context.translateBy(x: 5, y: 5)
      #expect(context.boundingBoxOfClipPath == CGRect(5, 5, 30, 10))
      context.resetClip()
      #expect(context.boundingBoxOfClipPath == CGRect(-5, -5, 40, 40))
    }
  }

  @Test func `a path becomes the edge of its line`() {
    let drawn = commands { context in
      context.setLineWidth(4)
      context.move(to: CGPoint(x: 0, y: 10))
      context.addLine(to: CGPoint(x: 20, y: 10))
      #expect(context.boundingBoxOfPath == CGRect(0, 10, 20, 0))
      context.replacePathWithStrokedPath()
      #expect(context.path?.boundingBoxOfPath == CGRect(0, 8, 20, 4))
      #expect(context.pathContains(CGPoint(x: 10, y: 9), mode: .fill))
      context.fillPath()
      #expect(context.isPathEmpty)
    }
    #expect(extent(drawn) == CGRect(0, 8, 20, 4))
  }

  @Test func `segments and several rectangles are one mark each`() {
    #expect(commands { $0.fill([CGRect(0, 0, 1, 1), CGRect(5, 5, 1, 1)]) }.count == 1)
    let lines = commands {
      $0.strokeLineSegments(between: [
        CGPoint(x: 20, y: 20), CGPoint(x: 25, y: 20), CGPoint(x: 20, y: 25),
        CGPoint(x: 25, y: 25), CGPoint(x: 9, y: 9),
      ])
    }
    guard lines.count == 1, case .stroke(.path(let elements, _), _, _, _) = lines[0] else {
      Issue.record("no line")
      return
    }
    #expect(elements.count == 4)
  }

  @Test func `a pushed context is the current one until it is popped`() {
    _ = commands { context in
      let other = CGContext()
      UIGraphicsPushContext(other)
      UIRectFill(CGRect(0, 0, 1, 1))
      UIGraphicsPopContext()
      #expect(other.marks.count == 1)
      #expect(UIGraphicsGetCurrentContext() === context)
    }
  }
}
