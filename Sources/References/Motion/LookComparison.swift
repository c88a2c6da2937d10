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

  /// What differs of a view in a frame.
  private struct Change {
    let view: String
    let property: String
    /// The index of the pair.
    let place: Int
    let words: String
    /// The values for a moment after the first: `20 instead of 10`; `nil` for what has none.
    var values: String?
    /// How far apart the values are; `nil` where that is no number.
    var distance: Double?
  }

  /// How a property of a view differs over the film.
  private struct Course {
    let first: Change
    /// The change with the largest distance, or, of values without, the last.
    private(set) var most: Change

    init(_ first: Change) { (self.first, most) = (first, first) }

    mutating func note(_ change: Change) {
      let isFarther = (change.distance ?? -1) > (most.distance ?? -1) * Self.much
      let isLater = change.distance == nil && most.distance == nil
      if isFarther || isLater { most = change }
    }

    /// By which factor a distance is larger for more than the noise of floating-point numbers.
    ///
    /// No unit.
    private static let much = 1 + 1e-9
  }

  /// What differs; `nil` for nothing.
  var finding: FilmFinding? {
    var courses: [Course] = []
    var known: [[String]: Int] = [:]
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
        let changes = self.changes(from: old, to: new, at: place)
        let isOfAnother =
          changes.map(\.property) == [ViewLook.Aspect.content.rawValue]
          && ShadowSource(view: old, in: one, other).explainsContent(as: new)
        if !isOfAnother { found += changes }
      }
      if tellsAll, !moved.contains(place), one.outside != other.outside {
        let parts = PartComparison(one.outside, other.outside)
        found.append(change(of: parts, in: "", PartText.outside, at: place))
      }
      if !found.isEmpty { differing.insert(place) }
      for change in found {
        let key = [change.view, change.property]
        if let index = known[key] {
          courses[index].note(change)
        } else {
          known[key] = courses.count
          courses.append(Course(change))
        }
      }
      if found.isEmpty, one.drawing != other.drawing, !moved.contains(place) {
        looksAlike.append(place)
      }
    }
    guard let first = courses.first?.first else { return unknown(looksAlike) }
    let changed = Set(courses.map(\.first.view)).union(viewsAmiss)
    var details: [String] = []
    let still = views.filter { !changed.contains($0) }.map { "`\($0)`" }
    if !still.isEmpty { details.append("\(Words.list(still)) unchanged in looks.") }
    if moved.isEmpty { details.append("The motion is that of the reference.") }
    details.append(Self.count(differing.count, of: pairs.count))
    return FilmFinding(
      .views, "Views: " + Words.list(courses.map(sentence)) + ".", details: details,
      frame: pairs[first.place].reference, time: reference.time(of: pairs[first.place].reference),
      frameCount: differing.count, view: first.view.isEmpty ? nil : first.view)
  }

  private func sentence(_ course: Course) -> String {
    let change = course.first
    let text = "\(change.words) from \(moment(change.place))" + (most(of: course) ?? "")
    let isInside = change.property == PartText.inside || change.property == PartText.outside
    guard isInside else { return "`\(change.view)` \(text)" }
    let holder = change.view.isEmpty ? "outside of the views with a name" : "in `\(change.view)`"
    return "\(holder) \(text)"
  }

  /// Returns where the change is largest, or what it is at last; `nil` where that is as at first.
  private func most(of course: Course) -> String? {
    let most = course.most
    guard most.values != course.first.values, let values = most.values else { return nil }
    let isInside = most.property == PartText.inside || most.property == PartText.outside
    return ", \(most.distance == nil ? "last" : "most") at \(moment(most.place))"
      + (isInside ? ", where it \(values)" : ": \(values)")
  }

  private func moment(_ place: Int) -> String {
    let frame = pairs[place].reference
    return Words.moment(reference.time(of: frame), frame: frame)
  }

  private func change(
    of parts: PartComparison, in view: String, _ property: String, at place: Int
  ) -> Change {
    let difference = parts.difference
    return Change(
      view: view, property: property, place: place, words: parts.words,
      values: difference?.inWords, distance: difference?.weight)
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
      let image = ViewLook.Aspect.image.rawValue
      if (old.look(image) == nil) != (new.look(image) == nil) {
        names.removeAll(where: LookTable.ofImages.contains)
      }
      // Nothing is painted of a view without opacity.
      if (old.pose.alpha == 0) != (new.pose.alpha == 0) {
        names.removeAll { $0 == ViewLook.Aspect.content.rawValue }
      }
      let changed = Set(names)
      names.removeAll { LookTable.isExplained($0, by: changed) }
      found = names.map { name in
        let words = LookWords(name: name, old: old.look(name), new: new.look(name))
        let isContent = name == ViewLook.Aspect.content.rawValue
        return Change(
          view: old.name, property: name, place: place,
          words: hasOtherFonts && isContent ? "is drawn otherwise" : words.text,
          values: words.values,
          distance: LookDistance.between(old.look(name), new.look(name), of: name))
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
    let parts = PartComparison(old.parts, new.parts)
    return found + [change(of: parts, in: old.name, PartText.inside, at: place)]
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
