import CFiles
import Foundation

/// A folder whose files change all at once: made in a draft, and exchanged with the old folder.
///
/// Files that are not replaced stay as they are. Some folders cannot be exchanged, or hold
/// something that others have open and that must stay: a mount point, the working directory of the
/// process, a folder with folders in it, a folder on a disk that cannot exchange. There, the files
/// are moved over one by one.
package final class WholeFolder {
  /// Where the folder will stand, as the caller gave it, without slashes at its end.
  package let path: String

  /// The path with links followed.
  package let target: String
  private let draft: DraftFolder
  private var folders: MadeFolders
  /// Whether the draft is inside the old folder, so that files must be moved one by one.
  private let isInside: Bool
  /// The names found in the old folder when the exchange was prepared.
  private var known: Set<String> = []

  /// Begins an empty folder; whatever stands at `path` stays until `publish`.
  ///
  /// - Parameters:
  ///   - path: where the folder will stand.
  ///   - isShared: whether other processes put their own files into it at the same time; the folder
  ///     is then made at once.
  ///   - places: the list of unfinished work that an interruption removes.
  /// - Throws: `FileError.cannotWrite`.
  package init(
    at path: String, isShared: Bool = false, among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FileError) {
    let path = withoutTrailingSlashes(path)
    let standing = Standing(at: path)
    guard standing == .folder || standing == .nothing else {
      throw .cannotWrite(path: path, .fileInTheWay(path))
    }
    target = standing == .folder ? resolved(path) : path
    isInside = isShared || (standing == .folder && !Self.canMove(target))
    (draft, folders) = try DraftFolder.withFolders(
      in: isInside ? target : parentFolder(of: target), for: path, among: places)
    guard mkdir(draft.whole, 0o777) == 0 else {
      let failure = WriteFailure(errno, at: path)
      draft.cancel()
      folders.cancel()
      throw .cannotWrite(path: path, failure)
    }
    self.path = path
  }

  deinit { cancel() }

  /// The folder in which the new files are made.
  package var content: String { draft.whole }

  /// Waits until the new files are on the disk, and puts them in their place.
  ///
  /// - Parameter isReplaced: returns true for the names of old files that are to go. Folders stay.
  /// - Throws: `FileError.cannotWrite`; the folder is as it was then, unless its files had to be
  ///   moved one by one.
  package func publish(
    replacing isReplaced: (_ name: String) -> Bool
  ) throws(FileError) {
    do throws(FileError) {
      guard Self.sync(content) else { throw failure() }
      let isWhole = isInside ? false : try moveWhole(replacing: isReplaced)
      if !isWhole { try moveOneByOne(replacing: isReplaced) }
    } catch {
      cancel()
      throw error
    }
    folders.finish()
  }

  /// Removes the draft and leaves everything as it was; does nothing after `publish`.
  package func cancel() {
    draft.cancel()
    folders.cancel()
  }

  /// Moves the draft to where nothing stands, or exchanges it with the old folder.
  ///
  /// - Returns: false when the folder cannot be moved as a whole.
  private func moveWhole(replacing isReplaced: (String) -> Bool) throws(FileError) -> Bool {
    if draft.finish(move: { files_move_to_free_path(content, target) }) { return true }
    // Another process may have been quicker.
    guard Standing(at: target) == .folder else {
      guard errno == EINVAL, draft.finish(move: { rename(content, target) == 0 }) else {
        throw failure()
      }
      return true
    }
    guard prepareExchange(replacing: isReplaced) else { return false }
    if draft.finish(move: { exchange(replacing: isReplaced) }) { return true }
    guard [EBUSY, EINVAL, ENOSYS, EXDEV].contains(errno) else { throw failure() }
    return false
  }

  /// Gives the files that stay a second name in the draft.
  ///
  /// - Returns: false when the folder cannot be exchanged.
  private func prepareExchange(replacing isReplaced: (String) -> Bool) -> Bool {
    guard Self.canMove(target), FileOwner(of: target)?.give(to: content) == .all else {
      return false
    }
    let old = FolderEntry.all(in: target)
    // A folder cannot be linked into the draft.
    guard !old.contains(where: \.isFolder),
      draft.note(leaving: (old + FolderEntry.all(in: content)).map(\.name))
    else { return false }
    let kept = old.map(\.name).filter { !isReplaced($0) }
    for name in kept {
      guard link("\(target)/\(name)", "\(content)/\(name)") == 0 else { return false }
    }
    // The links must be on the disk before the old folder goes.
    if !kept.isEmpty, !Self.sync(content) { return false }
    known = Set(old.map(\.name))
    return true
  }

  /// Exchanges the folders, and brings back what others have put into the old one since.
  private func exchange(replacing isReplaced: (String) -> Bool) -> Bool {
    guard files_exchange(content, target) else { return false }
    for name in FolderEntry.all(in: content).map(\.name) where !known.contains(name) {
      // Another process may have published its own files there; they are replaced like the old
      // ones.
      if isReplaced(name) {
        unlink("\(content)/\(name)")
      } else {
        _ = files_move_to_free_path("\(content)/\(name)", "\(target)/\(name)")
      }
    }
    return true
  }

  private func moveOneByOne(replacing isReplaced: (String) -> Bool) throws(FileError) {
    let new = FolderEntry.all(in: content).map(\.name)
      .filter { isReplaced($0) || Standing(ofLinkAt: "\(target)/\($0)") == .nothing }.sorted()
    for name in new where Standing(ofLinkAt: "\(target)/\(name)") == .folder {
      throw .cannotWrite(path: "\(path)/\(name)", .folderInTheWay)
    }
    for name in new {
      guard rename("\(content)/\(name)", "\(target)/\(name)") == 0 else {
        throw .cannotWrite(path: "\(path)/\(name)", WriteFailure(errno, at: path))
      }
    }
    let kept = Set(new)
    let old = FolderEntry.all(in: target).filter { !$0.isFolder }.map(\.name).sorted()
    for name in old where isReplaced(name) && !kept.contains(name) {
      // Another process may have been quicker.
      guard unlink("\(target)/\(name)") == 0 || errno == ENOENT else {
        throw .cannotWrite(path: "\(path)/\(name)", WriteFailure(errno, at: path))
      }
    }
    draft.cancel()
  }

  private func failure() -> FileError {
    .cannotWrite(path: path, WriteFailure(errno, at: path))
  }

  /// Returns true when a folder may be renamed by its parent.
  private static func canMove(_ folder: String) -> Bool {
    let parent = parentFolder(of: folder)
    return access(parent, W_OK) == 0 && !files_has_attributes(folder)
      && files_mount_of(parent) == files_mount_of(folder)
      && FileIdentity(of: folder) != FileIdentity(of: ".")
  }

  /// Waits until a folder and its files are on the disk.
  ///
  /// - Returns: false with `errno` set when they cannot be written there.
  private static func sync(_ folder: String) -> Bool {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // One call for the whole disk: waiting for each file alone takes longer.
    return files_sync_disk(descriptor)
  }
}
