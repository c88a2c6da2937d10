import Pixels

/// Finds what each frame changes, as runs of one colour.
package struct HTMLEncoder: FrameEncoder {
  /// The result for one frame; `change` is `nil` when it equals the one before.
  package struct Piece: Sendable {
    let size: PixelSize
    let change: HTMLChange?
    /// The first picture of the film, as a PNG; `nil` in every other piece.
    let poster: [UInt8]?
  }

  /// True: a piece holds only the runs that differ from the frame before.
  package static var comparesFrames: Bool { true }

  private var shown = ShownPicture()
  private let translucency: Translucency

  init(_ translucency: Translucency) { self.translucency = translucency }

  /// Remembers the frame, so that the next one is compared with it.
  package mutating func pass(_ frame: Frame, change: ChangedArea) {
    guard let part = shown.difference(from: frame, in: change) else { return }
    shown.show(frame, in: part)
  }

  package mutating func encode(
    _ frame: Frame, change: ChangedArea
  ) throws(FilmFileError) -> Piece {
    let isFirst = shown.size == nil
    guard let part = shown.difference(from: frame, in: change) else {
      return Piece(size: frame.size, change: nil, poster: nil)
    }
    let runs = HTMLChange(part, of: frame, over: isFirst ? nil : shown, translucency)
    shown.show(frame, in: part)
    let poster = isFirst ? try PNGEncoder(.small).bytes(of: frame.painted(translucency)) : nil
    return Piece(size: frame.size, change: runs, poster: poster)
  }
}

/// What a frame changes, as runs of one colour.
struct HTMLChange: Hashable, Sendable {
  let part: PixelRectangle
  /// The length and the colour of each run, in turn, row by row through the part.
  ///
  /// *Units*: a colour is `0xAARRGGBB`.
  let runs: [UInt32]

  /// Stands for pixels that stay as they are; no colour has this value, since clear pixels have none.
  static let stays: UInt32 = 1

  /// Reads a part of a frame.
  ///
  /// - Parameters:
  ///   - part: where it is read.
  ///   - frame: the picture.
  ///   - shown: the picture before; pixels that equal it stay. Without it, none stay.
  ///   - translucency: what happens to pixels that are not opaque.
  init(
    _ part: PixelRectangle, of frame: Frame, over shown: ShownPicture?, _ translucency: Translucency
  ) {
    self.part = part
    let width = frame.size.width
    var runs: [UInt32] = []
    var (length, value) = (UInt32(0), UInt32(0))
    func endRun() {
      guard length > 0 else { return }
      runs.append(length)
      runs.append(value)
    }
    var (pixel, color) = (UInt32(0), translucency.opaqueColor(of: 0))
    frame.pixels.withUnsafeBufferPointer { pixels in
      (shown?.pixels ?? []).withUnsafeBufferPointer { before in
        for row in part.rows {
          for place in row * width + part.x..<row * width + part.columns.upperBound {
            let current = pixels[place]
            if current != pixel {
              pixel = current
              color = translucency.opaqueColor(of: current)
            }
            let next = !before.isEmpty && before[place] == current ? Self.stays : color
            if next == value, length > 0 {
              length += 1
            } else {
              endRun()
              (length, value) = (1, next)
            }
          }
        }
      }
    }
    endRun()
    self.runs = runs
  }
}

extension Translucency {
  /// Returns the colour that a pixel has in the film, `0xAARRGGBB`; 0 when it is clear.
  fileprivate func opaqueColor(of pixel: UInt32) -> UInt32 {
    let color = color(of: pixel) ?? 0
    return self == .kept ? color : color | 0xFF00_0000
  }
}

extension Frame {
  /// Returns the frame as it is in the film.
  fileprivate func painted(_ translucency: Translucency) -> Frame {
    Frame(size: size, pixels: pixels.map { translucency.opaqueColor(of: $0) })
  }
}
