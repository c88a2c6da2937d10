// What the rewriter makes of `T()`, `Self(frame: …)` and `type.init(nibName: …, bundle: …)`, where
// only the running program knows the class: all initializers of Objective-C's classes can be called
// so, in Swift only those that are required.
//
// A class has the initializers of its superclass at the same places of its table, its own ones
// behind them; a class that does not inherit one has the call there that stops it. The names of the
// classes below, whose initializers are required, lead to these places. As open classes they keep
// the compiler from taking their own.

/// Leads to `init()` of any object.
open class _ObjectByClass: NSObject {
  public required override init() { super.init() }
}

/// Leads to `init(frame:)` of any view.
@preconcurrency @MainActor
open class _ViewByClass: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Leads to `init(nibName:bundle:)` of any controller.
@preconcurrency @MainActor
open class _ControllerByClass: UIViewController {
  public required override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Leads to `init(target:action:)` of any recognizer.
@preconcurrency @MainActor
open class _RecognizerByClass: UIGestureRecognizer {
  public required override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }
}

/// Leads to `init(duration:timingParameters:)` of any animator.
@preconcurrency @MainActor
open class _AnimatorByClass: UIViewPropertyAnimator {
  public required override init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    super.init(duration: duration, timingParameters: parameters)
  }
}

/// Leads to `init(image:)` of any view of an image.
@preconcurrency @MainActor
open class _PictureByClass: UIImageView {
  public required override init(image: UIImage?) { super.init(image: image) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Makes an object of a class by its `init()`.
@preconcurrency @MainActor
public func _made<Made: NSObject>(_ type: Made.Type) -> Made {
  // UIKit's own `init()` is a convenience, which stands in no table.
  let own: NSObject? =
    (type as? UIView.Type)?._madeEmpty() ?? (type as? UIViewController.Type)?._madeEmpty()
    ?? (type as? UIGestureRecognizer.Type)?._madeEmpty()
  if let own = own as? Made { return own }
  let made: NSObject = unsafeBitCast(type, to: _ObjectByClass.Type.self).init()
  return unsafeDowncast(made, to: Made.self)
}

/// Makes a view of a class by its `init(frame:)`.
@preconcurrency @MainActor
public func _made<Made: UIView>(_ type: Made.Type, frame: CGRect) -> Made {
  let made: UIView = unsafeBitCast(type, to: _ViewByClass.Type.self).init(frame: frame)
  return unsafeDowncast(made, to: Made.self)
}

/// Makes a recognizer of a class by its `init(target:action:)`.
@preconcurrency @MainActor
public func _made<Made: UIGestureRecognizer>(
  _ type: Made.Type, target: Any?, action: Selector?
) -> Made {
  let made: UIGestureRecognizer = unsafeBitCast(type, to: _RecognizerByClass.Type.self)
    .init(target: target, action: action)
  return unsafeDowncast(made, to: Made.self)
}

/// Makes a view of an image of a class by its `init(image:)`.
@preconcurrency @MainActor
public func _made<Made: UIImageView>(_ type: Made.Type, image: UIImage?) -> Made {
  let made: UIImageView = unsafeBitCast(type, to: _PictureByClass.Type.self).init(image: image)
  return unsafeDowncast(made, to: Made.self)
}

/// Makes a stack of a class by its `init(arrangedSubviews:)`.
@preconcurrency @MainActor
public func _made<Made: UIStackView>(_ type: Made.Type, arrangedSubviews views: [UIView]) -> Made {
  let made = _made(type, frame: .zero)
  for view in views { made.addArrangedSubview(view) }
  return made
}

/// Makes a controller of a class by its `init(nibName:bundle:)`.
@preconcurrency @MainActor
public func _made<Made: UIViewController>(
  _ type: Made.Type, nibName: String?, bundle: Bundle?
) -> Made {
  let made: UIViewController = unsafeBitCast(type, to: _ControllerByClass.Type.self).init(
    nibName: nibName, bundle: bundle)
  return unsafeDowncast(made, to: Made.self)
}

@MainActor
extension NSObjectProtocol where Self: NSObject {
  /// Returns what a factory has made as an object of the class that was asked; stops for a subclass of an app's,
  /// which does not inherit it.
  package static func madeByFactory(_ object: NSObject) -> Self {
    guard let own = object as? Self else {
      raise(.invalidArgument, "\(Self.self) is made by its initializers, not by class methods")
    }
    return own
  }
}
