import Foundation

/// A file that appears whole or not at all: written in a draft beside its place, then renamed.
///
/// A file that was neither finished nor cancelled is cancelled when this object goes away. A device
/// or a pipe is written to directly.
package final class WholeFile {
  /// Where the file will stand, as the caller gave it.
  package let path: String

  /// Where the file is put: `path`, with links followed where that was asked for.
  private let target: String
  private let room: DraftFolder?
  private var descriptor: Int32
  private var folders: MadeFolders?

  /// Begins a file; whatever stands at `path` stays until `finish`.
  ///
  /// - Parameters:
  ///   - path: where the file will stand.
  ///   - followsLinks: whether to write what a link at `path` points to, and leave the link.
  ///   - keepsOwner: whether the file gets the permissions of the one that stands there, and its owner where this
  ///     user may give it away.
  ///   - places: the list of unfinished work that an interruption removes.
  /// - Throws: `FileError.cannotWrite`.
  package init(
    at path: String, followsLinks: Bool = true, keepsOwner: Bool = false,
    among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FileError) {
    let standing = followsLinks ? Standing(at: path) : Standing(ofLinkAt: path)
    guard standing != .folder, path.last != "/" else {
      throw .cannotWrite(path: path, .folderInTheWay)
    }
    guard standing == .nothing || !followsLinks || access(path, W_OK) == 0 else {
      throw .cannotWrite(path: path, WriteFailure(errno, at: path))
    }
    let target = standing == .file && followsLinks ? resolved(path) : path
    var folders: MadeFolders?
    var room: DraftFolder?
    if standing != .stream || !followsLinks {
      (room, folders) = try DraftFolder.withFolders(
        in: parentFolder(of: target), for: path, among: places)
    }
    let descriptor =
      room.map { open($0.whole, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
      ?? open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let failure = WriteFailure(errno, at: target)
      room?.cancel()
      folders?.cancel()
      throw .cannotWrite(path: path, failure)
    }
    if keepsOwner, let room, let owner = FileOwner(of: target) {
      guard owner.give(to: room.whole) != .nothing else {
        let failure = WriteFailure(errno, at: target)
        close(descriptor)
        room.cancel()
        folders?.cancel()
        throw .cannotWrite(path: path, failure)
      }
    }
    self.path = path
    self.target = target
    self.room = room
    self.descriptor = descriptor
    self.folders = folders
  }

  /// The unfinished file; `nil` for a device or a pipe.
  package var draft: String? { room?.whole }

  deinit { cancel() }

  /// Appends `bytes`.
  ///
  /// - Throws: `FileError.cannotWrite`; the file can then only be cancelled.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    let failure = writeAll(bytes, to: descriptor)
    guard failure == 0 else { throw .cannotWrite(path: path, WriteFailure(failure, at: path)) }
  }

  /// Puts the file in its place, over what stood there.
  ///
  /// - Parameter isDurable: whether to wait until the file is on the disk, so that a power cut
  ///   leaves the old file or the new one.
  /// - Throws: `FileError.cannotWrite`; nothing is left of the new file then.
  package func finish(isDurable: Bool = true) throws(FileError) {
    guard descriptor >= 0 else { return }
    var isWritten = room == nil || !isDurable || sync(descriptor)
    var number = errno
    if close(descriptor) != 0, isWritten { (isWritten, number) = (false, errno) }
    descriptor = -1
    if isWritten, let room {
      isWritten = room.finish { rename(room.whole, target) == 0 }
      number = errno
    }
    guard isWritten else {
      cancel()
      throw .cannotWrite(path: path, WriteFailure(number, at: path))
    }
    folders?.finish()
  }

  /// Removes the draft and leaves everything as it was; does nothing after `finish`.
  package func cancel() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    room?.cancel()
    folders?.cancel()
  }

  /// Writes a whole file in one go.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - path: where the file will stand.
  ///   - followsLinks: whether to write what a link at `path` points to, and leave the link.
  ///   - keepsOwner: whether the file gets the permissions and the owner of the one that stands there.
  ///   - isDurable: whether to wait until the file is on the disk.
  /// - Throws: `FileError.cannotWrite`; nothing is left of the new file then.
  package static func write(
    _ bytes: [UInt8], to path: String, followsLinks: Bool = true, keepsOwner: Bool = false,
    isDurable: Bool = true
  ) throws(FileError) {
    let file = try WholeFile(at: path, followsLinks: followsLinks, keepsOwner: keepsOwner)
    try file.write(bytes)
    try file.finish(isDurable: isDurable)
  }
}

/// Waits until a file is on the disk.
///
/// - Returns: false with `errno` set when it cannot be written there.
private func sync(_ descriptor: Int32) -> Bool {
  while fsync(descriptor) != 0 {
    // Some file systems, such as the kernel's own, do not support it.
    if errno == EINVAL || errno == ENOTSUP { return true }
    if errno != EINTR { return false }
  }
  return true
}
