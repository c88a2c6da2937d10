import Testing
import UIKit

/// Fades in what is presented, and sets no frame.
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    transitionContext.completeTransition(true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

@MainActor @Suite struct IncomingViewTests {
  @Test func `a view of another size fills the screen though its animator sets no frame`() throws {
    let root = UIViewController()
    try onStage(root: root) { stage in
      let modal = UIViewController()
      modal.view.frame = CGRect(0, 0, 600, 600)
      let fade = Fade()
      modal.modalPresentationStyle = .fullScreen
      modal.transitioningDelegate = fade
      root.present(modal, animated: true)
      stage.run(frames: 3)
      let window = try #require(modal.view.window)
      #expect(modal.view.frame == window.bounds)
    }
  }

  @Test func `a view that a transform in space turns keeps its size when it comes in`() throws {
    let root = UIViewController()
    try onStage(root: root) { stage in
      let modal = UIViewController()
      modal.view.frame = CGRect(0, 0, 320, 568)
      modal.view.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      let fade = Fade()
      modal.modalPresentationStyle = .fullScreen
      modal.transitioningDelegate = fade
      root.present(modal, animated: true)
      stage.run(frames: 3)
      #expect(modal.view.bounds.size == CGSize(width: 320, height: 568))
    }
  }
}
