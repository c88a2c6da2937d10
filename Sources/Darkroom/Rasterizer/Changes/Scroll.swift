import Drawing
import Geometry
import Pixels

/// A part of a picture that only moved since the picture before.
struct Scroll: Sendable {
  /// Where it stands now, inside of the picture.
  let target: PixelRectangle
  /// How far it moved.
  let step: PixelStep
  /// What must be drawn besides, also inside of the target.
  let change: ChangedArea
}

/// Looks for the part of a picture that moved from one display list to the next.
///
/// A part moved where all that is drawn in it, from an even ground on, is drawn in the same order a
/// way of whole pixels further on.
struct ScrollSearch {
  let extents: Extents

  /// The smallest share of a picture that is worth moving.
  private static let smallestShare = 0.1
  /// How many groups of a level are looked into.
  private static let mostGroups = 3
  /// How many commands are looked for elsewhere to find the way.
  private static let samples = 8
  /// The most commands of a level among which they are looked for.
  private static let mostCommands = 1000
  /// How many commands are passed over to find one.
  private static let farthest = 64

  /// One level of two display lists.
  private struct Level {
    var old: ArraySlice<DrawCommand>
    var new: ArraySlice<DrawCommand>
    /// Where it is seen.
    var part: PixelRectangle
    /// What is drawn over it, as far as it is not the same level.
    var oldCover: [DrawCommand] = []
    var newCover: [DrawCommand] = []
    /// What changes elsewhere.
    var change = ChangedArea()
  }

  /// Returns the part that moved; nil for none that is worth it.
  func scroll(from old: DisplayList, to new: DisplayList) -> Scroll? {
    scroll(
      in: Level(
        old: old.commands[...], new: new.commands[...], part: PixelRectangle(extents.size)))
  }

  private func scroll(in level: Level) -> Scroll? {
    guard Double(level.part.area) > Self.smallestShare * Double(extents.size.area),
      max(level.old.count, level.new.count) <= Self.mostCommands
    else { return nil }
    let pairs: [Pair] = zip(level.old, level.new).map { (old: $0, new: $1) }
    let below = pairs.prefix { extents.areAlike($0.old, $0.new) }
    if level.old.count == level.new.count, let scroll = scroll(inside: pairs, of: level) {
      return scroll
    }
    return isEven(below, under: level.part) ? moved(level, above: below.count) : nil
  }

  private typealias Pair = (old: DrawCommand, new: DrawCommand)

  // MARK: Inside of groups

  /// Looks inside of the groups that changed, the largest first.
  private func scroll(inside pairs: [Pair], of level: Level) -> Scroll? {
    let groups = pairs.indices.compactMap { place in
      part(of: pairs[place], in: level.part).map { (place: place, part: $0) }
    }.sorted { ($1.part.area, $0.place) < ($0.part.area, $1.place) }
    for group in groups.prefix(Self.mostGroups) {
      guard isEven(pairs[..<group.place], under: group.part),
        case (.group(let old, _, _, _), .group(let new, _, _, _)) = pairs[group.place]
      else { continue }
      let above = pairs[(group.place + 1)...]
      var inside = Level(
        old: old.commands[...], new: new.commands[...], part: group.part,
        oldCover: above.map(\.old) + level.oldCover, newCover: above.map(\.new) + level.newCover,
        change: level.change)
      let others = pairs.indices.filter { $0 != group.place }
      guard
        others.allSatisfy({ extents.add([pairs[$0].old], [pairs[$0].new], to: &inside.change) })
      else { return nil }
      if let scroll = scroll(in: inside) { return scroll }
    }
    return nil
  }

  /// Returns where two groups are seen that are drawn straight on the picture and changed; nil for
  /// other commands.
  private func part(of pair: Pair, in part: PixelRectangle) -> PixelRectangle? {
    guard case (.group(_, let clip, let place, 1), .group(_, let other, let otherPlace, 1)) = pair,
      !extents.areAlike(pair.old, pair.new)
    else { return nil }
    switch (clip, other) {
    case (nil, nil):
      guard let old = extents.pixels(of: pair.old), let new = extents.pixels(of: pair.new) else {
        return nil
      }
      return old.union(new).intersection(part)
    case (let clip?, let other?):
      guard let pixels = extents.alignedPixels(clip, place),
        pixels == extents.alignedPixels(other, otherPlace), pixels.isWithin(Canvas.reach)
      else { return nil }
      return PixelRectangle(
        x: Int(pixels.minX), y: Int(pixels.minY), width: Int(pixels.width),
        height: Int(pixels.height)
      ).intersection(part)
    default: return nil
    }
  }

