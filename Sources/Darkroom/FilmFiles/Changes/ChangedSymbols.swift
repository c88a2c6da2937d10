import Pixels

/// The pixels of a part as symbols: 0 for what stays as it was, the others for colours.
struct ChangedSymbols: Sendable {
  /// All pixels by their colours, also those that stay.
  private var named: [UInt8] = []
  /// The pixels with 0 for those that stay.
  private var left: [UInt8] = []
  /// The pixels with 0 for those that stay, unless their colour continues what is beside them.
  private var mixed: [UInt8] = []
  /// How often a symbol differs from the one before.
  private(set) var namedSwitches = 0
  private(set) var leftSwitches = 0
  /// Whether any pixel stays.
  private(set) var hasLeft = false
  /// Whether some pixels that stay have no symbol of their own.
  private(set) var mustLeave = false

  /// Reads a part of a frame.
  ///
  /// - Parameters:
  ///   - frame: the picture.
  ///   - part: where it is read.
  ///   - shown: the picture before; pixels that equal it stay. Without it, none stay.
  ///   - translucency: what happens to pixels that are not opaque.
  ///   - namesAll: whether pixels that stay get the symbol of their colour too.
  ///   - numbers: the symbols of the colours; new colours are added.
  /// - Returns: false when there are more colours than symbols.
  mutating func read(
    _ frame: Frame, in part: PixelRectangle, over shown: ShownPicture?, translucency: Translucency,
    namesAll: Bool, numbers: inout ColorNumbers
  ) -> Bool {
    reserve(part.area)
    (namedSwitches, leftSwitches, mustLeave) = (0, 0, !namesAll)
    let width = frame.size.width
    return named.withUnsafeMutableBufferPointer { named in
      left.withUnsafeMutableBufferPointer { left in
        frame.pixels.withUnsafeBufferPointer { pixels in
          // Without a picture before, every pixel is compared with a value that it cannot equal.
          (shown?.pixels ?? []).withUnsafeBufferPointer { before in
            var walk = SymbolWalk(
              pixels: pixels, before: before, named: named, left: left,
              translucency: translucency, namesAll: namesAll)
            for row in part.rows {
              let start = row * width + part.x
              guard walk.read(start..<start + part.width, &numbers) else { return false }
            }
            (namedSwitches, leftSwitches) = (walk.namedSwitches, walk.leftSwitches)
            if walk.mustLeave { mustLeave = true }
            hasLeft = walk.hasLeft
            return true
          }
        }
      }
    }
  }

  /// Calls `body` with the three versions of the symbols; the third is valid after `mix()`.
  func withBuffers<Result>(
    _ body: (
      _ named: UnsafeBufferPointer<UInt8>, _ left: UnsafeBufferPointer<UInt8>,
      _ mixed: UnsafeBufferPointer<UInt8>
    ) -> Result
  ) -> Result {
    named.withUnsafeBufferPointer { named in
      left.withUnsafeBufferPointer { left in
        mixed.withUnsafeBufferPointer { mixed in
          body(
            UnsafeBufferPointer(rebasing: named[..<area]),
            UnsafeBufferPointer(rebasing: left[..<area]),
            UnsafeBufferPointer(rebasing: mixed[..<area]))
        }
      }
    }
  }

  /// Names a stretch that stays if it has one colour and a neighbour has that colour too.
  mutating func mix() {
    let area = area
    named.withUnsafeBufferPointer { named in
      left.withUnsafeBufferPointer { left in
        mixed.withUnsafeMutableBufferPointer { mixed in
          var place = 0
          while place < area {
            guard left[place] == 0 else {
              mixed[place] = left[place]
              place += 1
              continue
            }
            let (start, color) = (place, named[place])
            let length = left.count(of: 0, from: start, atMost: area - start)
            place += length
            let isOneColor = named.count(of: color, from: start, atMost: length) == length
            let continues =
              start > 0 && named[start - 1] == color || place < area && named[place] == color
            let symbol = isOneColor && continues ? color : 0
            UnsafeMutableBufferPointer(rebasing: mixed[start..<place]).update(repeating: symbol)
          }
        }
      }
    }
  }

  private var area = 0

  private mutating func reserve(_ area: Int) {
    self.area = area
    if named.count < area {
      named = Array(repeating: 0, count: area)
      left = named
      mixed = named
    }
  }
}

extension Frame {
  /// The smallest part that holds every pixel that is at least half opaque.
  var partThatShows: PixelRectangle? {
    var (left, right, top, bottom) = (size.width, -1, size.height, -1)
    for row in 0..<size.height {
      let line = pixels[row * size.width..<(row + 1) * size.width]
      guard let first = line.firstIndex(where: { $0 >> 24 >= 128 }),
        let last = line.lastIndex(where: { $0 >> 24 >= 128 })
      else { continue }
      (left, right) = (min(left, first - line.startIndex), max(right, last - line.startIndex))
      (top, bottom) = (min(top, row), row)
    }
    guard right >= 0 else { return nil }
    return PixelRectangle(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
