import UIKit
import Wording

/// Finds views that look different from the reference, wherever they stand.
struct LookComparison {
  let reference: FilmRecord
  let actual: FilmRecord
  let pairs: [FrameAlignment.Pair]
  /// The indices of pairs in which views stand elsewhere, so that their drawings differ anyway.
  let moved: Set<Int>

  private struct Change: Hashable {
    let view: String
    let property: String
  }

  /// What differs; `nil` for nothing.
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
        let changes = changes(from: old, to: new)
        if changes.isEmpty { continue }
        isSeen = true
        for (property, before, after) in changes {
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
    guard tellsAll else {
      return FilmFinding(
        .views,
        "Views: the drawing differs from \(Words.moment(reference.time(of: frame), frame: frame)).",
        details: [
          "The reference is an old one and tells of backgrounds, borders and texts alone, which are "
            + "the same.",
          "To see which view changed, record the scene again as it was before.",
          Self.count(places.count, of: pairs.count),
        ],
        frame: frame, time: reference.time(of: frame), frameCount: places.count)
    }
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
    switch ViewLook.Aspect(rawValue: change.property) {
    case .content: return "`\(change.view)` shows another content \(moment)"
    case .hidden: return "`\(change.view)` is \(new == nil ? "shown" : "hidden") \(moment)"
    case .tilt: return "`\(change.view)` is tilted in another way \(moment)"
    case .over:
      let below = [new, old].map { $0.map { "`\($0)`" } ?? "no view with a name" }
      return "`\(change.view)` stands over \(below[0]) instead of \(below[1]) \(moment)"
    case .mask, .image, .gradient, .clip:
      let one = change.property == "image" ? "an" : "a"
      let article = new == nil ? "no" : old == nil ? one : "another"
      let adverb = new == nil ? " any more" : ""
      return "`\(change.view)` has \(article) \(change.property)\(adverb) \(moment)"
    default: break
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

  /// Whether the reference records all that is seen of a view.
  private var tellsAll: Bool { reference.looksVersion >= RecordFile.looks.version }

  /// Returns the changes of a view that the reference can tell, without those that others explain.
  private func changes(
    from old: RecordedView, to new: RecordedView
  ) -> [(property: String, before: String?, after: String?)] {
    let names = ViewLook.Aspect.allCases.filter {
      (tellsAll || Self.toldFirst.contains($0))
        && (old.pose.size == new.pose.size || !Self.growing.contains($0))
    }
    let changed = names.compactMap { name -> (property: String, before: String?, after: String?)? in
      let (before, after) = (
        old.look.first { $0.name == name.rawValue }?.value,
        new.look.first { $0.name == name.rawValue }?.value
      )
      return before == after ? nil : (name.rawValue, before, after)
    }
    // The content changes with every other property; the other one says more.
    let known = changed.filter { $0.property != ViewLook.Aspect.content.rawValue }
    return known.isEmpty ? changed : known
  }

  /// The properties that version 1 of the looks recorded in the same way.
  private static let toldFirst: Set<ViewLook.Aspect> = [
    .hidden, .background, .cornerRadius, .borderWidth, .border, .text, .textColor, .fontSize,
  ]

  /// The properties that change with the size of a view, which the motion reports.
  private static let growing: Set<ViewLook.Aspect> = [.mask, .image, .gradient, .clip, .content]
}

extension Pose {
  /// The width and height.
  ///
  /// *Units*: points.
  fileprivate var size: [Double] { [width, height] }
}
