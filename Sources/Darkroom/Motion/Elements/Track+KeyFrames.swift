import Drawing
import Geometry

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
  var visibility: [Change<Bool>] { KeyFrames.presence(in: changes) }

  /// Returns the key frames of the places in a film of so many frames.
  func placements(in frames: Int) -> [Change<Placement>] {
    KeyFrames.chosen(
      among: KeyFrames.samples(of: changes, in: frames) {
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
      among: KeyFrames.samples(of: changes, in: frames) {
        ColorPair(light: $0.colors[index], dark: ($0.dark ?? $0.colors)[index])
      }, isNear: ColorPair.isNear)
  }

  /// Returns the key frames of the opacity in a film of so many frames.
  func opacities(in frames: Int) -> [Change<Double>] {
    KeyFrames.samples(of: changes, in: frames) { $0.opacity }.chosen(within: KeyFrames.level)
  }
}
