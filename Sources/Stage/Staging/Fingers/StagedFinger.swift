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
  private var path: StagedPath?
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
      if path == nil { path = try path(of: current, locate: locate) }
      samplesDone += 1
      point = path?.point(after: samplesDone) ?? point
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

  private func path(
    of move: Move, locate: (Target) throws(StagingError) -> CGPoint
  ) throws(StagingError) -> StagedPath {
    func curve(_ knots: [CGPoint]) -> StagedPath {
      .curve(FingerPath(through: [point] + knots), move)
    }
    switch move.course {
    case .stay: return curve([])
    case .to(let target): return curve([try locate(target)])
    case .through(let points): return curve(points)
    case .throughOffsets(let offsets):
      return curve(offsets.map { CGPoint(x: point.x + $0.dx, y: point.y + $0.dy) })
    case .samples(let points): return .samples(points)
    }
  }
}

/// The way of a move that has begun.
private enum StagedPath {
  case curve(FingerPath, Move)
  case samples([CGPoint])

  /// Returns where the finger is after so many samples of the move, at least one.
  func point(after count: Int) -> CGPoint? {
    switch self {
    case .curve(let path, let move):
      path.point(at: move.easing.progress(at: Double(count) / Double(move.samples)))
    case .samples(let points): points.indices.contains(count - 1) ? points[count - 1] : points.last
    }
  }
}
