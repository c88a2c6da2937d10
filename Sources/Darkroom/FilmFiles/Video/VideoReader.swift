import Files
import Foundation
import Pixels

/// Reads a video as a film, decoded by the user's ffmpeg.
///
/// The pictures come one after another through a pipe, so that a long video needs no more memory
/// than a short one.
final class VideoReader: FilmReader {
  /// The container formats, by their names in ffmpeg.
  enum Format: String {
    case mov, matroska
  }

  private let path: String
  private let format: Format
  private let programs: Programs
  private let contents: VideoContents
  private var budget: PixelBudget
  private var process: RunningProcess?
  private var index = 0
  private var seconds: TimeInterval = 0

  /// The programs that describe and decode videos, looked for in `PATH`.
  struct Programs: Sendable {
    var probe = "ffprobe"
    var decoder = "ffmpeg"
    /// How long they may do nothing.
    ///
    /// *Units*: seconds.
    var patience = RunningProcess.standardPatience
  }

  /// Opens a video.
  ///
  /// - Throws: `FilmFileError.cannotRead`.
  init(
    _ path: String, _ format: Format, mostPixels: Int?, programs: Programs = Programs()
  ) throws(FilmFileError) {
    (self.path, self.format, self.programs) = (path, format, programs)
    var status = stat()
    stat(path, &status)
    budget = PixelBudget(of: path, asked: mostPixels, bytes: Int(status.st_size))
    contents = try Self.contents(of: path, format, programs)
    let size = contents.size
    guard size.width <= FilmLimits.largestArea / size.height else {
      let error = FilmFileError.tooLarge(
        format: "a video", width: size.width, height: size.height,
        limit: "\(FilmLimits.largestArea) pixels in all")
      throw error.reading(path)
    }
  }

  var knownDurations: [TimeInterval]? { contents.durations }

  func next() throws(FilmFileError) -> FilmImage? {
    guard index < contents.durations.count else { return nil }
    try budget.spend(contents.size.area)
    if process == nil { process = try start() }
    guard let process else { return nil }
    var count = 0
    let pixels = [UInt32](unsafeUninitializedCapacity: contents.size.area) { memory, initialized in
      count = process.read(into: UnsafeMutableRawBufferPointer(memory))
      initialized = count == memory.count * 4 ? memory.count : 0
    }
    guard pixels.count == contents.size.area else {
      throw Self.failure(of: process, programs.decoder, path)
    }
    let duration = contents.durations[index]
    defer {
      index += 1
      seconds += duration
    }
    return FilmImage(
      index: index, time: seconds, duration: duration,
      content: .frame(Frame(size: contents.size, pixels: pixels)))
  }

  private func start() throws(FilmFileError) -> RunningProcess {
    // The timestamps are replaced so that ffmpeg gives out each picture exactly once.
    var arguments = [
      "-nostdin", "-hide_banner", "-loglevel", "error", "-xerror", "-noautorotate",
    ]
    if let decoder = contents.decoder { arguments += ["-c:v", decoder] }
    arguments += Self.input(path, format)
    arguments += ["-map", "0:v:0", "-vf", "settb=1/25,setpts=N,\(Self.colors)", "-r", "25"]
    arguments += ["-f", "rawvideo", "pipe:1"]
    return try Self.running(programs.decoder, arguments, programs, path)
  }

  private static func contents(
    of path: String, _ format: Format, _ programs: Programs
  ) throws(FilmFileError) -> VideoContents {
    let entries =
      "stream=width,height,time_base,codec_name:stream_tags=alpha_mode:packet=pts,duration"
    let arguments =
      ["-hide_banner", "-loglevel", "error", "-select_streams", "v:0", "-show_entries", entries]
      + ["-of", "compact=p=0"] + input(path, format)
    let process = try running(programs.probe, arguments, programs, path)
    var text: [UInt8] = []
    var count = piece
    while count == piece, text.count < longestText {
      text += [UInt8](unsafeUninitializedCapacity: piece) { memory, initialized in
        count = process.read(into: UnsafeMutableRawBufferPointer(memory))
        initialized = count
      }
    }
    guard !process.isStuck, process.finish() == 0,
      let contents = VideoContents(String(decoding: text, as: UTF8.self)),
      contents.durations.count <= FilmLimits.mostFrames
    else { throw failure(of: process, programs.probe, path) }
    return contents
  }

  /// Returns the input options: only this file is read, in the format detected, and no file that it
  /// refers to.
  private static func input(_ path: String, _ format: Format) -> [String] {
    ["-protocol_whitelist", "file", "-f", format.rawValue, "-i", "file:\(path)"]
  }

  private static func running(
    _ program: String, _ arguments: [String], _ programs: Programs, _ path: String
  ) throws(FilmFileError) -> RunningProcess {
    do {
      return try RunningProcess(program, arguments, .output, patience: programs.patience)
    } catch {
      throw .cannotRead(path: path, reason: "\(program) cannot be started: \(error)")
    }
  }

  private static func failure(
    of process: RunningProcess, _ program: String, _ path: String
  ) -> FilmFileError {
    let reason = process.reasonForFailure(of: program) { _, lines in
      "\(program) does not read it to its end\(lines.isEmpty ? "" : ": \(lines)"); give a video that"
        + " other programs play"
    }
    return .cannotRead(path: path, reason: reason)
  }

  /// The conversion to RGB by the matrix that the film names, without shortcuts that differ between
  /// machines.
  private static let colors =
    "scale=flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp+bitexact,format=bgra"
  /// How much is read at a time.
  ///
  /// *Units*: bytes.
  private static let piece = 1 << 16
  private static let longestText = 1 << 26
}
