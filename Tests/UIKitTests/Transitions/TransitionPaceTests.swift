import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// The progress of UIKit's own transitions: `1 − (1 + ωt)·e^(−ωt)` with `ω = √(1000/3)`.
///
/// Source: docs/measurements.md, “Transitions”.
@MainActor
@Suite struct TransitionPaceTests {
  private func seen(_ view: UIView) -> CGFloat {
    view.layer.presentation()?.affineTransform().ty ?? .nan
  }

  /// In a trace a sheet has gone 0.545 of the way after 0.1 s, 0.942 after 0.25 s; it takes 0.506 s.
  @Test func `a controller comes and goes as UIKit's spring lets it`() throws {
    let root = UIViewController()
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    try onStage(root: root) { stage in
      let height = stage.window.bounds.height
      root.present(modal, animated: true)
      try stage.runtime.layOut()
      let view = try #require(modal.view)
      stage.run(frames: 6)
      #expect(abs(1 - seen(view) / height - 0.5448) < 1e-3)
      stage.run(frames: 9)
      #expect(abs(1 - seen(view) / height - 0.9420) < 1e-3)
      stage.run(frames: 15)
      #expect(modal.isBeingPresented)
      stage.frame()
      #expect(!modal.isBeingPresented)
      root.dismiss(animated: true)
      try stage.runtime.layOut()
      stage.run(frames: 15)
      #expect(abs(seen(view) / height - 0.9420) < 1e-3)
    }
  }

  @Test func `a push follows the same spring for 0.35 seconds, with what goes along`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    try onStage(root: navigation) { stage in
      let pushed = UIViewController()
      let beside = UIView()
      stage.window.addSubview(beside)
      stage.frame()
      navigation.pushViewController(pushed, animated: true)
      try stage.runtime.layOut()
      navigation.transitionCoordinator?.animate { _ in beside.center.x = 100 }
      stage.run(frames: 6)
      let way = pushed.view.layer.presentation()?.affineTransform().tx ?? .nan
      #expect(abs(1 - way / 320 - 0.5448) < 1e-3)
      #expect(abs((beside.layer.presentation()?.position.x ?? .nan) - 54.48) < 0.1)
      stage.run(frames: 14)
      #expect(navigation.transitionCoordinator != nil)
      stage.frame()
      #expect(navigation.transitionCoordinator == nil)
    }
  }
}
