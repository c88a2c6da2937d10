import FilmFiles
import Fingerprints

/// The rest of a film, which is read only as far as it is asked for.
final class FilmTail {
  private let reader: any FilmReader
  private let first: Int
  /// The fingerprints read so far, from the first frame of the rest on.
  private var fingerprints: [Fingerprint] = []

  /// Opens the film.
  ///
  /// - Throws: `FilmFileError` when the film cannot be read.
  init(of film: FilmSource, from first: Int) throws(FilmFileError) {
    reader = try film.open()
    self.first = first
  }

  /// Returns the fingerprint of a frame's picture; `nil` after the last frame.
  ///
  /// - Precondition: the frame is not before the first one.
  /// - Throws: `FilmFileError` when the film cannot be read.
  func fingerprint(ofFrame frame: Int) throws(FilmFileError) -> Fingerprint? {
    while first + fingerprints.count <= frame {
      guard let image = try reader.next() else { return nil }
      guard image.index >= first else { continue }
      var fingerprint = Fingerprint()
      try image.frame().pixels.withUnsafeBufferPointer { fingerprint.combine(pixels: $0) }
      fingerprints.append(fingerprint)
    }
    return fingerprints[frame - first]
  }
}
