import ProgressPanels
import Staging
import Testing
import UIKit

/// What apps set of progress panels.
@MainActor @Suite struct PanelTypeTests {
  @Test func `kinds have their libraries' numbers`() {
    let modes: [MBProgressHUDMode] = [
      .indeterminate, .determinate, .determinateHorizontalBar, .annularDeterminate, .customView,
      .text,
    ]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(MBProgressHUDAnimation.zoomIn.rawValue == 3)
    #expect(MBProgressHUDBackgroundStyle.blur.rawValue == 1)
    #expect(SVProgressHUDMaskType.none.rawValue == 1 && SVProgressHUDMaskType.custom.rawValue == 5)
    #expect(SVProgressHUDStyle.dark.rawValue == 1)
    #expect(SVProgressHUDAnimationType.native.rawValue == 1)
  }

  @Test func `a background blurs what is behind it, or is filled`() {
    let background = MBBackgroundView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(background.style == MBProgressHUDBackgroundStyle.blur)
    let effect = background.subviews.first as? UIVisualEffectView
    #expect(effect?.frame == background.bounds && effect?.effect is UIBlurEffect)
    background.color = .red
    background.style = .solidColor
    #expect(background.subviews.isEmpty && background.backgroundColor == .red)
  }

  @Test func `a panel shows what its mode says, and tells its delegate when it has gone`() throws {
    final class Hearing: NSObject, MBProgressHUDDelegate {
      var hidden = 0
      func hudWasHidden(_ hud: MBProgressHUD) { hidden += 1 }
    }
    let hearing = Hearing()
    var completed = 0
    var panel: MBProgressHUD?
    let stage = try Stage {
      let controller = UIViewController()
      let hud = MBProgressHUD.showAdded(to: controller.view, animated: true)
      #expect(hud.mode == MBProgressHUDMode.indeterminate && hud.animationType == .fade)
      hud.mode = .text
      hud.label.text = "Saved"
      hud.delegate = hearing
      hud.completionBlock = { completed += 1 }
      hud.removeFromSuperViewOnHide = true
      hud.hide(animated: true, afterDelay: 0.2)
      panel = hud
      return controller
    }
    try stage.advance()
    let hud = try #require(panel)
    #expect(hud.superview != nil && hud.label.superview != nil && hearing.hidden == 0)
    #expect(hud.bezelView.bounds.width > hud.label.bounds.width)
    for _ in 0..<60 { try stage.advance() }
    #expect(hearing.hidden == 1 && completed == 1 && hud.superview == nil)
  }

  @Test func `a mask that is black lets no finger through`() throws {
    var reached: [Bool] = []
    let stage = try Stage {
      let controller = UIViewController()
      SVProgressHUD.setDefaultStyle(.dark)
      SVProgressHUD.setDefaultAnimationType(.native)
      return controller
    }
    for type in [SVProgressHUDMaskType.none, .black] {
      stage.perform {
        SVProgressHUD.setDefaultMaskType(type)
        SVProgressHUD.show()
      }
      for _ in 0..<5 { try stage.advance() }
      stage.perform {
        let hit = stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil)
        reached.append(!(hit is SVProgressHUD))
        SVProgressHUD.dismiss()
      }
      for _ in 0..<40 { try stage.advance() }
    }
    #expect(reached == [true, false])
  }
}
