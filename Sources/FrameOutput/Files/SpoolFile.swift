import Foundation

/// A file without a name: written once, then read once, and gone with its owner.
final class SpoolFile {
  /// What the spool is for, in errors.
  private let path: String
  private let stream: UnsafeMutablePointer<FILE>

  /// What it is called for a moment.
  static let name = "spool"

  /// Begins an empty file on the disk that another file is made on.
  ///
  /// - Throws: `FrameOutputError.cannotWrite`.
  init(beside file: WholeFile) throws(FrameOutputError) {
    path = file.path
    var descriptor: Int32 = -1
    if let folder = file.draft.map(parentFolder) {
      let name = "\(folder)/\(Self.name)"
      descriptor = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 { unlink(name) }
    }
    // A device has no disk of its own.
    guard let stream = descriptor >= 0 ? fdopen(descriptor, "w+") : tmpfile() else {
      throw .cannotWrite(path: path, WriteFailure(errno, at: path))
    }
    self.stream = stream
  }

  deinit { fclose(stream) }

  /// - Throws: `FrameOutputError.cannotWrite`, in particular on a full disk.
  func write(_ words: [UInt32]) throws(FrameOutputError) {
    guard fwrite(words, MemoryLayout<UInt32>.stride, words.count, stream) == words.count else {
      throw .cannotWrite(path: path, WriteFailure(errno, at: path))
    }
  }

  /// Ends writing; reading begins at the start.
  ///
  /// - Throws: `FrameOutputError.cannotWrite`, in particular on a full disk.
  func rewind() throws(FrameOutputError) {
    guard fflush(stream) == 0, fseek(stream, 0, SEEK_SET) == 0 else {
      throw .cannotWrite(path: path, WriteFailure(errno, at: path))
    }
  }

  /// The next `count` words.
  ///
  /// - Throws: `FrameOutputError.cannotWrite` where the disk does not give them back.
  func read(_ count: Int) throws(FrameOutputError) -> [UInt32] {
    let words = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = fread(buffer.baseAddress, MemoryLayout<UInt32>.stride, count, stream)
    }
    guard words.count == count else {
      throw .cannotWrite(path: path, .other("the disk lost what was written before"))
    }
    return words
  }
}
