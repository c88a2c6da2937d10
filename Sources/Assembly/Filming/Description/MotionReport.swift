import Staging
import UIKit
import Wording

/// What moves in a scene, told view by view.
@MainActor
struct MotionReport {
  let things: [SeenThing]
  let names: ThingNames
  /// The first and the last frame of which is told.
  let frames: ClosedRange<Int>
  /// The last frame that was played.
  let last: Int
  /// Whether it is the last one that was asked for, after which the scene goes on.
  let isCutShort: Bool
  let screen: CGRect
  let rate: Int

  /// The motions, in the order in which they begin; what moves farther comes first.
  var motions: [SceneDescription.Motion] {
    let found = things.filter { !$0.isInControl }.flatMap { thing in
      groups(of: legs(of: thing)).map { (thing: thing, legs: $0) }
    }
    let ordered = found.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      return (a.legs[0].start, rank(of: a.thing), -weight(of: a), one.offset)
        < (b.legs[0].start, rank(of: b.thing), -weight(of: b), other.offset)
    }
    return ordered.map { motion(of: $0.element.thing, $0.element.legs) }
  }

  /// The motions of the things around some that take these along, as motions of these.
  func motions(around meant: [Int]) -> [SceneDescription.Motion] {
    meant.flatMap { number -> [SceneDescription.Motion] in
      let own = names[names.subject(of: number)]
      return sequence(first: number, next: { things[$0].parent }).dropFirst().reversed()
        .flatMap { outer -> [SceneDescription.Motion] in
          let legs = legs(of: things[outer]).filter { $0.quantity.takesAlong }
          return names[names.subject(of: outer)] == own
            ? [] : groups(of: legs).map { motion(of: things[outer], $0, taking: own) }
        }
    }
  }

  /// The motions of one thing, in the order in which they begin.
  func legs(of thing: SeenThing) -> [MotionLeg] {
    let goes = thing.absences.map(\.lowerBound) + [thing.lastFrame + 1]
    return ToldQuantity.allCases.flatMap { quantity -> [MotionLeg] in
      guard var course = thing.courses[quantity] else { return [] }
      if quantity.isAngle { course = course.unwrapped }
      guard thing.firstFrame <= frames.upperBound else { return [] }
      course = course.within(frames)
      return course.stretches(without: thing.absences).compactMap {
        MotionLeg($0, of: course, quantity, last: last, goes: goes, rate: rate)
      }
    }.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }.map(\.element)
  }

  /// Puts together what a thing does at the same time.
  private func groups(of legs: [MotionLeg]) -> [[MotionLeg]] {
    var groups: [[MotionLeg]] = []
    for leg in legs {
      let last = groups.last
      if let last, leg.start < last.map(\.rest).max() ?? 0 || leg.start == last[0].start {
        groups[groups.count - 1].append(leg)
      } else {
        groups.append([leg])
      }
    }
    return groups
  }

  /// Parts of the system without anything of the app in them come last.
  private func rank(of thing: SeenThing) -> Int {
    thing.isOfSystem && names.subject(of: thing.number) == thing.number ? 1 : 0
  }

  private func weight(of motion: (thing: SeenThing, legs: [MotionLeg])) -> Double {
    motion.legs.filter { $0.quantity == .place || $0.quantity == .scroll }
      .map { $0.quantity.distance($0.from, $0.farthest) }.max() ?? 0
  }

  private func motion(
    of thing: SeenThing, _ legs: [MotionLeg], taking inner: String? = nil
  ) -> SceneDescription.Motion {
    let name = names[names.subject(of: thing.number)]
    let start = legs.map(\.start).min() ?? 0
    let rest = legs.map(\.rest).max() ?? 0
    let isOngoing = legs.contains(where: \.isOngoing)
    let time = time(of: legs, from: start, to: rest)
    let beyond = beyond(thing, from: start, to: rest)
    let edges = EdgeWords(of: legs, isUpright: isUpright(thing, from: start, to: rest))
    let what =
      legs.map { edges?.words(insteadOf: $0) ?? $0.words(rate: rate) } + [beyond].compactMap(\.self)
    return SceneDescription.Motion(
      view: inner ?? name, with: inner == nil ? nil : name, start: .init(start, rate: rate),
      rest: .init(rest, rate: rate), isOngoing: isOngoing, parts: legs.map(part), beyond: beyond,
      words: "\(inner == nil ? "" : "moves with \(name): ")\(time): \(what.joined(separator: "; "))"
    )
  }

  /// Says when a motion begins and how it ends.
  private func time(of legs: [MotionLeg], from start: Int, to rest: Int) -> String {
    func time(_ frame: Int) -> String { MotionLeg.time(frame, rate) }
    if legs.allSatisfy(\.isAtOnce) { return "at \(time(rest))" }
    if let gone = legs.lazy.compactMap(\.goesAt).first {
      return "from \(time(start)) until it goes at \(time(gone))"
    }
    return legs.contains(where: \.isOngoing)
      ? "from \(time(start)) on, not at rest at \(isCutShort ? time(last) : "the end")"
      : "from \(time(start)) to rest at \(time(rest))"
  }

  /// Whether a thing is neither turned nor scaled at the beginning and at the end of a motion.
  private func isUpright(_ thing: SeenThing, from start: Int, to rest: Int) -> Bool {
    let straight: [ToldQuantity: [Double]] = [
      .scale: [1, 1], .turn: [0], .shear: [0], .tilt: [0, 0],
    ]
    return [start, rest].allSatisfy { frame in
      straight.allSatisfy { quantity, none in
        thing.courses[quantity].map { quantity.distance($0.value(at: frame), none) < 1e-6 } ?? true
      }
    }
  }

  private func part(_ leg: MotionLeg) -> SceneDescription.Part {
    SceneDescription.Part(
      quantity: leg.quantity, from: leg.from, to: leg.to, farthest: leg.farthest,
      overshoot: leg.overshoot, overshoots: leg.overshoots,
      overshootAt: leg.overshoot > 0 ? .init(leg.overshootFrame, rate: rate) : nil, bow: leg.bow,
      turnings: leg.turnings, times: leg.times, fastest: leg.speed,
      fastestAt: .init(leg.speedFrame, rate: rate))
  }

  /// Says how a motion leads beyond the edges of the screen; `nil` where it does not.
  private func beyond(_ thing: SeenThing, from start: Int, to rest: Int) -> String? {
    guard thing.isView, !thing.isInScrollView, let first = reach(of: thing, at: start),
      let last = reach(of: thing, at: rest)
    else { return nil }
    if last.isOutside, !first.isOutside {
      let left = thing.places.first {
        $0.frame > start && ScreenReach($0.box, on: screen).isOutside
      }
      return "leaves the screen" + (left.map { " at \(MotionLeg.time($0.frame, rate))" } ?? "")
    }
    if first.isOutside, !last.isOutside {
      return first.farthest.map { "comes from beyond \(ScreenReach.names[$0.side])" }
    }
    let most = thing.places.filter { $0.frame >= start && $0.frame <= rest }
      .map { (frame: $0.frame, reach: ScreenReach($0.box, on: screen)) }
      .max { ($0.reach.farthest?.points ?? 0) < ($1.reach.farthest?.points ?? 0) }
    guard let most, let far = most.reach.farthest, !last.isOutside else { return nil }
    let before = max(first.sides[far.side], 0)
    guard far.points - before > ScreenReach.least else { return nil }
    return "reaches \(Words.said(far.points)) pt beyond \(ScreenReach.names[far.side]) at "
      + MotionLeg.time(most.frame, rate)
  }

  private func reach(of thing: SeenThing, at frame: Int) -> ScreenReach? {
    thing.place(at: frame).map { ScreenReach($0.box, on: screen) }
  }
}
