import Files
import Foundation

/// The modules that the compiler has read before.
struct ModuleCache {
  /// The folder for the compiler.
  let folder: String
  private let files: KeptFiles?
  /// Held while the compiler reads, so that nobody takes the files away.
  private let lock: FolderLock?

  /// Finds the modules that are kept.
  ///
  /// - Parameters:
  ///   - place: where they are kept; `nil` for nowhere.
  ///   - draft: a folder of this run's own, which has them where none can be kept, or where others
  ///     read damaged ones.
  init(in place: PrivateFolder?, else draft: String) {
    do throws(FileError) {
      if let place {
        let folder = try place.folder(Self.name)
        let files = KeptFiles(in: folder, of: place, named: Self.name)
        if let lock = Self.lock(files) {
          (self.folder, self.files, self.lock) = (folder, files, lock)
          return
        }
      }
    } catch {
      // What cannot be written was said of the programs already.
    }
    (folder, files, lock) = ("\(draft)/\(Self.name)", nil, nil)
  }

  /// Writes the list of what is there now.
  func remember() { files?.remember() }

  /// Locks a folder for reading that is as its list says; `nil` where others read a damaged one.
  private static func lock(_ files: KeptFiles) -> FolderLock? {
    if let lock = FolderLock(files.folder, .shared, waits: true), files.areWhole { return lock }
    if let alone = FolderLock(files.folder, waits: false) {
      withExtendedLifetime(alone) {
        if !files.areWhole { files.clear() }
      }
    }
    guard let lock = FolderLock(files.folder, .shared, waits: true), files.areWhole else {
      return nil
    }
    return lock
  }

  private static let name = "modules"
}
