import Files
import Filming
import Foundation

/// What a play says that it has finished, for the process that started it, which looks whether it is
/// still there.
struct FinishedFilms: Codable, Hashable {
  private struct Film: Codable, Hashable {
    let path: String
    /// Whether it is a folder with frames.
    ///
    /// A share of a film may have none. How many there are is no matter: another run may exchange the
    /// folder for one with fewer.
    let hasFrames: Bool
  }

  private let films: [Film]

  /// Notes what stands at the paths of films now.
  init(paths: [String]) {
    // What went to the standard output stands nowhere.
    films = paths.filter { $0 != standardOutputInWords }.map {
      Film(path: $0, hasFrames: !FolderEntry.all(in: $0).isEmpty)
    }
  }

  /// Leaves the list for the process that started this one.
  ///
  /// - Throws: `FileError`.
  func leave(for environment: PlayEnvironment) throws {
    try WholeFile.write(
      Array(try JSONEncoder().encode(self)),
      to: Self.path(environment.play, environment.attempt, environment.handover), isDurable: false)
  }

  /// Checks that what a program has finished is still there.
  ///
  /// - Parameters:
  ///   - play: which of the command's plays the program did.
  ///   - attempt: how many runs have gone a part of its way before.
  ///   - handover: the folder in which it has left its list.
  ///   - folder: the folder that it worked in; `nil` for that of this process.
  /// - Throws: `CommandError.removedFilm`.
  static func check(
    play: Int, attempt: Int, handover: HandoverFolder, in folder: String?
  ) throws(CommandError) {
    guard let data = FileManager.default.contents(atPath: path(play, attempt, handover)),
      let films = try? JSONDecoder().decode(FinishedFilms.self, from: data)
    else { return }
    for film in films.films {
      let isWhole = film.path.hasPrefix("/")
      let place = isWhole ? film.path : folder.map { "\($0)/\(film.path)" } ?? film.path
      let isGone = Standing(at: place) == .nothing
      if isGone || film.hasFrames && FolderEntry.all(in: place).isEmpty {
        throw .removedFilm(film.path)
      }
    }
  }

  private static func path(_ play: Int, _ attempt: Int, _ handover: HandoverFolder) -> String {
    "\(handover.path)/\(play).\(attempt).finished"
  }
}