  /// Returns true when there is one colour, the same in both pictures, where a part is seen after
  /// some commands.
  private func isEven(_ pairs: ArraySlice<Pair>, under part: PixelRectangle) -> Bool {
    for pair in pairs.reversed() {
      if extents.areAlike(pair.old, pair.new), pair.new.hides([part], scale: extents.scale) {
        return true
      }
      for command in [pair.old, pair.new] {
        guard let pixels = extents.pixels(of: command), !pixels.overlaps(part) else {
          return false
        }
      }
    }
    // Under everything is the background.
    return true
  }

  // MARK: A level that moved

  /// Looks for the way of a level.
  ///
  /// - Parameters:
  ///   - level: what is drawn.
  ///   - count: how many commands at its beginning are the ground.
  /// - Returns: the part that moved; nil for none that is worth it.
  private func moved(_ level: Level, above count: Int) -> Scroll? {
    let (old, new) = (level.old.dropFirst(count), level.new.dropFirst(count))
    guard let step = step(from: old, to: new),
      let target = level.part.intersection(level.part.moved(by: step))
    else { return nil }
    var change = level.change
    for part in [
      PixelRectangle(
        x: level.part.x, y: step.dy > 0 ? level.part.y : target.rows.upperBound,
        width: level.part.width, height: abs(step.dy)),
      PixelRectangle(
        x: step.dx > 0 ? level.part.x : target.columns.upperBound, y: level.part.y,
        width: abs(step.dx), height: level.part.height),
    ] { change.add(part) }
    let others = self.others(old, new, by: step, seenIn: level.part)
    for command in others.old + level.oldCover {
      guard let pixels = extents.pixels(of: command) else { return nil }
      if let part = pixels.moved(by: step).intersection(target) { change.add(part) }
    }
    for command in others.new + level.newCover {
      guard let pixels = extents.pixels(of: command) else { return nil }
      if let part = pixels.intersection(level.part) { change.add(part) }
    }
    guard change.area < target.area * 3 / 4 else { return nil }
    return Scroll(target: target, step: step, change: change)
  }

  /// Returns the way that most commands went.
  private func step(
    from old: ArraySlice<DrawCommand>, to new: ArraySlice<DrawCommand>
  ) -> PixelStep? {
    guard !new.isEmpty else { return nil }
    var votes: [(step: PixelStep, count: Int)] = []
    let count = min(Self.samples, new.count)
    for sample in 0..<count {
      let command = new[new.startIndex + sample * new.count / count]
      for other in old {
        guard let step = extents.step(from: other, to: command) else { continue }
        if let known = votes.firstIndex(where: { $0.step == step }) {
          votes[known].count += 1
        } else {
          votes.append((step, 1))
        }
      }
    }
    let most = votes.map(\.count).max()
    let step = votes.first { $0.count == most }?.step
    return step == PixelStep(dx: 0, dy: 0) ? nil : step
  }

  /// Returns the commands that did not go a way, in the order of which one list is the other.
  private func others(
    _ old: ArraySlice<DrawCommand>, _ new: ArraySlice<DrawCommand>, by step: PixelStep,
    seenIn part: PixelRectangle
  ) -> (old: [DrawCommand], new: [DrawCommand]) {
    var rest = old
    var others: (old: [DrawCommand], new: [DrawCommand]) = ([], [])
    for command in new {
      let place = rest.prefix(Self.farthest).firstIndex {
        extents.step(from: $0, to: command) == step
      }
      guard let place, extents.movesPixels(rest[place], seenIn: part),
        extents.movesPixels(command, seenIn: part)
      else {
        others.new.append(command)
        continue
      }
      others.old += rest[..<place]
      rest = rest[(place + 1)...]
    }
    others.old += rest
    return others
  }
}
