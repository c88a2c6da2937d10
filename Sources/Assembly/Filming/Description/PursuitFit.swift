import Foundation

/// What explains how a thing follows a finger: it is late, or goes another share of the finger's way.
struct PursuitFit {
  /// How many frames ago the finger was where the thing is; `nil` where that explains little.
  private(set) var delay: Int?
  /// The share of the finger's way that the thing goes; `nil` where it is 1, or explains little.
  private(set) var share: Double?

  /// Looks for the delay and the share that explain a thing's way best.
  ///
  /// - Parameters:
  ///   - ways: how far the thing is from its beginning, frame by frame.
  ///   - points: where the finger is, frame by frame.
  ///   - begin: the first index that counts.
  ///   - isAlong: the axes on which the thing follows.
  init(
    _ ways: [CGPoint], _ points: [CGPoint], from begin: Int, _ isAlong: (x: Bool, y: Bool)
  ) {
    let axes: [KeyPath<CGPoint, CGFloat>] =
      (isAlong.x ? [\.x] : []) + (isAlong.y ? [\.y] : [])
    let own = axes.map { axis in
      ways.indices.dropFirst(begin).map { Double(ways[$0][keyPath: axis]) }
    }
    func finger(_ shift: Int) -> [[Double]] {
      axes.map { axis in
        ways.indices.dropFirst(begin).map {
          Double(points[max(0, $0 - shift)][keyPath: axis] - points[0][keyPath: axis])
        }
      }
    }
    // Only where nothing else explains it, a distance at which the thing was taken may play a part: at an
    // even speed it is the same as a delay.
    let straight = (0...Self.longestDelay).map { Self.distance(own, finger($0)) }
    if let best = Self.least(straight), straight[best] <= Self.slack {
      delay = best > 0 ? best : nil
      return
    }
    let fits = (0...Self.longestDelay).map { Self.fit(own, finger($0)) }
    guard let best = Self.least(fits.map(\.distance)) else { return }
    if abs(fits[best].share - 1) <= Self.shareOfOne {
      let plain = Self.distance(Self.centered(own), Self.centered(finger(0)))
      if best > 0, fits[best].distance < plain / 2 { delay = best }
    } else if fits[best].distance <= Self.slack {
      share = fits[best].share
    }
  }

  /// Returns how far ways are from others, in the mean of the squares.
  private static func distance(_ one: [[Double]], _ other: [[Double]]) -> Double {
    let squares = zip(one.joined(), other.joined()).map { ($0 - $1) * ($0 - $1) }
    return (squares.reduce(0, +) / Double(max(1, squares.count / max(1, one.count)))).squareRoot()
  }

  /// Returns ways of which the mean of each axis is 0.
  private static func centered(_ ways: [[Double]]) -> [[Double]] {
    ways.map { way in
      let mean = way.reduce(0, +) / Double(max(1, way.count))
      return way.map { $0 - mean }
    }
  }

  /// Returns the share of the finger's way, from any place, that is nearest to a thing's.
  private static func fit(
    _ own: [[Double]], _ finger: [[Double]]
  ) -> (share: Double, distance: Double) {
    let (own, finger) = (centered(own), centered(finger))
    let square = finger.joined().reduce(0) { $0 + $1 * $1 }
    guard square > 0 else { return (1, .infinity) }
    let share = zip(own.joined(), finger.joined()).reduce(0) { $0 + $1.0 * $1.1 } / square
    return (share, distance(own, finger.map { $0.map { $0 * share } }))
  }

  /// Returns the first index of the least number, or of one that is hardly greater.
  private static func least(_ distances: [Double]) -> Int? {
    guard let least = distances.min(), least.isFinite else { return nil }
    return distances.firstIndex { $0 <= least + noise }
  }

  /// How far what is explained may be from what is so.
  ///
  /// *Units*: points.
  private static let slack = 0.5
  /// *Units*: points.
  private static let noise = 1e-6
  /// How far from 1 a share counts as all of the finger's way.
  private static let shareOfOne = 0.05
  /// *Units*: frames.
  private static let longestDelay = 60
}
