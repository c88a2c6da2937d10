extension UIActivityIndicatorView {
  /// `style`.
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension UIColor {
  /// `systemGroupedBackground`.
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
}

extension UIBarButtonItem.Style {
  /// `plain`.
  public static let bordered = UIBarButtonItem.Style.plain
}

/// True, as Core Foundation writes it.
public let kCFBooleanTrue: Bool! = true

/// False, as Core Foundation writes it.
public let kCFBooleanFalse: Bool! = false

extension RunLoop.Mode {
  /// The mode while a finger scrolls; there is one run loop, whose mode makes no difference.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
