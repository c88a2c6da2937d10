extension UIView {
  /// How a drawing is fitted into bounds of another size than it was made for.
  ///
  /// Source: Apple, UIView.ContentMode.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill
    /// Draws again for each size.
    case redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}

extension UIView.ContentMode {
  /// Returns the transform that maps what was drawn for `old` to the bounds `new`.
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
    case .scaleToFill, .redraw: return CGSize(width: horizontal, height: vertical)
    case .scaleAspectFit:
      let least = min(horizontal, vertical)
      return CGSize(width: least, height: least)
    case .scaleAspectFill:
      let most = max(horizontal, vertical)
      return CGSize(width: most, height: most)
    default: return CGSize(width: 1, height: 1)
    }
  }

  /// The share of the left-over space that stands before the content.
  private var alignment: CGPoint {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center:
      CGPoint(x: 0.5, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    }
  }
}
