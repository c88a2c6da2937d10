import CFiles
import Foundation

/// A folder in which something is made until it is whole.
///
/// It is named `.flipbook-0`, `.flipbook-1` … and stands beside the place where its contents will
/// go. The process that makes it keeps it locked as long as it lives. A draft that nobody has
/// locked was left by a process that was killed; whoever makes the next draft in the same place
/// removes it. Git ignores what is in it, and only this user may look into it.
package final class DraftFolder: Sendable {
  /// Where the draft stands: `.flipbook-N` in the folder that was given.
  package let path: String
  /// The file or folder that is being made.
  package var whole: String { "\(path)/\(Self.wholeName)" }

  private let entry: UnfinishedPlaces.Entry
  private let lock: FolderLock
  private let places: UnfinishedPlaces

  /// Makes a draft, and removes those that nobody has locked.
  ///
  /// - Parameters:
  ///   - folder: where the draft stands.
  ///   - path: the file or folder that it is for, named in errors.
  ///   - places: the list of unfinished work that an interruption removes.
  /// - Throws: `FileError.cannotWrite`.
  package init(
    in folder: String, for path: String, among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FileError) {
    Self.removeAbandoned(in: folder)
    var number = 0
    while true {
      let name = Self.name(number, in: folder)
      number += 1
      let begun = try places.begin(.draft(name), for: path) { mkdir(name, 0o700) == 0 }
      guard let begun else {
        if errno == EEXIST { continue }
        throw .cannotWrite(path: path, WriteFailure(errno, at: folder))
      }
      // Another process may have removed the draft as abandoned before it could be locked.
      guard let lock = FolderLock(name, waits: false) else {
        let number = errno
        if [EWOULDBLOCK, ENOENT].contains(number) {
          // By now the name may be another process's draft.
          places.forget(begun)
          continue
        }
        places.cancel(begun)
        throw .cannotWrite(path: path, WriteFailure(number, at: name))
      }
      guard Self.write("*\n", to: "\(name)/\(Self.ignoredName)") else {
        let failure = WriteFailure(errno, at: path)
        places.cancel(begun)
        throw .cannotWrite(path: path, failure)
      }
      self.path = name
      self.entry = begun
      self.lock = lock
      self.places = places
      return
    }
  }

  /// Makes a draft in the folder for temporary files; its `whole` is a folder for any use.
  ///
  /// - Throws: `FileError.cannotWrite`.
  package static func temporary(
    among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FileError) -> DraftFolder {
    let folder = TemporaryPlace.path
    let draft = try DraftFolder(in: folder, for: folder, among: places)
    guard mkdir(draft.whole, 0o700) == 0 else {
      throw .cannotWrite(path: folder, WriteFailure(errno, at: folder))
    }
    return draft
  }

  /// Makes a draft and the folders that are missing above it.
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
        // Another run that was cancelled may have removed the folder while it was empty.
        attempts += 1
        guard Standing(at: folder) == .nothing, attempts < 100 else { throw error }
      }
    }
  }

  deinit { cancel() }

  /// Moves `whole` to where it stays, and removes the rest of the draft.
  ///
  /// An interruption comes before or after both: it cannot remove what was moved.
  ///
  /// - Returns: true when it was moved; otherwise `errno` says why not.
  func finish(move: () -> Bool) -> Bool { places.end(entry, move: move) }

  /// Removes the draft with all that is in it; does nothing after `finish`, and when called again: by then
  /// another draft may stand there.
  package func cancel() { places.cancel(entry) }

  /// Writes down the names of the files in `whole` that may be removed.
  ///
  /// For a draft that is about to be exchanged with a folder, which may hold other things too.
  ///
  /// - Returns: false with `errno` set when the note cannot be written.
  func note(leaving names: some Sequence<String>) -> Bool {
    Self.write(
      names.joined(separator: "\0") + Self.endOfNames, to: "\(path)/\(Self.leavingName)")
  }

  static func name(_ number: Int, in folder: String) -> String {
    "\(folder)/.flipbook-\(number)"
  }

  static let wholeName = "whole"
  /// The name that the spool, which then has none, has for a moment.
  static let spoolName = "spool"
  /// The name of `whole` while it is being removed.
  static let goneName = "gone"
  /// The name of the note that lists the files that may be removed.
  static let leavingName = "leaving"
  /// The end of that note, which no file name contains.
  ///
  /// A note without it was cut short, and nothing has been exchanged yet.
  static let endOfNames = "\0\0"
  static let ignoredName = ".gitignore"

  /// Writes a new file, which appears whole where the disk can do so.
  ///
  /// Git takes what is in the draft for its own while the note of what it ignores is empty.
  private static func write(_ text: String, to path: String) -> Bool {
    let nameless = files_open_nameless(parentFolder(of: path))
    let descriptor =
      nameless >= 0 ? nameless : open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    var failure = writeAll(Array(text.utf8), to: descriptor)
    if failure == 0, nameless >= 0, !files_give_name(nameless, path) { failure = errno }
    let isClosed = close(descriptor) == 0
    if failure != 0 { errno = failure }
    return failure == 0 && isClosed
  }
}
