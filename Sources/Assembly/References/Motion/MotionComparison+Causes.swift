import Wording

extension MotionComparison {
  /// Returns in which sub-step the bodies first differ, if that is known.
  func substeps(before first: Int) -> String? {
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
  func causes(of course: Course) -> String? {
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
      text = "On \(Words.code(course.view)) acted then: \(Words.list(new, most: 5))"
      if old != new {
        text? +=
          old.isEmpty ? ", in the reference nothing" : ", in the reference \(Words.list(old))"
      }
    } else if !old.isEmpty {
      text = "On \(Words.code(course.view)) acted nothing then, in the reference \(Words.list(old))"
    }
    if !contacts.isEmpty { text = (text.map { $0 + "; " } ?? "") + Words.list(contacts) }
    return text.map { $0 + "." }
  }
}
