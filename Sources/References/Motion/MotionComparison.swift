import UIKit
import Wording

/// Finds views that stand elsewhere than in the reference.
struct MotionComparison {
  let reference: FilmRecord
  let actual: FilmRecord
  let pairs: [FrameAlignment.Pair]

  /// The differences of one view.
  private struct Course {
    let view: String
    /// Whether the view is missing, or one too many, in a frame.
    var isAmiss = false
    /// The names of the views that change as one with this one lies in them.
    var carried: [String] = []
    /// The index of the first pair in which it differs.
    var first: Int
    var firstDifference: String
    var worst: Int
    var worstDifference: PoseDifference?
    /// The difference in the last pair in which there is one.
    var last: Int
    var lastDifference: PoseDifference?
  }

  /// The indices of the pairs in which any view differs, by whatever little.
  private(set) var movedPairs: Set<Int> = []
  /// The indices of the pairs that are counted: without those that differ by noise alone, where others
  /// differ by more.
  private var differingPairs: Set<Int> = []
  private var courses: [Course] = []
  private var unchanged: [String] = []

  /// The views that are missing, or one too many, in a frame.
  var viewsAmiss: Set<String> { Set(courses.filter(\.isAmiss).map(\.view)) }

  init(_ reference: FilmRecord, _ actual: FilmRecord, _ pairs: [FrameAlignment.Pair]) {
    self.reference = reference
    self.actual = actual
    self.pairs = pairs
    follow(countsNoise: false)
    if differingPairs.isEmpty, !movedPairs.isEmpty { follow(countsNoise: true) }
  }

  /// A view that differs in a pair.
  private struct Difference {
    let view: String
    /// `nil` where the view is missing in a record.
    let old: Pose?
    let new: Pose?

    /// Whether a picture could show it.
    var isNoise: Bool {
      guard let old, let new else { return false }
      return new.settled(on: old) == old
    }
  }

  private mutating func follow(countsNoise: Bool) {
    var found: [String: Course] = [:]
    var names: [String] = []
    var known: Set<String> = []
    for place in pairs.indices {
      let views = views(at: place)
      for (view, _, _) in views where known.insert(view).inserted { names.append(view) }
      let differences = views.compactMap { view, old, new in
        old == new ? nil : Difference(view: view, old: old, new: new)
      }
      guard !differences.isEmpty else { continue }
      movedPairs.insert(place)
      let told = countsNoise ? differences : counted(differences, at: place)
      if !told.isEmpty { differingPairs.insert(place) }
      for difference in told { note(difference, place, in: &found) }
    }
    courses = names.compactMap { found[$0] }.enumerated().sorted {
      ($0.element.first, $0.offset) < ($1.element.first, $1.offset)
    }.map(\.element)
    tellOnce()
    unchanged = names.filter { found[$0] == nil }
  }

