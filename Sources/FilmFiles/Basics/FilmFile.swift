import Files
import Pixels

/// A film in one file, and what is kept on disk of its frames until the film is whole, so that a long
/// film needs no more memory than a short one.
final class FilmFile {
  private let file: WholeFile
  private let spool: SpoolFile
  private var size: FilmSize

  /// - Throws: `FilmFileError.file`.
  init(at path: String, among places: UnfinishedPlaces) throws(FilmFileError) {
    size = FilmSize(path: path)
    file = try onDisk(WholeFile(at: path, among: places))
    spool = try onDisk(SpoolFile(beside: file))
  }

  /// Takes the size of the next picture.
  ///
  /// - Returns: whether it is the first one.
  /// - Throws: `FilmFileError.sizeChanged`.
  @discardableResult
  func take(_ next: PixelSize) throws(FilmFileError) -> Bool { try size.take(next) }

  /// Keeps words until the film is whole.
  ///
  /// - Throws: `FilmFileError.file`, in particular on a full disk.
  func keep(_ words: [UInt32]) throws(FilmFileError) { try onDisk(spool.write(words)) }

  /// Takes the next words that were kept, in their order.
  ///
  /// - Throws: `FilmFileError.file` where the disk does not give them back.
  func next(_ count: Int) throws(FilmFileError) -> [UInt32] { try onDisk(spool.read(count)) }

  /// Appends bytes to the file.
  ///
  /// - Throws: `FilmFileError.file`, in particular on a full disk.
  func write(_ bytes: [UInt8]) throws(FilmFileError) { try onDisk(file.write(bytes)) }

  /// Puts the file in its place once it is written from what was kept.
  ///
  /// - Parameter write: writes all of it; the words that were kept come from the first on.
  /// - Throws: what `write` throws, `FilmFileError.noFrames` or `.file`; nothing is left of the file
  ///   then.
  func finish(
    _ write: (PixelSize) throws(FilmFileError) -> Void
  ) throws(FilmFileError) {
    do throws(FilmFileError) {
      let size = try self.size.ofFilm()
      try onDisk(spool.rewind())
      try write(size)
    } catch {
      cancel()
      throw error
    }
    try onDisk(file.finish())
  }

  /// Leaves everything as it was before; does nothing after `finish`.
  func cancel() { file.cancel() }
}
