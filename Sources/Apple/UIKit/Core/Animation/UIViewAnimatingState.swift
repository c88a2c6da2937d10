/// The states of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not begun, or is over.
  case inactive
  /// The animation runs, or is held on its way.
  case active
  /// The animation was stopped and is not finished yet.
  case stopped
}

/// The place where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}
