import func Arithmetic.atan2
import func Arithmetic.cos
import func Arithmetic.sin

/// The outlines that are drawn of a simulation, by the kind of thing.
///
/// *Space*: the animator's, in points.
@MainActor
struct PhysicsSketch {
  /// The kinds of things; later ones are drawn over earlier ones.
  ///
  /// Source: colours reported of Apple's debug overlay.
  enum Kind: CaseIterable {
    case field
    case still
    case asleep
    case awake
    case joint
    case velocity
    case contact
    case gravity

    /// The colour of the outlines.
    var color: UIColor {
      switch self {
      case .awake: UIColor(red: 0.08, green: 0.25, blue: 0.99, alpha: 1)
      case .asleep: UIColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1)
      case .still: UIColor(red: 0.5, green: 0.9, blue: 0.5, alpha: 1)
      case .joint: UIColor(red: 0.5, green: 0.8, blue: 0.8, alpha: 1)
      case .field: UIColor(red: 0.9, green: 0.3, blue: 0.3, alpha: 1)
      case .velocity: UIColor(red: 0.75, green: 0.1, blue: 0.75, alpha: 1)
      case .contact: UIColor(red: 1, green: 0.55, blue: 0, alpha: 1)
      case .gravity: UIColor(red: 0.2, green: 0.2, blue: 0.22, alpha: 1)
      }
    }

    /// How wide the outlines are.
    ///
    /// *Units*: points.
    var lineWidth: CGFloat {
      switch self {
      case .field, .still, .asleep, .awake: 1
      case .joint, .velocity, .contact, .gravity: 2
      }
    }

    /// Whether the outlines have a white rim, which sets them off from what is below.
    var hasRim: Bool { lineWidth > 1 }

    /// The name in a legend.
    var word: String {
      switch self {
      case .awake: "body"
      case .asleep: "at rest"
      case .still: "wall"
      case .joint: "joint"
      case .field: "field"
      case .velocity: "velocity"
      case .contact: "contact"
      case .gravity: "gravity"
      }
    }
  }

  private var paths: [Kind: UIBezierPath] = [:]

  /// Returns the outlines of a kind; nil for none.
  func path(of kind: Kind) -> UIBezierPath? { paths[kind] }

  /// Adds an outline.
  mutating func add(_ path: UIBezierPath, to kind: Kind) {
    let all = paths[kind] ?? UIBezierPath()
    all.append(path)
    paths[kind] = all
  }

  /// Adds a line through points.
  mutating func addLine(_ points: [CGPoint], to kind: Kind) {
    guard let first = points.first else { return }
    let line = UIBezierPath()
    line.move(to: first)
    for point in points.dropFirst() { line.addLine(to: point) }
    add(line, to: kind)
  }

  /// Adds a small circle.
  mutating func addDot(_ center: CGPoint, radius: CGFloat, to kind: Kind) {
    add(
      UIBezierPath(
        arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true),
      to: kind)
  }

  /// Adds a line with a head at its end.
  mutating func addArrow(from start: CGPoint, to end: CGPoint, kind: Kind = .field) {
    let angle = atan2(end.y - start.y, end.x - start.x)
    let head = min(kind == .field ? 4 : 7, hypot(end.x - start.x, end.y - start.y) / 2)
    func barb(_ turn: CGFloat) -> CGPoint {
      CGPoint(x: end.x - head * cos(angle + turn), y: end.y - head * sin(angle + turn))
    }
    addLine([start, end], to: kind)
    addLine([barb(0.5), end, barb(-0.5)], to: kind)
  }
}

/// The names and colours of what `--xray` draws.
@MainActor
package enum PhysicsLegend {
  /// A kind of thing.
  package struct Row: Hashable, Sendable {
    /// What the legend writes beside the colour, such as "field".
    package let word: String
    /// *Units*: 0...1 each.
    package let red: Double
    /// *Units*: 0...1, as `red`.
    package let green: Double
    /// *Units*: 0...1, as `red`.
    package let blue: Double
  }

  /// The kinds of things, in the order in which they are drawn.
  package static var rows: [Row] {
    PhysicsSketch.Kind.allCases.map { kind in
      let color = kind.color.cgColor.rgb
      return Row(word: kind.word, red: color.red, green: color.green, blue: color.blue)
    }
  }
}
