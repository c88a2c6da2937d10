/// A file of controllers made with Interface Builder, which Flipbook cannot read.
///
/// Every storyboard counts as missing; making one stops with Apple's sentence for that.
///
/// Source: Apple, UIStoryboard.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  /// Stops, since Flipbook reads no storyboards; make the controller in code instead.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
    raise(
      .invalidArgument,
      "Could not find a storyboard named '\(name)' in bundle: Flipbook reads no storyboards; make "
        + "the controller and its views in code")
  }

  /// Never called: a storyboard cannot be made.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    raise(
      .invalidArgument,
      "Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'")
  }

  /// Never called: a storyboard cannot be made.
  open func instantiateInitialViewController() -> UIViewController? { nil }
}

/// A transition from one controller of a storyboard to another.
///
/// Source: Apple, UIStoryboardSegue.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Shows the destination by the source's `show(_:sender:)`.
  open func perform() { source.show(destination, sender: nil) }
}

/// A file of views made with Interface Builder, which Flipbook cannot read.
///
/// Source: Apple, UINib.
@preconcurrency @MainActor
open class UINib: NSObject {
  let name: String

  /// Names a file, which is not looked for until it is used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Stops, since Flipbook reads no nib files; make the views in code instead.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] { raiseMissing(name) }
}

@MainActor
private func raiseMissing(_ name: String) -> Never {
  raise(
    .internalInconsistency,
    "Could not load NIB in bundle: with name '\(name)': Flipbook reads no nib files; make the views "
      + "in code")
}

extension Bundle {
  /// Stops, since Flipbook reads no nib files; make the views in code instead.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? { raiseMissing(name) }
}
