/// Whether a view is mirrored in languages that run from right to left.
///
/// Source: Apple, UISemanticContentAttribute.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction of text.
///
/// Source: Apple, UIUserInterfaceLayoutDirection.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
