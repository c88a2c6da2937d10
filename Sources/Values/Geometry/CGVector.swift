@_exported import Foundation

/// A direction with a length.
///
/// *Units*: those of whatever takes it.
public struct CGVector: Hashable, Sendable, Codable {
  /// The part along +x, to the right in views.
  public var dx: CGFloat
  /// The part along +y, downwards in views.
  public var dy: CGFloat

  /// The vector without a length.
  public static let zero = CGVector()

  /// Makes the zero vector, as Apple's `init()` does.
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a vector of its parts along +x and +y.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector of two numbers that are no `CGFloat`.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a vector of two whole numbers.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

extension CGVector: CustomDebugStringConvertible {
  public var debugDescription: String { "(\(dx), \(dy))" }
}
