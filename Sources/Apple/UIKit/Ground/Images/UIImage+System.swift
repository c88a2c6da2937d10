@MainActor
extension UIImage {
  // The images that the system itself shows, which are symbols here.

  /// A plus in a circle.
  @preconcurrency @MainActor public class var add: UIImage { symbol("plus.circle.fill") }
  /// A minus in a circle.
  @preconcurrency @MainActor public class var remove: UIImage { symbol("minus.circle.fill") }
  /// Three dots in a circle.
  @preconcurrency @MainActor public class var actions: UIImage { symbol("ellipsis.circle") }
  /// A tick without a circle.
  @preconcurrency @MainActor public class var checkmark: UIImage { symbol("checkmark") }
  /// A tick in a circle.
  @preconcurrency @MainActor public class var strokedCheckmark: UIImage {
    symbol("checkmark.circle")
  }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// The width of what stands left of the part that is stretched.
  ///
  /// *Units*: points.
  @preconcurrency @MainActor public var leftCapWidth: Int { Int(capInsets.left) }

  /// The height of what stands above the part that is stretched.
  ///
  /// *Units*: points.
  @preconcurrency @MainActor public var topCapHeight: Int { Int(capInsets.top) }

  /// Whether the image is brighter than white: never.
  @preconcurrency @MainActor public var isHighDynamicRange: Bool { false }

  /// Returns the image, which is not brighter than white.
  @preconcurrency @MainActor public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
