import Foundation

/// A file that appears whole or not at all: written beside its place and renamed.
///
/// What is neither finished nor cancelled is cancelled when nobody holds it any more. A device or a
/// pipe is written to as it is.
package final class WholeFile {
  /// Where the file will stand, as the caller gave it.
  package let path: String

  /// The same with links followed.
  private let target: String
  /// The unfinished file; nothing for a device or a pipe.
  let draft: String?
  private var descriptor: Int32
  private var folders: MadeFolders
  private let places: UnfinishedPlaces

  /// Begins a file; whatever stands at `path` stays until `finish`.
  ///
  /// - Throws: `FrameOutputError.cannotWrite`.
  package init(
    at path: String, among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FrameOutputError) {
    let standing = Standing(at: path)
    guard standing != .folder, path.last != "/" else {
      throw .cannotWrite(path: path, .folderInTheWay)
    }
    guard standing == .nothing || access(path, W_OK) == 0 else {
      throw .cannotWrite(path: path, WriteFailure(errno, at: path))
    }
    let target = standing == .file ? resolved(path) : path
    var folders = try MadeFolders(above: target, among: places)
    var descriptor: Int32 = -1
    var draft: String?
    if standing == .stream {
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    } else {
      draft = try firstFreeName(in: parentFolder(of: target)) { name throws(FrameOutputError) in
        try places.begin(.file(name), for: path) {
          descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
          return descriptor >= 0
        }
      }
    }
    guard descriptor >= 0 else {
      let failure = WriteFailure(errno, at: target)
      folders.cancel()
      throw .cannotWrite(path: path, failure)
    }
    self.path = path
    self.target = target
    self.draft = draft
    self.descriptor = descriptor
    self.folders = folders
    self.places = places
  }

  deinit { cancel() }

  /// Appends `bytes`.
  ///
  /// - Throws: `FrameOutputError.cannotWrite`; the file can then only be cancelled.
  package func write(_ bytes: [UInt8]) throws(FrameOutputError) {
    guard writeAll(bytes, to: descriptor) else {
      throw .cannotWrite(path: path, WriteFailure(errno, at: path))
    }
  }

  /// Puts the file in its place, over what stood there.
  ///
  /// - Throws: `FrameOutputError.cannotWrite`; nothing is left of the file then.
  package func finish() throws(FrameOutputError) {
    guard descriptor >= 0 else { return }
    let isClosed = close(descriptor) == 0
    descriptor = -1
    let isInPlace =
      if isClosed, let draft {
        places.end(.file(draft)) { rename(draft, target) == 0 }
      } else {
        isClosed
      }
    guard isInPlace else {
      let failure = WriteFailure(errno, at: path)
      cancel()
      throw .cannotWrite(path: path, failure)
    }
    folders.finish()
  }

  /// Puts the file in its place once the rest of it is written.
  ///
  /// - Throws: what `write` throws, or `FrameOutputError.cannotWrite`; nothing is left of the file then.
  func finish(
    after write: () throws(FrameOutputError) -> Void
  ) throws(FrameOutputError) {
    do throws(FrameOutputError) {
      try write()
    } catch {
      cancel()
      throw error
    }
    try finish()
  }

  /// Leaves everything as it was before; does nothing after `finish`.
  package func cancel() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    if let draft { places.cancel(.file(draft)) }
    folders.cancel()
  }

  /// Writes a whole file in one go.
  ///
  /// - Throws: `FrameOutputError.cannotWrite`; nothing is left of the file then.
  package static func write(_ bytes: [UInt8], to path: String) throws(FrameOutputError) {
    let file = try WholeFile(at: path)
    try file.write(bytes)
    try file.finish()
  }
}

/// The path that `path` is a link to, or itself.
func resolved(_ path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}

/// Writes all of `elements`, in as many pieces as the system likes; false with `errno` set.
func writeAll<Element: BitwiseCopyable>(_ elements: [Element], to descriptor: Int32) -> Bool {
  elements.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }
}
