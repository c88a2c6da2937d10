import Fingerprints
import Wording

/// The rows that tell of the views without a name in a view, or outside of all with one.
///
/// A part is told by its place among its like: `part 2`. Its value is its mark, then its box where that
/// changed, then its type where that changed; without a value, it and those after it are gone.
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
      if part.box != known?.box || part.kind != known?.kind { words += part.box.map(Words.exact) }
      if part.kind != known?.kind { words.append(part.kind) }
      rows.append(["\(frame)", view, "\(word) \(place)", words.joined(separator: " ")])
    }
    if parts.count < old.count { rows.append(["\(frame)", view, "\(word) \(parts.count)"]) }
    return rows
  }

  /// Takes a row.
  ///
  /// - Parameters:
  ///   - property: the third word of the row.
  ///   - value: the fourth; `nil` for none.
  ///   - parts: what it changes.
  /// - Returns: `nil` when the row is none of parts; false when it cannot be read.
  func take(_ property: String, _ value: String?, into parts: inout [RecordedPart]) -> Bool? {
    guard property.hasPrefix(word + " "), let place = Int(property.dropFirst(word.utf8.count + 1))
    else { return nil }
    guard let value else {
      guard parts.indices.contains(place) else { return false }
      parts.removeSubrange(place...)
      return true
    }
    guard (0...parts.count).contains(place) else { return false }
    let known = place < parts.count ? parts[place] : nil
    let words = value.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
    let box = words.count < 5 ? known?.box : words[1..<5].compactMap { Double($0) }
    let kind = words.count < 6 ? known?.kind : String(words[5])
    guard let mark = words.first.flatMap({ Fingerprint($0) }), let box, box.count == 4, let kind,
      box.allSatisfy(\.isFinite), [1, 5, 6].contains(words.count)
    else { return false }
    let part = RecordedPart(kind: kind, box: box, mark: mark)
    if place < parts.count { parts[place] = part } else { parts.append(part) }
    return true
  }
}
