import Files
import Pixels

/// A film in one file, with a spool on disk for its frames until the film is whole.
///
/// So a long film needs no more memory than a short one.
final class FilmFile {
  private let file: WholeFile
  private let spool: SpoolFile
  private var size: FilmSize

  /// Begins a file.
  ///
  /// - Throws: `FilmFileError.file`.
  init(at path: String, among places: UnfinishedPlaces) throws(FilmFileError) {
    size = FilmSize(path: path)
    file = try onDisk(WholeFile(at: path, among: places))
    spool = try onDisk(SpoolFile(beside: file))
  }

  /// Checks that the next picture has the size of the first.
  ///
  /// - Returns: true for the first picture.
  /// - Throws: `FilmFileError.sizeChanged`.
  @discardableResult
  func take(_ next: PixelSize) throws(FilmFileError) -> Bool { try size.take(next) }

  /// Adds words to the spool.
  ///
  /// - Throws: `FilmFileError.file`, in particular on a full disk.
  func keep(_ words: [UInt32]) throws(FilmFileError) { try onDisk(spool.write(words)) }

  /// Reads the next words from the spool, in their order.
  ///
  /// - Throws: `FilmFileError.file` when the disk does not give them back.
  func next(_ count: Int) throws(FilmFileError) -> [UInt32] { try onDisk(spool.read(count)) }

  /// Begins to read the spool anew.
  ///
  /// - Throws: `FilmFileError.file` when the disk fails.
  func rewind() throws(FilmFileError) { try onDisk(spool.rewind()) }

  /// Appends bytes to the file.
  ///
  /// - Throws: `FilmFileError.file`, in particular on a full disk.
  func write(_ bytes: [UInt8]) throws(FilmFileError) { try onDisk(file.write(bytes)) }

  /// Writes the file from the spool and puts it in its place.
  ///
  /// - Parameter write: writes all of the file; `next` begins with the first words that were kept.
  /// - Throws: what `write` throws, `FilmFileError.noFrames` or `.file`; nothing is left of the
  ///   file then.
  func finish(
    _ write: (PixelSize) throws(FilmFileError) -> Void
  ) throws(FilmFileError) {
    do throws(FilmFileError) {
      let size = try self.size.ofFilm()
      try rewind()
      try write(size)
    } catch {
      cancel()
      throw error
    }
    try onDisk(file.finish())
  }

  /// Removes the draft and leaves everything as it was; does nothing after `finish`.
  func cancel() { file.cancel() }
}
