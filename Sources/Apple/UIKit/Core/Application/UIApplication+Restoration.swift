import Foundation

// The restoration of what an app has shown before: each scene is a first launch, and nothing is
// restored.

/// An object whose state is kept from one launch to the next.
///
/// Source: Apple, UIStateRestoring.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The object that is restored before; never called here.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that makes the object anew; never called here.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Writes the state; never called here.
  func encodeRestorableState(with coder: NSCoder)
  /// Reads the state; never called here.
  func decodeRestorableState(with coder: NSCoder)
  /// Called when all is restored; never called here.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Always `nil` unless implemented; never called, since nothing is restored.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Always `nil` unless implemented; never called, since nothing is restored.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Writes nothing; never called, since no state is kept.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Reads nothing; never called, since no state is kept.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing; never called, since no state is kept.
  public func applicationFinishedRestoringState() {}
}

/// Makes an object anew at a launch.
///
/// Source: Apple, UIObjectRestoration.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// Returns the object of a path of names.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// Makes a controller anew at a launch.
///
/// Source: Apple, UIViewControllerRestoration.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Returns the controller of a path of names.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// The classes that make controllers anew.
@MainActor
final class RestorationClasses {
  var all: [(controller: Weak, maker: any UIViewControllerRestoration.Type)] = []

  struct Weak { weak var controller: UIViewController? }
}

extension UIViewController {
  var restorationClasses: RestorationClasses { runtime.part { RestorationClasses() } }
}

extension UIApplication {
  /// Names an object whose state is to be kept; there is no launch after this one.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}

  /// Says that restoring goes on; nothing is restored.
  public func extendStateRestoration() {}

  /// Says that restoring has ended.
  public func completeStateRestoration() {}

  /// Asks for no picture of the app at its next launch; there is none.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  // Keys of what is kept about the app that wrote it.
  /// The app's version, a `String`; never written.
  public nonisolated static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  /// The kind of device, an `NSNumber` with a `UIUserInterfaceIdiom`; never written.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// When the state was written, a `Date`; never written.
  public nonisolated static let stateRestorationTimestampKey =
    "UIApplicationStateRestorationTimestampKey"
  /// The system's version, a `String`; never written.
  public nonisolated static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"
  /// The storyboard that a controller was made from, a `UIStoryboard`; never written.
  public nonisolated static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboardKey"
}
