import Foundation
import Pixels

/// What an encoder was shown last, in a memory of its own, of which only what changes is written.
struct ShownPicture: Sendable {
  private(set) var size: PixelSize?
  private(set) var pixels: [UInt32] = []

  /// Where `frame` truly differs from what was shown; everywhere if nothing of its size was.
  ///
  /// - Parameter change: outside of it, nothing differs.
  /// - Returns: the smallest part that holds every difference, if there is any.
  func difference(from frame: Frame, in change: ChangedArea) -> PixelRectangle? {
    guard size == frame.size else { return PixelRectangle(frame.size) }
    let width = frame.size.width
    return frame.pixels.withUnsafeBufferPointer { picture in
      pixels.withUnsafeBufferPointer { shown in
        guard let picture = picture.baseAddress, let shown = shown.baseAddress else { return nil }
        return change.rectangles.reduce(nil) { found, part in
          guard let next = part.difference(of: picture, from: shown, width: width) else {
            return found
          }
          return found?.union(next) ?? next
        }
      }
    }
  }

  /// Takes over what `frame` shows in `part`; all of it if nothing of its size was shown.
  mutating func show(_ frame: Frame, in part: PixelRectangle) {
    let width = frame.size.width
    frame.pixels.withUnsafeBufferPointer { picture in
      guard let picture = picture.baseAddress else { return }
      guard size == frame.size else {
        size = frame.size
        // Not a copy of the array, which would have to be given up as soon as the frame is drawn on.
        pixels = [UInt32](unsafeUninitializedCapacity: frame.size.area) { target, count in
          target.baseAddress?.initialize(from: picture, count: frame.size.area)
          count = frame.size.area
        }
        return
      }
      pixels.withUnsafeMutableBufferPointer { shown in
        guard let shown = shown.baseAddress else { return }
        for row in part.rows {
          let place = row * width + part.x
          memcpy(shown + place, picture + place, part.width * 4)
        }
      }
    }
  }
}
