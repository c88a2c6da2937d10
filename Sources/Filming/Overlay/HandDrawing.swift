import Drawing
import Foundation
import Geometry
import Staging

/// Draws what fingers, keys and tilts do.
///
/// A finger is grey with a white rim: one of the two stands out from any ground. A film with fingers
/// is to cost little more than one without: they stand on whole points, fade by their forms and not
/// by their colours, and no two of their marks lie over each other, so that there are few colours.
/// What does not move stays the same command.
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
    var commands = marks.touches.map(trail)
    commands += marks.touches.flatMap(finger)
    if let pull = marks.pull { commands += level(pull) }
    if let keys = marks.keys { commands += try plate(of: keys, above: bottom) }
    return commands
  }

  // MARK: Fingers

  /// Returns a disc; when the finger was lifted, a dot where that was, and a ring that grows after a tap.
  private func finger(_ touch: HandMarks.Touch) -> [DrawCommand] {
    guard let center = touch.trail.last?.rounded else { return [] }
    guard let sinceLift = touch.sinceLift else {
      return [
        .fill(
          circle(center, Self.radius - Self.rim / 2), Self.skin.faded(0.5), transform: .identity),
        ring(center, Self.radius, .white),
      ]
    }
    guard touch.isTap else { return [dot(center, age: Self.samples(sinceLift))] }
    let gone = sinceLift / HandMarks.liftDuration
    let growth = (gone * (2 - gone) * Self.ringSteps).rounded(.down) / Self.ringSteps
    return [
      ring(center, Self.radius + (Self.ringRadius - Self.radius) * growth, Self.skin)
    ]
  }

  private func ring(_ center: CGPoint, _ radius: Double, _ color: Color) -> DrawCommand {
    let rings = [radius, radius - Self.rim].map { radius in
      [PathElement].ellipse(in: square(center, radius))
    }
    return .fill(.path(rings.flatMap { $0 }, rule: .evenOdd), color, transform: .identity)
  }

  /// Returns dots where the finger was, those of long ago smaller.
  ///
  /// A dot stays where it is until it is gone, and has a place of its own among the commands. A slow
  /// finger leaves none.
  private func trail(_ touch: HandMarks.Touch) -> DrawCommand {
    var dots = Array(repeating: DisplayList(), count: Self.trailSamples / 2 + 1)
    let now = Self.samples(touch.age)
    let last = now - Self.samples(touch.sinceLift ?? 0)
    guard let end = touch.trail.last?.rounded else { return group(dots) }
    for (place, point) in touch.trail.enumerated().dropFirst(4) {
      let number = last - (touch.trail.count - 1 - place)
      let age = now - number
      guard number % 2 == 0, age <= Self.trailSamples else { continue }
      let center = point.rounded
      let before = touch.trail[place - (number % 4 == 0 ? 4 : 2)].rounded
      guard !center.isNear(before, Self.dotDistance),
        !center.isNear(end, Self.radius + Self.dotRadius)
      else { continue }
      dots[number / 2 % dots.count] = DisplayList([dot(center, age: age)])
    }
    return group(dots)
  }

  private func dot(_ center: CGPoint, age: Int) -> DrawCommand {
    .fill(
      circle(center, Self.dotRadius - (age < Self.dotSamples ? 0 : 1)), Self.skin,
      transform: .identity)
  }

  private static func samples(_ time: TimeInterval) -> Int { Int((time / sample).rounded()) }

  private func group(_ lists: [DisplayList]) -> DrawCommand {
    func group(_ list: DisplayList) -> DrawCommand {
      .group(list, clip: nil, transform: .identity, opacity: 1)
    }
    return group(DisplayList(lists.map(group)))
  }

  private func circle(_ center: CGPoint, _ radius: Double) -> Outline {
    .ellipse(square(center, radius))
  }

  private func square(_ center: CGPoint, _ radius: Double) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
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
  /// How wide its rim is.
  ///
  /// *Units*: points.
  private static let rim = 2.5
  /// How far the ring of a tap goes, and in how many steps.
  ///
  /// *Units*: points.
  private static let ringRadius = 36.0
  private static let ringSteps = 4.0
  /// The radius of a dot at first, how many samples that lasts before it is a point less, and how far
  /// dots are apart.
  ///
  /// *Units*: points; `dotSamples` has none.
  private static let dotRadius = 4.0
  private static let dotSamples = 8
  private static let dotDistance = 10.0
  /// How far the samples of a finger are apart.
  ///
  /// *Units*: seconds.
  private static let sample = 1.0 / 60
  /// How many samples a trail lasts.
  private static let trailSamples = Int((HandMarks.trailDuration / sample).rounded())
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
