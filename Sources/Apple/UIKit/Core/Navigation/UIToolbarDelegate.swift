/// Says where a toolbar stands.
///
/// Source: Apple, UIToolbarDelegate.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar: UIBarPositioning {
  /// Where the bar stands, as its delegate says.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}
