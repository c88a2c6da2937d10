import Drawing
import Geometry

/// How smoothly images are enlarged.
///
/// Source: Apple, CGInterpolationQuality.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}

extension CGContext {
  /// Draws an image in a rectangle.
  ///
  /// As everything in Core Graphics, the image stands upright where +y is up: on a screen it is
  /// upside down, unless the space is turned over before. `UIImage.draw(in:)` draws upright.
  ///
  /// Source: Apple, CGContext.draw(_:in:byTiling:).
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - rect: its place.
  ///   - byTiling: whether it is repeated in all directions over the clip; `bounds` must be known.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0 else { return }
    let tiles = byTiling ? tiles(of: rect) : [rect]
    let extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    for tile in tiles { mark(image.picture, extent: extent, map: image.upsideDown(in: tile)) }
  }

  /// Returns the places of copies of a rectangle that lie inside of the clip.
  package func tiles(of rect: CGRect) -> [CGRect] {
    let area = boundingBoxOfClipPath
    guard !area.isNull, !area.isInfinite, rect.width > 0, rect.height > 0 else { return [rect] }
    let columns =
      Int(
        saturating: ((area.minX - rect.minX) / rect.width).rounded(.down))..<Int(
        saturating: ((area.maxX - rect.minX) / rect.width).rounded(.up))
    let rows =
      Int(
        saturating: ((area.minY - rect.minY) / rect.height).rounded(.down))..<Int(
        saturating: ((area.maxY - rect.minY) / rect.height).rounded(.up))
    guard columns.count * rows.count <= Self.mostTiles else { return [rect] }
    return rows.flatMap { row in
      columns.map { column in
        rect.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height)
      }
    }
  }

  /// The most copies that one call draws; where there would be more, only one is drawn.
  private static let mostTiles = 10_000

  /// Sets whether edges are smooth; all edges are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Sets whether edges may be smooth; all edges are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}

extension CGImage {
  /// Returns the transform that puts the image upside down into a rectangle, as Core Graphics does.
  func upsideDown(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: rect.width / CGFloat(width), b: 0, c: 0, d: -rect.height / CGFloat(height), tx: rect.minX,
      ty: rect.maxY)
  }
}
