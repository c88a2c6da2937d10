import UIKitGround

/// A font of Core Text, which on a phone is the same object as UIKit's.
///
/// Source: Apple, CTFont.
public typealias CTFont = UIFont

/// Returns a font of a name and size, or the system's where there is none of that name.
///
/// - Parameters:
///   - name: The name, such as `"Helvetica" as CFString`.
///   - size: *Units*: points; 0 for 12.
///   - matrix: A transform of the letters, which has no effect here.
///
/// Source: Apple, CTFontCreateWithName.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CTFontCreateWithName(
  _ name: Any, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size == 0 ? 12 : size
  return UIFont(name: "\(name)", size: size) ?? .systemFont(ofSize: size)
}
