import Foundation
import Staging
import UIKit

import func Arithmetic.exp

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
  ///   - starts: about when it may start in the recording, in seconds; at least one.
  /// - Returns: one explanation for each parameter that changes the motion, the best first.
  /// - Throws: `StagingError` where the scene cannot be played.
  @MainActor
  func explanations(beside take: Take, starts: [TimeInterval]) async throws -> [Explanation] {
    var valleys: [[Explanation]] = []
    for use in take.uses {
      guard try await matters(use.parameter, beside: take) else { continue }
      valleys.append(try await self.valleys(of: use, starts: starts))
    }
    let order = valleys.indices.sorted {
      (valleys[$0][0].fit.cost, $0) < (valleys[$1][0].fit.cost, $1)
    }
    var found: [Explanation] = []
    for place in order.prefix(Self.mostNarrowed) {
      found.append(try await best(of: valleys[place]))
    }
    return Self.sorted(found)
  }

  /// Returns explanations, the best first.
  static func sorted(_ explanations: [Explanation]) -> [Explanation] {
    explanations.enumerated().sorted {
      ($0.element.fit.cost, $0.offset) < ($1.element.fit.cost, $1.offset)
    }.map(\.element)
  }

  /// Finds the factor of an explanation anew, near the one that it has.
  ///
  /// - Throws: `StagingError` where the scene cannot be played.
  @MainActor
  func refined(_ explanation: Explanation) async throws -> Explanation {
    var best = try await trial(explanation.use, explanation.factor, [explanation.fit.start])
    for number in -Self.nearTrials...Self.nearTrials where number != 0 {
      let factor = explanation.factor * exp(Double(number) * Self.nearStep)
      let trial = try await trial(explanation.use, factor, [best.fit.start])
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

  /// Returns the factors that are better than their neighbours, the best first.
  @MainActor
  private func valleys(
    of use: MotionTuning.Use, starts: [TimeInterval]
  ) async throws -> [Explanation] {
    var trials: [Explanation] = []
    for number in -Self.trials...Self.trials {
      let factor = exp(Double(number) * Self.step)
      trials.append(try await trial(use, factor, starts))
    }
    return Self.sorted(
      trials.indices.filter { place in
        (place == 0 || trials[place].fit.cost <= trials[place - 1].fit.cost)
          && (place == trials.count - 1 || trials[place].fit.cost <= trials[place + 1].fit.cost)
      }.map { trials[$0] })
  }

  /// Looks more closely into the best valleys, and returns the best factor of all.
  @MainActor
  private func best(of valleys: [Explanation]) async throws -> Explanation {
    var best = valleys[0]
    for valley in valleys.prefix(Self.mostValleys) {
      var deepest = valley
      for number in -Self.between...Self.between where number != 0 {
        let factor = valley.factor * exp(Double(number) / Double(Self.between + 1) * Self.step)
        let trial = try await trial(valley.use, factor, [valley.fit.start])
        if trial.fit.cost < deepest.fit.cost { deepest = trial }
      }
      let narrow = try await narrowed(deepest, step: Self.step / Double(Self.between + 1))
      if narrow.fit.cost < best.fit.cost { best = narrow }
    }
    return best
  }

  /// Finds the best factor within a step on both sides.
  ///
  /// Bounces make small valleys beside the deepest one, so each round looks at all of a finer row.
  @MainActor
  private func narrowed(_ explanation: Explanation, step: Double) async throws -> Explanation {
    var (best, step) = (explanation, step)
    while step > Self.precision {
      step /= Double(Self.row)
      let middle = best
      for number in -Self.row...Self.row where number != 0 {
        let trial = try await trial(
          middle.use, middle.factor * exp(Double(number) * step), [middle.fit.start])
        if trial.fit.cost < best.fit.cost { best = trial }
      }
    }
    return best
  }

  @MainActor
  private func trial(
    _ use: MotionTuning.Use, _ factor: Double, _ starts: [TimeInterval]
  ) async throws -> Explanation {
    let take = try await Take(
      of: scene, rate: rate, seconds: seconds, use.parameter, by: factor)
    return Explanation(
      use: use, factor: factor, fit: fit.best(for: take.course, around: starts, reach: Self.reach))
  }

  /// The trials go from a quarter to four times the value, by 15 % each; then there are some more
  /// between the best ones.
  private static let trials = 10
  private static let step = 0.1386
  private static let between = 3
  private static let mostValleys = 2
  /// How many parameters are looked into closely: those that explain most at a first look.
  private static let mostNarrowed = 4
  private static let nearTrials = 4
  private static let nearStep = 0.01
  /// How near the factor is found, as a share of it.
  private static let precision = 5e-4
  /// How many factors on each side are looked at in a round.
  private static let row = 3
  /// How far from where it was thought to be a scene may start, in seconds.
  private static let reach = 0.25
  /// Factors that show whether a parameter matters.
  private static let telling = [1.5, 0.6]
  /// *Units*: points; what moves nothing by more cannot be told from a recording.
  private static let leastChange = 0.75
}
