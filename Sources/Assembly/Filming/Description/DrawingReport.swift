import UIKit
import Wording

/// Finds what is drawn otherwise where no known look changed: by `draw(_:)`, by particles, in parts of
/// controls.
@MainActor
struct DrawingReport {
  private let report: ChangeReport
  private var things: [SeenThing] { report.things }

  init(_ report: ChangeReport) { self.report = report }

  typealias Change = SceneDescription.Change

  /// Finds the changes, in the order of the things.
  ///
  /// - Parameter told: returns what is told of a thing of the app besides.
  /// - Returns: the changes.
  func changes(besides told: (Int) -> [Change]) -> [Change] {
    var own: [Int: Set<Int>] = [:]
    var parts: [Int: Set<Int>] = [:]
    for thing in things {
      if !thing.isOfSystem {
        own[thing.number] = unexplained(in: thing)
      } else if let outer = appThing(around: thing), things[outer].isView {
        parts[outer, default: []].formUnion(changed(part: thing))
      }
    }
    return things.flatMap { thing -> [Change] in
      let redrawn = own[thing.number] ?? []
      // Parts follow what changes of the whole, some of them slowly.
      let ofParts = stretches(of: parts[thing.number] ?? []).filter { stretch in
        !told(thing.number).contains { Self.isNear($0, stretch) }
      }
      let all = redrawn.union(ofParts.flatMap(\.self))
      return all.isEmpty ? [] : changes(of: thing, stretches(of: all))
    }
  }

  private static func isNear(_ change: Change, _ frames: [Int]) -> Bool {
    let pause = Course.longestPause
    return change.start.frame - pause <= frames[frames.count - 1]
      && change.end.frame + pause >= frames[0]
  }

  /// The frames in which a thing is drawn otherwise and nothing that is told says so.
  private func unexplained(in thing: SeenThing) -> Set<Int> {
    // The copies of a replicator change with what is copied.
    guard !(thing.layer is CAReplicatorLayer) else { return [] }
    var frames = Set(thing.looks.redrawn).subtracting(LookReport(thing, report).frames)
    frames.subtract(thing.texts.map(\.frame))
    frames.subtract(thing.states.map(\.frame))
    let transitions = transitions(of: thing)
    return frames.filter { frame in
      !thing.changes(ToldQuantity.drawn, at: frame)
        && !transitions.contains { $0.contains(frame) }
    }
  }

  /// When a thing goes over from one content to another.
  private func transitions(of thing: SeenThing) -> [ClosedRange<Int>] {
    let properties = thing.looks.properties
    return properties.indices.filter { properties[$0].values[SeenLooks.transition] != nil }.map {
      let end = $0 + 1 < properties.count ? properties[$0 + 1].frame : report.last
      return properties[$0].frame...max(end, properties[$0].frame)
    }
  }

  /// The frames in which a part of the system is seen otherwise, and no motion of its own is told.
  private func changed(part: SeenThing) -> Set<Int> {
    let redrawn = Set(part.looks.redrawn)
    guard part.isInControl else {
      return redrawn.filter { !part.changes(ToldQuantity.drawn, at: $0) }
    }
    guard part.looks.drawsSomething else { return [] }
    let moved = part.courses.values.flatMap { $0.frames.dropFirst() }
    let comes = part.firstFrame > 0 ? [part.firstFrame] : []
    let goes = part.lastFrame < report.last ? [part.lastFrame + 1] : []
    let absent = part.absences.flatMap { [$0.lowerBound, $0.upperBound + 1] }
    return redrawn.union(moved + comes + goes + absent).filter { frame in
      // A part comes and goes with the whole.
      guard let outer = appThing(around: part) else { return false }
      return frame > things[outer].firstFrame && frame <= things[outer].lastFrame
    }
  }

  /// The number of the innermost thing of the app around a part of the system.
  private func appThing(around thing: SeenThing) -> Int? {
    sequence(first: thing.number, next: { things[$0].parent }).first { !things[$0].isOfSystem }
  }

  private func stretches(of frames: Set<Int>) -> [[Int]] {
    frames.sorted().reduce(into: []) { stretches, frame in
      if let last = stretches.last?.last, frame - last <= Course.longestPause {
        stretches[stretches.count - 1].append(frame)
      } else {
        stretches.append([frame])
      }
    }
  }

  private func changes(of thing: SeenThing, _ stretches: [[Int]]) -> [Change] {
    guard let first = stretches.first?.first, let last = stretches.last?.last else { return [] }
    guard stretches.count <= LookReport.mostTold else {
      return [change(of: thing, from: first, to: last, ", \(stretches.count) times")]
    }
    return stretches.map { frames in
      let (first, last) = (frames[0], frames[frames.count - 1])
      // What goes on from frame to frame begins with the last frame before.
      let goesOn = frames.count > 1 && frames[1] == first + 1
      return change(of: thing, from: goesOn ? first - 1 : first, to: last, "")
    }
  }

  private func change(
    of thing: SeenThing, from start: Int, to end: Int, _ times: String
  ) -> Change {
    let time =
      start == end
      ? "at \(report.time(start))"
      : end >= report.last
        ? "from \(report.time(start)) on, to the end"
        : "from \(report.time(start)) to \(report.time(end))"
    return report.change(.drawing, thing, start, end, "changes\(times) \(time)")
  }
}
