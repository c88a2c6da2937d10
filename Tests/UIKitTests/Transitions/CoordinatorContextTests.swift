import Testing
import UIKit

@MainActor @Suite struct CoordinatorContextTests {
  @Test func `a coordinator is its own context, and animates what lies outside, too`() throws {
    let root = UIViewController()
    try onStage(root: root) { stage in
      let outside = stage.view(CGRect(0, 0, 40, 40))
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      var ends = 0
      root.present(modal, animated: true)
      let coordinator = try #require(root.transitionCoordinator)
      let isTaken = coordinator.animateAlongsideTransition(in: outside) { _ in
        outside.alpha = 0
      } completion: { _ in
        ends += 1
      }
      #expect(isTaken)
      stage.run(frames: 5)
      #expect(coordinator.isAnimated && !coordinator.isCancelled)
      #expect(coordinator.view(forKey: .to) === modal.view)
      #expect(coordinator.viewController(forKey: .to) === modal)
      #expect(coordinator.containerView.window != nil)
      #expect(coordinator.targetTransform == .identity)
      let opacity = try #require(outside.layer.presentation()).opacity
      #expect(opacity > 0 && opacity < 1)
      stage.run(frames: 60)
      #expect(ends == 1)
    }
  }
}
