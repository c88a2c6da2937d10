import Drawing
import Geometry
import Pixels

extension Extents {
  /// Where the pictures of two display lists may differ; `nil` if it may be everywhere.
  func difference(between old: DisplayList, and new: DisplayList) -> ChangedArea? {
    var area = ChangedArea()
    guard add(old.commands[...], new.commands[...], to: &area) else { return nil }
    return area
  }

  /// Whether it is known where they differ.
  private func add(
    _ old: ArraySlice<DrawCommand>, _ new: ArraySlice<DrawCommand>, to area: inout ChangedArea
  ) -> Bool {
    var (old, new) = (old, new)
    while let one = old.first, let other = new.first, one == other {
      old.removeFirst()
      new.removeFirst()
    }
    while let one = old.last, let other = new.last, one == other {
      old.removeLast()
      new.removeLast()
    }
    guard old.count == new.count else {
      // Something came or went, and with it the order of the others may have changed.
      for command in old + new { guard add(command, to: &area) else { return false } }
      return true
    }
    for (one, other) in zip(old, new) where one != other {
      if case .group(let before, let clip, let transform, let opacity) = one,
        case .group(let after, clip, transform, opacity) = other
      {
        guard add(before.commands[...], after.commands[...], to: &area) else { return false }
      } else {
        guard add(one, to: &area), add(other, to: &area) else { return false }
      }
    }
    return true
  }

  private func add(_ command: DrawCommand, to area: inout ChangedArea) -> Bool {
    guard let pixels = pixels(of: command) else { return false }
    area.add(pixels)
    return true
  }
}
