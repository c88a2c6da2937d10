import Files
import Foundation
import Streams

/// What a process says, until its turn comes to be told.
final class CapturedStreams: Sendable {
  /// The descriptor for the standard output.
  let output: Int32
  /// The descriptor for the standard error.
  let errors: Int32

  /// Opens files without a name: nothing is left of them.
  ///
  /// - Throws: `FileError.cannotWrite`.
  init() throws(FileError) {
    output = try Self.opened()
    errors = try Self.opened()
  }

  deinit {
    close(output)
    close(errors)
  }

  /// Says what was said: on the standard error, then on the standard output.
  ///
  /// - Throws: `StandardOutputError`.
  func tell() throws {
    try Self.read(errors) { _ = writeAll($0, to: STDERR_FILENO) }
    try Self.read(output) { try StandardOutput.write($0) }
  }

  private static func opened() throws(FileError) -> Int32 {
    let folder = TemporaryPlace.path
    guard let stream = temporaryStream() else {
      throw .cannotWrite(path: folder, WriteFailure(errno, at: folder))
    }
    defer { fclose(stream) }
    return fcntl(fileno(stream), F_DUPFD_CLOEXEC, 0)
  }

  private static func read(_ descriptor: Int32, _ take: (Data) throws -> Void) throws {
    var piece = [UInt8](repeating: 0, count: 65_536)
    var place: off_t = 0
    while true {
      let count = pread(descriptor, &piece, piece.count, place)
      guard count > 0 else { return }
      try take(Data(piece[..<count]))
      place += off_t(count)
    }
  }
}
