/// A transition from one controller of a storyboard to another.
///
/// Source: Apple, UIStoryboardSegue.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// What the storyboard calls the segue; `nil` where it calls it nothing.
  public let identifier: String?
  /// The controller that is shown before.
  public let source: UIViewController
  /// The controller that is shown after.
  public let destination: UIViewController

  /// What the kind of the segue does; `nil` for one that code has made.
  var performance: (() -> Void)?

  /// Makes a segue; subclasses override `perform()`.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Makes a segue that a block performs.
  ///
  /// - Parameters:
  ///   - identifier: its name.
  ///   - source: the controller that is shown before.
  ///   - destination: the controller that is shown after.
  ///   - performHandler: shows the destination.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    performance = performHandler
  }

  /// Shows the destination as the kind of the segue says.
  open func perform() {
    guard let performance else {
      raise(
        .internalInconsistency,
        "Subclasses of UIStoryboardSegue must override -perform.")
    }
    performance()
  }
}

extension UIStoryboardSegue {
  /// Returns the segue that goes back in the usual way.
  static func back(
    _ identifier: String?, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    PlainUnwindSegue(identifier: identifier, source: source, destination: destination)
  }
}

/// The segue that goes back in the usual way.
final class PlainUnwindSegue: UIStoryboardSegue {
  override func perform() { source.unwind(to: destination) }
}
