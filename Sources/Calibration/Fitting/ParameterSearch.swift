import Foundation
import Staging
import UIKit

import func Arithmetic.exp
import func Arithmetic.log

/// Finds the parameter that explains best what was seen of a scene.
///
/// The scene is played again and again, each time with one parameter scaled, and each time it may
/// start when it fits best.
struct ParameterSearch {
  let scene: Scene
  /// *Units*: steps a second.
  let rate: Int
  /// How long the scene is played, in seconds.
  let seconds: TimeInterval
  let fit: CourseFit

  /// A parameter and how many times as large it would explain what was seen.
  struct Explanation: Sendable {
    let use: MotionTuning.Use
    var factor: Double
    var fit: CourseFit.Fit
  }

  /// Tries all parameters that a scene uses.
  ///
  /// - Parameters:
  ///   - take: the scene as it is.
  ///   - start: about when it starts in the recording, in seconds.
  /// - Returns: one explanation for each parameter that changes the motion, the best first.
  /// - Throws: `StagingError` where the scene cannot be played.
  @MainActor
  func explanations(beside take: Take, start: TimeInterval) async throws -> [Explanation] {
    var found: [Explanation] = []
    for use in take.uses {
      guard try await matters(use.parameter, beside: take) else { continue }
      found.append(try await explanation(use, start: start))
    }
    return found.enumerated().sorted {
      ($0.element.fit.cost, $0.offset) < ($1.element.fit.cost, $1.offset)
    }.map(\.element)
  }

  /// Finds the factor of an explanation anew, near the one that it has.
  ///
  /// - Throws: `StagingError` where the scene cannot be played.
  @MainActor
  func refined(_ explanation: Explanation) async throws -> Explanation {
    var best = try await trial(explanation.use, explanation.factor, explanation.fit.start)
    for number in -Self.nearTrials...Self.nearTrials where number != 0 {
      let factor = explanation.factor * exp(Double(number) * Self.nearStep)
      let trial = try await trial(explanation.use, factor, best.fit.start)
      if trial.fit.cost < best.fit.cost { best = trial }
    }
    return try await narrowed(best, step: Self.nearStep)
  }

  /// Returns whether a parameter changes the motion at all.
  @MainActor
  private func matters(_ parameter: MotionParameter, beside take: Take) async throws -> Bool {
    for factor in Self.telling {
      let other = try await Take(
        of: scene, rate: rate, seconds: seconds, parameter, by: factor)
      if take.course.distance(to: other.course) > Self.leastChange { return true }
    }
    return false
  }

  @MainActor
  private func explanation(
    _ use: MotionTuning.Use, start: TimeInterval
  ) async throws -> Explanation {
    var trials: [Explanation] = []
    for number in -Self.trials...Self.trials {
      let factor = exp(Double(number) * Self.step)
      trials.append(try await trial(use, factor, start))
    }
    // The best of all, and the best of those that are no neighbours of it.
    let valleys = trials.indices.filter { place in
      (place == 0 || trials[place].fit.cost <= trials[place - 1].fit.cost)
        && (place == trials.count - 1 || trials[place].fit.cost <= trials[place + 1].fit.cost)
    }.sorted { trials[$0].fit.cost < trials[$1].fit.cost }
    var best = trials[trials.count / 2]
    for place in valleys.prefix(Self.valleys) {
      let narrow = try await narrowed(trials[place], step: Self.step)
      if narrow.fit.cost < best.fit.cost { best = narrow }
    }
    return best
  }

  /// Finds the best factor within a step on both sides.
  @MainActor
  private func narrowed(_ explanation: Explanation, step: Double) async throws -> Explanation {
    var best = explanation
    let share = GoldenSection.share
    var (low, high) = (log(explanation.factor) - step, log(explanation.factor) + step)
    func play(_ place: Double) async throws -> Explanation {
      let trial = try await trial(explanation.use, exp(place), explanation.fit.start)
      if trial.fit.cost < best.fit.cost { best = trial }
      return trial
    }
    var (left, right) = (high - share * (high - low), low + share * (high - low))
    var (one, other) = (try await play(left), try await play(right))
    while high - low > Self.precision {
      if one.fit.cost <= other.fit.cost {
        (high, right, other) = (right, left, one)
        left = high - share * (high - low)
        one = try await play(left)
      } else {
        (low, left, one) = (left, right, other)
        right = low + share * (high - low)
        other = try await play(right)
      }
    }
    return best
  }

  @MainActor
  private func trial(
    _ use: MotionTuning.Use, _ factor: Double, _ start: TimeInterval
  ) async throws -> Explanation {
    let take = try await Take(
      of: scene, rate: rate, seconds: seconds, use.parameter, by: factor)
    return Explanation(
      use: use, factor: factor, fit: fit.best(for: take.course, around: start, reach: Self.reach))
  }

  /// The trials go from a quarter to four times the value, by 7 % each.
  private static let trials = 20
  private static let step = 0.0693
  private static let nearTrials = 4
  private static let nearStep = 0.01
  private static let valleys = 2
  /// How near the factor is found, as a share of it.
  private static let precision = 5e-4
  /// How far from where it was thought to be a scene may start, in seconds.
  private static let reach = 0.4
  /// Factors that show whether a parameter matters.
  private static let telling = [1.5, 0.6]
  /// *Units*: points; what moves nothing by more cannot be told from a recording.
  private static let leastChange = 0.75
}
