import UIKit

/// Where a finger goes.
public enum Target: Hashable, Sendable {
  /// A point of the screen.
  ///
  /// *Units*: points from its upper left corner.
  case point(CGPoint)
  /// The middle of the view with this `accessibilityIdentifier`, as it stands when the finger gets
  /// there, moved by `offset`.
  ///
  /// *Units*: points along the axes of the screen, also where the view is turned.
  case view(String, offset: UIOffset = .zero)

  /// Returns a point of the screen as a target.
  ///
  /// - Parameters:
  ///   - x: points from the left edge of the screen.
  ///   - y: points from the upper edge of the screen.
  /// - Returns: the target.
  public static func point(x: CGFloat, y: CGFloat) -> Target { .point(CGPoint(x: x, y: y)) }
}

extension Target: ExpressibleByStringLiteral {
  /// Makes a target of the middle of a view.
  ///
  /// - Parameter identifier: the view's `accessibilityIdentifier`.
  public init(stringLiteral identifier: String) { self = .view(identifier) }
}

extension Target: CustomStringConvertible {
  public var description: String {
    switch self {
    case .point(let point): "the point \(point.inWords)"
    case .view(let identifier, _): "the view “\(identifier)”"
    }
  }
}
