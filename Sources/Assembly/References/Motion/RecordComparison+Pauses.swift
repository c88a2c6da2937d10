import Wording

extension RecordComparison {
  /// Returns what happens after a pause that is longer or shorter than in the reference: `` `card` begins
  /// to move at 0.30 s (frame 18) instead of 0.10 s (frame 6)``.
  ///
  /// - Returns: `nil` where the frames that are put in or left out are no pause.
  func pause(at shift: FrameAlignment.Shift) -> String? {
    let (longer, start) = (shift.isMissing ? reference : actual, shift.frame)
    let end = start + shift.count
    guard start > 0, end < longer.frames.count else { return nil }
    let before = longer.frames[start - 1]
    // What was changing before has not begun to.
    let isStill = start == 1 || longer.frames[start - 2].drawing == before.drawing
    guard isStill, longer.frames[start..<end].allSatisfy({ $0.drawing == before.drawing }),
      longer.frames[end].drawing != before.drawing,
      let event = event(from: before, to: longer.frames[end])
    else { return nil }
    let moments = [start, end].map { Words.moment(reference.time(of: $0), frame: $0) }
    return shift.isMissing
      ? "\(event) at \(moments[0]) instead of \(moments[1])"
      : "\(event) at \(moments[1]) instead of \(moments[0])"
  }

  /// Returns what the first view does that is another one, or stands or looks otherwise, in the next frame.
  private func event(from before: RecordedFrame, to after: RecordedFrame) -> String? {
    func named(_ views: [RecordedView], _ name: String) -> RecordedView? {
      views.first { $0.name == name }
    }
    if let new = after.views.first(where: { named(before.views, $0.name) == nil }) {
      return "\(Words.code(new.name)) comes"
    }
    if let old = before.views.first(where: { named(after.views, $0.name) == nil }) {
      return "\(Words.code(old.name)) goes"
    }
    let changed = after.views.compactMap { new in
      named(before.views, new.name).map { (old: $0, new: new) }
    }
    if let moved = changed.first(where: { $0.old.pose != $0.new.pose }) {
      return "\(Words.code(moved.new.name)) begins to change"
    }
    guard let looks = changed.first(where: { $0.old.look != $0.new.look }) else { return nil }
    return "\(Words.code(looks.new.name)) looks otherwise"
  }
}
