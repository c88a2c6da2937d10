import Foundation

extension DraftFolder {
  /// Removes the drafts in a folder that no process has locked.
  ///
  /// A draft stays when it is not this user's, is no folder, or holds anything that no draft has.
  /// On a disk without locks all drafts stay: somebody may still be writing them.
  ///
  /// - Parameters:
  ///   - folder: where the drafts stand.
  ///   - locking: locks an open file, as `flock` does.
  package static func removeAbandoned(
    in folder: String, locking: (Int32, Int32) -> Int32 = flock
  ) {
    var (number, missing) = (0, 0)
    // Runs at the same time take the first free numbers, so gaps are short.
    while missing < longestGap {
      let path = name(number, in: folder)
      number += 1
      var status = stat()
      guard lstat(path, &status) == 0 else {
        missing += 1
        continue
      }
      missing = 0
      guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
        let lock = FolderLock(path, waits: false, locking: locking), lock.isSeen, isDraft(path)
      else { continue }
      withExtendedLifetime(lock) { remove(at: path) }
    }
  }

  /// Removes a draft, except for files in it that are not Flipbook's.
  static func remove(at path: String) {
    let whole = "\(path)/\(wholeName)"
    if let leaving = leavingNames(of: path) {
      for name in leaving { unlink("\(whole)/\(name)") }
      // Files that came into the old folder after the names were noted are not Flipbook's.
      if !FolderEntry.all(in: whole).isEmpty { return }
    }
    // Another thread may still be writing. After the rename it finds no folder for its next file; a
    // few rounds outlast the file that it has open.
    rename(whole, "\(path)/\(goneName)")
    for _ in 0..<8 where removeTree(path) { return }
  }

  /// Returns true when a folder holds nothing but what drafts have.
  private static func isDraft(_ path: String) -> Bool {
    FolderEntry.all(in: path).allSatisfy {
      [wholeName, goneName, leavingName, ignoredName, spoolName].contains($0.name)
    }
  }

  /// Reads the names of the files that may go from an exchanged draft.
  ///
  /// - Returns: `nil` when the draft was not exchanged with a folder, so that all of it may go.
  private static func leavingNames(of path: String) -> [String]? {
    let file = "\(path)/\(leavingName)"
    guard Standing(at: file) == .file else { return nil }
    do {
      let bytes = try SourceFile.bytes(of: file)
      guard bytes.suffix(2) == ArraySlice(endOfNames.utf8) else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      return text.split(separator: "\0").map(String.init)
    } catch {
      return []
    }
  }

  /// Removes a file, a link or a folder with all that is in it; links are not followed.
  ///
  /// - Returns: true when it is gone. What stands there a moment later is somebody else's.
  @discardableResult
  private static func removeTree(_ path: String) -> Bool {
    if unlink(path) == 0 || errno == ENOENT { return true }
    for entry in FolderEntry.all(in: path) { removeTree("\(path)/\(entry.name)") }
    return rmdir(path) == 0 || errno == ENOENT
  }

  /// How many numbers in a row have to be free before the search for drafts ends.
  private static let longestGap = 16
}
