import Fingerprints
import Wording

/// The rows that tell of the views without a name in a view, or outside of all with one.
///
/// A part is told by its place among its like: `part 2`. Its value is its mark, then its stance where that
/// changed, then its type where that changed; a text that changed stands in a column of its own. Without a
/// value, it and those after it are gone.
struct PartText {
  /// The view; empty for what is outside.
  let view: String
  /// What the rows begin with.
  let word: String

  static let inside = "part"
  static let outside = "outside"

  func rows(of parts: [RecordedPart], after old: [RecordedPart], at frame: Int) -> [[String]] {
    guard parts != old else { return [] }
    var rows: [[String]] = []
    for (place, part) in parts.enumerated() {
      let known = place < old.count ? old[place] : nil
      guard part != known else { continue }
      var words = ["\(part.mark)"]
      if part.pose != known?.pose || part.kind != known?.kind { words.append(Self.text(part.pose)) }
      if part.kind != known?.kind { words.append(part.kind) }
      let text = part.text == known?.text ?? "" ? [] : [part.text]
      rows.append(["\(frame)", view, "\(word) \(place)", words.joined(separator: " ")] + text)
    }
    if parts.count < old.count { rows.append(["\(frame)", view, "\(word) \(parts.count)"]) }
    return rows
  }

  /// Takes a row.
  ///
  /// - Parameters:
  ///   - property: the third word of the row.
  ///   - value: the fourth; `nil` for none.
  ///   - text: the fifth; `nil` for none.
  ///   - parts: what it changes.
  /// - Returns: `nil` when the row is none of parts; false when it cannot be read.
  func take(
    _ property: String, _ value: String?, _ text: String? = nil, into parts: inout [RecordedPart]
  ) -> Bool? {
    guard property.hasPrefix(word + " "), let place = Int(property.dropFirst(word.utf8.count + 1))
    else { return nil }
    guard let value else {
      guard parts.indices.contains(place) else { return false }
      parts.removeSubrange(place...)
      return true
    }
    guard (0...parts.count).contains(place) else { return false }
    let known = place < parts.count ? parts[place] : nil
    guard let (mark, pose, kind) = Self.parts(of: value), let pose = pose ?? known?.pose,
      let kind = kind ?? known?.kind
    else { return false }
    let part = RecordedPart(kind: kind, pose: pose, text: text ?? known?.text ?? "", mark: mark)
    if place < parts.count { parts[place] = part } else { parts.append(part) }
    return true
  }

  /// The numbers of a stance with commas, without those at its end that are usual.
  private static func text(_ pose: Pose) -> String {
    let numbers = pose.numbers
    let told = zip(numbers, Pose.usual).map { $0 != $1 }.lastIndex(of: true) ?? 0
    return numbers.prefix(told + 1).map(Words.exact).joined(separator: ",")
  }

  /// Reads the mark, the stance and the type of a part.
  private static func parts(of value: String) -> (mark: Fingerprint, pose: Pose?, kind: String?)? {
    let words = value.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard let mark = words.first.flatMap({ Fingerprint($0) }) else { return nil }
    guard words.count > 1 else { return (mark, nil, nil) }
    guard words[1].contains(",") else { return oldParts(of: value, mark) }
    let told = words[1].split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard (4...Pose.usual.count).contains(told.count), told.allSatisfy({ $0?.isFinite == true })
    else { return nil }
    let numbers = (told + Pose.usual.dropFirst(told.count)).compactMap(\.self)
    guard numbers.count == Pose.usual.count else { return nil }
    return (mark, Pose(numbers), words.count > 2 ? String(words[2]) : nil)
  }

  /// Reads what versions before the fourth told: the upright rectangle around the part.
  private static func oldParts(
    of value: String, _ mark: Fingerprint
  ) -> (mark: Fingerprint, pose: Pose?, kind: String?)? {
    let words = value.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
    let box = words.dropFirst().prefix(4).compactMap { Double($0) }
    guard box.count == 4, box.allSatisfy(\.isFinite) else { return nil }
    let pose = Pose(
      x: box[0] + box[2] / 2, y: box[1] + box[3] / 2, width: box[2], height: box[3])
    return (mark, pose, words.count > 5 ? String(words[5]) : nil)
  }
}
