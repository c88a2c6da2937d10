import Foundation
import Wording

/// What fingers do in a scene, and how the views follow them.
@MainActor
struct FingerReport {
  let strokes: [FingerStroke]
  let motion: MotionReport
  private var things: [SeenThing] { motion.things }
  private var rate: Int { motion.rate }

  init(_ strokes: [FingerStroke], _ motion: MotionReport) {
    self.strokes = strokes
    self.motion = motion
  }

  var fingers: [SceneDescription.Finger] {
    strokes.filter {
      $0.lastFrame >= motion.frames.lowerBound && $0.firstFrame <= motion.frames.upperBound
    }.map(finger)
  }

  private func finger(_ stroke: FingerStroke) -> SceneDescription.Finger {
    let shown =
      max(
        stroke.firstFrame, motion.frames.lowerBound)...min(
        stroke.lastFrame, motion.frames.upperBound)
    let points = shown.map { stroke.points[$0 - stroke.firstFrame] }
    let isLifted = stroke.isLifted && shown.upperBound == stroke.lastFrame
    let reach = FingerStroke.reach(of: points)
    let followers = reach >= Self.leastReach ? followers(of: stroke) : []
    let view = stroke.thing.map(motion.names.touched)
    let place = view ?? "nothing"
    let (first, last) = (points[0], points[points.count - 1])
    let times =
      "from \(time(shown.lowerBound)) "
      + (isLifted ? "to \(time(shown.upperBound))" : "on, still down at \(time(shown.upperBound)),")
    let what =
      reach < Self.leastReach
      ? "is on \(place) \(times) without moving"
      : "is on \(place) \(times) and goes \(Self.way(of: points))"
    let told = followers.map { "; \($0.view) \($0.words)" }.joined()
    let changed = told.isEmpty ? pinched(by: stroke) : ""
    let tail =
      reach < Self.leastReach || !told.isEmpty
      ? told : changed.isEmpty ? "; nothing follows it" : "; \(changed)"
    return SceneDescription.Finger(
      finger: stroke.finger, view: view, start: .init(shown.lowerBound, rate: rate),
      end: .init(shown.upperBound, rate: rate), isLifted: isLifted,
      from: .init(x: first.x, y: first.y), to: .init(x: last.x, y: last.y), followers: followers,
      words: "finger \(stroke.finger) \(what)\(tail)")
  }

  /// Says what scales or turns under two fingers; empty for nothing.
  private func pinched(by stroke: FingerStroke) -> String {
    let times = stroke.firstFrame...stroke.lastFrame
    guard
      strokes.contains(where: {
        $0.finger != stroke.finger && times.overlaps($0.firstFrame...$0.lastFrame)
      })
    else { return "" }
    let phrases = things.filter { isNear($0, to: stroke.thing) }.compactMap { thing -> String? in
      let legs = motion.legs(of: thing).filter { times.contains($0.start) && !$0.isAtOnce }
      let verbs =
        (legs.contains { $0.quantity == .scale } ? ["scales"] : [])
        + (legs.contains { $0.quantity == .turn } ? ["turns"] : [])
      let name = motion.names[motion.names.subject(of: thing.number)]
      return verbs.isEmpty ? nil : "\(name) \(Words.list(verbs)) with it"
    }
    return phrases.prefix(Self.mostFollowers).joined(separator: "; ")
  }

  /// Says where a finger goes: to its last point, or to the farthest one where it comes back.
  private static func way(of points: [CGPoint]) -> String {
    func way(to point: CGPoint) -> [Double] {
      [Double(point.x - points[0].x), Double(point.y - points[0].y)]
    }
    func length(_ point: CGPoint) -> CGFloat {
      hypotenuse(point.x - points[0].x, point.y - points[0].y)
    }
    let last = points[points.count - 1]
    guard length(last) < leastReach, let far = points.max(by: { length($0) < length($1) }) else {
      return MotionLeg.direction(way(to: last))
    }
    return MotionLeg.direction(way(to: far)) + " and back"
  }

