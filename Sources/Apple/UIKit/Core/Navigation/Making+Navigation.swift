/// Leads to `init(rootViewController:)` of any navigation controller; `Making.swift` says how.
@preconcurrency @MainActor
open class _NavigationByClass: UINavigationController {
  public required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Makes a navigation controller of a class by its `init(rootViewController:)`.
@preconcurrency @MainActor
public func _made<Made: UINavigationController>(
  _ type: Made.Type, rootViewController: UIViewController
) -> Made {
  let made: UINavigationController = unsafeBitCast(type, to: _NavigationByClass.Type.self)
    .init(rootViewController: rootViewController)
  return unsafeDowncast(made, to: Made.self)
}
