import Testing
import UIKit

@MainActor
@Suite struct ZoomTransitionTests {
  @Test func `a pushed controller grows out of its source and goes back into it`() throws {
    let (root, detail) = (UIViewController(), UIViewController())
    let source = UIView(frame: CGRect(20, 300, 80, 60))
    root.view.addSubview(source)
    detail.preferredTransition = .zoom { context in
      #expect(context.zoomedViewController === detail && context.sourceViewController === root)
      return source
    }
    let navigation = UINavigationController(rootViewController: root)
    try onStage(root: navigation) { stage in
      stage.frame()
      navigation.pushViewController(detail, animated: true)
      stage.run(frames: 2)
      let card = try #require(detail.view.superview)
      #expect(card.bounds.size == CGSize(width: 320, height: 568) && card.clipsToBounds)
      let seen = try #require(card.layer.presentation())
      #expect(seen.bounds.width > 80 && seen.bounds.width < 320 && source.alpha == 0)
      stage.run(frames: 60)
      #expect(detail.view.superview !== card && detail.view.frame == navigation.view.bounds)
      #expect(source.alpha == 1)
      navigation.popViewController(animated: true)
      stage.run(frames: 2)
      #expect(detail.view.superview?.bounds.size == CGSize(width: 80, height: 60))
      // It was resized with the card, and scaled besides.
      #expect(detail.view.bounds.width == 320 && detail.view.transform.a == 0.25)
      stage.run(frames: 60)
      #expect(navigation.topViewController === root && detail.view.superview == nil)
    }
  }

  @Test func `a presented controller grows over the whole screen`() throws {
    let (root, detail) = (UIViewController(), UIViewController())
    detail.preferredTransition = .zoom { _ in nil }
    #expect(detail.modalPresentationStyle == .fullScreen)
    try onStage(root: root) { stage in
      root.present(detail, animated: true)
      stage.run(frames: 60)
      #expect(detail.view.frame == stage.window.bounds && detail.view.window != nil)
      detail.dismiss(animated: true)
      stage.run(frames: 60)
      #expect(root.presentedViewController == nil && root.view.window != nil)
    }
  }

  @Test func `other transitions are those of the style`() {
    let controller = UIViewController()
    controller.preferredTransition = .crossDissolve
    #expect(controller.modalTransitionStyle == .crossDissolve)
    #expect(UIViewController().preferredTransition == nil)
  }

  @Test func `a part of the controller's view comes out of the source`() throws {
    let (root, detail) = (UIViewController(), UIViewController())
    let source = UIView(frame: CGRect(20, 300, 80, 60))
    root.view.addSubview(source)
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { context in
      #expect(context.sourceView === source && context.zoomedViewController === detail)
      return CGRect(40, 100, 160, 120)
    }
    detail.preferredTransition = .zoom(options: options) { _ in source }
    let navigation = UINavigationController(rootViewController: root)
    try onStage(root: navigation) { stage in
      stage.frame()
      navigation.pushViewController(detail, animated: false)
      stage.run(frames: 2)
      navigation.popViewController(animated: true)
      stage.frame()
      // Half of its size, so that 160 points are 80, and moved to the part's corner.
      #expect(detail.view.transform.a == 0.5)
      #expect(detail.view.frame.origin == CGPoint(-20, -50))
      stage.run(frames: 60)
    }
  }
}
