import ArgumentParser
import Filming
import Foundation
import Wording

/// How fast a scene plays.
struct PaceOptions: ParsableArguments {
  @Option(
    name: .customLong("speed"),
    help: "How fast the scene plays; 0.5 is half of its own speed, 1 is usual.")
  var givenSpeed: Double?
  var speed: Double { givenSpeed ?? 1 }

  @Option(
    help: ArgumentHelp(
      "A part that plays at another speed, as in 1.2-1.8=0.25; may be given several times.",
      discussion: """
        From 1.2 to 1.8 s, a quarter of the scene's own speed. A scene makes 60 steps a second, or 120 \
        with --fps 120: what is slower shows each of them longer.
        """,
      valueName: "from-to=speed"),
    transform: SlowSection.init(parsing:))
  var slow: [SlowSection] = []

  func validate() throws {
    guard SlowSection.speeds.contains(speed) else {
      throw ValidationError(
        "--speed \(Words.exact(speed)) is not between"
          + " \(Words.exact(SlowSection.speeds.lowerBound)) and"
          + " \(Words.exact(SlowSection.speeds.upperBound)).")
    }
    for section in slow.map(\.section) { try SlowSection.check(section) }
    let sorted = slow.map(\.section).sorted { $0.from < $1.from }
    for (one, next) in zip(sorted, sorted.dropFirst()) where next.from < one.to {
      throw ValidationError(
        "Two parts after --slow overlap, at \(Words.exact(next.from)) s; give them apart.")
    }
  }

  /// Takes the pace that a scene says its film has, where the command says nothing of it.
  mutating func fill(from film: Scene.Film) {
    guard givenSpeed == nil, slow.isEmpty else { return }
    givenSpeed = film.speed
    slow = film.slow.map(SlowSection.init)
  }

  var pace: FilmPace { FilmPace(speed: speed, sections: slow.map(\.section)) }
}

/// A part of a scene and its speed, as a user types them: `1.2-1.8=0.25`.
struct SlowSection: Hashable, Sendable {
  let section: FilmPace.Section

  /// Takes a part of a scene's own.
  init(_ slow: Scene.Film.Slow) {
    section = FilmPace.Section(from: slow.from, to: slow.to, speed: slow.speed)
  }

  /// Reads a part.
  ///
  /// - Parameter text: two moments in seconds, and a speed.
  /// - Throws: `ValidationError` that says what can be given.
  init(parsing text: String) throws(ValidationError) {
    let sides = text.split(separator: "=", omittingEmptySubsequences: false)
    let times = (sides.first ?? "").split(separator: "-", omittingEmptySubsequences: false)
      .map { Double($0) }
    guard sides.count == 2, times.count == 2, let from = times[0], let to = times[1],
      let speed = Double(sides[1]), FilmOptions.times.contains(from),
      FilmOptions.times.contains(to), from < to, Self.speeds.contains(speed)
    else {
      throw ValidationError(
        "give two moments and a speed from \(Words.exact(Self.speeds.lowerBound)) to"
          + " \(Words.exact(Self.speeds.upperBound)), as in 1.2-1.8=0.25.")
    }
    section = FilmPace.Section(from: from, to: to, speed: speed)
  }

  /// Checks a part that nobody has typed.
  fileprivate static func check(_ section: FilmPace.Section) throws(ValidationError) {
    guard FilmOptions.times.contains(section.from), FilmOptions.times.contains(section.to),
      section.from < section.to, speeds.contains(section.speed)
    else {
      throw ValidationError(
        "\(Words.exact(section.from))-\(Words.exact(section.to))=\(Words.exact(section.speed)) is no part"
          + " that can be slow; give two moments and a speed from"
          + " \(Words.exact(speeds.lowerBound)) to \(Words.exact(speeds.upperBound)).")
    }
  }

  /// How fast a scene may play; 1 is its own speed.
  static let speeds = 0.01...100.0
}
