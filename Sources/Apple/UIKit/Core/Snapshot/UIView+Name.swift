extension UIView {
  /// The name that an author gave the view: its `accessibilityIdentifier`; `nil` for none or one of which
  /// nothing is seen.
  package var givenName: String? {
    accessibilityIdentifier.flatMap { $0.isBlank ? nil : $0 }
  }
}
