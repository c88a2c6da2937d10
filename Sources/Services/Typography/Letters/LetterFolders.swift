import CFiles
import Foundation
import Synchronization

/// Where this machine keeps files of letters and icons.
///
/// The pinned files stand in a folder of Flipbook's own, which `Packaging/letters` fills and
/// `make install` brings. Where one is missing, the system's file serves.
package enum LetterFolders {
  /// The folders that may hold pinned files, in the order in which they are asked: those that
  /// `FLIPBOOK_LETTERS` names, with colons between them; else beside the program or the library, the
  /// user's, and the system's.
  package static var folders: [String] { found.folders }

  /// Whether the variable of the environment names the folders.
  package static var isNamedByVariable: Bool { found.isNamed }

  private static let found: (folders: [String], isNamed: Bool) = {
    let environment = ProcessInfo.processInfo.environment
    let named = (environment[variable] ?? "").split(separator: ":").map(String.init)
    if !named.isEmpty { return (named.map(whole), true) }
    let found = (environment[variableOfFound] ?? "").split(separator: ":").map(String.init)
    if !found.isEmpty { return (found, false) }
    // A film is the same where HOME is another: so the home that the system knows counts, too.
    let homes = [
      environment["HOME"], getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) },
    ]
    let users =
      [environment["XDG_DATA_HOME"]] + homes.map { home in home.map { "\($0)/.local/share" } }
    let own = (besideCode + users.compactMap(\.self) + ["/usr/local/share", "/usr/share"])
      .filter { $0.hasPrefix("/") }
      .map { "\($0)/flipbook/letters" }
    return (own, false)
  }()

  /// Returns a path from the root on: a play may work in another folder.
  private static func whole(_ folder: String) -> String {
    folder.hasPrefix("/") ? folder : "\(FileManager.default.currentDirectoryPath)/\(folder)"
  }

  /// The variable of the environment that names folders.
  package static let variable = "FLIPBOOK_LETTERS"

  /// The variable by which a program of ours tells another one the folders that it has found.
  package static let variableOfFound = "FLIPBOOK_FOUND_LETTERS"

  /// Returns an environment in which a program with another home finds the same folders, and knows whether a
  /// user has named them.
  package static func handedOn(to environment: [String: String]) -> [String: String] {
    var environment = environment
    environment[variable] = isNamedByVariable ? folders.joined(separator: ":") : nil
    environment[variableOfFound] = isNamedByVariable ? nil : folders.joined(separator: ":")
    return environment
  }

  /// The folders `share` of the places where programs and libraries of this process were installed:
  /// `PREFIX/share` for `PREFIX/bin/flipbook` and `PREFIX/lib/flipbook/libFlipbookRooms.so`.
  private static let besideCode: [String] = {
    let code = files_path_of_code().map { String(cString: $0) }
    return ["/proc/self/exe", code].compactMap { path -> String? in
      guard let path, path.contains("/"), let whole = realpath(path, nil) else { return nil }
      defer { free(whole) }
      let folders = String(cString: whole).split(separator: "/").dropLast()
      let prefix =
        folders.suffix(2) == ["lib", "flipbook"] ? folders.dropLast(2) : folders.dropLast()
      return "/" + (prefix + ["share"]).joined(separator: "/")
    }
  }()

  /// Finds a pinned file, or the system's of the same name; nil where there is neither.
  ///
  /// What stands there first counts, though it be no plain file or a link that leads nowhere: whoever
  /// opens it tells that.
  static func path(of file: String) -> String? {
    paths.withLock { paths in
      if let known = paths[file] { return known }
      let places = folders.map { "\($0)/\(file)" } + [LetterTable.places[file]].compactMap(\.self)
      let path = places.first(where: isTaken)
      if let path { paths[file] = path }
      return path
    }
  }

  private static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static let paths = Mutex<[String: String]>([:])

  /// The fonts in which whole texts are set, in the order of the table: pinned files, and those of
  /// the system that stand in for them.
  package static var textFonts: [String] { paths(of: LetterTable.textFonts) + StaticFont.standIns }

  /// The fonts of letters that those lack, in the order of the table.
  package static var otherFonts: [String] { paths(of: LetterTable.otherFonts) }

  /// The files of icons.
  package static var icons: [String] { paths(of: [Icons.file]) }

  /// The names of the pinned files that no folder has.
  package static var missing: [String] {
    LetterTable.rows.map(\.file).filter { file in
      !folders.contains { isTaken("\($0)/\(file)") }
    }
  }

  /// The names of the pinned files that neither a folder nor the system has, without their extensions.
  package static var absentNames: Set<String> {
    Set(LetterTable.rows.map(\.file).filter { path(of: $0) == nil }.map(UsedFont.stem))
  }

  private static func paths(of files: [String]) -> [String] { files.compactMap(path(of:)) }
}
