import Geometry

extension UIImage {
  /// How the part between the caps is made larger.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// Returns the image with caps that keep their size; what is between them is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with caps that keep their size when an image view shows it larger.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    UIImage(
      picture, size: size, scale: scale, renderingMode: renderingMode,
      caps: Caps(insets: capInsets, mode: resizingMode), details: details)
  }

  /// The caps of a resizable image; zero for others.
  ///
  /// *Units*: points.
  public var capInsets: UIEdgeInsets { caps?.insets ?? .zero }

  /// How what lies between the caps grows; `tile`, too, for an image without caps.
  public var resizingMode: ResizingMode { caps?.mode ?? .tile }

  /// The parts of an image that keep their size, and how the rest grows.
  package struct Caps: Hashable, Sendable {
    let insets: UIEdgeInsets
    let mode: ResizingMode
  }
}

extension Picture {
  /// Returns the picture in another size, in which its caps keep theirs.
  package func resized(from old: CGSize, to new: CGSize, caps: UIImage.Caps) -> Picture {
    let insets = caps.insets
    let columns = Span3(
      old: old.width, new: new.width, head: insets.left, tail: insets.right, caps.mode)
    let rows = Span3(
      old: old.height, new: new.height, head: insets.top, tail: insets.bottom, caps.mode)
    var parts: [Picture] = []
    for row in rows.pieces {
      for column in columns.pieces {
        let source = CGRect(
          x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let map = CGAffineTransform(
          a: column.length / column.sourceLength, b: 0, c: 0,
          d: row.length / row.sourceLength, tx: column.start, ty: row.start)
        parts.append(cut(to: source).moved(by: map))
      }
    }
    return Picture(joining: parts)
  }
}

/// The pieces of a picture with caps along one axis: head, middle and tail.
private struct Span3 {
  struct Piece {
    var source: CGFloat
    var sourceLength: CGFloat
    var start: CGFloat
    var length: CGFloat
  }

  private(set) var pieces: [Piece] = []

  /// The most tiles; beyond this number the middle is stretched.
  private static let mostTiles: CGFloat = 1000

  /// How wide what grows is where the caps leave nothing: a pixel of a screen of two a point.
  ///
  /// Source: Apple, CALayer.contentsCenter.
  private static let seam: CGFloat = 0.5

  init(
    old: CGFloat, new: CGFloat, head: CGFloat, tail: CGFloat, _ mode: UIImage.ResizingMode
  ) {
    let caps = head + tail
    // Caps that have no room shrink together.
    let shrink = caps > new && caps > 0 ? new / caps : 1
    add(from: 0, head, to: 0, head * shrink)
    let (middle, room) = (old - caps, new - caps * shrink)
    if middle > 0, room > 0 {
      if mode == .stretch || room / middle > Self.mostTiles {
        add(from: head, middle, to: head * shrink, room)
      } else {
        var done: CGFloat = 0
        while done < room {
          let length = min(middle, room - done)
          add(from: head, length, to: head * shrink + done, length)
          done += length
        }
      }
    } else if middle == 0, room > 0, caps > 0 {
      // Caps that meet leave one pixel between them, which grows.
      let seam = min(Self.seam, old)
      add(from: min(max(0, head - seam / 2), old - seam), seam, to: head * shrink, room)
    }
    add(from: old - tail, tail, to: new - tail * shrink, tail * shrink)
  }

  private mutating func add(
    from source: CGFloat, _ sourceLength: CGFloat, to start: CGFloat, _ length: CGFloat
  ) {
    guard sourceLength > 0, length > 0 else { return }
    pieces.append(
      Piece(source: source, sourceLength: sourceLength, start: start, length: length))
  }
}
