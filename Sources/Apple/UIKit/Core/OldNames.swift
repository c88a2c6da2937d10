/// Names of UIKit's Swift 3 and 4 editions that samples still use.
extension UIView {
  /// `bringSubviewToFront(_:)`.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// `sendSubviewToBack(_:)`.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// `addChild(_:)`.
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// `removeFromParent()`.
  public func removeFromParentViewController() { removeFromParent() }

  /// `willMove(toParent:)`.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// `didMove(toParent:)`.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  /// `children`.
  public var childViewControllers: [UIViewController] { children }
}

/// `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

/// `UIView.AutoresizingMask`.
public typealias UIViewAutoresizing = UIView.AutoresizingMask

/// `UIView.ContentMode`.
public typealias UIViewContentMode = UIView.ContentMode

/// `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event

/// `UIControl.State`.
public typealias UIControlState = UIControl.State

/// `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType

/// `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = UIView.AnimationOptions

/// `UIView.AnimationCurve`.
public typealias UIViewAnimationCurve = UIView.AnimationCurve

/// `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// `UIStackView.Alignment`.
public typealias UIStackViewAlignment = UIStackView.Alignment

/// `UIStackView.Distribution`.
public typealias UIStackViewDistribution = UIStackView.Distribution

/// `UIActivityIndicatorView.Style`.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

/// `CGRect.inset(by:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

extension UIViewController {
  /// `isMovingToParent`.
  public var isMovingToParentViewController: Bool { isMovingToParent }

  /// `isMovingFromParent`.
  public var isMovingFromParentViewController: Bool { isMovingFromParent }
}

/// `UIApplication.LaunchOptionsKey`.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

/// `UIApplication.OpenURLOptionsKey`.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
