import UIKit

class SlideTransition: NSObject, UIViewControllerAnimatedTransitioning {
    @objc enum Direction: Int {
        case left, right
    }

    let direction: Direction
    @objc init(direction: Direction) {
        self.direction = direction
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else { return }
        let container = transitionContext.containerView
        container.addSubview(toView)
        let width = container.bounds.width
        toView.transform = CGAffineTransform(translationX: direction == .left ? width : -width, y: 0)
        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
            toView.transform = .identity
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

class SlideDelegate: NSObject, UINavigationControllerDelegate {
    weak var forward: UINavigationControllerDelegate?

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationControllerOperation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return SlideTransition(direction: operation == .push ? .left : .right)
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        forward?.navigationController?(navigationController, didShow: viewController, animated: animated)
    }
}
