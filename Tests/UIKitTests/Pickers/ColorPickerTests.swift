import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct ColorPickerTests {
  private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
    var lines: [String] = []
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      lines.append("selected")
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      lines.append("finished")
    }
  }

  private func tap(_ point: CGPoint, on stage: TestStage) {
    stage.frame((1, .began, point))
    stage.run(frames: 2)
    stage.frame((1, .ended, point))
    stage.run(frames: 45)
  }

  @Test func `a tap on a well opens a grid, and a tap there chooses`() throws {
    let root = UIViewController()
    try onStage(root: root) { stage in
      let well = UIColorWell(frame: CGRect(100, 40, 28, 28))
      well.title = "Ground"
      var count = 0
      well.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      root.view.addSubview(well)
      tap(CGPoint(114, 54), on: stage)
      let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
      let grid = try #require(picker.view.subviews.compactMap { $0 as? ColorGrid }.first)
      // The last grey of the first row is black, the first is white.
      let place = grid.convert(
        CGPoint(x: grid.bounds.width / 24, y: grid.bounds.height / 20), to: nil)
      tap(place, on: stage)
      #expect(count == 1)
      #expect(well.selectedColor?.cgColor.rgb.red == 1)
      #expect(picker.selectedColor.cgColor.alpha == 1)
    }
  }

  @Test func `a picker tells of its choices and of its end`() throws {
    let root = UIViewController()
    try onStage(root: root) { stage in
      let listener = Listener()
      let picker = UIColorPickerViewController()
      picker.delegate = listener
      picker.supportsAlpha = false
      root.present(picker, animated: true)
      stage.run(frames: 40)
      let grid = try #require(picker.view.subviews.compactMap { $0 as? ColorGrid }.first)
      tap(grid.convert(CGPoint(x: 5, y: grid.bounds.maxY - 5), to: nil), on: stage)
      picker.dismiss(animated: true)
      stage.run(frames: 45)
      #expect(listener.lines == ["selected", "finished"])
    }
  }
}
