import UIKit

/// How a scene ended, where that was not by coming to rest after some motion.
package enum StageEnding: Hashable, Sendable {
  /// It came to its limit while something went on; `phrases` say what, never none. *Units*: seconds.
  case atLimit(TimeInterval, phrases: [String])
  /// Every picture is the first one; `cause` says why, where it is known.
  case stoodStill(cause: String?)
}

extension StageEnding: CustomStringConvertible {
  package var description: String {
    switch self {
    case .atLimit(let limit, let phrases):
      "at its limit of \(limit.inWords) s \(phrases.joined(separator: ", "))"
    case .stoodStill(let cause):
      "nothing moved in it" + (cause.map { ": \($0)" } ?? "")
    }
  }
}

extension Stage {
  /// Says how the scene ended; `nil` where something moved and came to rest, or before the end.
  ///
  /// - Parameter stoodStill: whether every picture is the first one.
  package func ending(stoodStill: Bool) -> StageEnding? {
    guard isFinished else { return nil }
    let isAtLimit = isBusy && time >= limit
    let atLimit = isAtLimit ? StageEnding.atLimit(scene.limit, phrases: goingsOn) : nil
    guard stoodStill else { return atLimit }
    return .stoodStill(cause: causeOfStandstill ?? atLimit?.description)
  }

  private var goingsOn: [String] {
    let phrases = moving.isEmpty ? runtime.goingsOn : moving
    return phrases.isEmpty ? ["it still went on"] : phrases
  }

  /// The named views that the last step moved, each with what acts on it, as phrases.
  private var moving: [String] {
    let now = trajectory
    guard now.count == placesBeforeLimit.count else { return [] }
    return zip(zip(placesBeforeLimit, now), namedViews).compactMap { rows, view in
      guard !rows.0.isSamePlace(as: rows.1) else { return nil }
      let causes = runtime.causes(of: view.view)
      let inBrackets = causes.isEmpty ? "" : " (\(causes.joined(separator: ", ")))"
      return "`\(view.name)` still moved\(inBrackets)"
    }
  }

  private var causeOfStandstill: String? {
    if let type = runtime.releasedObservers.first {
      return "a \(type) was released while it ran; keep it in a property"
    }
    switch scene.fingers.count {
    case 0: return nil
    case 1: return "nothing came of what the finger did; \(Self.whatTouchesNeed)"
    default: return "nothing came of what the fingers did; \(Self.whatTouchesNeed)"
    }
  }

  private static let whatTouchesNeed =
    "a view takes touches that has a gesture recognizer or touch methods, and"
    + " isUserInteractionEnabled"
}

extension TrajectoryRow {
  /// Whether a view looks the same in both, wherever it is in the film.
  fileprivate func isSamePlace(as other: TrajectoryRow) -> Bool {
    center == other.center && size == other.size && angle == other.angle && alpha == other.alpha
  }
}
