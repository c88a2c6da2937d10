import Geometry

/// A set of a rectangle's corners.
///
/// Source: Apple, UIRectCorner.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corners as they are seen, with +y down; `allCorners` has them all.
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)

  var corners: [Corner] {
    let all: [(UIRectCorner, Corner)] = [
      (.topLeft, .topLeft), (.topRight, .topRight), (.bottomRight, .bottomRight),
      (.bottomLeft, .bottomLeft),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
