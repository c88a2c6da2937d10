import ArgumentParser
import FilmFiles
import Files
import Filming
import Foundation
import Markup
import Streams
import Wording

/// Makes one film of several, each in processes of its own.
@MainActor
struct PaneRun {
  /// What is filmed in one of its parts.
  struct Pane: Sendable {
    /// The words of the command that films it, without where to.
    let words: [String]
    /// What stands above it; `nil` for the name of its scene.
    var title: String?
  }

  private let command: RenderCommand
  private let panes: [Pane]
  /// Whether the films stand in several rows.
  private let isGrid: Bool
  /// The name of the whole; `nil` for the names of the scenes.
  private let title: String?
  private let places: [OutputPlace<RenderFormat>]

  /// Plans a film.
  ///
  /// - Parameters:
  ///   - command: the command that asks for it.
  ///   - option: the option by which it does.
  ///   - panes: what is filmed, row by row.
  ///   - isGrid: whether the films stand in several rows.
  ///   - title: the name of the whole; `nil` for the names of the scenes.
  /// - Throws: `ValidationError` for places that cannot hold it.
  init(
    _ command: RenderCommand, _ option: String, _ panes: [Pane], isGrid: Bool,
    title: String? = nil
  ) throws {
    (self.command, self.panes, self.isGrid, self.title) = (command, panes, isGrid, title)
    places = try Self.places(of: command, option)
  }

  /// Makes the film, and says what was written.
  ///
  /// - Throws: `PageFailure` where a scene cannot be filmed, `FilmError`, `FileError`.
  func run() async throws {
    let start = ContinuousClock.now
    let draft = try DraftFolder.temporary()
    defer { draft.cancel() }
    var media: [FilmSummary.Medium] = []
    var (name, longest) = ("", 0.0)
    var pixels: PaneFilms?
    // The files of pixels first: SVG may have no word for what is shown.
    for place in places.filter({ $0.ofFilm != nil }) + places.filter({ $0.ofFilm == nil }) {
      let films =
        try place.ofFilm == nil
        ? drawings(for: place, in: draft)
        : pixels ?? PaneFilms(panes, scale: scale, as: "apng", for: place, in: draft, command)
      if place.ofFilm != nil { pixels = films }
      (name, longest) = (title ?? films.title, films.longest)
      let place = place.replacing("scene", with: films.firstScene)
      media.append(try await write(films, named: name, to: place))
    }
    if isGrid, try pixels?.areEqual == true {
      command.console.note(
        "\(name): all films are equal; the parameter changes nothing that is shown.")
    }
    try tell(
      FilmSummary(
        scene: name, duration: longest, media: media,
        elapsed: (ContinuousClock.now - start) / .seconds(1)))
  }

  /// Films everything as SVG.
  ///
  /// Each begins anew by itself, so a shorter one stands as long as another one moves.
  private func drawings(
    for place: OutputPlace<RenderFormat>, in draft: DraftFolder
  ) throws -> PaneFilms {
    let films = try PaneFilms(panes, scale: 1, as: "svg", for: place, in: draft, command)
    let short = films.rests.enumerated().filter { $0.element > Self.slack }
    guard !short.isEmpty else { return films }
    var longer = panes
    for (index, rest) in short {
      longer[index] = Pane(
        words: panes[index].words + ["--standing", Words.exact(rest)],
        title: panes[index].title)
    }
    return try PaneFilms(longer, scale: 1, as: "svg", for: place, in: draft, command)
  }

  private func write(
    _ films: PaneFilms, named name: String, to place: OutputPlace<RenderFormat>
  ) async throws -> FilmSummary.Medium {
    let columns = isGrid ? BesideLayout.columns(of: films.panes) : nil
    guard let film = place.ofFilm else {
      guard let path = place.path,
        let drawing = try BesideSVG(
          films.panes, columns: columns, title: name, sentence: "", in: colors, scale: scale)
      else { throw PageFailure("A film of the several is gone.") }
      try drawing.write(to: path)
      return FilmSummary.Medium(
        path: path, frames: Int((films.longest * Double(rate)).rounded()), width: drawing.width,
        height: drawing.height, bytes: drawing.text.utf8.count)
    }
    let made = try await BesideFilm(
      films.panes, columns: columns, title: name, sentence: "", in: colors, rate: rate,
      jobs: command.jobs.jobs
    ).write(
      FilmMedium(
        place: film, scale: scale, stride: 1,
        settings: FilmSettings(
          frame: FrameDuration(ticks: 1, rate: rate),
          plays: command.play.loop == 0 ? nil : command.play.loop,
          quality: command.pictures.quality, compression: command.png.compression)),
      within: command.pictures.maxSize, replacesForeign: command.force)
    if let givenUp = made.givenUp {
      command.console.note("\(made.path): to be small enough, it has \(givenUp).")
    }
    return made
  }

  private func tell(_ summary: FilmSummary) throws {
    if command.json { return try StandardOutput.write(json: [summary]) }
    guard !command.messages.quiet else { return }
    let line =
      "\(summary.scene): \(Words.hundredths(summary.duration)) s in "
      + Words.list(summary.media.map(\.inWords), most: summary.media.count)
    if places.contains(where: { $0.path == nil }) {
      command.console.note(line)
    } else {
      try StandardOutput.write(line + "\n")
    }
  }

  private var colors: BesideColors {
    command.appearance.appearance == .dark ? .dark : .light
  }
  /// *Units*: pixels a point.
  private var scale: Double { command.scale.scale ?? 1 }
  /// *Units*: frames a second.
  private var rate: Int { command.film.fps ?? BesideFilm.rate }

  /// How much shorter a film may be that is as long as another one.
  ///
  /// *Units*: seconds.
  private static let slack = 0.005
}
