import Foundation

/// What stands at a path.
package enum Standing {
  case nothing, file, folder
  /// A link, which is not followed.
  case link
  /// A device or a pipe.
  case stream

  /// What stands there, links followed.
  package init(at path: String) {
    var status = stat()
    self = stat(path, &status) == 0 ? Standing(status) : .nothing
  }

  /// What stands there itself.
  package init(ofLinkAt path: String) {
    var status = stat()
    self = lstat(path, &status) == 0 ? Standing(status) : .nothing
  }

  private init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFREG: .file
      case S_IFLNK: .link
      default: .stream
      }
  }
}

/// What tells a file or folder from another that took its path.
package struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let number: ino_t

  /// Links are followed.
  ///
  /// - Returns: `nil` where nothing stands.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// - Returns: `nil` where nothing stands; a link's own where a link stands.
  init?(ofLinkAt path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// - Parameter descriptor: an open file or folder.
  init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
  }
}

/// The folders that had to be made for something to stand in.
struct MadeFolders {
  /// From the outside in.
  private var folders: [UnfinishedPlaces.Place] = []
  private let places: UnfinishedPlaces

  /// Makes what is missing of `folder` and the folders above it.
  ///
  /// - Parameter path: what they are for, in errors.
  /// - Throws: `FrameOutputError.cannotWrite`; whatever was made by then is gone.
  init(
    of folder: String, for path: String, among places: UnfinishedPlaces
  ) throws(FrameOutputError) {
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
