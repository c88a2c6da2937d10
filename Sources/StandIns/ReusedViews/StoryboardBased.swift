import UIKit

/// A controller that its own storyboard begins with.
///
/// Source: Reusable, StoryboardBased.
@preconcurrency @MainActor
public protocol StoryboardBased: AnyObject {
  /// The storyboard; that of the class's name where nothing else is said.
  static var sceneStoryboard: UIStoryboard { get }
}

extension StoryboardBased {
  /// The storyboard of the class's name.
  public static var sceneStoryboard: UIStoryboard {
    UIStoryboard(name: String(describing: self), bundle: Bundle(for: self))
  }
}

extension StoryboardBased where Self: UIViewController {
  /// Makes the controller that the storyboard begins with, which has to be one of the class.
  public static func instantiate() -> Self {
    guard let controller = sceneStoryboard.instantiateInitialViewController() as? Self else {
      fatalError(
        "The initialViewController of '\(sceneStoryboard)' is not of class '\(self)'")
    }
    return controller
  }
}

/// A controller that stands in a storyboard under a name.
///
/// Source: Reusable, StoryboardSceneBased.
@preconcurrency @MainActor
public protocol StoryboardSceneBased: AnyObject {
  /// The storyboard.
  static var sceneStoryboard: UIStoryboard { get }
  /// The controller's identifier there; the class's name where nothing else is said.
  static var sceneIdentifier: String { get }
}

extension StoryboardSceneBased {
  /// The class's name.
  public static var sceneIdentifier: String { String(describing: self) }
}

extension StoryboardSceneBased where Self: UIViewController {
  /// Makes the controller of the identifier, which has to be one of the class.
  public static func instantiate() -> Self {
    let controller = sceneStoryboard.instantiateViewController(withIdentifier: sceneIdentifier)
    guard let controller = controller as? Self else {
      fatalError(
        "The viewController '\(sceneIdentifier)' of '\(sceneStoryboard)' is not of class '\(self)'")
    }
    return controller
  }
}
