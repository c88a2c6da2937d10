import Filming
import Staging
import Streams

/// The scenes that could not be played in a command that plays several: the others still are.
struct FailedScenes {
  private var names = SourceRunEnvironment.ofThisProcess?.crashed ?? []
  /// How many scenes were asked for; `nil` where others were played in a run before.
  private let count: Int?

  /// Begins without failures, except those of a run before that crashed.
  init(among scenes: [Scene]) { count = names.isEmpty ? scenes.count : nil }

  /// Tells of a scene that could not be played, or not be shown in a format.
  ///
  /// - Throws: the error itself where the next scene would fail too, as on a full disk.
  mutating func take(_ error: any Error, of scene: Scene, _ console: Console) throws {
    switch error {
    case is StagingError: console.report("\(error)")
    case let refusal as FilmError where refusal.isRefusal:
      console.report("\(scene.name): \(refusal)")
    default: throw error
    }
    if names.last != scene.name { names.append(scene.name) }
  }

  /// Ends the command if a scene failed.
  ///
  /// - Throws: `CommandError.someScenesFailed`.
  func check() throws(CommandError) {
    if !names.isEmpty { throw .someScenesFailed(names, of: count) }
  }
}
