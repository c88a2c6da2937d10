import Foundation
import Wording

import func Arithmetic.cos
import func Arithmetic.sin
import func Arithmetic.tan

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
      return apart ?? "there is \(list(new, "a")) instead of \(list(old, "the"))"
    }
    let changed = Array(zip(old, new).filter { $0 != $1 })
    let first = changed[0]
    let rest =
      changed.count > 1 ? " (and \(Words.count(changed.count - 1, "other view")) in it)" : ""
    return "the \(first.0.title) \(Self.change(from: first.0, to: first.1))" + rest
  }

  /// Where the first part that changed stands and how large it is; `nil` where that is the same, or
  /// there are other parts.
  var difference: PoseDifference? {
    guard isOfSameKinds, !isOtherOrder,
      let (old, new) = zip(old, new).first(where: { $0 != $1 }), old.pose != new.pose
    else { return nil }
    return PoseDifference(reference: old.pose, actual: new.pose)
  }

  private var isOfSameKinds: Bool {
    old.count == new.count && zip(old, new).allSatisfy { $0.kind == $1.kind }
  }

  private var isOtherOrder: Bool {
    old.count > 1 && Set(old) == Set(new)
  }

  /// What is more, what is gone and what changed, each for itself; `nil` for too many to tell apart.
  private var apart: String? {
    guard old.count * new.count <= Self.mostPairs else { return nil }
    var (gone, more) = ([RecordedPart](), [RecordedPart]())
    for change in Array(new).difference(from: Array(old)) {
      switch change {
      case .remove(_, let part, _): gone.append(part)
      case .insert(_, let part, _): more.append(part)
      }
    }
    // What is gone is told from the back.
    gone.reverse()
    var changed: [String] = []
    gone.removeAll { part in
      guard let place = more.firstIndex(where: { $0.kind == part.kind && $0.pose == part.pose })
      else { return false }
      changed.append("the \(part.title) \(Self.change(from: part, to: more.remove(at: place)))")
      return true
    }
    if !gone.isEmpty, !more.isEmpty { return nil }
    var words: [String] = []
    if !more.isEmpty { words.append("there is \(list(more[...], "a")) more") }
    if !gone.isEmpty { words.append("there is no \(list(gone[...], "")) any more") }
    return Words.list(words + changed)
  }

  /// How many pairs of parts are looked at to tell them apart.
  private static let mostPairs = 10_000

  /// The types whose text is what they stand at.
  private static let kindsWithValue: Set<String> = [
    "UISwitch", "UISlider", "UIStepper", "UIProgressView", "UISegmentedControl", "UIPageControl",
  ]

  private static func change(from old: RecordedPart, to new: RecordedPart) -> String {
    var words: [String] = []
    if old.pose != new.pose {
      words.append(PoseDifference(reference: old.pose, actual: new.pose).inWords)
    }
    if old.text != new.text {
      words.append(
        kindsWithValue.contains(old.kind)
          ? LookWords.value(new.text, instead: old.text)
          : LookWords.text(new.text, instead: old.text))
    }
    return words.isEmpty ? "is drawn otherwise" : words.joined(separator: " and ")
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
  /// `UILabel at (12, 8), 60 × 20 pt,`: the smallest upright rectangle around it.
  fileprivate var title: String {
    let (sine, cosine) = (sin(pose.angle), cos(pose.angle))
    let lean = pose.shear == 0 ? 0 : tan(pose.shear)
    let (across, down) = (pose.width * pose.scaleX, pose.height * pose.scaleY)
    let width = abs(across * cosine) + abs(down * (lean * cosine - sine))
    let height = abs(across * sine) + abs(down * (lean * sine + cosine))
    let numbers = [pose.x - width / 2, pose.y - height / 2, width, height].map(Words.said)
    return "\(kind) at (\(numbers[0]), \(numbers[1])), \(numbers[2]) × \(numbers[3]) pt,"
  }
}
