import ArgumentParser
import Compiling
import Files
import Foundation
import Streams
import Wording

struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Film Swift files or scenes again on every save, on a page that reloads itself.",
    discussion: """
      Swift files and folders are compiled and filmed when one of them is saved, added or removed; scenes of \
      this program when it was built again. \
      The page is for this user's browsers on this machine alone; its address is said. It keeps its place in the film; what keeps \
      the files from running stands above the last film, with its line. End it with Ctrl-C.
      """)

  @Argument(
    help: "Swift files, or a folder of them; or the names of scenes.", completion: .scenes)
  var files: [String]

  @Option(help: "The port of the page, 8642 by default; 0 for any that is free.")
  var port: UInt16?

  @Flag(help: "Film once, say what came of it, and end.")
  var once = false

  @OptionGroup var screen: ScreenOptions
  @OptionGroup var appearance: AppearanceOption
  @OptionGroup var physics: XrayOption
  @OptionGroup var sources: SourceOptions
  @OptionGroup var walls: SandboxOption
  @OptionGroup var messages: MessageOptions

  /// Whether the words name files, and not scenes of this program.
  private var areFiles: Bool { files.contains(where: SourceFiles.isSource) }

  func validate() throws {
    if once, port != nil {
      throw ValidationError(
        "--port is for the page, which --once does not show; leave one of them out.")
    }
    if areFiles {
      try SourceOptions.check(files, areAll: files.filter(SourceFiles.isSource))
    } else {
      try sources.checkUnused(isWalled: walls.sandbox)
    }
  }

  func run() throws {
    do {
      try watch()
    } catch let error as CompilingError {
      messages.console.fail("\(error)")
    } catch let error as ServingError {
      messages.console.fail("\(error)")
    } catch let error as FileError {
      messages.console.fail("\(error)")
    }
  }

  private func watch() throws {
    // What is wrong with the installation does not go away with the next save.
    if areFiles { _ = try ProgramMaker(beside: Program.path) }
    var stamps = try stamps()
    let films = try WatchedFilms()
    let server = try PageServer(port: port ?? (once ? 0 : Self.usualPort)) { films.answer($0) }
    server.start()
    if !once {
      messages.console.say(
        "http://127.0.0.1:\(server.port)\(films.path) shows the film; nobody can guess the address."
      )
    }
    let watch = FolderWatch()
    var drafts: [DraftFolder] = []
    while true {
      do throws(FileError) {
        try film(to: films, &drafts)
      } catch {
        // A disk that is full now has room again when something is removed from it.
        films.show(error: "\(error)", 0)
        messages.console.report("\(error)")
        if once { ProgramEnd.end(with: 2) }
      }
      stamps = waitForChange(of: stamps, watch, films)
    }
  }

  /// Films once; `drafts` are the folders of the films that browsers may read.
  private func film(
    to films: WatchedFilms, _ drafts: inout [DraftFolder]
  ) throws(FileError) {
    let draft = try DraftFolder.temporary()
    let start = ContinuousClock.now
    let film = FilmAgain(
      words: files, areFiles: areFiles,
      options: screen.arguments
        + (appearance.appearance.map { ["--appearance", $0.rawValue] } ?? [])
        + (physics.given.map { [$0 ? "--xray" : "--no-xray"] } ?? []),
      suffix: appearance.suffix, sources: sources, isWalled: walls.sandbox, folder: draft.whole)
    let (code, said) = try film.run()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let isMade = !WatchedFilms.names(in: draft.whole).isEmpty
    if isMade { films.show(filmsIn: draft.whole, seconds) }
    if code != 0 { films.show(error: said, seconds) }
    messages.console.note(code == 0 ? "Filmed in \(Words.seconds(seconds))." : said)
    if once { ProgramEnd.end(with: code) }
    if isMade {
      // Browsers may still read the film before this one.
      drafts.append(draft)
      if drafts.count > 2 { drafts.removeFirst().cancel() }
    } else {
      draft.cancel()
    }
  }

  /// Waits until a file is saved, added or removed, or the program was built again.
  private func waitForChange(
    of before: [String], _ watch: FolderWatch, _ films: WatchedFilms
  ) -> [String] {
    var missing: (since: ContinuousClock.Instant, isTold: Bool)?
    while true {
      // First, so that nothing is missed that changes meanwhile.
      watch.watch(watchedFolders())
      do {
        let now = try stamps()
        // What is back is filmed, also where it is as it was: the page says that it is gone.
        if now != before || missing?.isTold == true { return now }
        missing = nil
      } catch {
        // A folder may be empty for the moment in which an editor writes it anew.
        let since = missing?.since ?? .now
        if missing?.isTold != true, ContinuousClock.now - since > Self.longestMoment {
          let sentence = "\(error) It is filmed again when it is back."
          films.show(error: sentence, 0)
          messages.console.report(sentence)
          missing = (since, true)
        } else {
          missing = (since, missing?.isTold ?? false)
        }
      }
      watch.wait()
    }
  }

  private static let usualPort: UInt16 = 8642
  private static let longestMoment = Duration.seconds(1)

  private func watchedFolders() -> Set<String> {
    guard areFiles else { return FolderWatch.folders(of: [Program.path], below: []) }
    let folders = files.filter { Standing(at: $0) == .folder }
    let known = try? sourceFiles().allPaths
    return FolderWatch.folders(
      of: (known ?? []) + files.filter { !folders.contains($0) }
        + [sources.fingers].compactMap { $0 },
      below: folders)
  }

  private func sourceFiles() throws -> SourceFiles {
    try SourceFiles(
      files, fingers: sources.fingers, without: sources.without, system: sources.os?.rawValue,
      packages: sources.packages)
  }

  private func stamps() throws -> [String] {
    areFiles ? try sourceFiles().stamps : SourceFiles.stamps(of: [Program.path])
  }
}
