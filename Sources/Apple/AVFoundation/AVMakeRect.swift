import UIKit

/// Returns the largest rectangle of a shape that fits into the middle of another.
///
/// - Parameters:
///   - aspectRatio: the shape, as a size of any unit.
///   - boundingRect: the rectangle around it, in points.
/// - Returns: the rectangle, in points; `.null` for a shape without area.
///
/// Source: Apple, AVMakeRect(aspectRatio:insideRect:).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .null }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
