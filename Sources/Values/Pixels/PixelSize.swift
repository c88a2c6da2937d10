/// The extent of a picture.
///
/// *Units*: pixels. Both sides are positive.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  /// The number of columns, at least 1.
  public let width: Int
  /// The number of rows, at least 1.
  public let height: Int

  /// Makes an extent; stops with a sentence where a side is not positive.
  public init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a picture of \(width)×\(height) pixels has no area")
    self.width = width
    self.height = height
  }

  /// How many pixels there are.
  public var area: Int { width * height }

  public var description: String { "\(width)×\(height)" }
}
