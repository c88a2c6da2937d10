import Foundation
import Pixels

/// A copy of the frame that an encoder was shown last; only what changes is copied again.
struct ShownPicture: Sendable {
  private(set) var size: PixelSize?
  private(set) var pixels: [UInt32] = []

  /// Returns where `frame` really differs from the picture shown before.
  ///
  /// - Parameters:
  ///   - frame: the new picture.
  ///   - change: nothing differs outside of it.
  /// - Returns: the smallest part that holds every difference, or `nil`; everything when the size
  ///   changed.
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

  /// Returns whether a pixel of `part` that shows, with its alpha halved, is clear in `frame`.
  func becomesClear(in part: PixelRectangle, of frame: Frame) -> Bool {
    let width = frame.size.width
    return frame.pixels.withUnsafeBufferPointer { picture in
      pixels.withUnsafeBufferPointer { shown in
        part.rows.contains { row in
          (row * width + part.x..<row * width + part.x + part.width).contains { place in
            Translucency.isHalfOpaque(shown[place]) && !Translucency.isHalfOpaque(picture[place])
          }
        }
      }
    }
  }

  /// Copies `part` of `frame`; all of it when the size changed.
  mutating func show(_ frame: Frame, in part: PixelRectangle) {
    let width = frame.size.width
    frame.pixels.withUnsafeBufferPointer { picture in
      guard let picture = picture.baseAddress else { return }
      guard size == frame.size else {
        size = frame.size
        // Not a shared array, which would be copied as a whole as soon as the frame is drawn on.
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
