import Drawing
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct PatternCellTests {
  /// Cells of 10 by 10 points in a field of 20 by 10, in a space that is mirrored or not.
  @Test(arguments: [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)])
  func `the cells of a pattern stand side by side`(scale: (x: Double, y: Double)) throws {
    try onStage { _ in
      let marks = DrawingContexts.record(by: { "a test" }, in: CGRect(0, 0, 20, 10)) { context in
        var callbacks = CGPatternCallbacks(
          version: 0,
          drawPattern: { _, cell in cell.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) },
          releaseInfo: nil)
        let pattern = CGPattern(
          info: nil, bounds: CGRect(0, 0, 10, 10),
          matrix: CGAffineTransform(scaleX: scale.x, y: scale.y), xStep: 10, yStep: 10,
          tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
        let alpha: [CGFloat] = [1]
        if let space = CGColorSpace(patternBaseSpace: nil) { context.setFillColorSpace(space) }
        if let pattern { context.setFillPattern(pattern, colorComponents: alpha) }
        context.fill(CGRect(0, 0, 20, 10))
      }
      guard case .group(let copies, _, _, _) = marks.commands(through: .identity).first else {
        Issue.record("a pattern is a group of its cells")
        return
      }
      #expect(copies.commands.count == 2)
    }
  }

  @Test func `a layer of drawing is drawn where it is put, as often as it is put`() throws {
    try onStage { _ in
      let marks = DrawingContexts.record(by: { "a test" }, in: CGRect(0, 0, 100, 100)) { context in
        guard let layer = CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil)
        else { return }
        layer.context?.fill(CGRect(0, 0, 5, 5))
        context.draw(layer, at: CGPoint(20, 30))
        context.draw(layer, in: CGRect(50, 50, 20, 20))
      }
      #expect(marks.count == 2)
      #expect(marks.map(\.transform.tx) == [20, 50] && marks.map(\.transform.a) == [1, 2])
    }
  }
}
