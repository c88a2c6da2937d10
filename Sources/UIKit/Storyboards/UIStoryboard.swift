/// A file of controllers made with Interface Builder; such files cannot be read here, so that every
/// one of them is missing.
///
/// Source: Apple, UIStoryboard, whose sentence is said where a file is missing.
@MainActor
open class UIStoryboard: NSObject {
  private let name: String

  /// Stops: Flipbook reads no storyboards. Make the controller in code instead.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
    raise(
      .invalidArgument,
      "Could not find a storyboard named '\(name)' in bundle: Flipbook reads no storyboards; make "
        + "the controller and its views in code")
  }

  /// Never comes to it: there is no storyboard.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    raise(
      .invalidArgument,
      "Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'")
  }

  /// Never comes to it: there is no storyboard.
  open func instantiateInitialViewController() -> UIViewController? { nil }
}

/// A way from one controller of a storyboard to another.
///
/// Source: Apple, UIStoryboardSegue.
@MainActor
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

  /// Shows the destination as the source does.
  open func perform() { source.show(destination, sender: nil) }
}

/// A file of views made with Interface Builder; such files cannot be read here.
///
/// Source: Apple, UINib.
@MainActor
open class UINib: NSObject {
  let name: String

  /// A file that is not looked for until it is used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Stops: Flipbook reads no nib files. Make the views in code instead.
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
  /// Stops: Flipbook reads no nib files. Make the views in code instead.
  @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? { raiseMissing(name) }
}
