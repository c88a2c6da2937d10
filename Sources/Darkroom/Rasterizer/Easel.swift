import Drawing
import Geometry
import Pixels

/// Draws one display list after another on one picture, each time only where it changed.
///
/// The picture is the same, to the last bit, as if each list had been drawn by itself.
package struct Easel: Sendable {
  private let rasterizer: Rasterizer
  /// The picture of the last list.
  package private(set) var frame: Frame
  /// The last list without its stamps.
  private var list: DisplayList?
  private let extents: Extents
  /// A second picture for changes whose drawing spoils pixels around them.
  ///
  /// The changes are copied from it into the frame. Empty until one is needed.
  private var draft: [UInt32] = []
  private let shelf = ShadowShelf()
  private var imprint = Imprint()

  /// - Throws: `RasterizerError.noArea` or `.tooLarge`.
  package init(_ rasterizer: Rasterizer) throws(RasterizerError) {
    self.rasterizer = rasterizer
    let size = try rasterizer.pixelSize
    frame = Frame(size: size, filledWith: 0)
    extents = Extents(scale: rasterizer.scale, size: size)
  }

  /// Draws `list` in place of what was there.
  ///
  /// - Returns: where the picture may have changed; everywhere at first.
  /// - Throws: `RasterizerError` where a command cannot be drawn; the frame is undefined then, and the
  ///   next list is drawn as a whole.
  package mutating func draw(_ list: DisplayList) throws(RasterizerError) -> ChangedArea {
    let (list, stamps) = list.splitAtStamps
    imprint.lift(from: &frame)
    let change = try drawUnstamped(list)
    let isPlain = imprint.isEmpty && stamps.isEmpty
    var all = imprint.lay(stamps, on: &frame, scale: rasterizer.scale, shelf: shelf.stamps)
    guard !isPlain else { return change }
    // Rows do not move as wholes where stamps are.
    for part in change.rectangles { all.add(part) }
    return all
  }

  private mutating func drawUnstamped(
    _ list: DisplayList
  ) throws(RasterizerError) -> ChangedArea {
    let last = self.list
    self.list = nil
    if let last, let change = try drawChange(from: last, to: list) {
      self.list = list
      return change
    }
    try drawAll(of: list)
    self.list = list
    return ChangedArea(frame.size)
  }

  /// Draws where a list differs from the one before.
  ///
  /// - Returns: where the picture may have changed; nil where everything is drawn with less effort.
  private mutating func drawChange(
    from last: DisplayList, to list: DisplayList
  ) throws(RasterizerError) -> ChangedArea? {
    guard let change = extents.difference(between: last, and: list),
      let glasses = extents.glasses(in: list)
    else { return nil }
    let limit = Int(Double(frame.size.area) * Self.largestShare)
    if Double(change.area) > Double(frame.size.area) * Self.shareToScroll,
      let scroll = ScrollSearch(extents: extents).scroll(from: last, to: list)
    {
      var all = scroll.change
      all.add(scroll.target)
      var change = scroll.change
      change.add(extents.reflection(of: all, in: glasses))
      let ground = extents.ground(of: change, seenThrough: glasses)
      if ground.area <= limit {
        frame.move(scroll)
        if !change.isEmpty { try retouch(change, over: ground, with: list) }
        return frame.change(by: scroll, redrawn: change)
      }
    }
    guard change.area <= limit else { return nil }
    let seen = extents.change(change, seenThrough: glasses)
    let ground = extents.ground(of: seen, seenThrough: glasses)
    guard ground.area <= limit else { return nil }
    if !seen.isEmpty { try retouch(seen, over: ground, with: list) }
    return seen
  }

  /// The share of a picture that must have changed before anybody looks whether it only moved.
  private static let shareToScroll = 0.1
  /// The share of a picture above which drawing the changes is no cheaper than drawing everything.
  private static let largestShare = 0.7

  private mutating func drawAll(of list: DisplayList) throws(RasterizerError) {
    let size = frame.size
    try frame.withMutablePixels { [rasterizer, shelf] pixels throws(RasterizerError) in
      try rasterizer.draw(list, into: pixels, extent: size, shelf: shelf)
    }
  }

  /// Draws a list where it changed.
  ///
  /// - Parameters:
  ///   - change: the pixels that are put into the frame.
  ///   - ground: the pixels that are drawn for that.
  ///   - list: what is drawn.
  /// - Throws: `RasterizerError` where a command cannot be drawn.
  private mutating func retouch(
    _ change: ChangedArea, over ground: ChangedArea, with list: DisplayList
  ) throws(RasterizerError) {
    let (rasterizer, extents, shelf, size) = (rasterizer, extents, shelf, frame.size)
    if list.keepsRedrawing(inside: ground.rectangles, extents: extents) {
      try frame.withMutablePixels { pixels throws(RasterizerError) in
        try rasterizer.redraw(list, in: change, of: pixels, extents: extents, shelf: shelf)
        guard !rasterizer.isOpaque else { return }
        change.forEachRow(width: size.width) {
          straightenAlpha(of: UnsafeMutableBufferPointer(rebasing: pixels[$0]))
        }
      }
      return
    }
    if draft.isEmpty { draft = Array(repeating: 0, count: size.area) }
    try draft.withUnsafeMutableBufferPointer { draft throws(RasterizerError) in
      try rasterizer.redraw(list, in: ground, of: draft, extents: extents, shelf: shelf)
    }
    frame.withMutablePixels { pixels in
      draft.withUnsafeBufferPointer { draft in
        change.forEachRow(width: size.width) { range in
          let line = UnsafeMutableBufferPointer(rebasing: pixels[range])
          _ = line.update(fromContentsOf: draft[range])
          if !rasterizer.isOpaque { straightenAlpha(of: line) }
        }
      }
    }
  }
}

