import Foundation

extension Calibration {
  /// Collects what was found.
  func outcome(
    _ clip: Recording, _ take: Take, _ state: State, _ asItIs: CourseFit.Fit,
    _ best: (ParameterSearch.Explanation, others: [ParameterSearch.Explanation])?,
    _ tuned: Course?
  ) -> CalibrationOutcome {
    let pixels = Double(clip.reduction)
    func mean(_ distances: [CalibrationOutcome.ViewDistance]) -> Double {
      distances.reduce(0) { $0 + $1.mean * Double($1.count) }
        / Double(max(distances.reduce(0) { $0 + $1.count }, 1))
    }
    func all(_ course: Course, _ start: TimeInterval) -> [CalibrationOutcome.ViewDistance] {
      CalibrationOutcome.distances(state.sightings, course, start, rate: clip.rate)
    }
    var start = asItIs.start
    var explanation: CalibrationOutcome.Explanation?
    var isExplained = false
    if let (best, others) = best, let tuned {
      let rest = mean(all(tuned, best.fit.start))
      // As it is, the scene may start when that suits it best.
      let least = mean(all(take.course, asItIs.start))
      isExplained = rest <= least * (1 - Self.leastShare)
      if isExplained { start = best.fit.start }
      let before = mean(all(take.course, start))
      explanation = CalibrationOutcome.Explanation(
        parameter: best.use.parameter.name, values: best.use.values, factor: best.factor,
        isEnough: isExplained, share: before > 0 ? max(0, 1 - rest / before) : 0, rest: rest,
        others: others.map {
          CalibrationOutcome.Other(
            parameter: $0.use.parameter.name, values: $0.use.values, factor: $0.factor)
        })
    }
    let distances = all(take.course, start)
    return CalibrationOutcome(
      recording: recording, scene: scene.name, tolerance: tolerance,
      alignment: CalibrationOutcome.Alignment(
        scale: state.placement.scale * pixels, left: state.placement.x * pixels,
        top: state.placement.y * pixels, start: start, rate: clip.rate,
        width: clip.size.width, height: clip.size.height),
      distances: distances,
      unseen: take.course.views.filter { view in !distances.contains { $0.view == view } },
      explanation: explanation,
      courses: courses(state, take.course, isExplained ? tuned : nil, start, clip.rate))
  }

  /// An explanation takes away at least this share of the distance.
  private static let leastShare = 0.5

  private func courses(
    _ state: State, _ course: Course, _ tuned: Course?, _ start: TimeInterval, _ rate: Double
  ) -> [CalibrationOutcome.ViewCourse] {
    course.views.compactMap { view in
      var found = CalibrationOutcome.ViewCourse(view: view)
      for sighting in state.sightings where sighting.view == view {
        guard
          let distance = CalibrationOutcome.nearness(of: sighting, to: course, start, rate: rate)
        else { continue }
        found.times.append(sighting.time - start)
        found.seen.append(sighting.pose)
        found.asItIs.append(course.pose(of: view, at: sighting.time - start))
        found.distances.append(distance)
        guard let tuned,
          let rest = CalibrationOutcome.nearness(of: sighting, to: tuned, start, rate: rate)
        else { continue }
        found.explained.append(tuned.pose(of: view, at: sighting.time - start))
        found.rests.append(rest)
      }
      return found.times.isEmpty ? nil : found
    }
  }
}
