import Foundation
import Pixels

/// The square tiles of a part of a picture that stay as they were.
///
/// They depend on the two pictures and the part alone.
struct StillTiles {
  /// *Shape*: row by row, none overlap.
  private(set) var tiles: [PixelRectangle] = []
  /// How many pixels they have, and how many of those in tiles of more than one colour.
  private(set) var area = 0
  private(set) var coloredArea = 0

  /// The side of a tile, as long as it does not reach beyond the part.
  ///
  /// *Units*: pixels.
  private static let side = 16

  /// Compares a part of a picture with what was shown before.
  ///
  /// - Precondition: both pictures have one size.
  init(in part: PixelRectangle, of frame: Frame, over shown: ShownPicture) {
    precondition(shown.size == frame.size, "the pictures differ in size")
    let width = frame.size.width
    frame.pixels.withUnsafeBufferPointer { picture in
      shown.pixels.withUnsafeBufferPointer { before in
        guard let picture = picture.baseAddress, let before = before.baseAddress else { return }
        for y in stride(from: part.y, to: part.rows.upperBound, by: Self.side) {
          for x in stride(from: part.x, to: part.columns.upperBound, by: Self.side) {
            let tile = PixelRectangle(
              x: x, y: y, width: min(Self.side, part.columns.upperBound - x),
              height: min(Self.side, part.rows.upperBound - y))
            let stays = tile.rows.allSatisfy { row in
              memcmp(picture + row * width + x, before + row * width + x, tile.width * 4) == 0
            }
            guard stays else { continue }
            tiles.append(tile)
            area += tile.area
            let first = picture[y * width + x]
            let isPlain = tile.rows.allSatisfy { row in
              let line = picture + row * width + x
              return line[0] == first && memcmp(line, line + 1, (tile.width - 1) * 4) == 0
            }
            if !isPlain { coloredArea += tile.area }
          }
        }
      }
    }
  }
}
