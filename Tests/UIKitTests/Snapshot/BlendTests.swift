import Drawing
import Testing
import UIKit

@testable import CoreGraphics
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct BlendTests {
  private final class Canvas: UIView {
    var work: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { work(context) }
    }
  }

  private func commands(_ work: @escaping (CGContext) -> Void) throws -> [DrawCommand] {
    var found: [DrawCommand] = []
    try onStage { stage in
      let canvas = Canvas(frame: CGRect(0, 0, 100, 100))
      canvas.isOpaque = false
      canvas.work = work
      stage.window.addSubview(canvas)
      stage.frame()
      found = stage.runtime.snapshot().commands
    }
    return found
  }

  private let square = CGRect(10, 10, 20, 20)

  @Test func `marks in a blend mode blend with their own drawing alone`() throws {
    let found = try commands { context in
      context.fill(square)
      context.setBlendMode(.multiply)
      context.fill(square)
    }
    let fill = DrawCommand.fill(
      .path([PathElement].rectangle(square), rule: .winding), .black, transform: .identity)
    #expect(
      found == [
        .blended(DisplayList([fill, .blended(DisplayList([fill]), .multiply)]), .normal)
      ])
  }

  @Test func `what is cleared is cleared whatever its colour`() throws {
    let found = try commands { context in
      context.fill(square)
      context.clear(square)
      context.setFillColor(CGColor(gray: 0, alpha: 0))
      context.setBlendMode(.copy)
      context.fill(square)
    }
    guard case .blended(let list, .normal)? = found.first else {
      Issue.record("\(found)")
      return
    }
    let modes = list.commands.compactMap { command -> BlendMode? in
      if case .blended(_, let mode) = command { mode } else { nil }
    }
    #expect(list.commands.count == 3 && modes == [.clear, .clear])
  }

  @Test func `a shadow lies below its mark, as far away whatever the transform`() throws {
    let found = try commands { context in
      context.setShadow(offset: CGSize(width: 3, height: 4), blur: 6)
      context.scaleBy(x: 2, y: 2)
      context.fill(square)
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(square)
    }
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let fill = DrawCommand.fill(
      .path([PathElement].rectangle(square), rule: .winding), .black, transform: scale)
    let shadow = Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 1.0 / 3), blur: 3,
      offset: CGVector(dx: 3, dy: 4))
    guard case .group(let list, _, _, _)? = found.first else {
      #expect(found == [.shadow(of: DisplayList([fill]), shadow), fill, fill])
      return
    }
    #expect(list.commands == [.shadow(of: DisplayList([fill]), shadow), fill, fill])
  }

  @Test func `images and paths are drawn in a mode of their own`() throws {
    let found = try commands { context in
      UIBezierPath(rect: square).fill(with: .screen, alpha: 0.5)
      context.fill(square)
    }
    guard case .blended(let list, .normal)? = found.first, list.commands.count == 2,
      case .blended(let inner, .screen) = list.commands[0],
      case .fill(_, let color, _)? = inner.commands.first, case .fill = list.commands[1]
    else {
      Issue.record("\(found)")
      return
    }
    #expect(color.alpha == 0.5)
  }

  @Test func `the raw values of blend modes are Apple's`() {
    #expect(CGBlendMode.normal.rawValue == 0 && CGBlendMode.luminosity.rawValue == 15)
    #expect(CGBlendMode.clear.rawValue == 16 && CGBlendMode.plusLighter.rawValue == 27)
    #expect(CGBlendMode.plusDarker.inDrawing == nil)
  }
}
