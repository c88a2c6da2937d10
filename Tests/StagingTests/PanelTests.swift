import ActivityShapes
import KeyboardRoom
import ProgressPanels
import Staging
import Testing
import UIKit

/// Panels, indicators and the keyboard's manager, as apps use them.
@MainActor @Suite struct PanelTests {
  private func play(
    _ fingers: [Finger] = [], seconds: Double, _ start: @escaping (UIViewController) -> Void,
    in controller: @escaping @MainActor () -> UIViewController = { UIViewController() },
    each: @escaping (Double) -> Void
  ) throws {
    let stage = try Stage(
      Scene("panel", "", fingers: fingers) {
        let controller = controller()
        start(controller)
        return controller
      })
    for frame in 0..<Int(seconds * 60) {
      try stage.advance()
      each(Double(frame) / 60)
    }
  }

  @Test func `a panel comes in the middle, and goes when it is told to`() throws {
    var seen: [Bool] = []
    try play(seconds: 2) { _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        SVProgressHUD.show(withStatus: "Loading")
        SVProgressHUD.dismiss(withDelay: 1)
      }
    } each: { time in
      if [0.1, 1, 1.9].contains(where: { abs($0 - time) < 0.001 }) {
        seen.append(SVProgressHUD.isVisible())
      }
    }
    #expect(seen == [false, true, false])
  }

  @Test func `a text is shown as long as it takes to read it`() {
    SVProgressHUD.setMinimumDismissTimeInterval(0)
    defer { SVProgressHUD.setMinimumDismissTimeInterval(5) }
    #expect(abs(SVProgressHUD.displayDuration(for: "1234567890") - 1.1) < 1e-9)
  }

  @Test func `a panel of a view is found and hidden`() throws {
    var hud: MBProgressHUD?
    var hidden = 0
    try play(seconds: 1.5) { controller in
      let made = MBProgressHUD.showAdded(to: controller.view, animated: true)
      made.label.text = "Wait"
      made.completionBlock = { hidden += 1 }
      hud = made
      #expect(MBProgressHUD.forView(controller.view) === made)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) {
        MBProgressHUD.hide(for: controller.view, animated: true)
      }
    } each: { time in
      if abs(time - 0.7) < 0.001 {
        #expect(hud?.alpha == 1 && hud?.bezelView.center == CGPoint(x: 160, y: 284))
      }
    }
    #expect(hidden == 1 && hud?.superview == nil)
  }

  @Test(arguments: NVActivityIndicatorType.allCases)
  func `an indicator moves while it is animated`(type: NVActivityIndicatorType) throws {
    var view: NVActivityIndicatorView?
    var states: Set<String> = []
    try play(seconds: 0.5) { controller in
      let made = NVActivityIndicatorView(
        frame: CGRect(x: 0, y: 0, width: 40, height: 40), type: type, color: .red)
      controller.view.addSubview(made)
      #expect(made.isHidden)
      made.startAnimating()
      view = made
    } each: { _ in
      let shapes = view?.layer.sublayers?.first?.sublayers ?? []
      let seen = shapes.compactMap { $0.presentation() as? CAShapeLayer }
      states.insert("\(seen.map { "\($0.transform) \($0.opacity) \($0.strokeEnd)" })")
    }
    #expect(view?.isHidden == false)
    #expect((states.count > 1) == (type != .blank))
  }

  @Test func `what is edited moves above the keyboard, and back`() throws {
    let manager = IQKeyboardManager.shared
    defer { manager.enable = false }
    let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 30))
    var bottoms: [CGFloat] = []
    var bars: [UIToolbar?] = []
    try play([Finger.touch(CGPoint(x: 60, y: 515), at: 0.2).lift()], seconds: 3) { controller in
      manager.enable = true
      controller.view.addSubview(field)
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { field.resignFirstResponder() }
    } each: { time in
      if [0.1, 1.8, 2.9].contains(where: { abs($0 - time) < 0.001 }) {
        bottoms.append(field.convert(field.bounds, to: nil).maxY)
        bars.append(field.inputAccessoryView as? UIToolbar)
      }
    }
    #expect(bottoms.first == 530 && bottoms.last == 530)
    #expect(bottoms.count == 3 && bottoms[1] < 350)
    #expect(bars.count == 3 && bars[0] == nil && bars[2] == nil)
    #expect(bars[1]?.items?.last?.title == "Done")
  }

  private class Form: UIViewController {}
  private final class LongForm: Form {}

  @Test func `controllers of classes that are excluded stay, and those derived from them`() throws {
    let manager = IQKeyboardManager.shared
    defer {
      manager.enable = false
      (manager.disabledDistanceHandlingClasses, manager.disabledToolbarClasses) = ([], [])
    }
    for (excluded, isExcluded) in [(Form.self as Form.Type, true), (LongForm.self, false)] {
      let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 30))
      let finger = Finger.touch(CGPoint(x: 60, y: 515), at: 0.2).lift()
      var bottom: CGFloat = 0
      try play(
        [finger], seconds: 2,
        { controller in
          manager.enable = true
          manager.disabledDistanceHandlingClasses = [excluded]
          manager.disabledToolbarClasses = [excluded]
          controller.view.addSubview(field)
        }, in: { isExcluded ? LongForm() : Form() },
        each: { _ in bottom = field.convert(field.bounds, to: nil).maxY })
      #expect((bottom == 530) == isExcluded)
      #expect((field.inputAccessoryView == nil) == isExcluded)
    }
  }
}
