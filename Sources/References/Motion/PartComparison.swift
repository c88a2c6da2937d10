import Wording

/// Says which view without a name, or which layer without a view, changed.
struct PartComparison {
  /// What is left of both after what is the same at their beginnings and ends.
  private let old: ArraySlice<RecordedPart>
  private let new: ArraySlice<RecordedPart>

  /// Compares what was in a view with what is in it; both differ.
  init(_ old: [RecordedPart], _ new: [RecordedPart]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (olds, news) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(olds.reversed(), news.reversed()).prefix { $0 == $1 }.count
    (self.old, self.new) = (olds.dropLast(end), news.dropLast(end))
  }

  /// The change, without the view around it: `the UILabel at (12, 8), 60 × 20 pt, is drawn otherwise`.
  var words: String {
    if old.isEmpty { return "there is \(list(new, "a")) more" }
    if new.isEmpty { return "there is no \(list(old, "")) any more" }
    if old.count == new.count, isOtherOrder {
      return "\(list(new, "the")) are painted in another order"
    }
    guard isOfSameKinds else {
      return "there is \(list(new, "a")) instead of \(list(old, "the"))"
    }
    let changed = Array(zip(old, new).filter { $0 != $1 })
    let first = changed[0]
    let rest =
      changed.count > 1 ? " (and \(Words.count(changed.count - 1, "other view")) in it)" : ""
    return "the \(first.0.title) \(change(from: first.0, to: first.1))" + rest
  }

  /// Where the first part that changed stands and how large it is; `nil` where that is the same, or
  /// there are other parts.
  var difference: PoseDifference? {
    guard isOfSameKinds, !isOtherOrder,
      let (old, new) = zip(old, new).first(where: { $0 != $1 }), old.box != new.box
    else { return nil }
    return Self.difference(from: old, to: new)
  }

  private var isOfSameKinds: Bool {
    old.count == new.count && zip(old, new).allSatisfy { $0.kind == $1.kind }
  }

  private var isOtherOrder: Bool {
    old.count > 1 && Set(old) == Set(new)
  }

  private func change(from old: RecordedPart, to new: RecordedPart) -> String {
    guard old.box != new.box else { return "is drawn otherwise" }
    return Self.difference(from: old, to: new).inWords
  }

  private static func difference(
    from old: RecordedPart, to new: RecordedPart
  ) -> PoseDifference {
    let pose = [old, new].map {
      Pose(
        x: $0.box[0] + $0.box[2] / 2, y: $0.box[1] + $0.box[3] / 2, width: $0.box[2],
        height: $0.box[3])
    }
    return PoseDifference(reference: pose[0], actual: pose[1])
  }

  private func list(_ parts: ArraySlice<RecordedPart>, _ article: String) -> String {
    let start = article.isEmpty ? "" : article == "a" ? nil : article + " "
    return Words.list(
      parts.map { (start ?? ("AEIO".contains($0.kind.prefix(1)) ? "an " : "a ")) + $0.title },
      most: 2
    ).replacing(",,", with: ",")
  }
}

extension RecordedPart {
  /// `UILabel at (12, 8), 60 × 20 pt,`.
  fileprivate var title: String {
    let numbers = box.map(Words.said)
    return "\(kind) at (\(numbers[0]), \(numbers[1])), \(numbers[2]) × \(numbers[3]) pt,"
  }
}
