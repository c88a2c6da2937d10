import UIKit
import Wording

/// Finds views that look different from the reference, wherever they stand.
struct LookComparison {
  let reference: FilmRecord
  let actual: FilmRecord
  let pairs: [FrameAlignment.Pair]
  /// The indices of pairs in which views stand elsewhere, so that their drawings differ anyway.
  let moved: Set<Int>
  /// The views that are missing, or one too many, in a frame.
  let viewsAmiss: Set<String>
  /// Whether films were made with other files of letters, by which content may differ.
  let hasOtherFonts: Bool

  /// What changed of a view, the first time.
  private struct Change {
    let view: String
    let property: String
    let place: Int
    let words: String
  }

  /// What differs; `nil` for nothing.
  var finding: FilmFinding? {
    var changes: [Change] = []
    var known: Set<[String]> = []
    var differing: Set<Int> = []
    var looksAlike: [Int] = []
    var views: [String] = []
    for (place, pair) in pairs.enumerated() {
      let (one, other) = (reference.frames[pair.reference], actual.frames[pair.actual])
      // What old records tell in another way counts only where something is seen of it.
      guard tellsAll || one.drawing != other.drawing || place == 0 else { continue }
      var found: [Change] = []
      for old in one.views {
        if place == 0 { views.append(old.name) }
        guard tellsAll || one.drawing != other.drawing else { continue }
        guard let new = other.views.first(where: { $0.name == old.name }) else { continue }
        found += self.changes(from: old, to: new, at: place)
      }
      if tellsAll, !moved.contains(place), one.outside != other.outside {
        let words = PartComparison(one.outside, other.outside).words
        found.append(Change(view: "", property: PartText.outside, place: place, words: words))
      }
      if !found.isEmpty { differing.insert(place) }
      changes += found.filter { known.insert([$0.view, $0.property]).inserted }
      if found.isEmpty, one.drawing != other.drawing, !moved.contains(place) {
        looksAlike.append(place)
      }
    }
    guard let first = changes.first else { return unknown(looksAlike) }
    let changed = Set(changes.map(\.view)).union(viewsAmiss)
    var details: [String] = []
    let still = views.filter { !changed.contains($0) }.map { "`\($0)`" }
    if !still.isEmpty { details.append("\(Words.list(still)) unchanged in looks.") }
    if moved.isEmpty { details.append("The motion is that of the reference.") }
    details.append(Self.count(differing.count, of: pairs.count))
    return FilmFinding(
      .views, "Views: " + Words.list(changes.map(sentence)) + ".", details: details,
      frame: pairs[first.place].reference, time: reference.time(of: pairs[first.place].reference),
      frameCount: differing.count, view: first.view.isEmpty ? nil : first.view)
  }

  private func sentence(_ change: Change) -> String {
    let frame = pairs[change.place].reference
    let moment = "from \(Words.moment(reference.time(of: frame), frame: frame))"
    let isInside = change.property == PartText.inside || change.property == PartText.outside
    guard isInside else { return "`\(change.view)` \(change.words) \(moment)" }
    let holder = change.view.isEmpty ? "outside of the views with a name" : "in `\(change.view)`"
    return "\(holder) \(change.words) \(moment)"
  }

  private func unknown(_ places: [Int]) -> FilmFinding? {
    guard let first = places.first else { return nil }
    let frame = pairs[first].reference
    let start =
      "Views: the drawing differs from \(Words.moment(reference.time(of: frame), frame: frame))"
    return FilmFinding(
      .views,
      tellsAll
        ? start
          + ", though every view stands and looks the same: they are painted in another order."
        : start + ".",
      details: (tellsAll
        ? []
        : [
          "The reference is an old one and tells less of views: backgrounds, borders and texts, which "
            + "are the same.",
          "To see which view changed, record the scene again as it was before.",
        ]) + [Self.count(places.count, of: pairs.count)],
      frame: frame, time: reference.time(of: frame), frameCount: places.count)
  }

  private static func count(_ count: Int, of all: Int) -> String {
    Words.differing(count, of: all) + "."
  }

  /// Whether the reference records all that is seen of a view.
  private var tellsAll: Bool { reference.looksVersion >= RecordFile.looks.version }

  /// Returns the changes of a view that the reference can tell, without those that others explain.
  private func changes(
    from old: RecordedView, to new: RecordedView, at place: Int
  ) -> [Change] {
    var found: [Change] = []
    if old.look != new.look {
      let isAsLarge = (old.pose.width, old.pose.height) == (new.pose.width, new.pose.height)
      let isTiltedAlike = (old.pose.tiltX, old.pose.tiltY) == (new.pose.tiltX, new.pose.tiltY)
      var names = Self.names(of: old, new).filter { old.look($0) != new.look($0) }
      names.removeAll { name in
        !tells(name) || (!isAsLarge && LookTable.growing.contains(name))
          // Older records tell texts of labels alone.
          || (!tellsAll && LookTable.writing.contains(name) && old.look(name) == nil)
          || (!isTiltedAlike && name == ViewLook.Aspect.tilt.rawValue)
      }
      let changed = Set(names)
      names.removeAll { LookTable.isExplained($0, by: changed) }
      found = names.map {
        let words = LookWords(name: $0, old: old.look($0), new: new.look($0)).text
        return Change(
          view: old.name, property: $0, place: place,
          words: hasOtherFonts && $0 == ViewLook.Aspect.content.rawValue
            ? "is drawn otherwise" : words)
      }
      // What is in a view that has another size is laid out anew.
      if !isAsLarge { return found }
    }
    guard tellsAll, old.parts != new.parts,
      (old.pose.width, old.pose.height) == (new.pose.width, new.pose.height)
    else { return found }
    // A text is drawn by a part of some views, of which the view itself tells.
    let writes = found.contains { LookTable.writing.contains($0.property) }
    if writes, old.parts.map(\.kind) == new.parts.map(\.kind) { return found }
    // What is more in a view is told better than that its content differs.
    found.removeAll { $0.property == ViewLook.Aspect.content.rawValue }
    return found + [
      Change(
        view: old.name, property: PartText.inside, place: place,
        words: PartComparison(old.parts, new.parts).words)
    ]
  }

  /// Returns the names of all properties of a view before and after, in their order.
  private static func names(of old: RecordedView, _ new: RecordedView) -> [String] {
    let both = old.look + new.look.filter { old.look($0.name) == nil }
    return LookOrder.sorted(both).map(\.name).sorted { LookOrder.rank($0) < LookOrder.rank($1) }
  }

  /// Returns true for a property that the reference records as the run does.
  private func tells(_ name: String) -> Bool {
    switch reference.looksVersion {
    case 1: LookTable.toldFirst.contains(name)
    case 2: LookTable.toldFirst.contains(name) || LookTable.toldSecond.contains(name)
    default: true
    }
  }
}
