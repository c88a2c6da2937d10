import Drawing
import Wording

extension MotionLeg {
  /// Says what the quantity does.
  ///
  /// - Parameter rate: frames a second.
  /// - Returns: a phrase, such as `moves 300 pt up, fastest 840 pt/s at 0.42 s`.
  func words(rate: Int) -> String {
    var parts = [wayInWords + repetition]
    if windups.contains(where: { $0 > 0 }) {
      parts.append("first goes back by \(each(of: windups))")
    }
    if isBowed { parts.append("in a curve up to \(said(bow)) beside the straight line") }
    if isAtOnce {
      parts[0] += isLastStep ? " in the last frame" : " at once"
    } else {
      if quantity == .place || quantity == .scroll || quantity == .turn {
        parts.append("fastest \(said(speed))/s at \(Self.time(speedFrame, rate))")
      }
      if overshoot > 0 {
        parts.append(
          "overshoots \(returns ? "its beginning " : "")by \(each(of: overshoots)) at "
            + Self.time(overshootFrame, rate))
      }
      if turnings > 1 { parts.append("turns back \(turnings) times") }
      if times > 1 { parts.append("and jumps back at once each time") }
      if let jumpsBackAt {
        parts.append("and jumps back at once at \(Self.time(jumpsBackAt, rate))")
      }
    }
    return parts.joined(separator: ", ")
  }

  /// How often it is made; empty for once.
  private var repetition: String {
    if times == 1 { return "" }
    // What goes on at the end would be made more often.
    if isOngoing { return " again and again" }
    return times == 2 ? " twice" : " again and again, \(times) times"
  }

  private var isBowed: Bool {
    quantity == .place && bow > max(1, quantity.distance(from, farthest) * Self.leastBow)
  }

  /// How far beside a straight line a way counts as a curve, as a share of its length.
  private static let leastBow = 0.02

  static func time(_ frame: Int, _ rate: Int) -> String {
    Words.seconds(Double(frame) / Double(rate))
  }

  /// A number of the quantity with its unit.
  private func said(_ value: Double) -> String {
    switch quantity {
    case .place, .size, .scroll, .corners, .border: "\(Words.said(value)) pt"
    case .turn, .shear, .tilt: "\(Words.said(Self.degrees(value)))°"
    case .scale, .opacity, .shadow, .background, .stroke: Words.said(value)
    }
  }

  /// Distances of the numbers of the quantity: one where they agree, as those of colours do not have to.
  private func each(of distances: [Double]) -> String {
    let most = distances.max() ?? 0
    if quantity == .shadow, distances.count == 2 {
      let told = zip(
        distances, ["opacity \(Words.said(distances[0]))", "radius \(Words.said(distances[1])) pt"])
      return Words.list(told.filter { $0.0 > 0 }.map(\.1))
    }
    guard quantity.isParted, quantity != .background else { return said(most) }
    let moving = distances.indices.filter { abs(goal[$0] - from[$0]) >= quantity.least(of: $0) }
    if moving.allSatisfy({ most - distances[$0] <= most * Self.slightly }) { return said(most) }
    return quantity == .tilt
      ? distances.map(said).joined(separator: " × ")
      : distances.map(Words.said).joined(separator: " × ") + (quantity == .size ? " pt" : "")
  }

  /// By which share numbers that agree may differ.
  private static let slightly = 1e-3

  private static func degrees(_ radians: Double) -> Double { radians * 180 / .pi }

  /// From where to where.
  private var wayInWords: String {
    let back = returns ? " and back" : ""
    switch quantity {
    case .place: return "moves \(Self.direction(zip(goal, from).map { $0 - $1 }))\(back)"
    case .scroll: return "scrolls \(Self.direction(zip(goal, from).map { $0 - $1 }))\(back)"
    case .turn:
      let angle = goal[0] - from[0]
      return "turns \(said(abs(angle))) \(angle < 0 ? "counterclockwise" : "clockwise")\(back)"
    case .opacity: return "fades from \(told(from)) to \(told(goal))\(back)"
    case .size: return "its size goes from \(told(from)) to \(told(goal)) pt\(back)"
    case .scale: return "scales from \(told(from)) to \(told(goal))\(back)"
    case .shear: return "leans from \(told(from)) to \(told(goal))\(back)"
    case .tilt: return "tilts from \(told(from)) to \(told(goal))\(back)"
    case .corners: return "its corner radius goes from \(told(from)) to \(told(goal)) pt\(back)"
    case .border: return "its border goes from \(told(from)) to \(told(goal)) pt\(back)"
    case .shadow: return "its shadow goes from \(told(from)) to \(told(goal))\(back)"
    case .background: return "its background goes from \(told(from)) to \(told(goal))\(back)"
    case .stroke: return "its line goes from \(told(from)) to \(told(goal))\(back)"
    }
  }

  /// The numbers as one says them: `100 × 40`, `#FF0000`.
  private func told(_ values: [Double]) -> String {
    switch quantity {
    case .background: return Self.color(values)
    case .shadow where values[0] == 0: return "none"
    case .shadow: return "opacity \(Words.said(values[0])), radius \(Words.said(values[1]))"
    case .scale where values[0] == values[1]: return Words.said(values[0])
    case .turn, .shear, .tilt:
      return values.map { "\(Words.said(Self.degrees($0)))°" }.joined(separator: ", ")
    case .stroke: return values.map(Words.said).joined(separator: "–")
    default: return values.map(Words.said).joined(separator: " × ")
    }
  }

  /// `300 pt up`, `20 pt right and 5 pt down`.
  static func direction(_ way: [Double]) -> String {
    var parts: [String] = []
    let least = ToldQuantity.place.least
    if abs(way[0]) >= least {
      parts.append("\(Words.said(abs(way[0]))) pt \(way[0] < 0 ? "left" : "right")")
    }
    if abs(way[1]) >= least {
      parts.append("\(Words.said(abs(way[1]))) pt \(way[1] < 0 ? "up" : "down")")
    }
    return parts.isEmpty
      ? "less than \(Words.said(least)) pt each way" : parts.joined(separator: " and ")
  }

  private static func color(_ values: [Double]) -> String {
    func level(_ value: Double) -> Double { (min(1, max(0, value)) * 255).rounded() / 255 }
    guard level(values[3]) > 0 else { return "clear" }
    let levels = values.map(level)
    return
      Color(red: levels[0], green: levels[1], blue: levels[2], alpha: levels[3]).description
  }
}
