/// What a segue that goes back begins with.
///
/// Source: Apple, UIStoryboardUnwindSegueSource.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that is left.
  public let source: UIViewController
  /// The method that the controller to go back to has.
  public let unwindAction: Selector
  /// What has asked for the segue.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
