import Filming
import References
import Staging
import Streams

/// The scenes that could not be played in a command that plays several: the others still are.
struct FailedScenes {
  /// The scenes that failed, each once.
  private(set) var names = PlayEnvironment.ofThisProcess?.crashed ?? []
  /// The names of all scenes that were asked for, in their order.
  private let all: [String]

  /// Begins without failures, except those of plays before that crashed.
  init(among scenes: [Scene]) { all = scenes.map(\.name) }

  /// Adds scenes that failed in plays before.
  mutating func add(_ others: [String]) {
    for name in others where !names.contains(name) { names.append(name) }
  }

  /// Tells of a scene that could not be played, or not be shown in a format.
  ///
  /// - Throws: the error itself where the next scene would fail too, as on a full disk.
  mutating func take(_ error: any Error, of scene: Scene, _ console: Console) throws {
    switch error {
    case is StagingError, is ReferenceError:
      console.report(scene.setting.isEmpty ? "\(error)" : "\(scene.title): \(error)")
    case let refusal as FilmError where refusal.isRefusal:
      console.report("\(scene.title): \(refusal)")
    default: throw error
    }
    add([scene.name])
  }

  /// Ends the command if a scene failed.
  ///
  /// - Parameter deed: what was to be done with the scenes.
  /// - Throws: `CommandError.someScenesFailed`.
  func check(_ deed: String = "rendered") throws(CommandError) {
    let failed = all.filter(names.contains)
    if !failed.isEmpty { throw .someScenesFailed(failed, of: all.count, deed) }
  }
}
