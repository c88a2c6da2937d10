@MainActor
extension UIView {
  /// The traits of the device.
  public var traitCollection: UITraitCollection { .current }
}
