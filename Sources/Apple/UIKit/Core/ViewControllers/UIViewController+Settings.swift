/// What a controller records for its author, and what changes how bars treat its view.
package struct ControllerSettings {
  var keyCommands: [UIKeyCommand] = []
  var actsWhilePresenting = true
  var restorationIdentifier: String?
  var adjustsScrollViews = true
  /// The scroll views that bars follow: at the top, at the bottom.
  weak var topScrollView: UIView?
  weak var bottomScrollView: UIView?
  var providesFocus = true
  /// Whether the view has at least the system's margins at both sides.
  var keepsSystemMargins = true
  /// What is shown over the view while there is nothing else to show, and the view that shows it.
  package var unavailable: Any?
  package var unavailableView: UIView?
  /// Whether `updateContentUnavailableConfiguration(using:)` is to be called.
  var needsUnavailableUpdate = true
}

extension UIViewController {
  /// Asks for `updateContentUnavailableConfiguration(using:)` in the next layout pass.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    settings.needsUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Lets the controller say what it shows while it has nothing else to show, if that was asked for.
  func updateUnavailableIfNeeded() {
    guard settings.needsUnavailableUpdate else { return }
    settings.needsUnavailableUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}

extension UIViewController {
  /// A name for the system's restoration of apps; recorded only, for nothing is restored.
  public var restorationIdentifier: String? {
    get { settings.restorationIdentifier }
    set { settings.restorationIdentifier = newValue }
  }

  /// Whether scroll views on the view whose `contentInsetAdjustmentBehavior` is `automatic` keep
  /// their content clear of the bars.
  ///
  /// Source: Apple, UIViewController.automaticallyAdjustsScrollViewInsets.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { settings.adjustsScrollViews }
    set {
      guard newValue != settings.adjustsScrollViews else { return }
      settings.adjustsScrollViews = newValue
      viewIfLoaded?.controllerAdjustsOtherwise()
    }
  }

  /// Whether the view has at least the system's margins left and right.
  ///
  /// Source: Apple, UIViewController.viewRespectsSystemMinimumLayoutMargins.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { settings.keepsSystemMargins }
    set {
      settings.keepsSystemMargins = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The least margins of the view at both sides.
  ///
  /// *Units*: points.
  ///
  /// Source: Apple, UIViewController.systemMinimumLayoutMargins.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = UIView.systemMinimumMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The bundle of the controller's nib: the app's.
  public var nibBundle: Bundle? { nibName == nil ? nil : .main }

  /// Adds a command that a key calls while the controller's view can hear keys.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { settings.keyCommands.append(keyCommand) }

  /// Takes a command away.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    settings.keyCommands.removeAll { $0 === keyCommand }
  }

  /// Whether menus and keys act on the controller while another is presented over it; recorded
  /// only, for what is presented covers it.
  public var performsActionsWhilePresentingModally: Bool {
    get { settings.actsWhilePresenting }
    set { settings.actsWhilePresenting = newValue }
  }

  /// Whether keys can focus something in the view again after a transition; recorded only.
  public var restoresFocusAfterTransition: Bool {
    get { settings.providesFocus }
    set { settings.providesFocus = newValue }
  }

  // The screen shows neither status bar nor home indicator, and never turns: nothing is to be asked
  // again.
  /// Says that `prefersHomeIndicatorAutoHidden` changed; without effect, for none is shown.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Says that the edges at which fingers come to the app first have changed; they always do.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Says that the supported orientations have changed; without effect, for this screen stays.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Turns the screen to how the device is held, which it always is.
  public class func attemptRotationToDeviceOrientation() {}
}

/// How the status bar changes.
///
/// Source: Apple, UIStatusBarAnimation.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
