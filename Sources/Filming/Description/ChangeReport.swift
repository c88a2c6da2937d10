import Wording

/// What comes, goes and is written otherwise in a scene.
@MainActor
struct ChangeReport {
  let things: [SeenThing]
  let names: ThingNames
  /// The first and the last frame of which is told.
  let frames: ClosedRange<Int>
  /// The last frame of the scene.
  let last: Int
  let rate: Int

  /// The changes in the order in which they begin.
  var changes: [SceneDescription.Change] {
    let found = things.filter { !$0.isOfSystem }.flatMap { thing in
      ([coming(thing), going(thing), texts(thing)] + looks(thing)).compactMap(\.self)
    }
    return found.filter {
      $0.end.frame >= frames.lowerBound && $0.start.frame <= frames.upperBound
    }.enumerated().sorted {
      ($0.element.start.frame, $0.offset) < ($1.element.start.frame, $1.offset)
    }.map(\.element)
  }

  private func change(
    _ kind: SceneDescription.Change.Kind, _ thing: SeenThing, _ start: Int, _ end: Int,
    _ words: String
  ) -> SceneDescription.Change {
    SceneDescription.Change(
      kind: kind, view: names[thing.number], start: .init(start, rate: rate),
      end: .init(end, rate: rate), words: words)
  }

  private func coming(_ thing: SeenThing) -> SceneDescription.Change? {
    guard thing.isView, thing.firstFrame > 0,
      !isOfSameFate(thing, { $0.firstFrame == thing.firstFrame })
    else { return nil }
    let time = MotionLeg.time(thing.firstFrame, rate)
    return change(.comes, thing, thing.firstFrame, thing.firstFrame, "comes at \(time)")
  }

  private func going(_ thing: SeenThing) -> SceneDescription.Change? {
    let gone = thing.lastFrame + 1
    guard thing.isView, gone <= last, !isOfSameFate(thing, { $0.lastFrame == thing.lastFrame })
    else { return nil }
    return change(.goes, thing, gone, gone, "goes at \(MotionLeg.time(gone, rate))")
  }

  /// Whether a view around the thing, up to the next one of the app, shares something with it.
  private func isOfSameFate(_ thing: SeenThing, _ shares: (SeenThing) -> Bool) -> Bool {
    var outer = thing.parent
    while let number = outer {
      if !things[number].isOfSystem { return shares(things[number]) }
      outer = things[number].parent
    }
    return false
  }

  private func texts(_ thing: SeenThing) -> SceneDescription.Change? {
    let changes = thing.texts.dropFirst()
    guard let first = changes.first, let end = changes.last else { return nil }
    let old = thing.texts[0].text.map { "“\($0.shortened)”" } ?? "nothing"
    let new = end.text.map { "“\($0.shortened)”" } ?? "nothing"
    let time = MotionLeg.time(first.frame, rate)
    let words =
      changes.count == 1
      ? "reads \(new) instead of \(old) from \(time) on"
      : "changes its text \(changes.count) times from \(time) to"
        + " \(MotionLeg.time(end.frame, rate)), from \(old) to \(new)"
    return change(.text, thing, first.frame, end.frame, words)
  }

  /// What kinds of layers have of their own: once for each name of a property.
  private func looks(_ thing: SeenThing) -> [SceneDescription.Change] {
    var spans: [(name: String, start: Int, end: Int)] = []
    for (old, new) in zip(thing.looks, thing.looks.dropFirst()) {
      let all = Set(old.looks.keys).union(new.looks.keys).sorted()
      for name in all where old.looks[name] != new.looks[name] {
        if let place = spans.firstIndex(where: { $0.name == name }) {
          spans[place].end = new.frame
        } else {
          spans.append((name, new.frame, new.frame))
        }
      }
    }
    return spans.map { name, start, end in
      let time = MotionLeg.time(start, rate)
      return change(
        .look, thing, start, end,
        start == end
          ? "changes its \(name) at \(time)"
          : "changes its \(name) from \(time) to \(MotionLeg.time(end, rate))")
    }
  }
}
