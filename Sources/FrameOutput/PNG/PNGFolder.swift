import Foundation
import Pixels

/// A folder of `frame-00000.png`, `frame-00001.png` …, which changes only when the film is whole.
///
/// The frames are written in a folder of their own, inside the place where that already stands and
/// beside it otherwise, and moved over in the end. Frames of a longer film before are removed;
/// nothing else in the folder is touched.
package final class PNGFolder: FrameSink {
  /// Where the frames will stand, as the caller gave it.
  package let path: String
  /// How many frames there are so far.
  package private(set) var count = 0

  private let compression: PNGCompression
  /// The file of the last frame.
  private var last: [UInt8] = []
  private let draft: String
  private let isNew: Bool
  private var folders: MadeFolders
  private let places: UnfinishedPlaces
  private var isOpen = true

  /// - Throws: `FrameOutputError.cannotWrite`.
  package init(
    at path: String, compression: PNGCompression = .fast,
    among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FrameOutputError) {
    let path = withoutTrailingSlashes(path)
    let standing = Standing(at: path)
    guard standing == .folder || standing == .nothing else {
      throw .cannotWrite(path: path, .fileInTheWay(path))
    }
    var folders = try MadeFolders(above: path, among: places)
    let place = standing == .folder ? path : parentFolder(of: path)
    let draft = try firstFreeName(in: place) { name throws(FrameOutputError) in
      try places.begin(.folder(name), for: path) { mkdir(name, 0o777) == 0 }
    }
    guard let draft else {
      let failure = WriteFailure(errno, at: place)
      folders.cancel()
      throw .cannotWrite(path: path, failure)
    }
    self.path = path
    self.compression = compression
    self.draft = draft
    self.folders = folders
    self.places = places
    isNew = standing == .nothing
  }

  deinit { cancel() }

  package func makeEncoder() -> PNGEncoder { PNGEncoder(compression) }

  /// - Throws: `FrameOutputError.cannotWrite`; the folder can then only be cancelled.
  package func append(_ piece: [UInt8]?) throws(FrameOutputError) {
    if let piece { last = piece }
    let name = Self.name(ofFrame: count)
    let descriptor = open("\(draft)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    var isWritten = descriptor >= 0 && writeAll(last, to: descriptor)
    var number = errno
    if descriptor >= 0, close(descriptor) != 0, isWritten {
      isWritten = false
      number = errno
    }
    guard isWritten else {
      throw .cannotWrite(path: "\(path)/\(name)", WriteFailure(number, at: path))
    }
    count += 1
  }

  package func finish() throws(FrameOutputError) {
    guard isOpen else { return }
    do throws(FrameOutputError) {
      if isNew {
        try moveWhole()
      } else {
        try moveFrames()
        try removeLaterFrames()
      }
    } catch {
      cancel()
      throw error
    }
    folders.finish()
    isOpen = false
    places.cancel(.folder(draft))
  }

  package func cancel() {
    guard isOpen else { return }
    isOpen = false
    places.cancel(.folder(draft))
    folders.cancel()
  }

  /// The name of the frame that `index` others come before.
  package static func name(ofFrame index: Int) -> String {
    let digits = String(index)
    return "frame-\(String(repeating: "0", count: max(0, 5 - digits.count)))\(digits).png"
  }
}

extension PNGFolder {
  private func moveWhole() throws(FrameOutputError) {
    guard places.end(.folder(draft), move: { rename(draft, path) == 0 }) else {
      throw .cannotWrite(path: path, WriteFailure(errno, at: path))
    }
  }

  private func moveFrames() throws(FrameOutputError) {
    for index in 0..<count {
      let place = "\(path)/\(Self.name(ofFrame: index))"
      if Standing(at: place) == .folder { throw .cannotWrite(path: place, .folderInTheWay) }
    }
    for index in 0..<count {
      let name = Self.name(ofFrame: index)
      guard rename("\(draft)/\(name)", "\(path)/\(name)") == 0 else {
        throw .cannotWrite(path: "\(path)/\(name)", WriteFailure(errno, at: path))
      }
    }
  }

  private func removeLaterFrames() throws(FrameOutputError) {
    guard let folder = opendir(path) else {
      throw .cannotWrite(path: path, WriteFailure(errno, at: path))
    }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let index = Self.index(ofFrameNamed: name), index >= count,
        Standing(at: "\(path)/\(name)") == .file
      else { continue }
      guard unlink("\(path)/\(name)") == 0 else {
        throw .cannotWrite(path: "\(path)/\(name)", WriteFailure(errno, at: path))
      }
    }
  }

  /// The place of a frame in its film, or nothing for any other file.
  private static func index(ofFrameNamed name: String) -> Int? {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png"),
      let index = Int(name.dropFirst(6).dropLast(4)), index >= 0,
      Self.name(ofFrame: index) == name
    else { return nil }
    return index
  }
}
