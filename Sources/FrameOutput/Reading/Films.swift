import Foundation
import Pixels

/// Opens films of any kind.
package enum Films {
  /// Units: frames a second, of a folder that does not say.
  package static let standardRate = 60.0

  /// Opens a folder of PNG files, a GIF, an APNG, a WebP, a single picture, or a video with ffmpeg.
  ///
  /// What a file is, its first bytes tell, whatever its name.
  ///
  /// - Parameters:
  ///   - rate: of a folder, which has no times of its own, in frames a second.
  ///   - mostPixels: how many pixels of all its pictures are decoded at the most; by default many times
  ///     what a film of that length has.
  /// - Throws: `FrameOutputError.cannotRead` or `.tooManyPixels`, here or where pictures are read.
  package static func open(
    _ path: String, rate: Double = standardRate, mostPixels: Int? = nil
  ) throws(FrameOutputError) -> any FilmReader {
    let path = withoutTrailingSlashes(path)
    if Standing(at: path) == .folder {
      let budget = PixelBudget(of: path, asked: mostPixels, bytes: 0)
      return try PNGFolderReader(path, rate: rate, budget)
    }
    let start = try SourceFile.beginning(of: path, bytes: 16)
    if let format = VideoReader.Format(start) {
      return try VideoReader(path, format, mostPixels: mostPixels)
    }
    let bytes = try SourceFile.bytes(of: path)
    let budget = PixelBudget(of: path, asked: mostPixels, bytes: bytes.count)
    if bytes.starts(with: PNGChunks.signature) {
      return try APNGReader(bytes, path: path, budget)
    }
    if bytes.starts(with: Array("GIF8".utf8)) { return try GIFReader(bytes, path: path, budget) }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return try WebPReader(bytes, path: path, budget)
    }
    throw .cannotRead(
      path: path,
      reason: bytes.isEmpty
        ? "it is empty; give a folder of PNG files or a film"
        : "it is neither a PNG, an APNG, a GIF, a WebP, an MP4, a MOV nor a WebM; give one of them or a"
          + " folder of PNG files")
  }
}

extension Films {
  /// Whether a file is a video, whose sides have even numbers of pixels whatever was filmed.
  ///
  /// - Throws: `FrameOutputError.cannotRead`.
  package static func isVideo(_ path: String) throws(FrameOutputError) -> Bool {
    let path = withoutTrailingSlashes(path)
    guard Standing(at: path) != .folder else { return false }
    return VideoReader.Format(try SourceFile.beginning(of: path, bytes: 16)) != nil
  }
}

/// A film whose pictures are brought to one size.
package final class ReducedFilm: FilmReader {
  private let film: any FilmReader
  private let change: SizeChange

  /// The film with smaller pictures; those that are smaller already stay as they are.
  package init(_ film: any FilmReader, by change: SizeChange) {
    (self.film, self.change) = (film, change)
  }

  package var knownDurations: [TimeInterval]? { film.knownDurations }

  package func next() throws(FrameOutputError) -> FilmImage? {
    try film.next()?.reduced(by: change)
  }
}
