@MainActor
extension UIViewController {
  /// The traits of the device.
  public var traitCollection: UITraitCollection { .current }
}
