import Wording

/// What comes, goes, is written otherwise and looks different in a scene.
@MainActor
struct ChangeReport {
  let things: [SeenThing]
  let names: ThingNames
  /// The first and the last frame of which is told.
  let frames: ClosedRange<Int>
  /// The last frame of the scene.
  let last: Int
  let rate: Int

  typealias Change = SceneDescription.Change

  /// The changes in the order in which they begin.
  var changes: [Change] {
    let own = things.filter { !$0.isOfSystem }.map { ($0.number, changes(of: $0)) }
    let told = Dictionary(uniqueKeysWithValues: own)
    let found =
      own.flatMap(\.1) + DrawingReport(self).changes { told[$0] ?? [] }
    return found.filter {
      $0.end.frame >= frames.lowerBound && $0.start.frame <= frames.upperBound
    }.enumerated().sorted {
      ($0.element.start.frame, $0.offset) < ($1.element.start.frame, $1.offset)
    }.map(\.element)
  }

  private func changes(of thing: SeenThing) -> [Change] {
    [coming(thing), going(thing)].compactMap(\.self) + absences(of: thing) + texts(of: thing)
      + states(of: thing) + moves(of: thing) + reorderings(of: thing)
      + LookReport(thing, self).changes
  }

  /// Makes a change of a thing.
  ///
  /// - Parameters:
  ///   - kind: the kind.
  ///   - thing: the thing.
  ///   - start: the frame in which it begins.
  ///   - end: the frame in which it ends.
  ///   - words: what the thing does, without its name.
  ///   - property: the name of what changes, and its values before and after.
  /// - Returns: the change.
  func change(
    _ kind: Change.Kind, _ thing: SeenThing, _ start: Int, _ end: Int, _ words: String,
    property: (name: String, from: String?, to: String?)? = nil
  ) -> Change {
    Change(
      kind: kind, view: names[thing.number], property: property?.name, from: property?.from,
      to: property?.to, start: .init(start, rate: rate), end: .init(end, rate: rate), words: words)
  }

  func time(_ frame: Int) -> String { MotionLeg.time(frame, rate) }

  private func coming(_ thing: SeenThing) -> Change? {
    guard thing.isView, thing.firstFrame > 0,
      !isOfSameFate(thing, { $0.firstFrame == thing.firstFrame })
    else { return nil }
    return change(
      .comes, thing, thing.firstFrame, thing.firstFrame, "comes at \(time(thing.firstFrame))")
  }

  private func going(_ thing: SeenThing) -> Change? {
    let gone = thing.lastFrame + 1
    guard thing.isView, gone <= last, !isOfSameFate(thing, { $0.lastFrame == thing.lastFrame })
    else { return nil }
    return change(.goes, thing, gone, gone, "goes at \(time(gone))")
  }

  /// Tells the times in which the view was hidden or removed and then came back.
  private func absences(of thing: SeenThing) -> [Change] {
    let own = thing.absences.filter { absence in
      !isOfSameFate(thing) { $0.absences.contains(absence) }
    }
    guard thing.isView, let first = own.first, let end = own.last else { return [] }
    guard own.count <= LookReport.mostTold else {
      let (start, end) = (first.lowerBound, end.upperBound + 1)
      return [
        change(
          .goes, thing, start, end,
          "goes and comes back \(own.count) times from \(time(start)) to \(time(end))")
      ]
    }
    return own.map { absence in
      let back = absence.upperBound + 1
      return change(
        .goes, thing, absence.lowerBound, back,
        "goes at \(time(absence.lowerBound)) and comes back at \(time(back))"
          + moved(thing, during: absence))
    }
  }

  /// Says how far a thing came while it was away; empty for nowhere.
  private func moved(_ thing: SeenThing, during absence: ClosedRange<Int>) -> String {
    guard let course = thing.courses[.place] else { return "" }
    let (old, new) = (
      course.value(at: absence.lowerBound - 1), course.value(at: absence.upperBound + 1)
    )
    guard ToldQuantity.place.distance(old, new) >= ToldQuantity.place.least else { return "" }
    return ", moved \(MotionLeg.direction(zip(new, old).map { $0 - $1 }))"
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

  private func texts(of thing: SeenThing) -> [Change] {
    let changes = thing.texts.dropFirst()
    guard let first = changes.first, let end = changes.last else { return [] }
    let old = thing.texts[0].text.map { "“\($0.shortened)”" } ?? "nothing"
    let new = end.text.map { "“\($0.shortened)”" } ?? "nothing"
    let words =
      changes.count == 1
      ? "reads \(new) instead of \(old) from \(time(first.frame)) on"
      : "changes its text \(changes.count) times from \(time(first.frame)) to"
        + " \(time(end.frame)), from \(old) to \(new)"
    return [
      change(
        .text, thing, first.frame, end.frame, words,
        property: ("text", thing.texts[0].text, end.text))
    ]
  }

  /// Tells the changes of a control's value, unless they are told as a text.
  private func states(of thing: SeenThing) -> [Change] {
    let events = zip(thing.states, thing.states.dropFirst()).filter { _, new in
      !thing.texts.contains { $0.frame == new.frame && $0.frame > thing.firstFrame }
    }.map { LookReport.Event(frame: $1.frame, old: $0.state, new: $1.state) }
    return LookReport(thing, self).changes(of: "value", events, as: .value)
  }

  private func moves(of thing: SeenThing) -> [Change] {
    thing.moves.map { frame, parent in
      let outer = parent.map { names[names.subject(of: $0)] } ?? "the window"
      return change(.inside, thing, frame, frame, "goes into \(outer) at \(time(frame))")
    }
  }

  private func reorderings(of thing: SeenThing) -> [Change] {
    let told = thing.reorderings.compactMap { reordering -> (Reordering, [Int])? in
      let others = overtaken(by: thing, in: reordering)
      return others.isEmpty ? nil : (reordering, others)
    }
    guard let (first, _) = told.first, let (end, _) = told.last else { return [] }
    guard told.count <= LookReport.mostTold else {
      return [
        change(
          .order, thing, first.frame, end.frame,
          "changes its place in the order \(told.count) times from \(time(first.frame)) to"
            + " \(time(end.frame))")
      ]
    }
    return told.map { reordering, others in
      let list = Words.list(others.map { names[$0] }, most: 3)
      return change(
        .order, thing, reordering.frame, reordering.frame,
        (reordering.isInFront ? "comes in front of " : "goes behind ")
          + "\(list) at \(time(reordering.frame))")
    }
  }

  /// The things of the app that one comes before, or behind: those where both are, if there are any.
  private func overtaken(by thing: SeenThing, in reordering: Reordering) -> [Int] {
    let others = reordering.others.filter { !things[$0].isOfSystem }
    guard let box = thing.place(at: reordering.frame)?.box else { return [] }
    let met = others.filter {
      things[$0].place(at: reordering.frame)?.box.intersects(box) ?? false
    }
    return met.isEmpty ? others.filter { !things[$0].isOfList } : met
  }
}
