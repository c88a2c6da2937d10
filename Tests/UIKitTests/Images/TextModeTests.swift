import Drawing
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct TextModeTests {
  private func commands(_ mode: CGTextDrawingMode) -> [DrawCommand] {
    let marks = DrawingContexts.record(by: { "a test" }, in: CGRect(0, 0, 100, 40)) { context in
      context.setLineWidth(3)
      context.setTextDrawingMode(mode)
      NSString("Ab").draw(
        at: .zero,
        withAttributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(CGRect(0, 0, 100, 40))
    }
    return marks.commands(through: .identity)
  }

  private func count(_ list: [DrawCommand]) -> (fills: Int, strokes: Int, masks: Int) {
    var (fills, strokes, masks) = (0, 0, 0)
    for command in list {
      switch command {
      case .fill: fills += 1
      case .stroke(_, let style, _, _):
        strokes += 1
        #expect(style.width == 3)
      case .masked(let inside, _):
        masks += 1
        let inner = count(inside.commands)
        (fills, strokes) = (fills + inner.fills, strokes + inner.strokes)
      case .group(let inside, _, _, _):
        let inner = count(inside.commands)
        (fills, strokes) = (fills + inner.fills, strokes + inner.strokes)
      default: break
      }
    }
    return (fills, strokes, masks)
  }

  @Test func `letters are stroked, filled, or a clip, as the context says`() throws {
    try onStage { _ in
      // The rectangle that is drawn last is a fill of its own.
      #expect(count(commands(.stroke)) == (1, 2, 0))
      #expect(count(commands(.fillStroke)) == (3, 2, 0))
      #expect(count(commands(.invisible)) == (1, 0, 0))
      #expect(count(commands(.clip)) == (1, 0, 1))
    }
  }

  @Test func `a label's own drawing may be stroked first and filled then`() throws {
    final class Outlined: UILabel {
      override func drawText(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.setTextDrawingMode(.stroke)
        super.drawText(in: rect)
        UIGraphicsGetCurrentContext()?.setTextDrawingMode(.fill)
        super.drawText(in: rect)
      }
    }
    try onStage { stage in
      let label = Outlined(frame: CGRect(0, 0, 100, 40))
      label.text = "Ab"
      let marks = DrawingContexts.record(by: { "a test" }, in: label.bounds) { _ in
        label.draw(label.bounds)
      }
      let drawn = marks.commands(through: .identity)
      let strokes = drawn.filter { if case .stroke = $0 { true } else { false } }
      let texts = drawn.filter { if case .text = $0 { true } else { false } }
      #expect(strokes.count == 2 && texts.count == 1)
    }
  }

  @Test func `attributes that draw edges count more than what the context says`() {
    let marks = DrawingContexts.record(by: { "a test" }, in: CGRect(0, 0, 100, 40)) { context in
      context.setLineWidth(3)
      context.setTextDrawingMode(.stroke)
      NSString("A").draw(
        at: .zero,
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 20), .strokeWidth: 10, .strokeColor: UIColor.red,
        ])
    }
    let widths = marks.commands(through: .identity).compactMap { command -> Double? in
      guard case .stroke(_, let style, let color, _) = command, color.red == 1 else { return nil }
      return style.width
    }
    #expect(widths == [2])
  }
}
