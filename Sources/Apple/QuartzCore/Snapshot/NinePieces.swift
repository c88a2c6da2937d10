import Drawing
import Geometry

/// An image whose middle is stretched: corners keep their size, edges their thickness.
///
/// Source: Apple, CALayer.contentsCenter.
struct NinePieces {
  /// A piece along one axis.
  private struct Piece {
    /// Where it begins in the image, and how long it is there.
    ///
    /// *Units*: pixels.
    var source: CGFloat
    var sourceLength: CGFloat
    /// Where it begins in the box that the image fills, and how long it is there.
    ///
    /// *Units*: points.
    var start: CGFloat
    var length: CGFloat
  }

  private let size: CGSize
  private let center: CGRect
  private let factor: CGFloat

  /// Makes the pieces of an image.
  ///
  /// - Parameters:
  ///   - size: the image's size in pixels.
  ///   - center: the part that is stretched, in shares of the image.
  ///   - factor: points a pixel.
  init(of size: CGSize, center: CGRect, factor: CGFloat) {
    self.size = size
    self.center = center.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    self.factor = factor
  }

  /// Returns the commands of a picture whose pieces fill a box.
  func commands(
    of picture: Picture, filling box: CGRect, through transform: CGAffineTransform
  ) -> [DrawCommand] {
    guard !center.isNull else { return [] }
    let columns = pieces(size.width, center.minX, center.maxX, filling: box.width)
    let rows = pieces(size.height, center.minY, center.maxY, filling: box.height)
    var commands: [DrawCommand] = []
    for row in rows {
      for column in columns {
        let part = CGRect(
          x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let map = CGAffineTransform(
          a: column.length / column.sourceLength, b: 0, c: 0, d: row.length / row.sourceLength,
          tx: box.minX + column.start, ty: box.minY + row.start)
        commands += picture.cut(to: part).list.applying(map.concatenating(transform)).commands
      }
    }
    return commands
  }

  private func pieces(
    _ length: CGFloat, _ low: CGFloat, _ high: CGFloat, filling room: CGFloat
  ) -> [Piece] {
    let (head, tail) = (length * low, length * (1 - high))
    let caps = (head + tail) * factor
    // Caps that have no room shrink together.
    let scale = caps > room && caps > 0 ? factor * room / caps : factor
    let middle = max(0, room - (head + tail) * scale)
    let pieces = [
      Piece(source: 0, sourceLength: head, start: 0, length: head * scale),
      Piece(
        source: head, sourceLength: length - head - tail, start: head * scale, length: middle),
      Piece(
        source: length - tail, sourceLength: tail, start: room - tail * scale,
        length: tail * scale),
    ]
    return pieces.filter { $0.sourceLength > 0 && $0.length > 0 }
  }
}
