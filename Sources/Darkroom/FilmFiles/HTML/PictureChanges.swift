import Pixels

/// Says what changes from one picture to the next, for a page that paints it.
package struct PictureChanges: Sendable {
  private var shown = ShownPicture()

  /// Begins before the first picture, of which everything is a change.
  package init() {}

  /// Returns what a picture changes.
  ///
  /// - Parameters:
  ///   - frame: the picture.
  ///   - change: where it may differ from the one before; everywhere at first.
  /// - Returns: the left and upper edge, the width and the height of the part that changes; then, in
  ///   turn, how many pixels have a colour and the colour, row by row. A colour is `0xAABBGGRR`; the
  ///   colour 1 leaves what is there. Empty where nothing changes.
  package mutating func next(_ frame: Frame, change: ChangedArea) -> [UInt32] {
    let isFirst = shown.size == nil
    guard let part = shown.difference(from: frame, in: change) else { return [] }
    let change = HTMLChange(part, of: frame, over: isFirst ? nil : shown, .laid(on: 0xFF_FFFF))
    shown.show(frame, in: part)
    var numbers = [part.x, part.y, part.width, part.height].map { UInt32($0) }
    numbers.reserveCapacity(change.runs.count + 4)
    for (place, value) in change.runs.enumerated() {
      let isColor = place % 2 == 1 && value != HTMLChange.stays
      numbers.append(
        isColor ? value & 0xFF00_FF00 | (value & 255) << 16 | value >> 16 & 255 : value)
    }
    return numbers
  }
}