  private func time(_ frame: Int) -> String { MotionLeg.time(frame, rate) }

  /// The views that go with a finger: that which it touches, those in and around it, or else others.
  private func followers(of stroke: FingerStroke) -> [SceneDescription.Follower] {
    let found = things.compactMap { thing in
      Pursuit(of: stroke, by: thing, motion.legs(of: thing)).map { (thing: thing, pursuit: $0) }
    }
    let near = found.filter { isNear($0.thing, to: stroke.thing) }
    let chosen = (near.isEmpty ? found : near).sorted {
      ($0.pursuit.distance, $1.thing.number) > ($1.pursuit.distance, $0.thing.number)
    }
    var seen: Set<String> = []
    return chosen.compactMap { thing, pursuit -> SceneDescription.Follower? in
      let name = motion.names[motion.names.subject(of: thing.number)]
      guard seen.insert(name).inserted else { return nil }
      return pursuit.follower(named: name, rate: rate, in: motion.frames)
    }.prefix(Self.mostFollowers).map(\.self)
  }

  private func isNear(_ thing: SeenThing, to touched: Int?) -> Bool {
    guard let touched else { return false }
    return chain(from: touched).contains(thing.number)
      || chain(from: thing.number).contains(touched)
  }

  private func chain(from number: Int) -> [Int] {
    Array(sequence(first: number, next: { things[$0].parent }))
  }

  /// How far a finger has to go to be followed.
  ///
  /// *Units*: points.
  private static let leastReach: CGFloat = 4
  private static let mostFollowers = 2
}

/// How one thing goes with a finger.
private struct Pursuit {
  /// Where the finger is in each frame, from when the thing is there on.
  private let points: [CGPoint]
  private let firstFrame: Int
  /// How far it is from where the finger would have it, along the axes on which it follows, frame by
  /// frame from its beginning on.
  private let offsets: [CGPoint]
  private let begin: Int
  private let ways: [CGPoint]
  private let isAlong: (x: Bool, y: Bool)
  /// How far it goes while the finger is down, at most.
  ///
  /// *Units*: points.
  let distance: CGFloat

  /// Looks how a thing goes; `nil` where it does not go with the finger.
  @MainActor
  init?(of stroke: FingerStroke, by thing: SeenThing, _ legs: [MotionLeg]) {
    let first = max(stroke.firstFrame, thing.firstFrame)
    guard first < stroke.lastFrame, thing.lastFrame > first else { return nil }
    let frames = first...stroke.lastFrame
    firstFrame = first
    points = Array(stroke.points.dropFirst(first - stroke.firstFrame))
    guard
      let leg = legs.first(where: {
        ($0.quantity == .place || $0.quantity == .scroll) && $0.start < frames.upperBound
          && $0.rest > frames.lowerBound
      })
    else { return nil }
    let ways = frames.map { Self.place(of: thing, scrolls: leg.quantity == .scroll, at: $0) }
    let (start, origin) = (ways[0], points[0])
    let own = ways.map { CGPoint(x: $0.x - start.x, y: $0.y - start.y) }
    let fingerWays = points.map { CGPoint(x: $0.x - origin.x, y: $0.y - origin.y) }
    func follows(_ path: KeyPath<CGPoint, CGFloat>) -> Bool {
      let dot = zip(own, fingerWays).reduce(0) {
        $0 + $1.0[keyPath: path] * $1.1[keyPath: path]
      }
      let square = fingerWays.reduce(0) { $0 + $1[keyPath: path] * $1[keyPath: path] }
      let reach = fingerWays.map { abs($0[keyPath: path]) }.max() ?? 0
      return reach >= Self.leastReach && square > 0 && dot / square >= Self.leastShare
    }
    let isAlong = (x: follows(\.x), y: follows(\.y))
    guard isAlong.x || isAlong.y else { return nil }
    let begin = own.firstIndex { hypotenuse($0.x, $0.y) > Self.slack } ?? 0
    (self.isAlong, self.begin, self.ways) = (isAlong, begin, own)
    distance = own.map { hypotenuse($0.x, $0.y) }.max() ?? 0
    offsets = zip(own, fingerWays).dropFirst(begin).map { way, finger in
      CGPoint(x: isAlong.x ? way.x - finger.x : 0, y: isAlong.y ? way.y - finger.y : 0)
    }
  }

