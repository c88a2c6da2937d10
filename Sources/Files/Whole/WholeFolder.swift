import CFiles
import Foundation

/// A folder whose files change as one: made anew in a draft, and exchanged with the old folder.
///
/// Files that are not replaced stay as they are. Where the system cannot exchange the folder, or where
/// others have open what must stay, the files are moved over one by one: in a folder that is a mount
/// point, the one that the process works in, or holds folders, and on disks that know no exchange.
package final class WholeFolder {
  /// Where the folder will stand, as the caller gave it, without slashes at its end.
  package let path: String

  /// The same with links followed.
  package let target: String
  private let draft: DraftFolder
  private var folders: MadeFolders
  /// Whether the draft is inside the old folder, so that files must be moved one by one.
  private let isInside: Bool
  /// What stood in the old folder when it was looked through.
  private var known: Set<String> = []

  /// Begins an empty folder; whatever stands at `path` stays until `publish`.
  ///
  /// - Parameter isShared: whether other processes put their own files into it at the same time; it
  ///   stands from the beginning then.
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

  /// Puts the new files in their place, once they are on the disk.
  ///
  /// - Parameters:
  ///   - isReplaced: whether a file of the old folder goes, by its name. Folders stay.
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

  /// Leaves everything as it was; does nothing after `publish`.
  package func cancel() {
    draft.cancel()
    folders.cancel()
  }

  /// - Returns: false where the folder cannot be moved as a whole.
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

  /// Makes the draft hold what stays of the old folder.
  ///
  /// - Returns: false where that cannot be.
  private func prepareExchange(replacing isReplaced: (String) -> Bool) -> Bool {
    var status = stat()
    guard Self.canMove(target), stat(target, &status) == 0,
      chmod(content, status.st_mode & 0o7777) == 0
    else { return false }
    if status.st_uid != geteuid() || status.st_gid != getegid(),
      chown(content, status.st_uid, status.st_gid) != 0
    {
      return false
    }
    let old = FolderEntry.all(in: target)
    // A folder has no second name.
    guard !old.contains(where: \.isFolder),
      draft.note(leaving: (old + FolderEntry.all(in: content)).map(\.name))
    else { return false }
    let kept = old.map(\.name).filter { !isReplaced($0) }
    for name in kept {
      guard link("\(target)/\(name)", "\(content)/\(name)") == 0 else { return false }
    }
    // Their new names have to be on the disk before the old ones go.
    if !kept.isEmpty, !Self.sync(content) { return false }
    known = Set(old.map(\.name))
    return true
  }

  /// Exchanges the folders, and brings back what somebody else put into the old one meanwhile.
  private func exchange(replacing isReplaced: (String) -> Bool) -> Bool {
    guard files_exchange(content, target) else { return false }
    for name in FolderEntry.all(in: content).map(\.name) where !known.contains(name) {
      // Another process may have put its set there, which goes as a whole.
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

  /// Whether a folder is one that its parent may give another name.
  private static func canMove(_ folder: String) -> Bool {
    let parent = parentFolder(of: folder)
    return access(parent, W_OK) == 0 && !files_has_attributes(folder)
      && files_mount_of(parent) == files_mount_of(folder)
      && FileIdentity(of: folder) != FileIdentity(of: ".")
  }

  /// Waits until a folder and its files are on the disk; false with `errno` set.
  private static func sync(_ folder: String) -> Bool {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // One call for all files: each alone would wait for the disk.
    return files_sync_disk(descriptor)
  }
}
