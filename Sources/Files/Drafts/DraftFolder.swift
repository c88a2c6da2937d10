import Foundation

/// A folder in which something is made until it is whole: `.flipbook-0`, `.flipbook-1` … beside the
/// place where it will stand.
///
/// It is locked as long as the process lives that made it. One that nobody has locked is litter of a
/// process that was killed; whoever makes the next draft in the same place takes it away. Git leaves
/// out what is in it, and only this user may look into it.
package final class DraftFolder {
  package let path: String
  /// The file or folder that is being made.
  package var whole: String { "\(path)/\(Self.wholeName)" }

  private let lock: FolderLock
  private let places: UnfinishedPlaces

  /// Makes one, and takes away those that nobody holds.
  ///
  /// - Parameters:
  ///   - folder: what it stands in.
  ///   - path: what it is for, in errors.
  /// - Throws: `FileError.cannotWrite`.
  package init(
    in folder: String, for path: String, among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FileError) {
    Self.removeAbandoned(in: folder)
    var number = 0
    while true {
      let name = Self.name(number, in: folder)
      number += 1
      guard try places.begin(.draft(name), for: path, make: { mkdir(name, 0o700) == 0 }) else {
        if errno == EEXIST { continue }
        throw .cannotWrite(path: path, WriteFailure(errno, at: folder))
      }
      // Whoever looks for litter may have it already, before it could be locked.
      guard let lock = FolderLock(name, waits: false) else {
        let number = errno
        if [EWOULDBLOCK, ENOENT].contains(number) {
          // The name may be somebody else's by now.
          places.forget(.draft(name))
          continue
        }
        places.cancel(.draft(name))
        throw .cannotWrite(path: path, WriteFailure(number, at: name))
      }
      guard Self.write("*\n", to: "\(name)/\(Self.ignoredName)") else {
        let failure = WriteFailure(errno, at: path)
        places.cancel(.draft(name))
        throw .cannotWrite(path: path, failure)
      }
      self.path = name
      self.lock = lock
      self.places = places
      return
    }
  }

  /// One in the folder for temporary files, where `whole` is a folder for anything.
  ///
  /// - Throws: `FileError.cannotWrite`.
  package static func temporary(
    among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FileError) -> DraftFolder {
    let folder = withoutTrailingSlashes(NSTemporaryDirectory())
    let draft = try DraftFolder(in: folder, for: folder, among: places)
    guard mkdir(draft.whole, 0o700) == 0 else {
      throw .cannotWrite(path: folder, WriteFailure(errno, at: folder))
    }
    return draft
  }

  /// Makes one and the folders that are missing above it.
  ///
  /// - Throws: `FileError.cannotWrite`; nothing is left then.
  static func withFolders(
    in folder: String, for path: String, among places: UnfinishedPlaces
  ) throws(FileError) -> (draft: DraftFolder, folders: MadeFolders) {
    var attempts = 0
    while true {
      var folders = try MadeFolders(of: folder, for: path, among: places)
      do throws(FileError) {
        return (try DraftFolder(in: folder, for: path, among: places), folders)
      } catch {
        folders.cancel()
        // Another run that was given up may have taken the empty folder away.
        attempts += 1
        guard Standing(at: folder) == .nothing, attempts < 100 else { throw error }
      }
    }
  }

  deinit { cancel() }

  /// Moves what is whole to where it stays and takes the rest away, with no moment in between at
  /// which an interruption could take away what was moved.
  ///
  /// - Returns: whether it was moved; `errno` says why not.
  func finish(move: () -> Bool) -> Bool { places.end(.draft(path), move: move) }

  /// Takes it away with all that is in it; does nothing after `finish`.
  package func cancel() { places.cancel(.draft(path)) }

  /// Notes the names of the files in `whole` that may go, once it changes places with a folder that
  /// holds other things too.
  ///
  /// - Returns: false with `errno` set where that cannot be written.
  func note(leaving names: some Sequence<String>) -> Bool {
    Self.write(
      names.joined(separator: "\0") + Self.endOfNames, to: "\(path)/\(Self.leavingName)")
  }

  static func name(_ number: Int, in folder: String) -> String {
    "\(folder)/.flipbook-\(number)"
  }

  static let wholeName = "whole"
  /// What a file without a name is called for a moment.
  static let spoolName = "spool"
  /// What `whole` is called while it is taken away.
  static let goneName = "gone"
  /// The names of files that may go.
  static let leavingName = "leaving"
  /// What no name has: a note without it was cut short, and nothing has changed places yet.
  static let endOfNames = "\0\0"
  static let ignoredName = ".gitignore"

  private static func write(_ text: String, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let failure = writeAll(Array(text.utf8), to: descriptor)
    let isClosed = close(descriptor) == 0
    if failure != 0 { errno = failure }
    return failure == 0 && isClosed
  }
}
