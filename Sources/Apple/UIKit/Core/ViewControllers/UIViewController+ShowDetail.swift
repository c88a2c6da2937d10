extension UIViewController {
  /// Posted on phones and tablets when `showDetailViewController(_:sender:)` begins to have another
  /// effect; never here, where the width of a screen does not change.
  public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
