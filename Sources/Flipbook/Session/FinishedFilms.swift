import Files
import Foundation

/// What a program that was compiled from a user's files says that it has finished, for the process that
/// started it, which looks whether it is still there.
struct FinishedFilms: Codable, Hashable {
  let paths: [String]

  /// Leaves the list for the process that started this one.
  ///
  /// - Throws: `FileError`.
  func leave(for environment: SourceRunEnvironment) throws {
    try WholeFile.write(
      Array(try JSONEncoder().encode(self)), to: Self.path(environment.turn, environment.handover),
      isDurable: false)
  }

  /// Checks that what a program has finished is still there.
  ///
  /// - Parameters:
  ///   - turn: which of the command's plays the program did.
  ///   - handover: the folder in which it has left its list.
  ///   - folder: the folder that it worked in; `nil` for that of this process.
  /// - Throws: `CommandError.removedFilm`.
  static func check(turn: Int, handover: String, in folder: String?) throws(CommandError) {
    guard let data = FileManager.default.contents(atPath: path(turn, handover)),
      let films = try? JSONDecoder().decode(FinishedFilms.self, from: data)
    else { return }
    for path in films.paths where path != "-" {
      let place = path.hasPrefix("/") ? path : folder.map { "\($0)/\(path)" } ?? path
      switch Standing(at: place) {
      case .nothing: throw .removedFilm(path)
      case .folder where FolderEntry.all(in: place).isEmpty: throw .removedFilm(path)
      default: break
      }
    }
  }

  private static func path(_ turn: Int, _ handover: String) -> String {
    "\(handover)/\(turn).finished"
  }
}
