import Wording

/// Where views look different from the reference, wherever they stand.
struct LookComparison {
  let reference: FilmRecord
  let actual: FilmRecord
  let pairs: [FrameAlignment.Pair]
  /// Pairs in which views stand elsewhere, so that the drawing differs anyway.
  let moved: Set<Int>

  private struct Change: Hashable {
    let view: String
    let property: String
  }

  /// What differs, or nothing.
  var finding: FilmFinding? {
    var order: [Change] = []
    var firsts: [Change: (place: Int, old: String?, new: String?)] = [:]
    var differing: Set<Int> = []
    var looksAlike: [Int] = []
    var views: [String] = []
    for (place, pair) in pairs.enumerated() {
      let (one, other) = (reference.frames[pair.reference], actual.frames[pair.actual])
      var isSeen = false
      for old in one.views {
        if place == 0 { views.append(old.name) }
        guard let new = other.views.first(where: { $0.name == old.name }), old.look != new.look
        else { continue }
        isSeen = true
        for (property, before, after) in Self.changes(old.look, new.look) {
          let change = Change(view: old.name, property: property)
          guard firsts[change] == nil else { continue }
          firsts[change] = (place, before, after)
          order.append(change)
        }
      }
      if isSeen { differing.insert(place) }
      if !isSeen, one.drawing != other.drawing, !moved.contains(place) { looksAlike.append(place) }
    }
    guard let first = order.first, let start = firsts[first] else {
      return unknown(looksAlike)
    }
    let sentences = order.compactMap { change in
      firsts[change].map { words(change, from: $0.old, to: $0.new, at: $0.place) }
    }
    let changed = Set(order.map(\.view))
    var details: [String] = []
    let still = views.filter { !changed.contains($0) }.map { "`\($0)`" }
    if !still.isEmpty { details.append("\(Words.list(still)) unchanged in looks.") }
    if moved.isEmpty { details.append("The motion is that of the reference.") }
    details.append(Self.count(differing.count, of: pairs.count))
    return FilmFinding(
      .views, "Views: " + Words.list(sentences) + ".", details: details,
      frame: pairs[start.place].reference, time: reference.time(of: pairs[start.place].reference),
      frameCount: differing.count, view: first.view)
  }

  private func unknown(_ places: [Int]) -> FilmFinding? {
    guard let first = places.first else { return nil }
    let frame = pairs[first].reference
    return FilmFinding(
      .views,
      "Views: the drawing differs from \(Words.moment(reference.time(of: frame), frame: frame)), "
        + "though every view with a name stands and looks the same.",
      details: [
        "Give the view that changed an accessibilityIdentifier to see which it is.",
        Self.count(places.count, of: pairs.count),
      ],
      frame: frame, time: reference.time(of: frame), frameCount: places.count)
  }

  private static func count(_ count: Int, of all: Int) -> String {
    Words.differing(count, of: all) + "."
  }

  private func words(_ change: Change, from old: String?, to new: String?, at place: Int) -> String
  {
    let frame = pairs[place].reference
    let moment = "from \(Words.moment(reference.time(of: frame), frame: frame))"
    if change.property == "content" { return "`\(change.view)` shows another content \(moment)" }
    if change.property == "hidden" {
      return "`\(change.view)` is \(new == nil ? "shown" : "hidden") \(moment)"
    }
    return switch (old, new) {
    case (let old?, let new?):
      "`\(change.view)` has the \(change.property) \(new) instead of \(old) \(moment)"
    case (nil, let new?):
      "`\(change.view)` has the \(change.property) \(new) instead of none \(moment)"
    case (let old?, nil): "`\(change.view)` has no \(change.property) instead of \(old) \(moment)"
    case (nil, nil): "`\(change.view)` looks different \(moment)"
    }
  }

  private static func changes(
    _ old: [LookProperty], _ new: [LookProperty]
  ) -> [(property: String, before: String?, after: String?)] {
    let names =
      old.map(\.name) + new.map(\.name).filter { name in !old.contains { $0.name == name } }
    let changed = names.compactMap { name -> (property: String, before: String?, after: String?)? in
      let (before, after) = (
        old.first { $0.name == name }?.value, new.first { $0.name == name }?.value
      )
      return before == after ? nil : (name, before, after)
    }
    // The content of a text changes with its words, which say more.
    let known = changed.filter { $0.property != "content" }
    return known.isEmpty ? changed : known
  }
}
