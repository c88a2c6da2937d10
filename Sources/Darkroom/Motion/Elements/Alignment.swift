import Geometry

/// Finds which elements of a frame go on with which tracks, without changing the order of either.
struct Alignment {
  /// The index of the track of each element; nil for one that is new.
  ///
  /// *Shape*: rising.
  private(set) var partners: [Int?]

  init(of tracks: [Track], with elements: [FilmElement]) {
    partners = Array(repeating: nil, count: elements.count)
    guard !tracks.isEmpty, !elements.isEmpty else { return }
    // Most of a picture is as it was: only what lies between is searched.
    let shown = tracks.indices.filter { tracks[$0].last != nil }
    var start = 0
    while start < min(shown.count, elements.count),
      Self.isUnchanged(tracks[shown[start]], elements[start])
    {
      partners[start] = shown[start]
      start += 1
    }
    var end = 0
    while end < min(shown.count, elements.count) - start,
      Self.isUnchanged(tracks[shown[shown.count - 1 - end]], elements[elements.count - 1 - end])
    {
      partners[elements.count - 1 - end] = shown[shown.count - 1 - end]
      end += 1
    }
    let first = start > 0 ? shown[start - 1] + 1 : 0
    let last = end > 0 ? shown[shown.count - end] : tracks.count
    search(tracks, first..<last, elements, start..<(elements.count - end))
  }

  private static func isUnchanged(_ track: Track, _ element: FilmElement) -> Bool {
    track.body == element.body && track.ink == element.ink
      && track.last?.isSame(as: element.state) == true
  }

  /// Finds the partners with the highest sum of scores.
  private mutating func search(
    _ tracks: [Track], _ old: Range<Int>, _ elements: [FilmElement], _ new: Range<Int>
  ) {
    guard !old.isEmpty, !new.isEmpty else { return }
    let width = new.count + 1
    var best = [Int32](repeating: 0, count: (old.count + 1) * width)
    for (row, place) in old.enumerated() {
      for (column, index) in new.enumerated() {
        let before = row * width + column
        let score = Self.score(tracks[place], elements[index])
        let both = score > 0 ? best[before] + score : 0
        best[before + width + 1] = max(both, best[before + 1], best[before + width])
      }
    }
    var (row, column) = (old.count, new.count)
    while row > 0, column > 0 {
      let here = best[row * width + column]
      if here == best[(row - 1) * width + column] {
        row -= 1
      } else if here == best[row * width + column - 1] {
        column -= 1
      } else {
        (row, column) = (row - 1, column - 1)
        partners[new.lowerBound + column] = old.lowerBound + row
      }
    }
  }

  /// Returns how well an element goes on with a track: 0 for not at all, and more the nearer.
  private static func score(_ track: Track, _ element: FilmElement) -> Int32 {
    guard track.body == element.body, track.ink == element.ink, let seen = track.lastSeen else {
      return 0
    }
    if track.last == nil { return seen.isSame(as: element.state) ? 30 : 4 }
    if seen.isSame(as: element.state) { return 200 }
    let far = seen.distance(to: element.state)
    guard far < farthest else { return 2 }
    return 20 + Int32((100 * (1 - far / farthest)).rounded())
      + (seen.colors == element.state.colors ? 20 : 0)
  }

  /// The distance of a frame from the next beyond which nothing moves.
  ///
  /// *Units*: points.
  private static let farthest = 200.0
}

extension FilmElement.State {
  /// Returns true when another state looks the same, whatever the number of turns.
  fileprivate func isSame(as other: FilmElement.State) -> Bool {
    var other = other
    other.pose = other.pose.turning(on: pose.angle)
    return self == other
  }

  /// Returns how far the middle and the edges are from those of another state, in points.
  fileprivate func distance(to other: FilmElement.State) -> Double {
    let (dx, dy) = (pose.x - other.pose.x, pose.y - other.pose.y)
    return (dx * dx + dy * dy).squareRoot() + abs(Double(size.width - other.size.width))
      + abs(Double(size.height - other.size.height))
  }
}
