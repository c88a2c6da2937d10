/// Whether a control looks as on a tablet or as on a Mac.
///
/// Source: Apple, UIBehavioralStyle.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic
  case pad
  case mac
}

extension UISlider {
  /// How the slider looks; here always as on a tablet.
  public var behavioralStyle: UIBehavioralStyle { .pad }

  /// How the slider should look on a Mac; here it changes nothing.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { .automatic }
    set {}
  }
}

extension UIButton {
  /// How the button looks; here always as on a tablet.
  public var behavioralStyle: UIBehavioralStyle { .pad }

  /// How the button should look on a Mac; here it changes nothing.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { .automatic }
    set {}
  }
}

extension UIViewController {
  /// Posted on phones and tablets when `showDetailViewController(_:sender:)` begins to have another
  /// effect; never here, where the width of a screen does not change.
  public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
