import Foundation

extension DraftFolder {
  /// Takes away the drafts in a folder that nobody holds.
  ///
  /// What is not this user's, is no folder, or holds anything that no draft has stays as it is, and
  /// so does all on a disk without locks: somebody may still be writing it.
  ///
  /// - Parameter locking: locks an open file, as `flock` does.
  package static func removeAbandoned(
    in folder: String, locking: (Int32, Int32) -> Int32 = flock
  ) {
    var (number, missing) = (0, 0)
    // Runs at the same time take the first numbers that are free, so that gaps are short.
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

  /// Takes a draft away, but for files in it that are not Flipbook's.
  static func remove(at path: String) {
    let whole = "\(path)/\(wholeName)"
    if let leaving = leavingNames(of: path) {
      for name in leaving { unlink("\(whole)/\(name)") }
      // What came into the old folder after it was looked through is not Flipbook's.
      if !FolderEntry.all(in: whole).isEmpty { return }
    }
    // Another thread may still be writing: it finds no folder any more for the next file, and a few
    // rounds outlast the one that is open.
    rename(whole, "\(path)/\(goneName)")
    for _ in 0..<8 where removeTree(path) { return }
  }

  /// Whether a folder holds nothing but what a draft has.
  private static func isDraft(_ path: String) -> Bool {
    FolderEntry.all(in: path).allSatisfy {
      [wholeName, goneName, leavingName, ignoredName, spoolName].contains($0.name)
    }
  }

  /// - Returns: `nil` where the draft has not changed places with anything, so that all of it may go.
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

  /// Links are taken away, never followed.
  ///
  /// - Returns: whether it is gone. What stands there a moment later is somebody else's.
  @discardableResult
  private static func removeTree(_ path: String) -> Bool {
    if unlink(path) == 0 || errno == ENOENT { return true }
    for entry in FolderEntry.all(in: path) { removeTree("\(path)/\(entry.name)") }
    return rmdir(path) == 0 || errno == ENOENT
  }

  /// How many numbers in a row have to be free for there to be no more drafts.
  private static let longestGap = 16
}
