import UIKit

extension LookComparison {
  /// Returns what differs in a pair of frames.
  func changes(
    from one: RecordedFrame, to other: RecordedFrame, at place: Int
  ) -> [LookChange] {
    guard one.views != other.views || one.outside != other.outside else { return [] }
    let isInOrder = one.views.map(\.name) == other.views.map(\.name)
    let order = PaintingOrderChange(from: one, to: other)
    var found: [LookChange] = []
    for (index, old) in one.views.enumerated() {
      let new = isInOrder ? other.views[index] : other.views.first { $0.name == old.name }
      guard let new, old != new else { continue }
      found += changes(from: old, to: new, order, at: place)
    }
    found = tellingOnce(found, in: [one, other])
    let outside = told(other.outside, like: one.outside)
    if tellsAll, !moved.contains(place), one.outside != outside {
      let parts = PartComparison(one.outside, outside)
      found.append(change(of: parts, in: "", PartText.outside, at: place))
    }
    return found
  }

  /// Returns parts as the reference tells them, which may not know what controls stand at and how large
  /// shapes without a size are.
  private func told(_ new: [RecordedPart], like old: [RecordedPart]) -> [RecordedPart] {
    guard !tellsValues, old.count == new.count else { return new }
    return zip(old, new).map { $0.kind == $1.kind && $0.mark == $1.mark ? $0 : $1 }
  }

  private func change(
    of parts: PartComparison, in view: String, _ property: String, at place: Int
  ) -> LookChange {
    let difference = parts.difference
    return LookChange(
      view: view, property: property, place: place, words: parts.words,
      values: difference?.inWords, distance: difference?.weight)
  }

  /// Returns the changes of a view that the reference can tell, without those that others explain.
  private func changes(
    from old: RecordedView, to new: RecordedView, _ order: PaintingOrderChange, at place: Int
  ) -> [LookChange] {
    let isLaidOutAlike =
      (old.pose.width, old.pose.height, old.pose.scrollX, old.pose.scrollY)
      == (new.pose.width, new.pose.height, new.pose.scrollX, new.pose.scrollY)
    var found: [LookChange] = []
    if old.look != new.look {
      var names = names(of: old, new, isLaidOutAlike: isLaidOutAlike)
      if !order.isOfItself(old.name) { names.removeAll { $0 == ViewLook.Aspect.over.rawValue } }
      found = names.map { name in
        let words = LookWords(name: name, old: old.look(name), new: new.look(name))
        let isContent = name == ViewLook.Aspect.content.rawValue
        return LookChange(
          view: old.name, property: name, place: place,
          words: hasOtherFonts && isContent ? "is drawn otherwise" : words.text,
          values: words.values,
          distance: LookDistance.between(old.look(name), new.look(name), of: name))
      }
    }
    let inside = told(new.parts, like: old.parts)
    // What is in a view of another size, or scrolled elsewhere, is laid out anew.
    guard isLaidOutAlike, tellsAll, old.parts != inside else { return found }
    // A text is drawn by a part of some views, of which the view itself tells.
    let writes = found.contains { LookTable.writing.contains($0.property) }
    if writes, old.parts.map(\.kind) == inside.map(\.kind) { return found }
    // What is more in a view is told better than that its content differs.
    found.removeAll { $0.property == ViewLook.Aspect.content.rawValue }
    let parts = PartComparison(old.parts, inside)
    return found + [change(of: parts, in: old.name, PartText.inside, at: place)]
  }

  /// Returns the names of the properties that differ and that nothing else explains, in their order.
  private func names(
    of old: RecordedView, _ new: RecordedView, isLaidOutAlike: Bool
  ) -> [String] {
    let both = old.look + new.look.filter { old.look($0.name) == nil }
    var names = LookOrder.sorted(both).map(\.name)
      .sorted { LookOrder.rank($0) < LookOrder.rank($1) }
      .filter { old.look($0) != new.look($0) }
    names.removeAll { isUntold($0, old, new) }
    if !isLaidOutAlike { names.removeAll(where: LookTable.growing.contains) }
    if (old.pose.tiltX, old.pose.tiltY) != (new.pose.tiltX, new.pose.tiltY) {
      names.removeAll { $0 == ViewLook.Aspect.tilt.rawValue }
    }
    let image = ViewLook.Aspect.image.rawValue
    if (old.look(image) == nil) != (new.look(image) == nil) {
      names.removeAll(where: LookTable.ofImages.contains)
    }
    let shadow = LookWords.redundantShadow(from: old, to: new)
    names.removeAll { $0 == shadow?.rawValue }
    // Nothing is painted of a view without opacity.
    if (old.pose.alpha == 0) != (new.pose.alpha == 0) {
      names.removeAll { $0 == ViewLook.Aspect.content.rawValue }
    }
    let changed = Set(names)
    return names.filter { !LookTable.isExplained($0, by: changed) }
  }

  /// Returns true for a difference that comes from what the reference does not tell, or that says nothing.
  private func isUntold(_ name: String, _ old: RecordedView, _ new: RecordedView) -> Bool {
    let values = [old.look(name), new.look(name)]
    switch ViewLook.Aspect(rawValue: name) {
    case .over:
      // What is not painted stands over nothing.
      if values.contains(ViewLook.notPainted) { return true }
    case .hidden:
      if !tellsAll, values.contains(ViewLook.hiddenAround) { return true }
    case .value:
      if !tellsValues { return true }
    default: break
    }
    guard !tellsAll else { return false }
    // Older records tell texts of labels alone.
    if LookTable.writing.contains(name), values[0] == nil { return true }
    return !LookTable.isTold(name, inVersion: reference.looksVersion)
  }

  /// Leaves out the views that are hidden or shown only because one around them is, which that one tells.
  private func tellingOnce(_ changes: [LookChange], in frames: [RecordedFrame]) -> [LookChange] {
    let hidden = ViewLook.Aspect.hidden.rawValue
    guard changes.contains(where: { $0.property == hidden }) else { return changes }
    func isCarried(_ change: LookChange) -> Bool {
      change.property == hidden
        && frames.contains { frame in
          frame.views.contains {
            $0.name == change.view && $0.look(hidden) == ViewLook.hiddenAround
          }
        }
    }
    var kept = changes
    for change in changes where isCarried(change) {
      let holders = frames.map { $0.holders(of: change.view) }.joined()
      guard
        let place = kept.firstIndex(where: {
          $0.property == hidden && holders.contains($0.view) && !isCarried($0)
        })
      else { continue }
      kept[place].carried.append(change.view)
      kept.removeAll { $0.view == change.view && $0.property == hidden }
    }
    return kept
  }
}

extension RecordedFrame {
  /// Returns the names of the views around one, the nearest first.
  func holders(of view: String) -> [String] {
    var names: [String] = []
    var name = view
    while let outer = views.first(where: { $0.name == name })?
      .look(ViewLook.Aspect.inside.rawValue), !names.contains(outer)
    {
      names.append(outer)
      name = outer
    }
    return names
  }
}
