import FilmFiles
import Fingerprints

/// The rest of a film, of which no more is read than is asked for.
final class FilmTail {
  private let reader: any FilmReader
  private let first: Int
  /// From the first frame on.
  private var fingerprints: [Fingerprint] = []

  /// - Throws: `FilmFileError` where the film cannot be read.
  init(of film: FilmSource, from first: Int) throws(FilmFileError) {
    reader = try film.open()
    self.first = first
  }

  /// What tells the pictures of frames apart; `nil` behind the last one.
  ///
  /// - Precondition: the frame is not before the first one.
  /// - Throws: `FilmFileError` where the film cannot be read.
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
