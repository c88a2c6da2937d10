extension CAAnimation {
  /// Returns whether an archive would have a property; there are none.
  public func shouldArchiveValue(forKey key: String) -> Bool { false }
}

extension CATransaction {
  // Everything runs on one thread here.

  /// Keeps other threads from layers.
  public static func lock() {}

  /// Lets other threads at layers again.
  public static func unlock() {}
}
