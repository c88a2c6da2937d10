import UIKit

// What Xcode compiles in Swift 5 mode without a word about actors.

/// A class that is no view and works with views.
public class Fader {
  let views: [UIView]
  var completion: (() -> Void)?

  public init(views: [UIView]) {
    self.views = views
  }

  public func fade(to alpha: CGFloat) {
    for view in views {
      view.alpha = alpha
      view.layer.cornerRadius = 4
    }
    UIView.animate(
      withDuration: 0.1,
      animations: {
        self.views.forEach { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }
      }
    ) { _ in
      self.completion?()
    }
  }
}

/// A free function that makes a view.
public func makeLabel(_ text: String) -> UILabel {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  label.text = text
  label.font = UIFont.systemFont(ofSize: 12)
  label.textColor = .darkGray
  return label
}

/// A transition in an object that says nothing of actors.
public class FadeTransition: NSObject, UIViewControllerAnimatedTransitioning {
  public var isPresenting = true
  public var wasAsked = 0

  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    wasAsked += 1
    return 0.2
  }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let toView = transitionContext.view(forKey: .to) else {
      transitionContext.completeTransition(false)
      return
    }
    container.addSubview(toView)
    toView.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { toView.alpha = 1 },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// A delegate that is no controller.
public class Presenter: NSObject, UIViewControllerTransitioningDelegate {
  public let transition = FadeTransition()

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition
  }
}

/// Equality of one's own in a view.
public class Chip: UIView {
  public var name = ""

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Chip else { return false }
    return other.name == name
  }

  public override var hash: Int { name.hashValue }

  public override var description: String { "Chip \(name)" }
}

/// A delegate of dynamics, scrolling and gestures in one plain object.
public class Listener: NSObject {
  public var contacts = 0
  public var scrolls = 0
  public var animator: UIDynamicAnimator?
  public static let shared = Listener()
  let tint = UIColor.systemBlue
  var box = UIView(frame: .zero)
}

extension Listener: UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    contacts += 1
    (item as? UIView)?.backgroundColor = .red
  }

  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

extension Listener: UIScrollViewDelegate, UIGestureRecognizerDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    box.center.y = scrollView.contentOffset.y
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}

/// A structure that holds views, and an enumeration that makes colours.
public struct Theme {
  public var background = UIColor.white
  public var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  public init() {}

  public func apply(to view: UIView) {
    view.backgroundColor = background
    view.layoutMargins = insets
  }
}

/// A global and a singleton that are views.
public let sharedOverlay = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

public protocol Shakeable {
  func shake()
}

extension Shakeable where Self: UIView {
  public func shake() {
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.values = [-10, 10, 0]
    animation.duration = 0.3
    layer.add(animation, forKey: "shake")
  }
}

extension Chip: Shakeable {}

/// A layer of one's own.
public class GaugeLayer: CALayer {
  public var share: CGFloat = 0

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? GaugeLayer { share = other.share }
  }

  public required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func draw(in ctx: CGContext) {
    ctx.setFillColor(UIColor.red.cgColor)
    ctx.fill(bounds)
  }
}

/// A layer without initializers of its own.
public class PlainLayer: CAShapeLayer {
  public var turns = 0
}
