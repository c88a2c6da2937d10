import Foundation

/// The folders that had to be made above a file or folder.
struct MadeFolders {
  /// The outermost first.
  private var folders: [UnfinishedPlaces.Entry] = []
  private let places: UnfinishedPlaces

  /// Makes `folder` and those above it that are missing.
  ///
  /// - Parameters:
  ///   - folder: the innermost of them.
  ///   - path: the file or folder that they are for, named in errors.
  ///   - places: the list of unfinished work that an interruption removes.
  /// - Throws: `FileError.cannotWrite`; whatever was made by then is gone.
  init(
    of folder: String, for path: String, among places: UnfinishedPlaces
  ) throws(FileError) {
    self.places = places
    var missing: [String] = []
    var folder = folder
    while Standing(at: folder) == .nothing {
      missing.append(folder)
      let parent = parentFolder(of: folder)
      if parent == folder { break }
      folder = parent
    }
    guard Standing(at: folder) == .folder else {
      throw .cannotWrite(path: path, .fileInTheWay(folder))
    }
    for folder in missing.reversed() {
      let made = try places.begin(.emptyFolder(folder), for: path) { mkdir(folder, 0o777) == 0 }
      if let made {
        folders.append(made)
      } else if errno != EEXIST {
        let failure = WriteFailure(errno, at: folder)
        cancel()
        throw .cannotWrite(path: path, failure)
      }
    }
  }

  /// Keeps the folders, whatever happens from now on.
  mutating func finish() {
    for folder in folders { _ = places.end(folder) { true } }
    folders = []
  }

  /// Removes the folders that are still empty.
  mutating func cancel() {
    for folder in folders.reversed() { places.cancel(folder) }
    folders = []
  }
}
