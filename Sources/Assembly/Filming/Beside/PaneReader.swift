import Drawing
import FilmFiles
import Foundation

/// Reads a film by its time.
struct PaneReader {
  private let film: any FilmReader
  private var shown: FilmImage
  private var next: FilmImage?
  private var bitmap: Bitmap

  /// Opens a film.
  ///
  /// - Throws: `FilmFileError` for one that cannot be read or has no picture.
  init(_ path: String) throws(FilmFileError) {
    film = try Films.open(path)
    guard let first = try film.next() else {
      throw .cannotRead(path: path, reason: "it has no pictures")
    }
    shown = first
    bitmap = try Self.bitmap(of: first)
    next = try film.next()
  }

  /// Returns what the film shows at a moment, which is none before those that were asked for; the last
  /// picture stands for ever.
  ///
  /// *Units*: seconds since the start.
  ///
  /// - Throws: `FilmFileError.cannotRead`.
  mutating func picture(at time: TimeInterval) throws(FilmFileError) -> Bitmap {
    var isOther = false
    while let later = next, later.time <= time + Self.slack {
      (shown, isOther) = (later, true)
      next = try film.next()
    }
    if isOther { bitmap = try Self.bitmap(of: shown) }
    return bitmap
  }

  /// Whether the last picture has stood as long as it should, in seconds since the start.
  func isOver(at time: TimeInterval) -> Bool {
    next == nil && shown.time + shown.duration <= time + Self.slack
  }

  private static func bitmap(of image: FilmImage) throws(FilmFileError) -> Bitmap {
    let frame = try image.frame()
    return Bitmap(width: frame.size.width, height: frame.size.height, pixels: frame.pixels)
  }

  /// A tolerance for times that are sums, less than any frame.
  ///
  /// *Units*: seconds.
  private static let slack: TimeInterval = 1e-4
}