  /// Returns the views of both records in a pair with their poses, those of the reference first.
  private func views(at place: Int) -> [(view: String, old: Pose?, new: Pose?)] {
    let version = reference.motionVersion
    let one = reference.frames[pairs[place].reference].views
    let other = actual.frames[pairs[place].actual].views
    if one.map(\.name) == other.map(\.name) {
      return zip(one, other).map {
        ($0.name, $0.pose(inVersion: version), $1.pose(inVersion: version))
      }
    }
    let news = Dictionary(other.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    let olds = Set(one.map(\.name))
    return one.map {
      ($0.name, $0.pose(inVersion: version), news[$0.name]?.pose(inVersion: version))
    }
      + other.filter { !olds.contains($0.name) }.map { ($0.name, nil, $0.pose(inVersion: version)) }
  }

  /// Returns the differences in a pair that count.
  ///
  /// What no picture could show counts only where the pictures differ and nothing else says why. A film
  /// whose pictures are not drawn is taken for one with the same.
  private func counted(_ differences: [Difference], at place: Int) -> [Difference] {
    let large = differences.filter { !$0.isNoise }
    guard large.isEmpty,
      let old = reference.frames[pairs[place].reference].pixels,
      let new = actual.frames[pairs[place].actual].pixels
    else { return large }
    return old == new ? [] : differences
  }

  private func note(_ found: Difference, _ place: Int, in courses: inout [String: Course]) {
    let difference: PoseDifference? =
      if let old = found.old, let new = found.new {
        PoseDifference(reference: old, actual: found.isNoise ? new : new.settled(on: old))
      } else { nil }
    let words = difference?.inWords ?? (found.old == nil ? "is there" : "is gone")
    var course =
      courses[found.view]
      ?? Course(view: found.view, first: place, firstDifference: words, worst: place, last: place)
    if let difference, difference.weight > (course.worstDifference?.weight ?? -1) + Self.leastMore {
      course.worst = place
      course.worstDifference = difference
    }
    (course.last, course.lastDifference) = (place, difference)
    if difference == nil { course.isAmiss = true }
    courses[found.view] = course
  }

  /// By how much a difference is larger for more than the noise of floating-point numbers.
  ///
  /// *Units*: points.
  private static let leastMore = 1e-6

  /// Leaves out the views that change only because they lie in another one that does.
  private mutating func tellOnce() {
    var kept: [Course] = []
    // A view stands behind what is in it, so that the outer one is looked at first.
    for course in courses {
      let holders = self.holders(of: course)
      if let place = kept.firstIndex(where: { holders.contains($0.view) && carries($0, course) }) {
        kept[place].carried.append(course.view)
      } else {
        kept.append(course)
      }
    }
    courses = kept
  }

  /// Returns the names of the views around one when it first differs.
  private func holders(of course: Course) -> Set<String> {
    let pair = pairs[course.first]
    var views = reference.frames[pair.reference].views
    let isTold = views.contains { $0.look(ViewLook.Aspect.inside.rawValue) != nil }
    if !isTold { views = actual.frames[pair.actual].views }
    var names: Set<String> = []
    var name = course.view
    while let outer = views.first(where: { $0.name == name })?
      .look(ViewLook.Aspect.inside.rawValue), names.insert(outer).inserted
    { name = outer }
    return names
  }

  /// Returns true when a view stands in another one as in the reference, in all frames.
  private func carries(_ outer: Course, _ inner: Course) -> Bool {
    guard outer.first == inner.first, outer.isAmiss == inner.isAmiss else { return false }
    return pairs.allSatisfy { pair in
      let version = reference.motionVersion
      let places = [reference.frames[pair.reference], actual.frames[pair.actual]].map { frame in
        let found = [outer.view, inner.view].compactMap { name in
          frame.views.first { $0.name == name }?.pose(inVersion: version)
        }
        return (found.count, found.count == 2 ? found[0].place(of: found[1]) : [])
      }
      guard places[0].0 == places[1].0 else { return outer.isAmiss }
      guard let one = places[0].1, let other = places[1].1 else { return false }
      return zip(one, other).allSatisfy { abs($0 - $1) < Self.leastWay }
    }
  }

  /// How far a view may be off in another one and count as standing there as before.
  ///
  /// *Units*: points, or radians.
  private static let leastWay = 1e-3

  /// What differs; `nil` for nothing.
  var finding: FilmFinding? {
    guard let first = courses.first else { return nil }
    let together = courses.filter { $0.first == first.first }
    var sentence =
      "Physics: " + Words.list(together.map { words(of: $0) }, most: 2)
    let still = unchanged.map { "`\($0)`" }
    if !still.isEmpty { sentence += "; \(Words.list(still)) unchanged" }
    var details: [String] = []
    let later = courses.filter { $0.first > first.first }
    if !later.isEmpty {
      details.append("Later: " + Words.list(later.map { words(of: $0) }, most: 2) + ".")
    }
    details.append(
      "\(Words.differing(differingPairs.count, of: pairs.count)), the last at "
        + "\(moment(differingPairs.max() ?? first.first)).")
    details += [substeps(before: first.first), causes(of: first)].compactMap(\.self)
    let frame = pairs[first.first].reference
    return FilmFinding(
      .physics, sentence + ".", details: details, frame: frame, time: reference.time(of: frame),
      frameCount: differingPairs.count, view: first.view)
  }

  private func moment(_ place: Int) -> String {
    let frame = pairs[place].reference
    return Words.moment(reference.time(of: frame), frame: frame)
  }

  private func words(of course: Course) -> String {
    var names = "`\(course.view)`"
    if !course.carried.isEmpty { names += " and what is in it" }
    var text = "\(names) \(plural(course.firstDifference, of: course)) from \(moment(course.first))"
    var most = course.firstDifference
    if let worst = course.worstDifference, worst.inWords != most {
      most = worst.inWords
      text += ", most at \(moment(course.worst)), where \(clause(most, of: course))"
    }
    if course.last == pairs.indices.last, let end = course.lastDifference?.inWords, end != most {
      text +=
        ", at the end "
        + (Self.isOneThing(end) ? Self.bare(plural(end, of: course)) : clause(end, of: course))
    }
    return text
  }

  /// Returns a clause about the view, or about it and what is in it: `it stands 10 pt lower`.
  private func clause(_ words: String, of course: Course) -> String {
    (course.carried.isEmpty ? "it " : "they ") + plural(words, of: course)
  }

  /// Whether words tell one thing: `stands 10 pt lower`.
  private static func isOneThing(_ words: String) -> Bool { !words.contains(", ") }

  /// Returns words without their verb: `10 pt lower`.
  private static func bare(_ words: String) -> String {
    words.firstIndex(of: " ").map { String(words[words.index(after: $0)...]) } ?? words
  }

  /// Returns the words for a view alone, or for it and what is in it.
  private func plural(_ words: String, of course: Course) -> String {
    guard !course.carried.isEmpty else { return words }
    let verbs = ["stands": "stand", "is": "are", "has": "have"]
    return words.split(separator: " ", omittingEmptySubsequences: false)
      .map { verbs[String($0)] ?? String($0) }.joined(separator: " ")
      .replacing(" its ", with: " their ")
  }

  /// Returns in which sub-step the bodies first differ, if that is known.
  private func substeps(before first: Int) -> String? {
    for place in 0...first {
      let (one, other) = (
        reference.frames[pairs[place].reference].substeps,
        actual.frames[pairs[place].actual].substeps
      )
      guard !one.isEmpty, !other.isEmpty, one != other else { continue }
      let step = zip(one, other).enumerated().first { $1.0 != $1.1 }?.offset
      guard let step else {
        return "The physics makes \(other.count) sub-steps in place of \(one.count) at "
          + "\(moment(place))."
      }
      let ofAll = "sub-step \(step + 1) of \(one.count)"
      return place == first
        ? "The bodies part in \(ofAll) of that frame."
        : "The bodies part before it is seen, in \(ofAll) at \(moment(place))."
    }
    return nil
  }

  /// Returns what acted on a view when it first differed.
  private func causes(of course: Course) -> String? {
    let pair = pairs[course.first]
    func causes(_ record: FilmRecord, _ frame: Int) -> [String] {
      record.frames[frame].views.first { $0.name == course.view }?.causes ?? []
    }
    let (old, new) = (causes(reference, pair.reference), causes(actual, pair.actual))
    let contacts = actual.events.filter {
      $0.frame == pair.actual && $0.viewsInContact.contains(course.view)
    }.map(\.text)
    var text: String?
    if !new.isEmpty {
      text = "On `\(course.view)` acted then: \(Words.list(new, most: 5))"
      if old != new {
        text? +=
          old.isEmpty ? ", in the reference nothing" : ", in the reference \(Words.list(old))"
      }
    } else if !old.isEmpty {
      text = "On `\(course.view)` acted nothing then, in the reference \(Words.list(old))"
    }
    if !contacts.isEmpty { text = (text.map { $0 + "; " } ?? "") + Words.list(contacts) }
    return text.map { $0 + "." }
  }
}