extension Rasterizer {
  /// Redraws the changed parts of a list; pixels elsewhere are undefined afterwards.
  fileprivate func redraw(
    _ list: DisplayList, in change: ChangedArea, of pixels: UnsafeMutableBufferPointer<UInt32>,
    extents: Extents, shelf: ShadowShelf
  ) throws(RasterizerError) {
    let canvas = try Canvas(pixels, extent: extents.size, scale: scale, shelf: shelf)
    try canvas.redraw(list, over: background, in: change.rectangles, extents: extents)
    try canvas.finish()
  }
}

extension Frame {
  /// Moves the pixels of a scroll.
  fileprivate mutating func move(_ scroll: Scroll) {
    let (width, target, step) = (size.width, scroll.target, scroll.step)
    withMutablePixels { pixels in
      guard let start = pixels.baseAddress else { return }
      // Rows that are still needed are written last.
      for row in 0..<target.height {
        let y = step.dy > 0 ? target.rows.upperBound - 1 - row : target.y + row
        let line = start + y * width + target.x
        line.update(from: line - step.dy * width - step.dx, count: target.width)
      }
    }
  }

  /// Returns where the picture may have changed by a scroll and what was drawn besides.
  fileprivate func change(by scroll: Scroll, redrawn: ChangedArea) -> ChangedArea {
    var change = redrawn
    change.add(scroll.target)
    guard scroll.target.width == size.width, scroll.step.dx == 0 else { return change }
    var ranges: [Range<Int>] = []
    var top = scroll.target.y
    let end = scroll.target.rows.upperBound
    for rows in redrawn.rows + [end..<end] {
      let bottom = min(rows.lowerBound, end)
      if bottom > top { ranges.append(top..<bottom) }
      top = max(top, rows.upperBound)
    }
    return change.moving(MovedRows(ranges, by: scroll.step.dy))
  }
}

extension ChangedArea {
  /// Calls `body` for each row of each part with the indices of its pixels in a picture of that width.
  fileprivate func forEachRow(width: Int, _ body: (Range<Int>) -> Void) {
    for part in rectangles {
      for row in part.rows {
        body(row * width + part.x..<row * width + part.columns.upperBound)
      }
    }
  }
}
