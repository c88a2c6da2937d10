import ArgumentParser
import FilmFiles
import Filming
import Foundation
import Staging
import Streams
import Wording

extension RenderCommand {
  /// Plays scenes without drawing, and says what would be written of them.
  ///
  /// - Parameters:
  ///   - scenes: the scenes.
  ///   - places: where their films would go.
  ///   - console: takes errors.
  ///   - interruption: told of processes before this one.
  /// - Throws: `CommandError.someScenesFailed`.
  @MainActor
  func rehearse(
    _ scenes: [Scene], _ places: [OutputPlace<RenderFormat>], _ console: Console,
    _ interruption: Interruption
  ) async throws {
    var turns = Turns<String>(of: self, among: scenes, interruption)
    for scene in try turns.mine(of: scenes, scene: \.name) {
      do {
        let command = try filming(scene)
        let run = try FilmRun(scene, command.film.timing)
        var frames = 0
        try await run.play { frames += $0.count }
        let seconds = run.stage.time.seconds
        let takes = try command.takes(of: screen.applied(to: scene), at: places)
        let media = takes.flatMap { take in
          take.films.map(\.place.inWords) + take.motions.map(\.path)
        }
        try StandardOutput.write(
          "\(scene.name): \(Words.seconds(seconds)), \(Words.count(frames, "frame")); would write"
            + " \(Words.list(media))\n")
      } catch {
        try turns.take(error, of: scene, console)
      }
    }
    if try turns.end() { try turns.failed.check() }
  }

  /// Plays scenes without drawing, and writes the parameters of their motion as JSON, for `--vary`.
  ///
  /// - Throws: `CommandError.someScenesFailed`.
  @MainActor
  func tellParameters(of scenes: [Scene], _ interruption: Interruption) async throws {
    var turns = Turns<SceneParameters>(of: self, among: scenes, interruption)
    for scene in try turns.mine(of: scenes, scene: \.name) {
      do {
        turns.results.append(
          SceneParameters(
            scene: scene.name,
            parameters: try await UsedParameter.all(
              of: screen.applied(to: scene), filming(scene).film.timing)))
      } catch {
        try turns.take(error, of: scene, console)
      }
    }
    guard try turns.end() else { return }
    try StandardOutput.write(json: turns.results)
    try turns.failed.check()
  }

  /// Plays scenes, and writes as JSON at which moment each stands for its film, for the stills of pages.
  ///
  /// - Throws: `CommandError.someScenesFailed`.
  @MainActor
  func tellStill(
    of scenes: [Scene], _ places: [OutputPlace<RenderFormat>], _ interruption: Interruption
  ) async throws {
    var turns = Turns<Double>(of: self, among: scenes, interruption)
    for scene in try turns.mine(of: scenes, scene: \.name) {
      do {
        let command = try filming(scene)
        let shown = screen.applied(to: scene)
        guard
          let take = try command.takes(of: shown, at: places).first(where: { !$0.films.isEmpty })
        else { continue }
        turns.results.append(
          try await StillMoment(
            of: take.scene, timing: command.timing, overlay: take.films[0].overlay,
            showsPhysics: command.physics.xray, variation: varied?.variation
          ).seconds())
      } catch {
        try turns.take(error, of: scene, console)
      }
    }
    guard try turns.end() else { return }
    try StandardOutput.write(json: turns.results)
    try turns.failed.check()
  }
}

/// A scene, and the parameters that its motion depends on.
struct SceneParameters: Codable, Sendable {
  let scene: String
  let parameters: [UsedParameter]
}
