// Recorded only: nobody reads a film aloud.
extension UIView {
  /// What the view is called, with the language or the pitch of its parts.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get {
      recorded("accessibilityAttributedLabel", accessibilityLabel.map(NSAttributedString.init))
    }
    set {
      record("accessibilityAttributedLabel", newValue)
      accessibilityLabel = newValue?.string
    }
  }

  /// What happens when the view is used, with the language or the pitch of its parts.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { recorded("accessibilityAttributedHint", accessibilityHint.map(NSAttributedString.init)) }
    set {
      record("accessibilityAttributedHint", newValue)
      accessibilityHint = newValue?.string
    }
  }

  /// What the view stands at, with the language or the pitch of its parts.
  public var accessibilityAttributedValue: NSAttributedString? {
    get {
      recorded("accessibilityAttributedValue", accessibilityValue.map(NSAttributedString.init))
    }
    set {
      record("accessibilityAttributedValue", newValue)
      accessibilityValue = newValue?.string
    }
  }

  /// What somebody says to use the view.
  public var accessibilityUserInputLabels: [String]! {
    get { recorded("accessibilityUserInputLabels", [String]()) }
    set { record("accessibilityUserInputLabels", newValue) }
  }

  /// What the things inside the view are together.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { recorded("accessibilityContainerType", UIAccessibilityContainerType.none) }
    set { record("accessibilityContainerType", newValue) }
  }

  /// Whether the view can be used.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { recorded("accessibilityRespondsToUserInteraction", isUserInteractionEnabled) }
    set { record("accessibilityRespondsToUserInteraction", newValue) }
  }

  /// Whether the things inside the view are passed one by one or together.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { recorded("accessibilityNavigationStyle", UIAccessibilityNavigationStyle.automatic) }
    set { record("accessibilityNavigationStyle", newValue) }
  }

  /// Whether the system's large display shows the picture larger.
  public var scalesLargeContentImage: Bool {
    get { recorded("scalesLargeContentImage", false) }
    set { record("scalesLargeContentImage", newValue) }
  }

  /// How far the picture of the system's large display is moved.
  ///
  /// *Units*: points.
  public var largeContentImageInsets: UIEdgeInsets {
    get { recorded("largeContentImageInsets", UIEdgeInsets.zero) }
    set { record("largeContentImageInsets", newValue) }
  }
}

/// What things that are read aloud are together.
///
/// Source: Apple, UIAccessibilityContainerType.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// Whether things that are read aloud are passed one by one.
///
/// Source: Apple, UIAccessibilityNavigationStyle.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
