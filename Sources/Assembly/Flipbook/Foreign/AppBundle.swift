import Compiling
import Files
import Foundation

/// The folder from which a program that was compiled from a user's files runs: what its code asks
/// `Bundle.main` for stands beside it, as links.
///
/// A phone's app has its files in one folder, too. Asset catalogs stay folders; folders of languages
/// (`en.lproj`) are one a language, and `Info.plist` is that of a built app. Of files of one name the first by path counts. What is larger than
/// `mostBytes` is left out: films remember the checksums of all that stands there.
struct AppBundle {
  /// The program in this folder.
  let program: String

  /// Fills a folder.
  ///
  /// - Parameters:
  ///   - folder: an empty folder.
  ///   - program: the program; it is written here, so that nobody can exchange it before it runs.
  ///   - sources: the folders of the user's files: those that end with a `/` with all that is below,
  ///     the others with what stands beside the files, in their `Resources` and in `Network`.
  /// - Throws: `FileError.cannotWrite`.
  init(in folder: String, of program: MadeProgram, with sources: [String]) throws(FileError) {
    self.program = try program.write(into: folder)
    var count = 0
    var languages = AppLanguages()
    var settings: [String] = []
    for source in sources {
      let entries = Self.entries(of: source)
      for file in entries.interfaces where count < Self.mostFiles {
        count += Self.add(interface: file, in: folder) ? 1 : 0
      }
      for file in entries.files where count < Self.mostFiles {
        // Xcode compiles models of Core Data's.
        let name = (file.split(separator: "/").last.map(String.init) ?? file)
          .replacing(".xcdatamodeld", with: ".momd")
        let path = "\(source)/\(file)"
        if name.hasSuffix(".lproj") {
          languages.add(folder: path)
        } else if name.hasSuffix(".xcstrings") {
          languages.add(catalog: path)
        } else if name == "Info.plist" {
          settings.append(path)
        } else if Self.link(path, as: "\(folder)/\(name)") {
          count += 1
        }
      }
    }
    for source in sources where source.hasSuffix("/") {
      Self.add(PodBundle.all(below: withoutTrailingSlashes(source)), in: folder, count: &count)
    }
    try languages.write(into: folder)
    let whole = sources.first { $0.hasSuffix("/") }?.split(separator: "/").last
    try AppSettings.write(settings, name: whole.map(String.init) ?? "App", into: folder)
  }

  /// Lets an app find that a xib or a storyboard is there, under the name that Xcode gives the compiled one;
  /// what is in it, the program has.
  ///
  /// - Returns: false where one of its name stands there.
  private static func add(interface file: String, in folder: String) -> Bool {
    let name = (file.split(separator: "/").last ?? "").split(separator: ".")
    let title = name.dropLast().joined(separator: ".")
    if fileEnding(of: file) == "storyboard" {
      return mkdir("\(folder)/\(title).storyboardc", 0o700) == 0
    }
    do {
      try write(Data(), to: "\(folder)/\(title).nib")
      return true
    } catch {
      return false
    }
  }

  /// Makes the bundles of pods; of one that stands there already, nothing.
  private static func add(_ bundles: [PodBundle], in folder: String, count: inout Int) {
    for bundle in bundles {
      let place = "\(folder)/\(bundle.name).bundle"
      // A name with a folder in it would lead elsewhere.
      guard !bundle.name.contains("/"), mkdir(place, 0o700) == 0 else { continue }
      for path in bundle.paths where count < mostFiles {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let isSmall = Standing(at: path) == .folder || size(of: path) <= mostBytes
        if isSmall, link(resolved(path), as: "\(place)/\(name)") { count += 1 }
      }
    }
  }

  /// Links a file or a folder; one that holds a list that unpacks to too much is made anew without it.
  ///
  /// - Returns: false where there is nothing of it.
  private static func link(_ path: String, as copy: String) -> Bool {
    let lists = unreadableLists(in: path)
    guard !lists.isEmpty else { return isReadable(path) && symlink(path, copy) == 0 }
    guard mkdir(copy, 0o700) == 0 else { return false }
    for entry in FolderEntry.all(in: path).map(\.name).sorted() {
      _ = link("\(path)/\(entry)", as: "\(copy)/\(entry)")
    }
    return true
  }

