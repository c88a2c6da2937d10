import Foundation

/// A temporary file without a name: written once, then read once, and gone with this object.
package final class SpoolFile {
  /// The path of the file that the spool is for, named in errors.
  private let path: String
  private let stream: UnsafeMutablePointer<FILE>

  /// Begins an empty spool on the same disk as another file.
  ///
  /// - Throws: `FileError.cannotWrite`.
  package init(beside file: WholeFile) throws(FileError) {
    path = file.path
    var descriptor: Int32 = -1
    if let folder = file.draft.map(parentFolder) {
      let name = "\(folder)/\(DraftFolder.spoolName)"
      descriptor = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 { unlink(name) }
    }
    // A device is on no disk; its spool goes into the folder for temporary files.
    guard let stream = descriptor >= 0 ? fdopen(descriptor, "w+") : temporaryStream() else {
      throw .cannotWrite(path: path, WriteFailure(errno, at: path))
    }
    self.stream = stream
  }

  deinit { fclose(stream) }

  /// Appends words.
  ///
  /// - Throws: `FileError.cannotWrite`, in particular on a full disk.
  package func write(_ words: [UInt32]) throws(FileError) {
    guard fwrite(words, MemoryLayout<UInt32>.stride, words.count, stream) == words.count else {
      throw .cannotWrite(path: path, WriteFailure(errno, at: path))
    }
  }

  /// Ends writing; the next read begins at the start.
  ///
  /// - Throws: `FileError.cannotWrite`, in particular on a full disk.
  package func rewind() throws(FileError) {
    guard fflush(stream) == 0, fseek(stream, 0, SEEK_SET) == 0 else {
      throw .cannotWrite(path: path, WriteFailure(errno, at: path))
    }
  }

  /// Reads the next `count` words.
  ///
  /// - Throws: `FileError.cannotWrite` when the disk does not give them back.
  package func read(_ count: Int) throws(FileError) -> [UInt32] {
    let words = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = fread(buffer.baseAddress, MemoryLayout<UInt32>.stride, count, stream)
    }
    guard words.count == count else {
      throw .cannotWrite(path: path, .other("the disk lost what was written before"))
    }
    return words
  }
}
