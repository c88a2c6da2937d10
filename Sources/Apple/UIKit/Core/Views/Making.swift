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

/// Makes an object of a class by its `init()`.
@preconcurrency @MainActor
public func _made<Made: NSObject>(_ type: Made.Type) -> Made {
  let made: NSObject = unsafeBitCast(type, to: _ObjectByClass.Type.self).init()
  return unsafeDowncast(made, to: Made.self)
}

/// Makes a view of a class by its `init(frame:)`.
@preconcurrency @MainActor
public func _made<Made: UIView>(_ type: Made.Type, frame: CGRect) -> Made {
  let made: UIView = unsafeBitCast(type, to: _ViewByClass.Type.self).init(frame: frame)
  return unsafeDowncast(made, to: Made.self)
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
