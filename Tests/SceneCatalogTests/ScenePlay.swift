import SceneCatalog
import Staging
import Testing

/// A scene that was played to its end.
@MainActor
struct ScenePlay {
  let stage: Stage
  /// One row for each named view and frame, frame by frame.
  private(set) var rows: [TrajectoryRow] = []
  private var rowsByView: [String: [TrajectoryRow]] = [:]

  /// Plays a scene of the catalogue and calls the block at every picture.
  init(_ name: String, eachStep: (Stage) -> Void = { _ in }) throws {
    let scene = try #require(SceneCatalog.scenes.first { $0.name == name })
    stage = try Stage(scene)
    var playback = Playback(stage)
    while try playback.next() {
      let now = stage.trajectory
      rows += now
      for row in now { rowsByView[row.view, default: []].append(row) }
      eachStep(stage)
    }
  }

  /// Returns the rows of a view while it was there.
  func rows(of view: String) throws -> [TrajectoryRow] { try #require(rowsByView[view]) }

  /// Returns the row of a view at a time.
  ///
  /// *Units*: seconds.
  func row(of view: String, at seconds: Double) throws -> TrajectoryRow {
    try #require(rowsByView[view]?.first { abs($0.time - seconds) < 1e-6 })
  }
}
