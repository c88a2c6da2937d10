import Foundation
import Pixels

/// One picture of a film that is read, and when it is shown.
package struct FilmImage: Sendable {
  /// How many come before it.
  package let index: Int
  /// When it is shown first. *Units*: seconds since the start of the film.
  package let time: TimeInterval
  /// How long it stands. *Units*: seconds, more than 0.
  package let duration: TimeInterval

  enum Content: Sendable {
    case frame(Frame)
    /// A whole PNG file, not looked at yet.
    case file([UInt8], path: String)
  }

  let content: Content

  /// The picture; to be decoded on any thread.
  ///
  /// - Throws: `FrameOutputError.cannotRead`.
  package func frame() throws(FrameOutputError) -> Frame {
    var memory: [UInt32] = []
    return try frame(takingUp: &memory)
  }

  /// The picture, in the pixels of one that nobody needs any more if they can be used.
  ///
  /// - Throws: `FrameOutputError.cannotRead`.
  package func frame(takingUp memory: inout [UInt32]) throws(FrameOutputError) -> Frame {
    switch content {
    case .frame(let frame): return frame
    case .file(let bytes, let path):
      do throws(FrameOutputError) {
        return try PNGDecoder.frame(
          from: bytes, largestArea: FilmLimits.largestArea, takingUp: &memory)
      } catch {
        throw error.reading(path)
      }
    }
  }

  /// Whether both are the same file to the byte, so that neither has to be decoded.
  package func isSameFile(as other: FilmImage) -> Bool {
    guard case .file(let one, _) = content, case .file(let two, _) = other.content else {
      return false
    }
    return one == two
  }
}

/// What is read at the most, so that no file can take all memory.
package enum FilmLimits {
  /// Of one picture; 128 MiB in memory. *Units*: pixels.
  package static let largestArea = 33_554_432
  /// Of one file. *Units*: bytes.
  package static let largestFile = 268_435_456
  /// Of one film.
  package static let mostFrames = 1_000_000
}

/// A film that is read picture by picture, so that a long one needs no more memory than a short one.
package protocol FilmReader: AnyObject {
  /// How long each picture stands, where that is known before any is read. *Units*: seconds.
  var knownDurations: [TimeInterval]? { get }

  /// The next picture; `nil` at the end.
  ///
  /// - Throws: `FrameOutputError.cannotRead`; the film is then over.
  func next() throws(FrameOutputError) -> FilmImage?
}

extension FilmReader {
  package var knownDurations: [TimeInterval]? { nil }
}

/// Opens films of any kind.
package enum Films {
  /// Units: frames a second, of a folder that does not say.
  package static let standardRate = 60.0

  /// Opens a folder of PNG files, a GIF, an APNG or a single PNG.
  ///
  /// What a file is, its first bytes tell, whatever its name.
  ///
  /// - Parameter rate: of a folder, which has no times of its own, in frames a second.
  /// - Throws: `FrameOutputError.cannotRead`.
  package static func open(
    _ path: String, rate: Double = standardRate
  ) throws(FrameOutputError) -> any FilmReader {
    let path = withoutTrailingSlashes(path)
    if Standing(at: path) == .folder { return try PNGFolderReader(path, rate: rate) }
    let bytes = try SourceFile.bytes(of: path)
    if bytes.starts(with: PNGChunks.signature) { return try APNGReader(bytes, path: path) }
    if bytes.starts(with: Array("GIF8".utf8)) { return try GIFReader(bytes, path: path) }
    throw .cannotRead(
      path: path,
      reason: bytes.isEmpty
        ? "it is empty; give a folder of PNG files, a GIF or an APNG"
        : "it is neither a PNG, an APNG nor a GIF; give one of them or a folder of PNG files")
  }
}
