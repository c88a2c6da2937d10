import Geometry

/// The place of an image, or of a drawing made for another size, in a layer's bounds.
///
/// Source: Apple, CALayerContentsGravity; top is up on the screen, as UIKit's layers have it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// At its own size, by `contentsScale`, in the middle, at an edge or in a corner of the bounds.
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits into the bounds in its proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds in its proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

extension CALayerContentsGravity {
  /// Whether it may show an image in another size.
  var resizes: Bool { [.resize, .resizeAspect, .resizeAspectFill].contains(self) }

  /// Returns the transform of a drawing made for the bounds `old` to the bounds `new`.
  package func transform(from old: CGRect, to new: CGRect) -> CGAffineTransform {
    guard old.width > 0, old.height > 0 else { return .identity }
    let scale = scale(from: old.size, to: new.size)
    let size = CGSize(width: old.width * scale.width, height: old.height * scale.height)
    let place = alignment
    let x = new.minX + (new.width - size.width) * place.x
    let y = new.minY + (new.height - size.height) * place.y
    return CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height, tx: x - old.minX * scale.width,
      ty: y - old.minY * scale.height)
  }

  private func scale(from old: CGSize, to new: CGSize) -> CGSize {
    let (horizontal, vertical) = (new.width / old.width, new.height / old.height)
    switch self {
    case .resizeAspect:
      let least = min(horizontal, vertical)
      return CGSize(width: least, height: least)
    case .resizeAspectFill:
      let most = max(horizontal, vertical)
      return CGSize(width: most, height: most)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return CGSize(width: 1, height: 1)
    default: return CGSize(width: horizontal, height: vertical)
    }
  }

  /// The share of the free space that lies before the content.
  private var alignment: CGPoint {
    switch self {
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    default: CGPoint(x: 0.5, y: 0.5)
    }
  }
}
