import Foundation
import Staging
import UIKit

/// Sets a recording of a device beside a scene, and finds the parameter that explains best how they
/// differ.
package struct Calibration: Sendable {
  /// The path of the recording.
  package var recording: String
  /// The scene.
  package var scene: Scene
  /// How far from one another what is the same may be.
  ///
  /// *Units*: points.
  package var tolerance = 1.0
  /// Frames a second of a folder, which has no times of its own.
  package var rate = 60.0
  /// How many pixels of the recording are decoded at most; `nil` for many times what it should have.
  package var mostPixels: Int?

  /// Prepares a comparison.
  package init(of recording: String, beside scene: Scene) {
    (self.recording, self.scene) = (recording, scene)
  }

  /// Compares the recording with the scene.
  ///
  /// - Returns: how far apart they are, and why.
  /// - Throws: `FilmFileError` where the recording cannot be read, `StagingError` where the scene
  ///   cannot be played, `CalibrationError` where they cannot be compared.
  @MainActor
  package func run() async throws -> CalibrationOutcome {
    let whole = try await Take(of: scene, rate: 60, seconds: scene.limit)
    guard !whole.course.views.isEmpty else {
      throw CalibrationError.noNamedViews(scene: scene.name)
    }
    let clip = try Recording(
      recording, longest: Double(whole.course.count) / 60 + Self.longestMargin, rate: rate,
      mostPixels: mostPixels)
    return try await run(clip)
  }

  /// Compares a recording that has been read.
  @MainActor
  func run(_ clip: Recording) async throws -> CalibrationOutcome {
    let rate = clip.rate > Self.fastRate ? 120 : 60
    let seconds = min(scene.limit, clip.duration + Self.longestMargin)
    let take = try await Take(of: scene, rate: rate, seconds: seconds, keepsPictures: true)
    guard let placement = try finder(clip, take).placement() else {
      throw CalibrationError.somethingElse(recording, scene: scene.name)
    }
    let start = try StartSearch(
      recording: clip, take: take, placement: placement, screen: scene.screen
    ).start()
    var state = try look(clip, take, placement, start)
    state.starts = [start, MotionOnset.start(of: state.sightings, take.course) ?? start]
    let asItIs = state.fit.best(for: take.course, around: state.starts, reach: Self.reach)
    let distances = CalibrationOutcome.distances(
      state.sightings, take.course, asItIs.start, rate: clip.rate)
    guard distances.allSatisfy({ $0.most.points <= tolerance }) else {
      return try await explain(clip, take, state)
    }
    let again = try lookAgain(clip, take, state.placement, asItIs.start)
    let fit = again.fit.best(for: take.course, around: again.starts, reach: Self.reach)
    return outcome(clip, take, again, fit, nil, nil)
  }

  /// What is known of a recording.
  struct State: Sendable {
    var placement: Placement
    /// When the scene may start, in seconds since the start of the recording; at least one.
    var starts: [TimeInterval]
    var sightings: [Sighting]

    var fit: CourseFit { CourseFit(sightings: sightings) }
  }

  /// Finds the parameter, looks again with the scene as it is then, and finds it more exactly.
  @MainActor
  private func explain(
    _ clip: Recording, _ take: Take, _ first: State
  ) async throws -> CalibrationOutcome {
    var state = first
    let (rate, seconds) = (Int(take.course.rate), Double(take.course.count) / take.course.rate)
    func search() -> ParameterSearch {
      ParameterSearch(scene: scene, rate: rate, seconds: seconds + 1, fit: state.fit)
    }
    var found = try await search().explanations(beside: take, starts: state.starts)
    for _ in 0..<Self.rounds {
      guard let best = found.first else { break }
      let tuned = try await Take(
        of: scene, rate: rate, seconds: seconds + 1, best.use.parameter, by: best.factor,
        keepsPictures: true)
      state = try lookAgain(clip, tuned, state.placement, best.fit.start)
      let worth = best.fit.cost * Self.worthAnotherLook + Self.leewayOfCost
      var again: [ParameterSearch.Explanation] = []
      for explanation in found where explanation.fit.cost <= worth {
        again.append(try await search().refined(explanation))
      }
      found = ParameterSearch.sorted(again)
    }
    let asItIs = state.fit.best(for: take.course, around: state.starts, reach: Self.reach)
    guard let least = found.first else { return outcome(clip, take, state, asItIs, nil, nil) }
    // Of those that explain it as well, one that the scene's code sets is likelier than a default.
    let good = found.filter {
      $0.fit.cost <= least.fit.cost * Self.asGood + Self.leewayOfCost / 10
    }
    let best = good.first { !$0.use.areDefaults } ?? least
    let tuned = try await Take(
      of: scene, rate: rate, seconds: seconds + 1, best.use.parameter, by: best.factor)
    return outcome(
      clip, take, state, asItIs,
      (best, good.filter { $0.use.parameter != best.use.parameter }), tuned.course)
  }

  private func finder(_ clip: Recording, _ take: Take) -> PlacementFinder {
    func moment(_ frame: PicturePyramid, _ picture: Int) -> PlacementRefinement.Moment {
      PlacementRefinement.Moment(
        seen: PicturePyramid(frame.whole, depth: PlacementFinder.depth),
        list: take.pictures[picture])
    }
    return PlacementFinder(
      screen: scene.screen, first: moment(clip.frames[0], 0),
      last: moment(clip.frames[clip.frames.count - 1], take.pictures.count - 1))
  }

  /// Follows the views where all of the recording says that the screen lies, beside a scene that
  /// moves as it does.
  private func lookAgain(
    _ clip: Recording, _ take: Take, _ placement: Placement, _ start: TimeInterval
  ) throws -> State {
    let better = try PlacementRefinement(screen: scene.screen).refined(
      placement, over: moments(clip, take, start), coarsest: 1, rounds: 2)
    return try look(clip, take, better?.placement ?? placement, start)
  }

  /// Follows the views.
  private func look(
    _ clip: Recording, _ take: Take, _ placement: Placement, _ start: TimeInterval
  ) throws -> State {
    let sightings = try LookTracker(
      recording: clip, take: take, screen: scene.screen, placement: placement, start: start
    ).sightings()
    guard sightings.count >= Self.leastSightings else {
      throw CalibrationError.nothingToSee(scene: scene.name, views: take.course.views)
    }
    return State(placement: placement, starts: [start], sightings: sightings)
  }

  /// Returns some pictures of the recording with those of the scene, evenly over its time.
  private func moments(
    _ clip: Recording, _ take: Take, _ start: TimeInterval
  ) -> [PlacementRefinement.Moment] {
    let pairs = clip.times.indices.compactMap { frame -> (Int, Int)? in
      guard let step = take.course.step(at: clip.times[frame] - start),
        step < take.pictures.count
      else { return nil }
      return (frame, step)
    }
    let count = min(pairs.count, Self.mostMoments)
    return (0..<count).map { number in
      let (frame, step) = pairs[number * (pairs.count - 1) / max(count - 1, 1)]
      return PlacementRefinement.Moment(seen: clip.frames[frame], list: take.pictures[step])
    }
  }

  /// How much longer a recording may be than the scene, in seconds.
  private static let longestMargin = 5.0
  /// *Units*: pictures a second; from here on the scene makes 120 steps.
  private static let fastRate = 90.0
  /// How far from where it was thought to be a scene may start, in seconds.
  private static let reach = 0.4
  private static let rounds = 2
  /// How many times as far as the best explanation others may be to be tried again.
  private static let worthAnotherLook = 2.0
  /// *Units*: points.
  private static let leewayOfCost = 0.3
  private static let asGood = 1.1
  private static let leastSightings = 8
  private static let mostMoments = 8
}
