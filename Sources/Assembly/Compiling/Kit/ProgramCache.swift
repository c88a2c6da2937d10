import Files
import Foundation

/// Where compiled programs are kept, by the checksum of everything that they are made of.
///
/// Only this user can have put anything there, and nothing is run before its checksum was found
/// right. Without such a place, programs are compiled in each run.
package struct ProgramCache: Sendable {
  /// The folder; `nil` where nothing is kept.
  package let place: PrivateFolder?
  /// Why nothing is kept, in a sentence; `nil` where it is.
  package let fault: String?

  /// The user's cache: `flipbook` in `$XDG_CACHE_HOME`, or in `~/.cache`.
  ///
  /// Source: https://specifications.freedesktop.org/basedir-spec/latest.
  package init() { self.init(in: ProcessInfo.processInfo.environment) }

  /// The cache in an environment.
  init(in environment: [String: String]) {
    func folder(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? withoutTrailingSlashes($0) : nil }
    }
    let (given, home) = (folder("XDG_CACHE_HOME"), folder("HOME"))
    guard let base = given ?? home else {
      place = nil
      fault = Self.sentence("neither XDG_CACHE_HOME nor HOME is the path of a folder.")
      return
    }
    do throws(FileError) {
      // Nobody makes a home, but a folder for caches is made where it is missing.
      if given != nil { Self.make(base) }
      let real = resolved(base)
      guard Standing(at: real) == .folder else {
        throw .cannotWrite(path: base, .noFolder(base))
      }
      let below = given == nil ? ".cache/flipbook" : "flipbook"
      place = try PrivateFolder(at: real == "/" ? "/\(below)" : "\(real)/\(below)", in: real)
      fault = nil
    } catch {
      place = nil
      fault = Self.sentence("\(error).")
    }
  }

  /// Says that programs are not kept.
  static func sentence(_ reason: String) -> String {
    "warning: compiled programs are not kept, and each run compiles them again: \(reason)"
  }

  /// Returns the program of a key with its note; `nil` where none is kept that is whole.
  func program(_ key: UInt64) -> (bytes: [UInt8], note: ProgramNote)? {
    let name = PrivateFolder.text(key)
    guard let place,
      let bytes = place.read(name, in: Self.programs, limit: SourceFile.largestFile),
      let text = place.read("\(name).json", in: Self.programs, limit: Self.longestNote)
    else { return nil }
    do {
      let note = try JSONDecoder().decode(ProgramNote.self, from: Data(text))
      for ending in ["", ".json"] { utimes("\(place.path)/\(Self.programs)/\(name)\(ending)", nil) }
      return (bytes, note)
    } catch {
      return nil
    }
  }

  /// Keeps a program, and removes those that were not used for the longest time.
  ///
  /// - Throws: `FileError.cannotWrite`, an encoder's error.
  func keep(_ bytes: [UInt8], _ note: ProgramNote, as key: UInt64) throws {
    guard let place else { return }
    let name = PrivateFolder.text(key)
    try place.write(bytes, as: name, in: Self.programs)
    try place.write(
      Array(try JSONEncoder().encode(note)), as: "\(name).json", in: Self.programs)
    prune("\(place.path)/\(Self.programs)")
  }

  private func prune(_ programs: String) {
    let dated = FolderEntry.all(in: programs).filter { !$0.isFolder && !$0.name.hasPrefix(".") }
      .map { entry in
        var status = stat()
        lstat("\(programs)/\(entry.name)", &status)
        return (name: entry.name, used: status.st_mtim.tv_sec)
      }
    let oldest = dated.sorted { ($0.used, $0.name) > ($1.used, $1.name) }.dropFirst(Self.mostFiles)
    for entry in oldest { unlink("\(programs)/\(entry.name)") }
  }

  /// Returns what was found out about a file, and finds it out where the file is another.
  func remembered(_ name: String, of stamp: FileStamp, _ find: () -> String?) -> String? {
    let key = PrivateFolder.text(Checksum.of(Array("\(name) \(stamp)".utf8)))
    if let known = place?.read(key, in: Self.known, limit: Self.longestNote) {
      return String(decoding: known, as: UTF8.self)
    }
    let found = find()
    if let found { note(Array(found.utf8), as: key) }
    return found
  }

  /// Writes a note; without it, it is found out again the next time.
  private func note(_ bytes: [UInt8], as name: String) {
    do throws(FileError) {
      try place?.write(bytes, as: name, in: Self.known)
    } catch {
      return
    }
  }

  private static func make(_ folder: String) {
    var missing: [String] = []
    var folder = folder
    while Standing(ofLinkAt: folder) == .nothing, folder != "/" {
      missing.append(folder)
      folder = parentFolder(of: folder)
    }
    for folder in missing.reversed() where mkdir(folder, 0o700) == 0 { chmod(folder, 0o700) }
  }

  private static let programs = "programs"
  private static let known = "known"
  /// How many files are kept: a program and a note each.
  private static let mostFiles = 200
  private static let longestNote = 1 << 20
}
