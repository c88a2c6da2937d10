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

  /// What differs; `nil` for nothing.
  var finding: FilmFinding? {
    var courses: [LookCourse] = []
    var known: [[String]: Int] = [:]
    var differing: Set<Int> = []
    var looksAlike: [Int] = []
    var views: [String] = []
    var movesParts = false
    for (place, pair) in pairs.enumerated() {
      let (one, other) = (reference.frames[pair.reference], actual.frames[pair.actual])
      if place == 0 { views = one.views.map(\.name) }
      // What old records tell in another way counts only where something is seen of it.
      guard tellsAll || one.drawing != other.drawing else { continue }
      let found = changes(from: one, to: other, at: place)
      if !found.isEmpty { differing.insert(place) }
      if found.contains(where: \.isOfParts), one.posesOfParts != other.posesOfParts {
        movesParts = true
      }
      for change in found {
        let key = [change.view, change.property]
        if let index = known[key] {
          courses[index].note(change)
        } else {
          known[key] = courses.count
          courses.append(LookCourse(change))
        }
      }
      if found.isEmpty, one.drawing != other.drawing, !moved.contains(place) {
        looksAlike.append(place)
      }
    }
    guard let first = courses.first?.first else { return unknown(looksAlike) }
    courses = toldByValues(joined(courses))
    let changed = Set(courses.flatMap { [$0.first.view] + $0.first.carried }).union(viewsAmiss)
    var details: [String] = []
    let still = views.filter { !changed.contains($0) }.map(Words.code)
    if !still.isEmpty { details.append("\(Words.list(still)) unchanged in looks.") }
    if moved.isEmpty {
      let whose = movesParts ? "The motion of the views with a name" : "The motion"
      details.append(whose + " is that of the reference.")
    }
    details.append(Self.count(differing.count, of: pairs.count))
    return FilmFinding(
      .views, "Views: " + Words.list(sentences(courses)) + ".", details: details,
      frame: pairs[first.place].reference, time: reference.time(of: pairs[first.place].reference),
      frameCount: differing.count, view: first.view.isEmpty ? nil : first.view)
  }

  func moment(_ place: Int) -> String {
    let frame = pairs[place].reference
    return Words.moment(reference.time(of: frame), frame: frame)
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
          "The reference is an old one and tells less of views: what it tells is the same.",
          "To see which view changed, record the scene again as it was before.",
        ]) + [Self.count(places.count, of: pairs.count)],
      frame: frame, time: reference.time(of: frame), frameCount: places.count)
  }

  private static func count(_ count: Int, of all: Int) -> String {
    Words.differing(count, of: all) + "."
  }

  /// Whether the reference records what controls stand at.
  var tellsValues: Bool { reference.ledgerVersion >= RecordFile.sealingVersion }

  /// Whether the reference records all that is seen of a view.
  var tellsAll: Bool { reference.looksVersion >= RecordFile.looks.version }
}

extension RecordedFrame {
  /// Where all that has no name lies.
  fileprivate var posesOfParts: [[Pose]] { (views.map(\.parts) + [outside]).map { $0.map(\.pose) } }
}
