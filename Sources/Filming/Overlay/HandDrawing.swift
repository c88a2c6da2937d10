import Drawing
import Geometry
import Staging

/// Draws what fingers, keys and tilts do.
///
/// A finger is grey with a white rim: one of the two stands out from any ground. It stands on whole
/// points, so that its edge has the same few colours in every frame.
struct HandDrawing {
  private let marks: HandMarks
  private let screen: CGRect

  init(_ marks: HandMarks, on screen: CGRect) { (self.marks, self.screen) = (marks, screen) }

  /// Draws the marks.
  ///
  /// - Parameter bottom: where the plate of the keys ends, in points.
  /// - Returns: the commands; none where no hand does anything.
  /// - Throws: `FilmError.caption` for letters that cannot be laid out.
  func commands(keysAbove bottom: Double) throws(FilmError) -> [DrawCommand] {
    var commands = marks.touches.flatMap(trail)
    commands += marks.touches.flatMap(finger)
    if let pull = marks.pull { commands += level(pull) }
    if let keys = marks.keys { commands += try plate(of: keys, above: bottom) }
    return commands
  }

  // MARK: Fingers

  private func finger(_ touch: HandMarks.Touch) -> [DrawCommand] {
    guard let center = touch.trail.last?.rounded else { return [] }
    let strength = strength(of: touch)
    // It comes from above, and lands.
    let landing = touch.age < Self.landingDuration ? Self.landingRadius : 0
    let radius = Self.radius + landing
    var commands: [DrawCommand] = [
      .fill(circle(center, radius), Self.skin.faded(0.5 * strength), transform: .identity),
      .stroke(
        circle(center, radius - 2.5), StrokeStyle(width: 2.5), Color.white.faded(strength),
        transform: .identity),
    ]
    if touch.isTap, let sinceLift = touch.sinceLift {
      let gone = sinceLift / HandMarks.liftDuration
      let reach = (Self.radius + (Self.ringRadius - Self.radius) * gone * (2 - gone)).rounded()
      commands += [
        .stroke(
          circle(center, reach), StrokeStyle(width: 6), Self.skin.faded(0.5 * strength),
          transform: .identity),
        .stroke(
          circle(center, reach), StrokeStyle(width: 2.5), Color.white.faded(strength),
          transform: .identity),
      ]
    }
    return commands
  }

  /// Returns a row of dots that grow smaller towards its beginning.
  private func trail(_ touch: HandMarks.Touch) -> [DrawCommand] {
    guard let end = touch.trail.last?.rounded else { return [] }
    var dots: [PathElement] = []
    var last = end
    for (place, point) in touch.trail.reversed().enumerated() where place % 2 == 0 && place > 0 {
      let share = 1 - Double(place) * Self.sample / HandMarks.trailDuration
      let center = point.rounded
      guard center != last, !center.isNear(end, Self.radius * 0.7) else { continue }
      last = center
      let radius = (3 + 9 * share).rounded()
      dots += [PathElement].ellipse(
        in: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    guard !dots.isEmpty else { return [] }
    return [
      .fill(
        .path(dots, rule: .winding), Self.skin.faded(0.5 * strength(of: touch)),
        transform: .identity)
    ]
  }

  /// Returns how strongly a finger is drawn, which fades when it is lifted.
  ///
  /// A few steps, so that a film has few colours.
  private func strength(of touch: HandMarks.Touch) -> Double {
    guard let sinceLift = touch.sinceLift else { return 1 }
    let left = 1 - sinceLift / HandMarks.liftDuration
    return max(1, (left * Self.fadingSteps).rounded(.up)) / Self.fadingSteps
  }

  private func circle(_ center: CGPoint, _ radius: Double) -> Outline {
    .ellipse(
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  // MARK: Keys and tilts

  private func plate(
    of keys: HandMarks.Keys, above bottom: Double
  ) throws(FilmError) -> [DrawCommand] {
    let fading = (keys.age - HandMarks.keysDuration / 2) / (HandMarks.keysDuration / 2)
    let opacity = min(1, 1 - fading)
    guard opacity > 0 else { return [] }
    return try ChipDrawing(Self.text(of: keys), fontSize: 20, bottom: bottom, within: screen)
      .commands(opacity: opacity)
  }

  /// Returns what was typed, with signs for keys that leave no letter.
  static func text(of keys: HandMarks.Keys) -> String {
    keys.letters.map { signs[$0] ?? String($0) }.joined()
  }

  /// Returns a level: a plate with a ball where gravity pulls it.
  private func level(_ pull: CGVector) -> [DrawCommand] {
    let radius = min(24, screen.width / 8)
    let center = CGPoint(
      x: screen.maxX - radius - ChipDrawing.distance, y: screen.minY + radius + ChipDrawing.distance
    )
    let strength = (pull.dx * pull.dx + pull.dy * pull.dy).squareRoot()
    let reach = (radius - 8) / max(1, strength)
    let ball = CGPoint(x: center.x + pull.dx * reach, y: center.y + pull.dy * reach)
    return [
      .fill(
        circle(center, radius), Color(red: 0.11, green: 0.11, blue: 0.13, alpha: 0.86),
        transform: .identity),
      .stroke(
        circle(center, radius), StrokeStyle(width: 1), Color.white.faded(0.4), transform: .identity),
      .stroke(
        .path([.move(center), .line(ball)], rule: .winding), StrokeStyle(width: 2, cap: .round),
        Color.white.faded(0.6), transform: .identity),
      .fill(circle(ball, 5), .white, transform: .identity),
    ]
  }

  // MARK: Looks

  /// About the size of a fingertip.
  ///
  /// *Units*: points.
  private static let radius = 20.0
  /// How much larger it is when it lands.
  ///
  /// *Units*: points.
  private static let landingRadius = 4.0
  /// How far the ring of a tap goes.
  ///
  /// *Units*: points.
  private static let ringRadius = 36.0
  /// How long a finger takes to land, and how far its samples are apart.
  ///
  /// *Units*: seconds.
  private static let landingDuration = 0.06
  private static let sample = 1.0 / 60
  private static let fadingSteps = 4.0
  private static let skin = Color(red: 0.5, green: 0.52, blue: 0.57)
  /// Signs for keys that leave no letter.
  private static let signs: [Character: String] = ["\n": "⏎", "\u{8}": "⌫", " ": "␣", "\t": "⇥"]
}

extension CGPoint {
  /// The nearest point with whole coordinates.
  fileprivate var rounded: CGPoint { CGPoint(x: x.rounded(), y: y.rounded()) }

  fileprivate func isNear(_ other: CGPoint, _ distance: Double) -> Bool {
    let (dx, dy) = (other.x - x, other.y - y)
    return dx * dx + dy * dy < distance * distance
  }
}

extension Color {
  fileprivate func faded(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
