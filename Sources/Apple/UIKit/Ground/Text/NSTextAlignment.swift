/// The edge along which the lines of a text are aligned.
///
/// Source: Apple, NSTextAlignment.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified
  /// That of the language, here always left.
  case natural
}

/// How a line that is too long is broken or shortened.
///
/// Source: Apple, NSLineBreakMode.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
