extension UISearchController {
  /// `obscuresBackgroundDuringPresentation`, as iOS 8 to 11 named it.
  public var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
}
