/// The room that a text needs and the room that it has, where it is cut.
///
/// *Units*: points.
package struct MissingRoom: Hashable, Sendable {
  /// The size of the whole text: of one line, or at the width that there is.
  package let needed: CGSize
  /// The size of the area in which the text is drawn.
  package let room: CGSize

  /// Notes the room of a text that is cut.
  package init(needed: CGSize, room: CGSize) { (self.needed, self.room) = (needed, room) }
}

extension TextBlock {
  /// Looks whether a text is shown whole.
  ///
  /// - Parameters:
  ///   - room: where the text is drawn, in points.
  ///   - isClipped: whether letters that stand out of the room are cut off. What is centred in a
  ///     lower room stands out of it above and below.
  /// - Returns: true when nothing is left out or cut short.
  package func isWhole(in room: CGSize, isClipped: Bool) -> Bool {
    if hasSections {
      guard sections(width: room.width, height: room.height).isComplete else { return false }
    } else {
      guard layOut(width: room.width, height: room.height).isComplete else { return false }
    }
    // A line that is clipped is laid out as wide as it is.
    let needed = size(width: lineBreak == .byClipping && lines == 1 ? .infinity : room.width)
    return needed.width <= room.width + Self.slack
      && (!isClipped || needed.height <= room.height + Self.slack)
  }

  /// How far a text may stand out of its room, which is rounded to pixels.
  ///
  /// *Units*: points.
  private static var slack: CGFloat { 0.5 }
}
