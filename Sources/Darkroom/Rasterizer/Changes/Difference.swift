import Drawing
import Geometry
import Pixels

extension Extents {
  /// Finds where the pictures of two display lists may differ.
  ///
  /// - Returns: nil if they may differ everywhere.
  func difference(between old: DisplayList, and new: DisplayList) -> ChangedArea? {
    var area = ChangedArea()
    guard add(old.commands[...], new.commands[...], to: &area) else { return nil }
    return area
  }

  /// Adds to an area where the pictures of two parts of lists may differ.
  ///
  /// - Returns: false if that is unknown.
  func add(
    _ old: ArraySlice<DrawCommand>, _ new: ArraySlice<DrawCommand>, to area: inout ChangedArea
  ) -> Bool {
    var (old, new) = (old, new)
    while let one = old.first, let other = new.first, areAlike(one, other) {
      old.removeFirst()
      new.removeFirst()
    }
    while let one = old.last, let other = new.last, areAlike(one, other) {
      old.removeLast()
      new.removeLast()
    }
    guard old.count == new.count else {
      // Commands came or went, and the others may stand in another order.
      for command in old + new { guard add(command, to: &area) else { return false } }
      return true
    }
    for (one, other) in zip(old, new) where !areAlike(one, other) {
      if case .group(let before, let clip, let transform, let opacity) = one,
        case .group(let after, let otherClip, let otherTransform, let otherOpacity) = other,
        opacity == otherOpacity, haveAlikeClips(clip, transform, otherClip, otherTransform)
      {
        guard add(before.commands[...], after.commands[...], to: &area) else { return false }
      } else {
        guard add(one, to: &area), add(other, to: &area) else { return false }
      }
    }
    return true
  }

  /// Returns true when two commands draw the same pixels: they are equal, or they fill the same
  /// whole pixels.
  func areAlike(_ one: DrawCommand, _ other: DrawCommand) -> Bool {
    guard case .fill(let outline, let color, let place) = one,
      case .fill(let other, let otherColor, let otherPlace) = other
    else { return one == other }
    guard color == otherColor else { return false }
    if outline == other, place == otherPlace { return true }
    guard let pixels = alignedPixels(outline, place) else { return false }
    return pixels == alignedPixels(other, otherPlace)
  }

  private func haveAlikeClips(
    _ clip: Outline?, _ place: CGAffineTransform, _ other: Outline?,
    _ otherPlace: CGAffineTransform
  ) -> Bool {
    if clip == other, place == otherPlace { return true }
    guard let clip, let other, let pixels = alignedPixels(clip, place) else { return false }
    return pixels == alignedPixels(other, otherPlace)
  }

  private func add(_ command: DrawCommand, to area: inout ChangedArea) -> Bool {
    guard let pixels = pixels(of: command) else { return false }
    area.add(pixels)
    return true
  }
}
