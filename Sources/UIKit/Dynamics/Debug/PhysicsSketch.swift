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

    /// The colour of the outlines.
    var color: UIColor {
      switch self {
      case .awake: UIColor(red: 0.08, green: 0.25, blue: 0.99, alpha: 1)
      case .asleep: UIColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1)
      case .still: UIColor(red: 0.5, green: 0.9, blue: 0.5, alpha: 1)
      case .joint: UIColor(red: 0.5, green: 0.8, blue: 0.8, alpha: 1)
      case .field: UIColor(red: 0.9, green: 0.3, blue: 0.3, alpha: 1)
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

  /// Adds a line with a head at its end, for a field.
  mutating func addArrow(from start: CGPoint, to end: CGPoint) {
    let angle = atan2(end.y - start.y, end.x - start.x)
    let head = min(4, hypot(end.x - start.x, end.y - start.y) / 2)
    func barb(_ turn: CGFloat) -> CGPoint {
      CGPoint(x: end.x - head * cos(angle + turn), y: end.y - head * sin(angle + turn))
    }
    addLine([start, end], to: .field)
    addLine([barb(0.5), end, barb(-0.5)], to: .field)
  }
}
