import UIKit

/// How a scene ended, unless it moved and came to rest.
package enum StageEnding: Hashable, Sendable {
  /// The scene came to its limit while something still went on.
  ///
  /// *Shape*: `phrases` say what went on; at least one.
  ///
  /// *Units*: seconds.
  case atLimit(TimeInterval, phrases: [String])
  /// Nothing that is seen has changed for a long time before the limit.
  ///
  /// *Units*: seconds.
  case unseen(since: TimeInterval, limit: TimeInterval, phrases: [String])
  /// Nothing but a ground is ever seen.
  case empty(cause: String)
  /// Every picture is the same as the first; `cause` says why, where it is known.
  case stoodStill(cause: String?)
}

extension StageEnding: CustomStringConvertible {
  package var description: String {
    switch self {
    case .atLimit(let limit, let phrases):
      "at its limit of \(limit.inWords) s \(phrases.joined(separator: ", "))"
    case .unseen(let start, let limit, let phrases):
      "nothing that is seen changed after \(start.inWords) s, and at its limit of \(limit.inWords) s"
        + " \(phrases.joined(separator: ", ")): outside of the screen, hidden or behind others"
    case .empty(let cause): "nothing is seen but its background: \(cause)"
    case .stoodStill(let cause):
      "nothing moved in it" + (cause.map { ": \($0)" } ?? "")
    }
  }
}

extension Stage {
  /// Returns how the scene ended.
  ///
  /// - Parameters:
  ///   - stoodStill: whether every picture is the same as the first.
  ///   - lastChange: when the last picture was shown that differs from the one before it, in seconds;
  ///     `nil` where that is not known.
  /// - Returns: the ending; `nil` where something moved and came to rest, or the scene has not
  ///   ended.
  package func ending(
    stoodStill: Bool, lastChange: TimeInterval? = nil
  ) -> StageEnding? {
    guard isFinished else { return nil }
    if stoodStill, let emptiness { return emptiness }
    let isAtLimit = isBusy && time >= limit
    let atLimit = isAtLimit ? StageEnding.atLimit(scene.limit, phrases: goingsOn) : nil
    if !stoodStill, isAtLimit, let lastChange, scene.limit - lastChange >= Self.longUnseen {
      return .unseen(since: lastChange, limit: scene.limit, phrases: goingsOn)
    }
    guard stoodStill else { return atLimit }
    return .stoodStill(cause: causeOfStandstill ?? atLimit?.description)
  }

  /// From when on it is told that nothing is seen to change.
  ///
  /// *Units*: seconds.
  private static let longUnseen: TimeInterval = 5

  private var goingsOn: [String] {
    let phrases = moving.isEmpty ? runtime.goingsOn : moving
    return phrases.isEmpty ? ["it still went on"] : phrases
  }

  /// Phrases for the named views that the last step moved, each with what acts on the view.
  private var moving: [String] {
    let now = trajectory
    guard now.count == placesBeforeLimit.count else { return [] }
    let causes = Causes(in: runtime)
    return zip(zip(placesBeforeLimit, now), namedViews).compactMap { rows, view in
      guard !rows.0.isSamePlace(as: rows.1) else { return nil }
      let causes = causes.acting(on: view.view, in: view.around)
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
  /// Returns true when a view looks the same in both rows, whatever their frames.
  fileprivate func isSamePlace(as other: TrajectoryRow) -> Bool {
    center == other.center && size == other.size && angle == other.angle && alpha == other.alpha
  }
}
