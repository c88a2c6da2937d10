import UIKit
import Wording

extension LookComparison {
  /// Returns what differs, each view with all that differs of it from one moment on.
  func sentences(_ courses: [LookCourse]) -> [String] {
    var told: [(view: String, moment: String, words: [String])] = []
    for course in courses {
      let (view, moment) = (Words.code(course.first.view), moment(course.first.place))
      if let words = delay(of: course) {
        told.append((view, "", [words]))
      } else if let most = course.mostWords {
        let text = course.words(from: moment) + most.start
        told.append(("", "", [text + self.moment(course.most.place) + most.end]))
      } else if course.first.isOfParts || !course.first.carried.isEmpty {
        told.append(("", "", [course.words(from: moment)]))
      } else if let place = told.firstIndex(where: { $0.view == view && $0.moment == moment }) {
        told[place].words.append(course.first.words)
      } else {
        told.append((view, moment, [course.first.words]))
      }
    }
    return told.map { view, moment, words in
      let what = Self.together(words)
      return (view.isEmpty ? what : "\(view) \(what)")
        + (moment.isEmpty ? "" : " from \(moment)")
    }
  }

  /// Returns what a view has and does as one clause: `has the background … and the corner radius …`.
  private static func together(_ words: [String]) -> String {
    let has = "has "
    guard words.allSatisfy({ $0.hasPrefix(has) }) else { return Words.list(words) }
    return has + Words.list(words.map { String($0.dropFirst(has.count)) })
  }

  /// Returns the words for a change that is the reference's at another moment: `changes its background to
  /// #FF0000 at 0.50 s (frame 30) instead of 0.20 s (frame 12)`; `nil` for another one.
  private func delay(of course: LookCourse) -> String? {
    let (start, end) = (course.first.place, course.last + 1)
    guard course.isWhole, start > 0, end < pairs.count else { return nil }
    func values(_ place: Int) -> [String?] {
      [reference.frames[pairs[place].reference], actual.frames[pairs[place].actual]].map {
        $0.views.first { $0.name == course.first.view }.flatMap { told($0, course.first.property) }
      }
    }
    let (before, after) = (values(start - 1), values(end))
    guard before[0] == before[1], after[0] == after[1], before[0] != after[0],
      let late = [0, 1].first(where: { values(start)[$0] == before[0] }),
      (start..<end).allSatisfy({
        let now = values($0)
        return now[late] == before[0] && now[1 - late] == after[0]
      })
    else { return nil }
    // The first of both records changes at the start, the late one at the end.
    let words = LookWords(name: course.first.property, old: before[0], new: after[0])
    let moments = [(reference, \FrameAlignment.Pair.reference), (actual, \.actual)].enumerated().map
    {
      let place = $0.offset == late ? end : start
      return change(to: after[0], of: course.first, in: $0.element.0, $0.element.1, at: place)
    }
    return "\(words.event) at \(moments[1]) instead of \(moments[0])"
  }

  /// Returns the moment from which on a record has a value that it has in a pair, and not in the pair before:
  /// where frames are put in or left out, they are in no pair.
  private func change(
    to value: String?, of change: LookChange, in record: FilmRecord,
    _ side: KeyPath<FrameAlignment.Pair, Int>, at place: Int
  ) -> String {
    var frame = pairs[place][keyPath: side]
    let before = pairs[place - 1][keyPath: side]
    func found(_ frame: Int) -> String? {
      record.frames[frame].views.first { $0.name == change.view }.flatMap {
        told($0, change.property)
      }
    }
    while frame - 1 > before, found(frame - 1) == value { frame -= 1 }
    return Words.moment(record.time(of: frame), frame: frame)
  }
}