  /// Returns the paths below a bundle of lists that unpack to too much, in order; none for a file.
  static func unreadableLists(in path: String) -> [String] {
    guard Standing(at: path) == .folder, let names = FileManager.default.enumerator(atPath: path)
    else { return [] }
    return names.compactMap { $0 as? String }.sorted().prefix(mostFiles)
      .map { "\(path)/\($0)" }.filter { !isReadable($0) }
  }

  /// Returns whether an app may read a file: one whose lists unpack to too much is left out.
  static func isReadable(_ path: String) -> Bool {
    guard [".strings", ".plist", ".stringsdict"].contains(where: path.lowercased().hasSuffix),
      let data = ForeignList.data(at: path)
    else { return true }
    return ForeignList.fault(in: data) == nil
  }

  /// Writes a file of a bundle; what stands there already is no file of ours, and stays.
  ///
  /// - Throws: `FileError.cannotWrite`.
  static func write(_ data: Data, to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .cannotWrite(path: path, WriteFailure(errno, at: path))
    }
    defer { close(descriptor) }
    let failure = writeAll(data, to: descriptor)
    guard failure == 0 else { throw .cannotWrite(path: path, WriteFailure(failure, at: path)) }
  }

  /// What stands in a folder, each by path.
  struct Entries {
    /// What belongs to the bundle.
    var files: [String] = []
    /// The xibs and storyboards, of which the program is made.
    var interfaces: [String] = []
    /// The links that lead out of what was given, and belong to no bundle.
    var leadingOut: [String] = []
    /// The files that are larger than one may be, and belong to no bundle.
    var tooLarge: [String] = []
  }

  /// Returns what stands in a folder; reads all of it.
  static func entries(of source: String) -> Entries {
    let isWhole = source.hasSuffix("/")
    guard let names = FileManager.default.enumerator(atPath: source) else { return Entries() }
    let enclosure = Enclosure(repositoryOf: source)
    var entries = Entries()
    func take(_ name: String) {
      let path = "\(source)/\(name)"
      let isInside = Standing(ofLinkAt: path) != .link || enclosure.holds(path)
      if isInside { entries.files.append(name) } else { entries.leadingOut.append(name) }
    }
    for case let name as String in names {
      let file = name.split(separator: "/").last ?? ""
      let ending = fileEnding(of: file)
      let isFolder = Standing(at: "\(source)/\(name)") == .folder
      if file.hasPrefix(".") || projects.contains(ending) {
        names.skipDescendants()
      } else if isFolder, folders.contains(ending) {
        names.skipDescendants()
        take(name)
        guard ending == "lproj" else { continue }
        for entry in FolderEntry.all(in: "\(source)/\(name)")
        where interfaces.contains(fileEnding(of: entry.name)) {
          entries.interfaces.append("\(name)/\(entry.name)")
        }
      } else if isFolder {
        if !isWhole, file != "Resources", file != "Network" { names.skipDescendants() }
      } else if interfaces.contains(ending) {
        entries.interfaces.append(name)
      } else if isGiven("\(source)/\(name)", file, ending) {
        if size(of: "\(source)/\(name)") <= mostBytes {
          take(name)
        } else {
          entries.tooLarge.append(name)
        }
      }
      guard entries.files.count < mostFiles else { break }
    }
    entries.files.sort()
    entries.interfaces.sort()
    entries.leadingOut.sort()
    entries.tooLarge.sort()
    return entries
  }

  private static func isGiven(_ path: String, _ file: Substring, _ ending: String) -> Bool {
    guard !code.contains(ending), !file.hasPrefix("frame-") else { return false }
    return !films.contains(ending) || !NotesFolder(beside: path).hasNotes
  }

  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The endings of folders that a bundle has as they are.
  private static let folders: Set = ["lproj", "xcassets", "bundle", "xcdatamodeld"]
  /// The endings of folders that are no part of an app.
  private static let projects: Set = ["xcodeproj", "xcworkspace", "framework", "playground"]
  /// The endings of files that show something, of which the program is made.
  private static let interfaces: Set = ["xib", "storyboard"]
  /// The endings of files that are compiled or say how to.
  private static let code: Set = [
    "swift", "storyboard", "xib", "h", "m", "mm", "c", "cpp", "pch", "xcconfig", "pbxproj",
  ]
  /// The endings of films: those that were written here are none of the app's.
  private static let films: Set = ["gif", "apng", "webp", "mp4", "mov", "webm", "html"]
  private static let mostFiles = 1000
  static let mostBytes = 8 << 20
}
