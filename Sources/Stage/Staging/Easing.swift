import Geometry

/// How a finger's speed changes along a move.
public enum Easing: Hashable, Sendable {
  /// The same speed all the way.
  case linear
  /// From a stand; the speed grows evenly and ends at twice the mean.
  case easeIn
  /// Starts at twice the mean speed, which falls evenly to a stand.
  case easeOut
  /// From a stand to a stand; one and a half times the mean speed in the middle.
  case easeInOut

  /// Returns how much of the way is done after a part of the time.
  ///
  /// - Parameter fraction: the part of the time that is over, 0...1.
  /// - Returns: the part of the way that is done, 0...1.
  public func progress(at fraction: Double) -> Double {
    switch self {
    case .linear: fraction
    case .easeIn: fraction * fraction
    case .easeOut: fraction * (2 - fraction)
    case .easeInOut: fraction * fraction * (3 - 2 * fraction)
    }
  }
}
