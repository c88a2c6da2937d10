import Wording

/// While which frames a view is there.
private struct Presence {
  /// The indices of pairs, from when it comes to when it is gone.
  var spans: [Range<Int>] = []

  init(_ isThere: [Bool]) {
    for (place, isThere) in isThere.enumerated() where isThere {
      if spans.last?.upperBound == place, let start = spans.popLast()?.lowerBound {
        spans.append(start..<place + 1)
      } else {
        spans.append(place..<place + 1)
      }
    }
  }
}

extension MotionComparison {
  /// Returns when a view comes and goes in place of when it did: `comes at 0.50 s (frame 30) instead of
  /// 0.20 s (frame 12)`.
  ///
  /// - Returns: `nil` for a view that is there in all frames, or in none of a record.
  func presence(of course: Course) -> String? {
    guard course.isAmiss else { return nil }
    func isThere(_ frame: RecordedFrame) -> Bool {
      frame.views.contains { $0.name == course.view }
    }
    let old = Presence(pairs.map { isThere(reference.frames[$0.reference]) })
    let new = Presence(pairs.map { isThere(actual.frames[$0.actual]) })
    guard !old.spans.isEmpty, !new.spans.isEmpty else { return nil }
    guard old.spans.count == new.spans.count,
      let (one, other) = zip(old.spans, new.spans).first(where: { $0 != $1 })
    else { return absence(from: old, to: new) }
    let times = [coming(from: one, to: other), going(from: one, to: other)].compactMap(\.self)
    return times.joined(separator: " and ")
  }

  private func coming(from old: Range<Int>, to new: Range<Int>) -> String? {
    guard old.lowerBound != new.lowerBound else { return nil }
    let moments = [new, old].map { moment($0.lowerBound) }
    if new.lowerBound == 0 { return "is there from the start instead of from \(moments[1])" }
    if old.lowerBound == 0 { return "comes at \(moments[0]) instead of being there from the start" }
    return "comes at \(moments[0]) instead of \(moments[1])"
  }

  private func going(from old: Range<Int>, to new: Range<Int>) -> String? {
    guard old.upperBound != new.upperBound else { return nil }
    let end = pairs.count
    if new.upperBound == end { return "stays instead of going at \(moment(old.upperBound))" }
    if old.upperBound == end { return "goes at \(moment(new.upperBound)) instead of staying" }
    return "goes at \(moment(new.upperBound)) instead of \(moment(old.upperBound))"
  }

  /// Returns during which time a view is there or gone for once more: `is gone from 0.20 s (frame 12) to
  /// 0.50 s (frame 30)`.
  private func absence(from old: Presence, to new: Presence) -> String? {
    let differing = pairs.indices.filter { place in
      old.spans.contains { $0.contains(place) } != new.spans.contains { $0.contains(place) }
    }
    guard let first = differing.first else { return nil }
    let end = first + zip(differing, first...).prefix { $0 == $1 }.count
    let word = new.spans.contains { $0.contains(first) } ? "there" : "gone"
    let start = "is \(word) from \(moment(first))"
    return end < pairs.count ? "\(start) to \(moment(end))" : start
  }
}
