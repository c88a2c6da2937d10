import Geometry

/// What hands did with a scene, as a script that does the same again.
///
/// A stage that plays the script receives the same touches and keys in the same steps.
package struct HandScript: Hashable, Sendable {
  /// A finger from touching to lifting.
  struct Press: Hashable, Sendable {
    /// The number of the step in which it touches.
    let frame: Int
    /// Where it is, from that step on.
    ///
    /// *Units*: points of the screen. *Shape*: one point a step, at least one.
    var points: [CGPoint]
    var isLifted = false
    /// The name of the view that it touched; nil where none has one.
    var name: String?
  }

  /// What was typed in one step.
  struct Keys: Hashable, Sendable {
    let frame: Int
    let letters: String
  }

  /// What the hands were at; its fingers and keys are not played.
  let screen: Screen
  let tilts: [Tilt]
  let appearance: Scene.Appearance
  /// How many steps were made.
  package private(set) var frames = 0
  /// In the order in which they touched.
  private(set) var presses: [Press] = []
  private(set) var keys: [Keys] = []

  init(_ scene: Scene) {
    (screen, tilts, appearance) = (scene.screen, scene.tilts, scene.appearance)
  }

  /// How many touches and keys there were: a number that changes with them.
  package var count: Int { presses.count + presses.count(where: \.isLifted) + keys.count }

  /// Adds what was done in a step.
  mutating func add(_ moment: HandMoment, at frame: Int) {
    frames = frame
    for sample in moment.samples {
      if sample.event.phase == .touches {
        presses.append(Press(frame: frame, points: [sample.event.point]))
        continue
      }
      // The number of a finger is its place among all that touched.
      presses[sample.finger - 1].points.append(sample.event.point)
      presses[sample.finger - 1].isLifted = sample.event.phase == .lifts
    }
    if !moment.letters.isEmpty { keys.append(Keys(frame: frame, letters: moment.letters)) }
  }

  /// Notes which views were touched, by the numbers of the fingers.
  mutating func note(_ names: [Int: String]) {
    for index in presses.indices.suffix(names.isEmpty ? 0 : presses.count) {
      if let name = names[index + 1] { presses[index].name = name }
    }
  }

  /// The fingers, which do the same again.
  ///
  /// One that is still down is lifted after the last step.
  package var fingers: [Finger] {
    presses.map { press in
      var down = Finger.touch(.point(press.points[0]), at: Self.seconds(press.frame))
      for move in press.moves {
        down =
          switch move {
          case .rests(let count): down.wait(Self.seconds(count))
          case .follows(let points): down.follow(points.map { (x: $0.x, y: $0.y) })
          }
      }
      return down.lift()
    }
  }

  /// What is typed, which is the same again.
  package var typing: [Typing] {
    keys.map { Typing($0.letters, at: Self.seconds($0.frame), pace: 0) }
  }

  /// When the last step was made.
  ///
  /// *Units*: seconds since the start of the scene.
  package var limit: TimeInterval { Self.seconds(max(frames, 1)) }

  /// Returns a scene with what the hands did in place of its own fingers and keys.
  package func scene(from scene: Scene) -> Scene {
    var played = scene
    (played.fingers, played.typing, played.limit) = (fingers, typing, limit)
    played.captions = scene.captions.filter { $0.start <= limit }
    return played
  }

  /// Returns a time in two decimals, from which a stage takes just this step, or so many of them.
  ///
  /// A stage takes the first step at or after a time.
  static func seconds(_ frame: Int) -> TimeInterval {
    (Double(frame) * 100 / 60).rounded(.down) / 100
  }
}

extension HandScript.Press {
  /// A part of a press.
  enum Move: Hashable {
    /// It rests for so many steps.
    case rests(Int)
    /// It is at one point after the other.
    case follows([CGPoint])
  }

  /// What the finger does after it touched.
  ///
  /// *Shape*: no two rests, and no two ways, follow one another; at least one sample in all.
  var moves: [Move] {
    // One that is down does one thing more before it is lifted.
    let points = isLifted ? self.points : self.points + self.points.suffix(1)
    var moves: [Move] = []
    var way: [CGPoint] = []
    var start = 1
    while start < points.count {
      let stays = points[start...].prefix { $0 == points[start - 1] }.count
      if stays >= Self.leastRest || start + stays == points.count {
        if !way.isEmpty { moves.append(.follows(way)) }
        way = []
        moves.append(.rests(stays))
        start += stays
      } else {
        way += points[start...(start + stays)]
        start += stays + 1
      }
    }
    if !way.isEmpty { moves.append(.follows(way)) }
    return moves
  }

  /// How many steps a finger rests at least that is said to wait.
  private static let leastRest = 3
}
