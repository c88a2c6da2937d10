import Files
import Foundation

/// The folder from which a program that was compiled from a user's files runs: what its code asks
/// `Bundle.main` for stands beside it, as links.
///
/// A phone's app has its files in one folder, too. Asset catalogs stay folders; folders of languages
/// (`en.lproj`) are one a language, and `Info.plist` is that of a built app. Of files of one name the first by path counts. What is larger than
/// `mostBytes` is left out: films remember the checksums of all that stands there.
struct AppBundle {
  /// The program in this folder; the program itself where the folder cannot hold it.
  let program: String

  /// Fills a folder.
  ///
  /// - Parameters:
  ///   - folder: an empty folder.
  ///   - program: the program.
  ///   - sources: the folders of the user's files: those that end with a `/` with all that is below,
  ///     the others with what stands beside the files, in their `Resources` and in `Network`.
  init(in folder: String, of program: String, with sources: [String]) {
    let inside = "\(folder)/\(program.split(separator: "/").last ?? "")"
    let manager = FileManager.default
    if link(program, inside) != 0 { try? manager.copyItem(atPath: program, toPath: inside) }
    self.program = access(inside, X_OK) == 0 ? inside : program
    var count = 0
    var languages = AppLanguages()
    var settings: [String] = []
    for source in sources {
      for file in Self.files(of: source) where count < Self.mostFiles {
        // Xcode compiles models of Core Data's.
        let name = (file.split(separator: "/").last.map(String.init) ?? file)
          .replacing(".xcdatamodeld", with: ".momd")
        if name.hasSuffix(".lproj") {
          languages.add(folder: "\(source)/\(file)")
        } else if name.hasSuffix(".xcstrings") {
          languages.add(catalog: "\(source)/\(file)")
        } else if name == "Info.plist" {
          settings.append("\(source)/\(file)")
        } else if symlink("\(source)/\(file)", "\(folder)/\(name)") == 0 {
          count += 1
        }
      }
    }
    languages.write(into: folder)
    let whole = sources.first { $0.hasSuffix("/") }?.split(separator: "/").last
    AppSettings.write(settings, name: whole.map(String.init) ?? "App", into: folder)
  }

  /// Returns what of a folder belongs to the bundle, by path.
  static func files(of source: String) -> [String] {
    let isWhole = source.hasSuffix("/")
    guard let names = FileManager.default.enumerator(atPath: source) else { return [] }
    var found: [String] = []
    for case let name as String in names {
      let file = name.split(separator: "/").last ?? ""
      let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
      let isFolder = Standing(at: "\(source)/\(name)") == .folder
      if file.hasPrefix(".") || projects.contains(ending) {
        names.skipDescendants()
      } else if isFolder, folders.contains(ending) {
        names.skipDescendants()
        found.append(name)
      } else if isFolder {
        if !isWhole, file != "Resources", file != "Network" { names.skipDescendants() }
      } else if isGiven("\(source)/\(name)", file, ending) {
        found.append(name)
      }
      guard found.count < mostFiles else { break }
    }
    return found.sorted()
  }

  private static func isGiven(_ path: String, _ file: Substring, _ ending: String) -> Bool {
    guard !code.contains(ending), !file.hasPrefix("frame-"), size(of: path) <= mostBytes else {
      return false
    }
    return !films.contains(ending) || !NotesFolder(beside: path).hasNotes
  }

  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : .max
  }

  /// The endings of folders that a bundle has as they are.
  private static let folders: Set = ["lproj", "xcassets", "bundle", "xcdatamodeld"]
  /// The endings of folders that are no part of an app.
  private static let projects: Set = ["xcodeproj", "xcworkspace", "framework", "playground"]
  /// The endings of files that are compiled or say how to.
  private static let code: Set = [
    "swift", "storyboard", "xib", "h", "m", "mm", "c", "cpp", "pch", "xcconfig", "pbxproj",
  ]
  /// The endings of films: those that were written here are none of the app's.
  private static let films: Set = ["gif", "apng", "webp", "mp4", "mov", "webm", "html"]
  private static let mostFiles = 1000
  private static let mostBytes = 8 << 20
}
