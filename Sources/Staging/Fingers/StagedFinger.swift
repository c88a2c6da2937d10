import UIKit

/// A finger while its scene is played.
@MainActor
struct StagedFinger {
  /// The number of the finger, from 1: its name in messages, and the identifier of its touches.
  let number: Int
  /// The strokes that have not begun, the next one last.
  private var waiting: [Stroke]
  /// The stroke of the finger while it is on the screen.
  private var current: StagedStroke?

  init(_ finger: Finger, number: Int) {
    self.number = number
    waiting = finger.strokes.reversed()
  }

  /// Whether the finger is lifted and has nothing more to do.
  var isFinished: Bool { current == nil && waiting.isEmpty }

  /// Returns what the finger does at a sample; `nil` where it does nothing.
  ///
  /// - Parameters:
  ///   - sample: the number of the sample since the start of the scene.
  ///   - locate: returns where a target is now; `_ isTouched` says whether the finger touches it
  ///     there, or only moves to it.
  /// - Returns: what the finger does; `nil` while it is not on the screen.
  /// - Throws: what `locate` throws.
  mutating func event(
    at sample: Int, locate: (Target, _ isTouched: Bool, SourceLine) throws(StagingError) -> CGPoint
  ) throws(StagingError) -> FingerEvent? {
    if var stroke = current {
      let source = stroke.stroke.source
      let event = try stroke.event(at: sample) { target throws(StagingError) in
        try locate(target, false, source)
      }
      current = event.phase == .lifts ? nil : stroke
      return event
    }
    guard let next = waiting.last, next.firstSample <= sample else { return nil }
    waiting.removeLast()
    let point = try locate(next.target, true, next.source)
    current = StagedStroke(next, at: point)
    return FingerEvent(phase: .touches, point: point)
  }
}

/// What a finger does at one sample.
struct FingerEvent: Hashable {
  enum Phase: Hashable { case touches, moves, rests, lifts }

  let phase: Phase
  /// Where the finger is.
  ///
  /// *Units*: points of the screen.
  let point: CGPoint
}

/// A stroke while the finger is on the screen.
struct StagedStroke {
  let stroke: Stroke
  /// Where the finger is.
  private var point: CGPoint
  /// The index of the move under way, and the path that it takes.
  private var move = 0
  private var path: FingerPath?
  /// How many samples of the move are done.
  private var samplesDone = 0

  init(_ stroke: Stroke, at point: CGPoint) {
    self.stroke = stroke
    self.point = point
    skipEmptyMoves()
  }

  /// Moves the finger on by one sample.
  ///
  /// - Parameters:
  ///   - sample: the number of the sample since the start of the scene.
  ///   - locate: returns where the target of a move is when the move begins.
  /// - Returns: what the finger does at the sample.
  /// - Throws: what `locate` throws.
  mutating func event(
    at sample: Int, locate: (Target) throws(StagingError) -> CGPoint
  ) throws(StagingError) -> FingerEvent {
    let before = point
    if move < stroke.moves.count {
      let current = stroke.moves[move]
      if path == nil { path = FingerPath(through: try knots(of: current, locate: locate)) }
      samplesDone += 1
      let fraction = Double(samplesDone) / Double(current.samples)
      point = path?.point(at: current.easing.progress(at: fraction)) ?? point
      if samplesDone == current.samples {
        move += 1
        path = nil
        samplesDone = 0
        skipEmptyMoves()
      }
    }
    if sample >= stroke.lastSample { return FingerEvent(phase: .lifts, point: point) }
    return FingerEvent(phase: point == before ? .rests : .moves, point: point)
  }

  private mutating func skipEmptyMoves() {
    while move < stroke.moves.count, stroke.moves[move].samples == 0 { move += 1 }
  }

  private func knots(
    of move: Move, locate: (Target) throws(StagingError) -> CGPoint
  ) throws(StagingError) -> [CGPoint] {
    switch move.course {
    case .stay: [point]
    case .to(let target): [point, try locate(target)]
    case .through(let points): [point] + points
    case .throughOffsets(let offsets):
      [point] + offsets.map { CGPoint(x: point.x + $0.dx, y: point.y + $0.dy) }
    }
  }
}