  @MainActor
  private static func place(of thing: SeenThing, scrolls: Bool, at frame: Int) -> CGPoint {
    if scrolls, let offset = thing.courses[.scroll]?.value(at: frame) {
      return CGPoint(x: -offset[0], y: -offset[1])
    }
    return thing.place(at: frame)?.center ?? .zero
  }

  func follower(
    named name: String, rate: Int, in frames: ClosedRange<Int>
  ) -> SceneDescription.Follower {
    let start = firstFrame + begin
    let lengths = offsets.enumerated().filter { frames.contains(start + $0.offset) }
      .map { (frame: start + $0.offset, length: hypotenuse($0.element.x, $0.element.y)) }
    let most = Double(lengths.map(\.length).max() ?? 0)
    let mostFrame = lengths.first { Double($0.length) >= most - Self.noise }?.frame ?? start
    let mean = Double(lengths.reduce(0) { $0 + $1.length }) / Double(max(1, lengths.count))
    let kind = kind(most: most)
    let fit =
      kind == .behind || kind == .ahead ? PursuitFit(ways, points, from: begin, isAlong) : nil
    let delay = kind == .behind ? fit?.delay.map { Double($0) / Double(rate) } : nil
    let share = fit?.share
    let part = share.map { ", goes \(Words.said($0)) of the finger's way" } ?? ""
    let at = MotionLeg.time(mostFrame, rate)
    let words =
      switch kind {
      case .with: "is with it in every frame"
      case .offset:
        "is with it from \(MotionLeg.time(start, rate)) on, always \(Words.said(most)) pt from where"
          + " it was taken"
      case .behind:
        "lags behind it by up to \(Words.said(most)) pt (at \(at)), \(Words.said(mean)) pt in the mean"
          + (delay.map { ", about \(Words.seconds($0)) late" } ?? part)
      case .ahead:
        "runs ahead of it by up to \(Words.said(most)) pt (at \(at)), \(Words.said(mean)) pt in the"
          + " mean\(part)"
      case .apart:
        "goes with it, up to \(Words.said(most)) pt from where it was taken (at \(at))"
      }
    return SceneDescription.Follower(
      view: name, kind: kind, start: .init(start, rate: rate), most: most,
      mostAt: .init(mostFrame, rate: rate), mean: mean, delay: delay, share: share, words: words)
  }

  private func kind(most: Double) -> SceneDescription.Follower.Kind {
    guard most > Self.slack else { return .with }
    let xs = offsets.map(\.x)
    let ys = offsets.map(\.y)
    let spread = max((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
    if spread <= Self.slack { return .offset }
    // Behind is against the way of the finger since it came down.
    let origin = points[0]
    let along = zip(offsets, points.dropFirst(begin)).reduce(CGFloat(0)) {
      $0 + $1.0.x * ($1.1.x - origin.x) + $1.0.y * ($1.1.y - origin.y)
    }
    let size = zip(offsets, points.dropFirst(begin)).reduce(CGFloat(0)) {
      $0 + hypotenuse($1.0.x, $1.0.y) * hypotenuse($1.1.x - origin.x, $1.1.y - origin.y)
    }
    guard size > 0, abs(along) > size * Self.leastShare else { return .apart }
    return along < 0 ? .behind : .ahead
  }

  /// How far counts as nowhere.
  ///
  /// *Units*: points.
  private static let slack = 0.5
  /// By how much two distances may differ that are the same.
  ///
  /// *Units*: points.
  private static let noise = 1e-6
  /// How far a finger has to go along an axis to be followed there.
  ///
  /// *Units*: points.
  private static let leastReach: CGFloat = 4
  /// The share of the finger's way that a follower goes at least.
  private static let leastShare: CGFloat = 0.3
}
