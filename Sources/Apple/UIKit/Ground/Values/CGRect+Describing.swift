extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The rectangle as its origin and its size: `(1.0, 2.0, 30.0, 40.0)`, as `print` shows it.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The point as its coordinates: `(1.0, 2.0)`, as `print` shows it.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The size as its sides: `(30.0, 40.0)`, as `print` shows it.
  public var debugDescription: String { "(\(width), \(height))" }
}
