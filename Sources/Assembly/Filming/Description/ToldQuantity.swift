import Drawing
import UIKit

/// What of a layer is told when it changes.
package enum ToldQuantity: String, Codable, Hashable, Sendable, CaseIterable {
  /// The centre, in points of the layer around it.
  case place
  /// The size of the bounds, in points.
  case size
  /// How many times as wide and as tall as its bounds it is.
  case scale
  /// The turn in the plane, in radians, clockwise.
  case turn
  /// The angle by which the left and right edges lean, in radians.
  case shear
  /// The turns about the horizontal and the vertical axis, in radians.
  case tilt
  /// The opacity, 0...1.
  case opacity
  /// How far what is in it is scrolled, in points.
  case scroll
  /// The radius of the corners, in points.
  case corners
  /// The width of the border, in points.
  case border
  /// The opacity (0...1) and the blur (in points) of the shadow.
  case shadow
  /// Red, green, blue and opacity of the background, 0...1.
  case background
  /// From which part of its path to which a line is drawn, 0...1.
  case stroke

  /// The least change that is told, in the unit of the quantity.
  package var least: Double {
    switch self {
    case .place, .size, .scroll: 0.5
    case .scale, .turn, .shear, .tilt, .stroke: 0.005
    case .opacity, .background: 0.01
    case .corners: 0.25
    case .border, .shadow: 0.1
    }
  }

  /// Whether each of its numbers goes its own way; otherwise they are a point together.
  package var isParted: Bool {
    switch self {
    case .size, .scale, .tilt, .shadow, .background, .stroke: true
    case .place, .scroll, .turn, .shear, .opacity, .corners, .border: false
    }
  }

  /// Whether what is in a view goes along where it changes.
  package var takesAlong: Bool {
    switch self {
    case .place, .scale, .turn, .shear, .tilt, .opacity, .scroll: true
    case .size, .corners, .border, .shadow, .background, .stroke: false
    }
  }

  /// Whether it is an angle, which is the same after a whole turn.
  package var isAngle: Bool { self == .turn || self == .tilt }

  /// Those by which a layer is drawn otherwise.
  static let drawn: Set<ToldQuantity> = [
    .size, .scroll, .corners, .border, .shadow, .background, .stroke,
  ]

  /// The least change of one of its numbers that is told, in its unit.
  package func least(of part: Int) -> Double {
    self == .shadow && part == 0 ? Self.opacity.least : least
  }

  /// Returns how far two values lie apart, in the unit of the quantity.
  ///
  /// Of numbers that go their own ways, the farthest counts; numbers of other units as many times as they
  /// are the least change.
  package func distance(_ one: [Double], _ other: [Double]) -> Double {
    let parts = zip(one, other).map { abs($0 - $1) }
    guard isParted else { return parts.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    return parts.enumerated().map { $0.element * least / least(of: $0.offset) }.max() ?? 0
  }

  /// Returns how far a value goes in a step: the number that goes farthest, or the point.
  package func step(_ one: [Double], _ other: [Double]) -> Double {
    guard isParted else { return distance(one, other) }
    let parts = zip(one, other).map { abs($0 - $1) }
    let most = parts.indices.max { parts[$0] / least(of: $0) < parts[$1] / least(of: $1) }
    return most.map { parts[$0] } ?? 0
  }

  /// Returns the numbers of a layer as it is seen; `stance` is how it lies in the one around it.
  @MainActor
  func values(of layer: SeenLayer, _ stance: LayerStance) -> [Double] {
    let seen = layer.seen
    switch self {
    case .place: return [Double(stance.center.x), Double(stance.center.y)]
    case .size: return [Double(seen.bounds.width), Double(seen.bounds.height)]
    case .scale: return [stance.scaleX, stance.scaleY]
    case .turn: return [stance.angle]
    case .shear: return [stance.shear]
    case .tilt: return [stance.tiltX, stance.tiltY]
    case .opacity: return [Double(seen.alpha)]
    case .scroll: return [Double(seen.bounds.minX), Double(seen.bounds.minY)]
    case .corners: return [Double(seen.cornerRadius)]
    case .border: return [Double(max(0, seen.borderWidth))]
    case .shadow:
      let opacity = Double(seen.shadowOpacity)
      return opacity > 0 ? [opacity, Double(seen.shadowRadius)] : [0, 0]
    case .background:
      guard let color = seen.backgroundColor.flatMap({ Color($0) }) else { return [0, 0, 0, 0] }
      return [color.red, color.green, color.blue, color.alpha]
    case .stroke:
      guard let shape = seen as? CAShapeLayer else { return [0, 1] }
      return [Double(shape.strokeStart), Double(shape.strokeEnd)]
    }
  }
}
