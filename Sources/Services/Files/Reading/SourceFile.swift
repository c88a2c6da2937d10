import Foundation

/// Reads files that others may have made.
package enum SourceFile {
  /// The most bytes that a file may have when no other limit is given.
  ///
  /// *Units*: bytes.
  package static let largestFile = 268_435_456

  /// Reads all bytes of a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - limit: the most bytes that it may have.
  /// - Returns: the bytes.
  /// - Throws: `FileError.cannotRead`; also for what is no file, such as a pipe.
  package static func bytes(
    of path: String, limit: Int = largestFile
  ) throws(FileError) -> [UInt8] {
    let (descriptor, size) = try opened(path)
    defer { close(descriptor) }
    guard size <= limit else {
      throw .cannotRead(
        path: path, reason: "it has \(size) bytes, and at most \(limit) are read; give a part of it"
      )
    }
    return try bytes(size, from: descriptor, at: path)
  }

  /// Reads the beginning of a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - size: how many bytes to read.
  /// - Returns: the first `size` bytes; all of a file that has fewer.
  /// - Throws: `FileError.cannotRead`; also for what is no file, such as a pipe.
  package static func beginning(
    of path: String, bytes size: Int
  ) throws(FileError) -> [UInt8] {
    let (descriptor, _) = try opened(path)
    defer { close(descriptor) }
    return try bytes(size, from: descriptor, at: path)
  }

  /// Reads a file of any size piece by piece, all in the same memory.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - pieceSize: in bytes; only the last piece, which may be empty, has fewer.
  ///   - limit: how many bytes of the file are read; `nil` for all.
  ///   - body: takes the pieces one after another.
  /// - Throws: `FileError.cannotRead`; also for what is no file, such as a pipe.
  static func forEachPiece(
    of path: String, pieceSize: Int, upTo limit: Int? = nil,
    _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(FileError) {
    let (descriptor, _) = try opened(path)
    defer { close(descriptor) }
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceSize, alignment: 32)
    defer { piece.deallocate() }
    var left = limit ?? .max
    var count = pieceSize
    while count == pieceSize {
      let failure: Int32
      (count, failure) = fill(.init(rebasing: piece.prefix(left)), from: descriptor)
      guard failure == 0 else { throw .cannotRead(path: path, reason: inWords(failure)) }
      body(UnsafeRawBufferPointer(rebasing: piece[..<count]))
      left -= count
    }
  }

  /// Opens a file for reading, and returns its descriptor and its size in bytes.
  private static func opened(
    _ path: String
  ) throws(FileError) -> (descriptor: Int32, size: Int) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .cannotRead(path: path, reason: inWords(errno)) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let reason = inWords(errno)
      close(descriptor)
      throw .cannotRead(path: path, reason: reason)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .cannotRead(path: path, reason: "it is no file; give one")
    }
    return (descriptor, Int(status.st_size))
  }

  private static func bytes(
    _ size: Int, from descriptor: Int32, at path: String
  ) throws(FileError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      (count, failure) = fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor)
    }
    guard failure == 0 else { throw .cannotRead(path: path, reason: inWords(failure)) }
    return bytes
  }

  /// Reads until the memory is full or the file ends.
  ///
  /// - Returns: how many bytes were read, and the `errno` of what failed, or 0.
  private static func fill(
    _ memory: UnsafeMutableRawBufferPointer, from descriptor: Int32
  ) -> (count: Int, failure: Int32) {
    var count = 0
    while count < memory.count, let start = memory.baseAddress {
      let got = read(descriptor, start + count, memory.count - count)
      if got < 0, errno == EINTR { continue }
      if got < 0 { return (count, errno) }
      guard got > 0 else { break }
      count += got
    }
    return (count, 0)
  }

  private static func inWords(_ number: Int32) -> String {
    switch number {
    case ENOENT, ENOTDIR: "there is nothing; look for the right path"
    case EACCES, EPERM: "this user may not read it; change its permissions"
    default: "\(String(cString: strerror(number))); give another path"
    }
  }
}
