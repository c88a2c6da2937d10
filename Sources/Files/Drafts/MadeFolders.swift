import Foundation

/// The folders that had to be made for something to stand in.
struct MadeFolders {
  /// From the outside in.
  private var folders: [UnfinishedPlaces.Place] = []
  private let places: UnfinishedPlaces

  /// Makes what is missing of `folder` and the folders above it.
  ///
  /// - Parameter path: what they are for, in errors.
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
      let place = UnfinishedPlaces.Place.emptyFolder(folder)
      let isMade = try places.begin(place, for: path) { mkdir(folder, 0o777) == 0 }
      if isMade {
        folders.append(place)
      } else if errno != EEXIST {
        let failure = WriteFailure(errno, at: folder)
        cancel()
        throw .cannotWrite(path: path, failure)
      }
    }
  }

  /// The folders stay, whatever happens.
  mutating func finish() {
    for folder in folders { _ = places.end(folder) { true } }
    folders = []
  }

  /// Takes away those that are still empty.
  mutating func cancel() {
    for folder in folders.reversed() { places.cancel(folder) }
    folders = []
  }
}
