/// Which edge the lines of a text stand along.
///
/// Source: Apple, NSTextAlignment.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified
  /// As the language is written: left.
  case natural
}

/// What happens to a text that is wider than its place.
///
/// Source: Apple, NSLineBreakMode.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
