import Foundation
import Wording

/// What is different in two animated SVGs of ours.
package enum SVGChange {
  /// Returns a sentence about what moved, or about what else changed.
  ///
  /// - Parameters:
  ///   - old: the text of the drawing that stands on the disk.
  ///   - new: that of the drawing as it would be made now.
  /// - Returns: the sentence, which begins with a small letter and ends with a full stop.
  package static func sentence(_ old: String, _ new: String) -> String {
    let (before, after) = (Drawing(old), Drawing(new))
    if before.size != after.size, let size = after.size, let was = before.size {
      return "it is \(size) points large instead of \(was)."
    }
    if before.seconds != after.seconds {
      return "it plays for \(told(after.seconds)) instead of \(told(before.seconds))."
    }
    let counts = (before.tracks.count, after.tracks.count)
    if counts.0 != counts.1 {
      return "it has \(Words.count(counts.1, "motion")) instead of \(counts.0)."
    }
    if let place = parting(before, after) { return place }
    if before.title != after.title {
      return "it says “\(after.title)” instead of “\(before.title)”."
    }
    if before.still != after.still {
      return "it stands still at another moment where no motion is wanted."
    }
    return "what is drawn has changed, and moves as before."
  }

  private static func told(_ seconds: Double?) -> String {
    seconds.map(Words.seconds) ?? "no time at all"
  }

  /// Says where motions are apart; `nil` where they are nowhere.
  private static func parting(_ before: Drawing, _ after: Drawing) -> String? {
    var first: Double?
    var most = (distance: 0.0, share: 0.0)
    for (one, other) in zip(before.tracks, after.tracks) where one != other {
      for share in Set(one.map(\.share) + other.map(\.share)).sorted() {
        guard let a = place(at: share, on: one), let b = place(at: share, on: other) else {
          continue
        }
        let distance = ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
        guard distance > Self.nothing else { continue }
        first = min(first ?? share, share)
        if distance > most.distance { most = (distance, share) }
      }
    }
    guard let first else { return nil }
    let seconds = after.seconds ?? 0
    return "something stands elsewhere from \(Words.seconds(first * seconds)), most at"
      + " \(Words.seconds(most.share * seconds)), where it is \(Words.points(most.distance)) apart."
  }

  /// Returns where an element is at a share of the time.
  private static func place(at share: Double, on track: [Key]) -> (x: Double, y: Double)? {
    guard let next = track.firstIndex(where: { $0.share >= share }) else {
      return track.last.map { ($0.x, $0.y) }
    }
    let (after, before) = (track[next], track[max(0, next - 1)])
    let gap = after.share - before.share
    let part = gap > 0 ? (share - before.share) / gap : 0
    return (before.x + (after.x - before.x) * part, before.y + (after.y - before.y) * part)
  }

  /// How far apart something may be that is in the same place.
  ///
  /// *Units*: points.
  private static let nothing = 0.01

  /// Where an element is at one moment.
  private struct Key: Hashable {
    /// *Units*: 0...1 of the time.
    let share: Double
    /// *Units*: points.
    let x: Double
    let y: Double
  }

  /// What is read of a drawing.
  private struct Drawing {
    var size: String?
    var seconds: Double?
    var title = ""
    /// The moment that is shown where no motion is wanted, as it is written.
    var still: String?
    /// The motions that shift something, in their order.
    var tracks: [[Key]] = []

    init(_ text: String) {
      if let match = text.firstMatch(of: #/viewBox="0 0 ([0-9.]+) ([0-9.]+)"/#) {
        size = "\(match.1)×\(match.2)"
      }
      if let match = text.firstMatch(of: #/\*\{animation:([0-9.]+)s/#) {
        seconds = Double(match.1)
      }
      still = text.firstMatch(of: #/animation-delay:-([0-9.]+)s!important/#).map { String($0.1) }
      if let match = text.firstMatch(of: #/<desc>([^<]*)</desc>/#) { title = String(match.1) }
      for line in PageLines.split(text) where line.hasPrefix("@keyframes") {
        let keys = Self.keys(of: line)
        if !keys.isEmpty { tracks.append(keys) }
      }
    }

    private static func keys(of line: String) -> [Key] {
      line.matches(of: #/([0-9.%,]+)\{transform:translate\((-?[0-9.]+)px(?:,(-?[0-9.]+)px)?\)/#)
        .flatMap { match in
          match.1.split(separator: ",").compactMap { share in
            guard let percent = Double(share.dropLast()), let x = Double(match.2) else {
              return nil
            }
            return Key(share: percent / 100, x: x, y: match.3.flatMap { Double($0) } ?? 0)
          }
        }
    }
  }
}
