import UIKit

extension LookComparison {
  /// Puts two properties together that one says together and that differ from the same moment on.
  func joined(_ courses: [LookCourse]) -> [LookCourse] {
    var kept = courses
    for joint in JointLook.allCases {
      for course in courses where course.first.property == joint.names[0] {
        let parts = kept.indices.filter {
          kept[$0].first.view == course.first.view
            && joint.names.contains(kept[$0].first.property)
            && kept[$0].first.place == course.first.place
        }
        guard parts.count == joint.names.count, let both = self.course(of: joint, kept[parts[0]])
        else { continue }
        kept[parts[0]] = both
        kept.remove(at: parts[1])
      }
    }
    return kept
  }

  /// Returns how both properties of a view differ from the moment on at which one of them does; `nil` where
  /// the view has one of them alone in a frame.
  private func course(of joint: JointLook, _ part: LookCourse) -> LookCourse? {
    var course: LookCourse?
    for place in part.first.place..<pairs.count {
      let views = views(part.first.view, at: place)
      guard let old = views.old, let new = views.new else { continue }
      guard let one = joint.value(of: old), let other = joint.value(of: new) else { return nil }
      guard one.words != other.words else { continue }
      let words = LookWords(name: joint.rawValue, old: one.words, new: other.words)
      let change = LookChange(
        view: part.first.view, property: joint.rawValue, place: place, words: words.text,
        values: words.values,
        distance: LookDistance.between(one.words, other.words, of: joint.rawValue))
      if course == nil { course = LookCourse(change) } else { course?.note(change) }
    }
    return course
  }

  /// Returns the views of a name in both frames of a pair.
  private func views(_ name: String, at place: Int) -> (old: RecordedView?, new: RecordedView?) {
    let pair = pairs[place]
    func view(_ frame: RecordedFrame) -> RecordedView? { frame.views.first { $0.name == name } }
    return (view(reference.frames[pair.reference]), view(actual.frames[pair.actual]))
  }

  /// Returns what a view has of a property, or of two that are said together.
  func told(_ view: RecordedView, _ property: String) -> String? {
    guard let joint = JointLook(rawValue: property) else { return view.look(property) }
    return joint.value(of: view)?.words
  }

  /// Leaves out what a control is drawn with where its value is another one: that says it.
  func toldByValues(_ courses: [LookCourse]) -> [LookCourse] {
    let value = ViewLook.Aspect.value.rawValue
    let values = courses.filter { $0.first.property == value }.map(\.first)
    return courses.filter { course in
      let first = course.first
      let isDrawing =
        first.property == PartText.inside || first.property == ViewLook.Aspect.content.rawValue
      return !isDrawing
        || !values.contains { $0.view == first.view && $0.place <= first.place }
    }
  }
}
