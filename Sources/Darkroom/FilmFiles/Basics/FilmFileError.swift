import Files

/// Why pictures cannot be written or read.
package enum FilmFileError: Error, Hashable, CustomStringConvertible {
  /// A file that breaks its own format; `reason` is what the decoder says.
  case damaged(format: String, reason: String)
  /// A picture with more pixels than can be read or written.
  ///
  /// *Units*: pixels.
  case tooLarge(format: String, width: Int, height: Int, limit: String)
  /// An encoder that failed; `reason` is its own sentence.
  case encoder(format: String, reason: String)
  /// A file or folder that cannot be written or read.
  case file(FileError)
  /// Files in a folder of frames that would have to go, and are not Flipbook's.
  ///
  /// *Shape*: at least one.
  case foreignFrames(folder: String, names: [String])
  /// A film whose pictures are too many or too large to be all decoded.
  ///
  /// *Units*: pixels.
  case tooManyPixels(path: String, limit: Int)
  /// A film that ended before its first frame.
  case noFrames(path: String)
  /// A frame of another size than the first.
  ///
  /// *Units*: pixels.
  case sizeChanged(path: String, from: String, to: String)
  /// Settings that no file can have; the sentence says which can.
  case settings(String)

  package var description: String {
    switch self {
    case .damaged(let format, let reason):
      "this is not a whole \(format) file: \(reason); give one that other programs open"
    case .tooLarge(let format, let width, let height, let limit):
      "a picture of \(width)×\(height) pixels is too large for \(format) here; "
        + "it may have \(limit)"
    case .encoder(let format, let reason):
      "the \(format) could not be made: \(reason)"
    case .file(let error): error.description
    case .foreignFrames(let folder, let names):
      "cannot write \(folder): Flipbook did not write \(Self.inWords(names)) there, or somebody changed "
        + "\(names.count == 1 ? "it" : "them") since; move \(names.count == 1 ? "it" : "them") away, give "
        + "another folder, or overwrite with --force"
    case .tooManyPixels(let path, let limit):
      "cannot read \(path): its pictures have more than \(Self.inWords(limit)) pixels in all,"
        + " far more than a film of that length should; give a shorter or a smaller one"
    case .noFrames(let path):
      "cannot write \(path): the film has no frames; give it a longer time"
    case .sizeChanged(let path, let from, let to):
      "cannot write \(path): its frames change from \(from) to \(to) pixels; "
        + "give every frame the same size"
    case .settings(let sentence): sentence
    }
  }

  /// Lists the first few of some names.
  private static func inWords(_ names: [String]) -> String {
    let shown = names.prefix(mostNamesShown)
    let rest = names.count - shown.count
    guard shown.count > 1 else { return shown.joined() }
    return rest > 0
      ? "\(shown.joined(separator: ", ")) and \(rest) more"
      : "\(shown.dropLast().joined(separator: ", ")) and \(shown.last ?? "")"
  }

  private static let mostNamesShown = 5

  private static func inWords(_ number: Int) -> String {
    number < 10_000_000 ? "\(number)" : "\(number / 1_000_000) million"
  }
}

extension FilmFileError {
  /// Returns a file or folder that cannot stand at `path`.
  package static func cannotWrite(path: String, _ failure: WriteFailure) -> FilmFileError {
    .file(.cannotWrite(path: path, failure))
  }

  /// Returns a file or folder that cannot be read; `reason` is a clause that says what to do.
  package static func cannotRead(path: String, reason: String) -> FilmFileError {
    .file(.cannotRead(path: path, reason: reason))
  }

  /// Returns the same error with the path of the file that was read.
  package func reading(_ path: String) -> FilmFileError {
    switch self {
    case .file(.cannotRead), .tooManyPixels: self
    default: .cannotRead(path: path, reason: description)
    }
  }
}

/// Does something with a file, and turns its errors into errors of the film.
func onDisk<Value>(
  _ work: @autoclosure () throws(FileError) -> Value
) throws(FilmFileError) -> Value {
  do throws(FileError) {
    return try work()
  } catch {
    throw .file(error)
  }
}
