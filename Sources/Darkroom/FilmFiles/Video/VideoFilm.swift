import Files
import Foundation
import Pixels

/// A video that the user's ffmpeg makes of raw frames; it appears when it is whole.
package final class VideoFilm: FrameSink {
  /// Where the film will stand, as the caller gave it.
  package let path: String
  /// The format and how the film plays, as they were given.
  package let settings: VideoSettings

  private let file: WholeFile
  private let draft: String
  private let program: String
  private let patience: Int
  private var size: FilmSize
  /// The pixels of the last frame.
  private var picture: [UInt32] = []
  private var process: RunningProcess?

  /// Begins a video.
  ///
  /// - Parameters:
  ///   - path: where the film will stand.
  ///   - settings: its format and how it plays.
  ///   - program: the encoder, looked for in `PATH`.
  ///   - patience: how long the program may do nothing, in seconds.
  ///   - places: the list of unfinished work that an interruption removes.
  /// - Throws: `FilmFileError.settings` or `.cannotWrite`.
  package init(
    at path: String, settings: VideoSettings, program: String = "ffmpeg",
    patience: Int = RunningProcess.standardPatience,
    among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FilmFileError) {
    self.path = path
    size = FilmSize(path: path)
    self.settings = settings
    self.program = program
    self.patience = patience
    file = try onDisk(WholeFile(at: path, among: places))
    guard let draft = file.draft else {
      file.cancel()
      throw .settings("a video cannot be written to \(path), which is no file; give a file")
    }
    self.draft = draft
  }

  /// How many bytes ffmpeg has written so far; it holds back the last frames for a while.
  package var writtenBytes: Int? {
    var status = stat()
    return stat(draft, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Makes an encoder that treats pixels that are not opaque as `settings` say.
  package func makeEncoder() -> VideoEncoder { VideoEncoder(settings.translucency) }

  /// Hands the next frame to ffmpeg, and waits until it has taken it.
  ///
  /// - Throws: `FilmFileError.sizeChanged`, or `.encoder` with what ffmpeg said.
  package func append(_ piece: VideoEncoder.Piece?) throws(FilmFileError) {
    if let piece { try show(piece) }
    guard let process else { throw .noFrames(path: path) }
    guard process.write(picture) else { throw failure(of: process) }
  }

  /// Waits until ffmpeg has written the film, and puts it in its place.
  ///
  /// - Throws: `FilmFileError.noFrames`, or `.encoder` where ffmpeg failed, stood still or wrote
  ///   nothing, or `.file`; nothing is left then.
  package func finish() throws(FilmFileError) {
    do throws(FilmFileError) {
      guard let process else { throw .noFrames(path: path) }
      guard process.finish(watching: { writtenBytes }) == 0 else { throw failure(of: process) }
      guard let writtenBytes, writtenBytes > 0 else {
        throw .encoder(
          format: format,
          reason: "\(program) ended as if all were well and wrote nothing; install another")
      }
    } catch {
      cancel()
      throw error
    }
    process = nil
    try onDisk(file.finish())
  }

  /// Ends ffmpeg and removes what it has written; does nothing after `finish`.
  package func cancel() {
    process?.stop()
    process = nil
    file.cancel()
  }

  private func show(_ piece: VideoEncoder.Piece) throws(FilmFileError) {
    if try size.take(piece.size) {
      picture = Array(repeating: 0xFFFF_FFFF, count: piece.size.area)
      process = try start(piece.size)
    }
    guard let part = piece.part else { return }
    for row in 0..<part.height {
      let target = (part.y + row) * piece.size.width + part.x
      let source = row * part.width
      for column in 0..<part.width {
        picture[target + column] = piece.pixels[source + column]
      }
    }
  }

  private func start(_ size: PixelSize) throws(FilmFileError) -> RunningProcess {
    let arguments = settings.arguments(width: size.width, height: size.height, output: draft)
    do {
      return try RunningProcess(program, arguments, .input, patience: patience)
    } catch {
      throw .encoder(format: format, reason: "\(program) cannot be started: \(error)")
    }
  }

  private var format: String { settings.format.rawValue.uppercased() }

  private func failure(of process: RunningProcess) -> FilmFileError {
    let reason = process.reasonForFailure(
      of: program, watching: { writtenBytes },
      ending: { code, lines in
        "\(program) ended with code \(code): \(lines.isEmpty ? "it said nothing" : lines)"
      })
    return .encoder(format: format, reason: reason)
  }
}
