import Foundation

/// Files that somebody else may have made.
package enum SourceFile {
  /// All bytes of a file.
  ///
  /// - Parameter limit: the most bytes that it may have.
  /// - Throws: `FrameOutputError.cannotRead`; also for what is no file, such as a pipe.
  package static func bytes(
    of path: String, limit: Int = FilmLimits.largestFile
  ) throws(FrameOutputError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .cannotRead(path: path, reason: inWords(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .cannotRead(path: path, reason: inWords(errno))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .cannotRead(path: path, reason: "it is no file; give one")
    }
    let size = Int(status.st_size)
    guard size <= limit else {
      throw .cannotRead(
        path: path, reason: "it has \(size) bytes, and at most \(limit) are read; give a part of it"
      )
    }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let start = buffer.baseAddress {
        let got = read(descriptor, start + count, size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        guard got > 0 else { break }
        count += got
      }
    }
    guard failure == 0 else { throw .cannotRead(path: path, reason: inWords(failure)) }
    return bytes
  }

  private static func inWords(_ number: Int32) -> String {
    switch number {
    case ENOENT, ENOTDIR: "there is nothing; look for the right path"
    case EACCES, EPERM: "this user may not read it; change its permissions"
    default: "\(String(cString: strerror(number))); give another path"
    }
  }
}

extension FrameOutputError {
  /// The same, saying which file it is about.
  package func reading(_ path: String) -> FrameOutputError {
    if case .cannotRead = self { return self }
    return .cannotRead(path: path, reason: description)
  }
}
