import Drawing
import Foundation

/// Pictures of a scene whose end is not known yet: at most some thousand, evenly spread.
struct EvenMoments {
  private var every = 1
  private var pictures: [Int: DisplayList] = [:]

  /// More than strips have, so that each finds a picture of its own.
  private static let most = 1024

  /// Whether the picture of a step is kept.
  func wants(_ step: Int) -> Bool { step % every == 0 }

  /// Keeps a picture; where there are too many, every second one goes.
  mutating func add(_ picture: DisplayList, at step: Int) {
    pictures[step] = picture
    guard pictures.count > Self.most else { return }
    every *= 2
    pictures = pictures.filter { wants($0.key) || $0.key == step }
  }

  /// Returns the first step kept whose picture shows the same as all after it within a rectangle.
  func lastChange(within screen: CGRect) -> Int {
    var steps = pictures.keys.sorted()
    guard let last = steps.popLast(), let picture = pictures[last] else { return 0 }
    return steps.reversed().prefix { step in
      pictures[step]?.looksLike(picture, within: screen) == true
    }.last ?? last
  }

  /// Returns the steps that are evenly spread from the first to the last one, or shortly before.
  private func spread(_ count: Int, to last: Int) -> [Int] {
    (1...count).compactMap { number in
      let wanted = count == 1 ? last : (number - 1) * last / (count - 1)
      let step = wanted == last ? last : wanted - wanted % every
      return pictures[step].map { _ in step }
    }
  }

  /// Returns pictures that are evenly spread, none of which is as the one before it.
  ///
  /// In the place of one that is, the picture comes that is farthest in time from those beside it and differs
  /// from both.
  ///
  /// - Parameters:
  ///   - count: how many.
  ///   - last: the step of the last picture.
  ///   - caption: what is said at a step; two equal pictures differ where that does.
  /// - Returns: the steps, ascending, with their pictures; fewer where there are not so many that differ.
  func differing(
    _ count: Int, to last: Int, caption: (_ step: Int) -> String?
  ) -> [(step: Int, picture: DisplayList)] {
    let steps = pictures.keys.sorted()
    var numbers: [Look: Int] = [:]
    var looks: [Int: Int] = [:]
    for step in steps {
      let look = Look(picture: pictures[step], caption: caption(step))
      looks[step] = numbers[look, default: numbers.count]
      numbers[look] = looks[step]
    }
    var chosen: [Int] = []
    for step in spread(count, to: last) {
      guard let before = chosen.last, looks[before] == looks[step] else {
        chosen.append(step)
        continue
      }
      // The first and the last moment stay.
      if step == last, chosen.count > 1 { chosen[chosen.count - 1] = step }
    }
    while chosen.count < count, let next = farthest(from: chosen, among: steps, looks) {
      chosen.insert(next, at: chosen.firstIndex { $0 > next } ?? chosen.count)
    }
    return chosen.compactMap { step in pictures[step].map { (step, $0) } }
  }

  /// What a moment of a strip shows.
  private struct Look: Hashable {
    let picture: DisplayList?
    let caption: String?
  }

  /// Returns the step that is farthest from those chosen so far, of those that look otherwise than both
  /// beside them; the first of several, nil for none.
  private func farthest(from chosen: [Int], among steps: [Int], _ looks: [Int: Int]) -> Int? {
    var (best, bestDistance) = (Int?.none, 0)
    var place = 0
    for step in steps {
      while place < chosen.count, chosen[place] <= step { place += 1 }
      let before = place > 0 ? chosen[place - 1] : nil
      let after = place < chosen.count ? chosen[place] : nil
      let beside = [before, after].compactMap { $0 }
      guard !beside.contains(where: { looks[$0] == looks[step] }) else { continue }
      let distance = beside.map { abs($0 - step) }.min() ?? 0
      if distance > bestDistance { (best, bestDistance) = (step, distance) }
    }
    return best
  }
}
