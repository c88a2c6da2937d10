import FilmFiles
import Files
import Filming
import Foundation

/// The films of which one is made, as files in a scratch folder.
struct PaneFilms {
  /// *Shape*: at least one, in the order of what was asked for.
  let panes: [BesidePane]
  private let films: [FilmSummary]

  /// Films everything, several at once.
  ///
  /// - Parameters:
  ///   - asked: what is filmed.
  ///   - scale: pixels a point.
  ///   - ending: the format of the films.
  ///   - place: the file that is made of them, for errors.
  ///   - draft: the scratch folder.
  ///   - command: the command that asks for it.
  /// - Throws: `PageFailure` where one cannot be filmed, `FileError`.
  init(
    _ asked: [PaneRun.Pane], scale: Double, as ending: String,
    for place: OutputPlace<RenderFormat>, in draft: DraftFolder, _ command: RenderCommand
  ) throws {
    let paths = asked.indices.map { "\(draft.whole)/\($0).\(ending)" }
    films = try ConcurrentWork.results(asked.count, width: command.jobs.jobs) { number in
      Result { try Self.film(asked[number], scale: scale, to: paths[number], for: place) }
    }.map { try $0.get() }
    panes = zip(zip(asked, paths), films).map { asked, film in
      let medium = film.media.first
      return BesidePane(
        title: asked.0.title ?? film.scene, path: asked.1,
        size: CGSize(
          width: Double(medium?.width ?? 0) / scale, height: Double(medium?.height ?? 0) / scale))
    }
  }

  /// The scene of the first film.
  var firstScene: String { films.first?.scene ?? "" }

  /// The scenes, as a name of the whole.
  var title: String { films.map(\.scene).joined(separator: " and ") }

  /// *Units*: seconds.
  var longest: Double { films.map(\.duration).max() ?? 0 }

  /// How much shorter each film is than the longest one, in seconds.
  var rests: [Double] { films.map { longest - $0.duration } }

  /// Whether all files have the same bytes.
  var areEqual: Bool {
    get throws {
      let all = try panes.map { try Checksum.ofFile(at: $0.path).checksum }
      return all.count > 1 && Set(all).count == 1
    }
  }

  private static func film(
    _ pane: PaneRun.Pane, scale: Double, to path: String, for place: OutputPlace<RenderFormat>
  ) throws -> FilmSummary {
    let words = pane.words + ["--scale", "\(scale)", "--quiet", "--json", "-o", path]
    let outcome = try PageTool().run(words, in: FileManager.default.currentDirectoryPath)
    let title = pane.title.map { "\($0): " } ?? ""
    guard outcome.code == 0 else {
      let failure = PageFailure(outcome)
      throw PageFailure(
        title + failure.sentence.replacing(path, with: place.inWords), failure.details)
    }
    let list = try JSONDecoder().decode([FilmSummary].self, from: Data(outcome.output.utf8))
    guard let film = list.first, !film.media.isEmpty else {
      throw PageFailure("\(title)Nothing is said of the film.")
    }
    return film
  }
}
