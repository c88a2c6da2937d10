import Foundation

/// What stands at a path, links followed.
package enum Standing {
  case nothing, file, folder
  /// A device or a pipe.
  case stream

  package init(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .nothing
      return
    }
    self =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFREG: .file
      default: .stream
      }
  }
}

/// The folders that had to be made for something to stand in.
struct MadeFolders {
  /// From the outside in.
  private var folders: [UnfinishedPlaces.Place] = []
  private let places: UnfinishedPlaces

  /// Makes what is missing of the folders above `path`.
  ///
  /// - Throws: `FrameOutputError.cannotWrite`; whatever was made by then is gone.
  init(above path: String, among places: UnfinishedPlaces) throws(FrameOutputError) {
    self.places = places
    var missing: [String] = []
    var folder = parentFolder(of: path)
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

/// The folder that `path` stands in; `.` for a bare name.
func parentFolder(of path: String) -> String {
  let path = withoutTrailingSlashes(path)
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : withoutTrailingSlashes(String(path[..<slash]))
}

func withoutTrailingSlashes(_ path: String) -> String {
  var path = Substring(path)
  while path.count > 1, path.last == "/" { path.removeLast() }
  return String(path)
}

/// Calls `make` with one name after another in `folder` until one is free.
///
/// - Parameter make: whether it made the thing; `errno` says why not.
/// - Returns: the path that was made, or nothing, with `errno` set.
func firstFreeName(
  in folder: String, make: (_ path: String) throws(FrameOutputError) -> Bool
) throws(FrameOutputError) -> String? {
  var number = 0
  while true {
    let path = "\(folder)/.flipbook-\(number)"
    if try make(path) { return path }
    guard errno == EEXIST else { return nil }
    number += 1
  }
}
