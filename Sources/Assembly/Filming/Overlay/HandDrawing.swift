import Drawing
import Foundation
import Geometry
import Staging

/// Draws what fingers, keys and tilts do.
///
/// A finger is grey with a white rim: one of the two stands out from any ground. A film with fingers
/// is to cost little more than one without: they are stamps, and what is far from a finger changes
/// seldom.
struct HandDrawing {
  private let marks: HandMarks
  private let screen: CGRect
  /// Whether each mark of a trail stays as it is until it goes, and there are half as many.
  private let isSparse: Bool

  init(_ marks: HandMarks, on screen: CGRect, isSparse: Bool = false) {
    (self.marks, self.screen, self.isSparse) = (marks, screen, isSparse)
  }

  /// Draws keys and tilts.
  ///
  /// - Parameter bottom: where the plate of the keys ends, in points.
  /// - Returns: the commands; none where no hand does anything.
  /// - Throws: `FilmError.caption` for letters that cannot be laid out.
  func commands(keysAbove bottom: Double) throws(FilmError) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    if let pull = marks.pull { commands += level(pull) }
    if let keys = marks.keys { commands += try plate(of: keys, above: bottom) }
    return commands
  }

  // MARK: Fingers

  /// The fingers over their trails.
  var stamps: [Stamp] { marks.touches.flatMap(trail) + marks.touches.flatMap(finger) }

  /// Returns a disc; when the finger was lifted, a dot where that was, or a ring that grows after a tap.
  private func finger(_ touch: HandMarks.Touch) -> [Stamp] {
    guard let center = touch.trail.last else { return [] }
    guard let sinceLift = touch.sinceLift else {
      return [
        Stamp(center: center, radius: Self.radius - Self.rim, color: Self.skin.faded(0.5)),
        ring(center, Self.radius, .white),
      ]
    }
    guard touch.isTap else { return [dot(center, Self.dotRadius)] }
    let gone = sinceLift / HandMarks.liftDuration
    let growth = (gone * (2 - gone) * Self.ringSteps).rounded(.down) / Self.ringSteps
    return [ring(center, Self.radius + (Self.ringRadius - Self.radius) * growth, Self.skin)]
  }

  private func ring(_ center: CGPoint, _ radius: Double, _ color: Color) -> Stamp {
    Stamp(center: center, radius: radius, hole: radius - Self.rim, color: color)
  }

  /// Returns dots where the finger was.
  ///
  /// A few of them become smaller together, and are gone together after as long again. A slow finger
  /// leaves none.
  private func trail(_ touch: HandMarks.Touch) -> [Stamp] {
    guard let end = touch.trail.last else { return [] }
    let now = Self.samples(touch.age)
    let last = now - Self.samples(touch.sinceLift ?? 0)
    return touch.trail.enumerated().dropFirst(4).compactMap { place, center in
      let number = last - (touch.trail.count - 1 - place)
      let age = now / Self.samplesTogether - number / Self.samplesTogether
      guard number % (isSparse ? 4 : 2) == 0, age < Self.dotRadii.count else { return nil }
      let before = touch.trail[place - (number % 4 == 0 ? 4 : 2)]
      let radius = isSparse ? Self.dotRadius : Self.dotRadii[age]
      guard !center.isNear(before, Self.dotDistance),
        !center.isNear(end, Self.radius + Self.dotRadius)
      else { return nil }
      return dot(center, radius)
    }
  }

  private func dot(_ center: CGPoint, _ radius: Double) -> Stamp {
    Stamp(center: center, radius: radius, color: Self.skin)
  }

  private static func samples(_ time: TimeInterval) -> Int { Int((time / sample).rounded()) }

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

  private func circle(_ center: CGPoint, _ radius: Double) -> Outline {
    .ellipse(
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
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
  /// How wide its rim is.
  ///
  /// *Units*: points.
  private static let rim = 2.5
  /// How far the ring of a tap goes, and in how many steps.
  ///
  /// *Units*: points.
  private static let ringRadius = 36.0
  private static let ringSteps = 4.0
  /// The radius of a dot, and how far dots are apart at least.
  ///
  /// *Units*: points.
  private static let dotRadius = 4.0
  private static let dotDistance = 10.0
  /// The radii of dots from the present samples and from those before.
  ///
  /// *Units*: points.
  private static let dotRadii = [dotRadius, 3]
  /// How many samples' dots change together.
  private static let samplesTogether = 10
  /// How far the samples of a finger are apart.
  ///
  /// *Units*: seconds.
  private static let sample = 1.0 / 60
  private static let skin = Color(red: 0.5, green: 0.5, blue: 0.5)
  /// Signs for keys that leave no letter.
  private static let signs: [Character: String] = ["\n": "⏎", "\u{8}": "⌫", " ": "␣", "\t": "⇥"]
}

extension CGPoint {
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
