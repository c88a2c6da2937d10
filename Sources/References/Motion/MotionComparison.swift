import Wording

/// Finds views that stand elsewhere than in the reference.
struct MotionComparison {
  let reference: FilmRecord
  let actual: FilmRecord
  let pairs: [FrameAlignment.Pair]

  /// The differences of one view.
  private struct Course {
    let view: String
    /// The index of the first pair in which it differs.
    var first: Int
    var firstDifference: String
    var worst: Int
    var worstDifference: PoseDifference?
  }

  /// The indices of the pairs in which any view differs.
  private(set) var differingPairs: Set<Int> = []
  private var courses: [Course] = []
  private var unchanged: [String] = []

  init(_ reference: FilmRecord, _ actual: FilmRecord, _ pairs: [FrameAlignment.Pair]) {
    self.reference = reference
    self.actual = actual
    self.pairs = pairs
    follow()
  }

  private mutating func follow() {
    var found: [String: Course] = [:]
    var names: [String] = []
    var known: Set<String> = []
    for (place, pair) in pairs.enumerated() {
      let (one, other) = (
        reference.frames[pair.reference].views, actual.frames[pair.actual].views
      )
      if one.map(\.name) == other.map(\.name) {
        for (old, new) in zip(one, other) {
          if known.insert(old.name).inserted { names.append(old.name) }
          note(old.name, old.pose, new.pose, place, in: &found)
        }
        continue
      }
      let news = Dictionary(other.map { ($0.name, $0.pose) }, uniquingKeysWith: { a, _ in a })
      let olds = Set(one.map(\.name))
      for view in one {
        if known.insert(view.name).inserted { names.append(view.name) }
        note(view.name, view.pose, news[view.name], place, in: &found)
      }
      for view in other where !olds.contains(view.name) {
        if known.insert(view.name).inserted { names.append(view.name) }
        note(view.name, nil, view.pose, place, in: &found)
      }
    }
    courses = names.compactMap { found[$0] }.enumerated().sorted {
      ($0.element.first, $0.offset) < ($1.element.first, $1.offset)
    }.map(\.element)
    unchanged = names.filter { found[$0] == nil }
  }

  private mutating func note(
    _ view: String, _ old: Pose?, _ new: Pose?, _ place: Int, in found: inout [String: Course]
  ) {
    guard old != new else { return }
    differingPairs.insert(place)
    let difference: PoseDifference? =
      if let old, let new { PoseDifference(reference: old, actual: new) } else { nil }
    let words = difference?.inWords ?? (old == nil ? "is there" : "is missing")
    var course =
      found[view]
      ?? Course(view: view, first: place, firstDifference: words, worst: place)
    if let difference, difference.weight > (course.worstDifference?.weight ?? -1) {
      course.worst = place
      course.worstDifference = difference
    }
    found[view] = course
  }

  /// What differs; `nil` for nothing.
  var finding: FilmFinding? {
    guard let first = courses.first else { return nil }
    let together = courses.filter { $0.first == first.first }
    var sentence =
      "Physics: " + Words.list(together.map { words(of: $0) }, most: 2)
    let still = unchanged.map { "`\($0)`" }
    if !still.isEmpty { sentence += "; \(Words.list(still)) unchanged" }
    var details = [substeps(before: first.first), causes(of: first)].compactMap { $0 }
    let later = courses.filter { $0.first > first.first }
    if !later.isEmpty {
      details.append("Later: " + Words.list(later.map { words(of: $0) }, most: 2) + ".")
    }
    details.append(
      "\(Words.differing(differingPairs.count, of: pairs.count)), the last at "
        + "\(moment(differingPairs.max() ?? first.first)).")
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
    var text = "`\(course.view)` \(course.firstDifference) from \(moment(course.first))"
    if course.worst != course.first, let worst = course.worstDifference {
      text += ", most at \(moment(course.worst)), where it \(worst.inWords)"
    }
    return text
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
