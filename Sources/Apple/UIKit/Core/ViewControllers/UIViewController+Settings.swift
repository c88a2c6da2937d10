/// What a controller records for its author, and what changes how bars treat its view.
package struct ControllerSettings {
  var keyCommands: [UIKeyCommand] = []
  var focusGroup: String?
  var trackedName: String?
  /// Whether `updateProperties()` was asked for.
  var needsProperties = true
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
  var unavailable: (any UIContentConfiguration)?
  /// The view that shows `unavailable`; `nil` while the controller has something else to show.
  var unavailableView: UIView?
  /// Whether `updateContentUnavailableConfiguration(using:)` is to be called.
  var needsUnavailableUpdate = true
}

extension UIViewController {
  /// Lets the controller say what it shows while it has nothing else to show, if that was asked for.
  func updateUnavailableIfNeeded() {
    guard settings.needsUnavailableUpdate else { return }
    settings.needsUnavailableUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}

extension UIViewController {
  /// The name of the group in which keys move the focus; recorded only, for a phone has none.
  public var focusGroupIdentifier: String? {
    get { settings.focusGroup }
    set { settings.focusGroup = newValue }
  }

  /// The name under which the system counts what somebody does here; recorded only.
  public var interactionActivityTrackingBaseName: String? {
    get { settings.trackedName }
    set { settings.trackedName = newValue }
  }

  /// What presents the controller, or one around it; `nil` where nothing does.
  public var activePresentationController: UIPresentationController? {
    let presented = Array(sequence(first: self, next: \.parent)).last {
      $0.presentingViewController != nil
    }
    return presented?.presentationController
  }

  /// Turns the screen to how the device is held, which it always is.
  public class func attemptRotationToDeviceOrientation() {}
}

/// How the status bar changes.
///
/// Source: Apple, UIStatusBarAnimation.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
