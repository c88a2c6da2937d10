import Files
import Foundation

/// Opens films of any kind.
package enum Films {
  /// The frame rate of a folder when none is given.
  ///
  /// *Units*: frames a second.
  package static let standardRate = 60.0

  /// Opens a folder of PNG files, a GIF, an APNG, a WebP, a single picture, or a video with ffmpeg.
  ///
  /// The first bytes of a file tell its format, whatever its name.
  ///
  /// - Parameters:
  ///   - path: the film.
  ///   - rate: the frame rate of a folder, which has no times of its own, in frames a second.
  ///   - mostPixels: how many pixels of all its pictures are decoded at most; by default many times
  ///     what a film of that length has.
  /// - Returns: a reader of its pictures.
  /// - Throws: `FilmFileError.cannotRead` or `.tooManyPixels`, here or when pictures are read.
  package static func open(
    _ path: String, rate: Double = standardRate, mostPixels: Int? = nil
  ) throws(FilmFileError) -> any FilmReader {
    let path = withoutTrailingSlashes(path)
    guard let format = try format(of: path) else {
      let isEmpty = try onDisk(SourceFile.beginning(of: path, bytes: 1)).isEmpty
      throw .cannotRead(
        path: path,
        reason: isEmpty
          ? "it is empty; give a folder of PNG files or a film"
          : "it is neither a PNG, \(FilmFormat.listed("nor") { _ in true }); give one"
            + " of them or a folder of PNG files")
    }
    return try format.open(path, rate: rate, mostPixels: mostPixels)
  }

  /// Returns true when a file is a video, whose width and height are even whatever was filmed.
  ///
  /// - Throws: `FilmFileError.cannotRead`.
  package static func isVideo(_ path: String) throws(FilmFileError) -> Bool {
    try format(of: withoutTrailingSlashes(path))?.traits.isVideo ?? false
  }

  private static func format(of path: String) throws(FilmFileError) -> FilmFormat? {
    if Standing(at: path) == .folder { return .folder }
    let start = try onDisk(SourceFile.beginning(of: path, bytes: FilmFormat.tellingBytes))
    return FilmFormat(ofFileBeginningWith: start)
  }
}
