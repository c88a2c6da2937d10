@MainActor
extension UIImage {
  // The images that the system itself shows, which are symbols here.

  /// A plus in a circle.
  public class var add: UIImage { symbol("plus.circle.fill") }
  /// A minus in a circle.
  public class var remove: UIImage { symbol("minus.circle.fill") }
  /// Three dots in a circle.
  public class var actions: UIImage { symbol("ellipsis.circle") }
  /// A tick without a circle.
  public class var checkmark: UIImage { symbol("checkmark") }
  /// A tick in a circle.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// The width of what stands left of the part that is stretched.
  ///
  /// *Units*: points.
  public var leftCapWidth: Int { Int(capInsets.left) }

  /// The height of what stands above the part that is stretched.
  ///
  /// *Units*: points.
  public var topCapHeight: Int { Int(capInsets.top) }

  /// Whether the image is brighter than white: never.
  public var isHighDynamicRange: Bool { false }

  /// Returns the image, which is not brighter than white.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
