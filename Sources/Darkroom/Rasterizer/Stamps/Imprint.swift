import Drawing
import Pixels

/// The stamps on a picture, and the pixels that they hide.
struct Imprint: Sendable {
  /// The stamps that were laid last.
  private var stamps: [PlacedStamp] = []
  /// The pixels under the stamps that lie on the picture: part after part, in order.
  private var hidden: [UInt32] = []

  /// Whether no stamps were laid last.
  var isEmpty: Bool { stamps.isEmpty }

  /// Takes the stamps off a picture, on which nothing was drawn since they were laid.
  mutating func lift(from frame: inout Frame) {
    guard !hidden.isEmpty else { return }
    let width = frame.size.width
    var end = hidden.count
    // Those that were laid last hide those below.
    for stamp in stamps.reversed() {
      let part = stamp.part
      end -= part.area
      frame.withMutablePixels { pixels in
        for row in part.rows {
          let start = end + (row - part.y) * part.width
          let line = pixels[row * width + part.x..<row * width + part.columns.upperBound]
          _ = UnsafeMutableBufferPointer(rebasing: line)
            .update(fromContentsOf: hidden[start..<start + part.width])
        }
      }
    }
    hidden.removeAll(keepingCapacity: true)
  }

  /// Lays stamps on a picture from which those before were taken off.
  ///
  /// - Parameters:
  ///   - new: the stamps, in order.
  ///   - frame: the picture.
  ///   - scale: pixels a point.
  ///   - shelf: keeps masks.
  /// - Returns: where the stamps may differ from those before.
  mutating func lay(
    _ new: [Stamp], on frame: inout Frame, scale: Double, shelf: StampShelf
  ) -> ChangedArea {
    let (old, width) = (stamps, frame.size.width)
    stamps = new.compactMap { PlacedStamp($0, on: frame.size, scale: scale, shelf: shelf) }
    for stamp in stamps {
      for row in stamp.part.rows {
        let start = row * width + stamp.part.x
        hidden.append(contentsOf: frame.pixels[start..<start + stamp.part.width])
      }
      stamp.lay(on: &frame)
    }
    return Self.change(from: old, to: stamps)
  }

  /// Finds where one row of stamps may look different from another: where those are that only one of
  /// them has.
  private static func change(from old: [PlacedStamp], to new: [PlacedStamp]) -> ChangedArea {
    let (before, after) = (old.map(\.stamp), new.map(\.stamp))
    var change = ChangedArea()
    if before == after { return change }
    let keepsOrder = before.filter(after.contains) == after.filter(before.contains)
    for stamp in old where !keepsOrder || !after.contains(stamp.stamp) { change.add(stamp.part) }
    for stamp in new where !keepsOrder || !before.contains(stamp.stamp) { change.add(stamp.part) }
    return change
  }
}
