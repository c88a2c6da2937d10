import Drawing
import Geometry

/// Where an element stands, and how large it is.
struct Placement: Hashable, Sendable {
  var pose: Pose
  var size: CGSize
  var radius: Double
  /// A rectangle that moves with it, at whose corners distances are measured.
  var reach: CGRect

  /// Returns true when the corners of a placement between two others are near those of a third.
  static func isNear(
    _ from: Placement, _ to: Placement, _ share: Double, _ value: Placement
  ) -> Bool {
    func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
    let reach = CGRect(
      x: mix(from.reach.minX, to.reach.minX), y: mix(from.reach.minY, to.reach.minY),
      width: mix(from.reach.width, to.reach.width), height: mix(from.reach.height, to.reach.height))
    let far = reach.distance(
      by: from.pose.mixed(with: to.pose, share).map, to: value.reach, by: value.pose.map)
    return far <= KeyFrames.reach
      && abs(mix(from.radius, to.radius) - value.radius) <= KeyFrames.reach
  }
}

/// A colour, and the one that it is in dark.
struct ColorPair: Hashable, Sendable {
  let light: Color
  let dark: Color

  static func isNear(
    _ from: ColorPair, _ to: ColorPair, _ share: Double, _ value: ColorPair
  ) -> Bool {
    func isNear(_ path: KeyPath<ColorPair, Color>) -> Bool {
      [\Color.red, \.green, \.blue, \.alpha].allSatisfy { (channel: KeyPath<Color, Double>) in
        let (one, two) = (from[keyPath: path], to[keyPath: path])
        let mixed =
          one[keyPath: channel] + (two[keyPath: channel] - one[keyPath: channel]) * share
        return abs(mixed - value[keyPath: path][keyPath: channel]) <= KeyFrames.level
      }
    }
    return isNear(\.light) && isNear(\.dark)
  }
}

extension Track {
  /// The frames in which the element comes, with true, and goes, with false.
  var visibility: [Change<Bool>] {
    changes.reduce(into: []) { found, change in
      let isThere = change.value != nil
      if found.last?.value != isThere { found.append(Change(change.frame, isThere)) }
    }
  }

  /// Returns the key frames of the places in a film of so many frames.
  func placements(in frames: Int) -> [Change<Placement>] {
    KeyFrames.chosen(
      among: samples(in: frames) {
        Placement(pose: $0.pose, size: $0.size, radius: $0.radius, reach: $0.reach)
      }, isNear: Placement.isNear)
  }

  /// Returns the key frames of a colour.
  ///
  /// - Parameters:
  ///   - index: which of the colours.
  ///   - frames: how many frames the film has.
  /// - Returns: the colours from one key frame to the next.
  func colors(_ index: Int, in frames: Int) -> [Change<ColorPair>] {
    KeyFrames.chosen(
      among: samples(in: frames) {
        ColorPair(light: $0.colors[index], dark: ($0.dark ?? $0.colors)[index])
      }, isNear: ColorPair.isNear)
  }

  /// Returns the key frames of the opacity.
  func opacities(in frames: Int) -> [Change<Double>] {
    samples(in: frames) { $0.opacity }.chosen(within: KeyFrames.level)
  }

  /// Returns a value at the first and the last frame of each stretch in which it is the same.
  ///
  /// Frames in which the element is not there have none.
  private func samples<Value>(
    in frames: Int, _ value: (FilmElement.State) -> Value
  ) -> [Change<Value>] {
    var samples: [Change<Value>] = []
    for (index, change) in changes.enumerated() {
      guard let state = change.value else { continue }
      let value = value(state)
      let isLast = index + 1 == changes.count
      let end = isLast ? frames : changes[index + 1].frame - 1
      // A value that goes on is a longer stretch.
      if samples.count > 1, samples[samples.count - 1].value == value,
        samples[samples.count - 2].value == value
      {
        samples.removeLast()
      } else if samples.last?.value != value || samples.isEmpty {
        samples.append(Change(change.frame, value))
      }
      if samples.last?.frame ?? 0 < end { samples.append(Change(end, value)) }
    }
    return samples
  }
}
