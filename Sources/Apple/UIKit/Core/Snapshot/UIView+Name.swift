extension UIView {
  /// The name that an author gave the view: its `accessibilityIdentifier`; `nil` for none or an empty one.
  package var givenName: String? {
    accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
  }
}
