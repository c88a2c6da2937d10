import Drawing
import Foundation
import FrameOutput

/// One file or folder that a film becomes.
struct FilmMedium: Hashable, Sendable {
  var place: OutputPlace
  /// Units: pixels a point.
  var scale: Double
  /// How many frames of the film make one of this medium.
  var stride: Int
  /// How long a frame of it stands.
  var frame: FrameDuration
  /// How often it plays; `nil` is for ever.
  let plays: Int?
  /// How PNG files are made.
  let compression: PNGCompression
  /// What is behind everything; nothing leaves it transparent.
  let background: Color?
  /// 0...100; `nil` is what is usual for the format.
  let quality: Int?
  /// The most colours of a GIF.
  var mostColors = 256
  /// The most bytes that it may have; `nil` for any. Only for a film in one file.
  var limit: Int?
  /// What it has less of than was asked for, to be small enough.
  var givenUp: String?

  /// What makes all of `media`.
  ///
  /// - Parameters:
  ///   - size: of the screen, in points.
  ///   - background: what is behind everything in all of them.
  ///   - share: which frames of each folder are made; `nil` for all. Nothing else can be shared.
  ///   - replacesForeign: whether frames go that Flipbook did not write.
  ///   - scratch: where what is for the standard output is made first, so that a film that fails puts
  ///     nothing out.
  ///   - clock: measures what is drawn, encoded and written.
  /// - Throws: `FrameOutputError` where one cannot be written; nothing is left of the others then.
  static func production(
    of media: [FilmMedium], size: CGSize, background: Color?, share: FrameShare?, jobs: Int,
    replacesForeign: Bool, scratch: DraftFolder?, clock: FilmClock? = nil
  ) throws(FrameOutputError) -> FilmProduction {
    var outputs: [FilmOutput] = []
    for medium in media {
      outputs.append(
        try medium.output(
          at: medium.path(in: scratch), share, jobs: jobs, replacesForeign: replacesForeign))
    }
    return FilmProduction(
      size: size, background: background, outputs: outputs, jobs: jobs, clock: clock)
  }

  /// What takes the frames.
  ///
  /// - Throws: `FrameOutputError` where nothing can be written there.
  private func output(
    at path: String, _ share: FrameShare?, jobs: Int, replacesForeign: Bool
  ) throws(FrameOutputError) -> FilmOutput {
    let isClear = background == nil
    switch place.format {
    case .gif:
      let settings = GIFSettings(
        framesPerSecond: frame.framesPerSecond, plays: plays, ground: isClear ? .clear : .white,
        mostColors: mostColors)
      return FilmOutput(try GIFFilm(at: path, settings: settings), scale: scale, stride: stride)
    case .apng:
      let settings = APNGSettings(frame: frame, plays: plays, keepsAlpha: isClear)
      return FilmOutput(
        try APNGFilm(at: path, settings: settings, jobs: jobs), scale: scale, stride: stride)
    case .webp:
      let settings = WebPSettings(
        frame: frame, plays: plays, quality: quality, keepsAlpha: isClear)
      return FilmOutput(try WebPFilm(at: path, settings: settings), scale: scale, stride: stride)
    case .mp4: return try video(.mp4, at: path)
    case .mov: return try video(.mov, at: path)
    case .webm: return try video(.webm, at: path)
    default:
      return FilmOutput(
        try PNGFolder(
          at: path, compression: compression, share: share, replacesForeign: replacesForeign),
        scale: scale, stride: stride)
    }
  }

  private func video(
    _ format: VideoSettings.Format, at path: String
  ) throws(FrameOutputError) -> FilmOutput {
    let settings = VideoSettings(
      format: format, frame: frame, keepsAlpha: background == nil, quality: quality)
    return FilmOutput(try VideoFilm(at: path, settings: settings), scale: scale, stride: stride)
  }

  /// Passes on what was made for the standard output, once it is whole; for a film in one file.
  ///
  /// - Parameter scratch: where it was made.
  /// - Returns: how large the medium is in bytes.
  func deliver(from scratch: DraftFolder?) throws -> Int {
    let path = path(in: scratch)
    guard place.path == nil else {
      // Of the film itself, also where a link points to it.
      var status = stat()
      guard stat(path, &status) == 0 else {
        throw FrameOutputError.cannotRead(path: path, reason: String(cString: strerror(errno)))
      }
      return Int(status.st_size)
    }
    // In pieces, so that a long film needs no more memory than a short one.
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    var size = 0
    while let piece = try file.read(upToCount: Self.piece), !piece.isEmpty {
      try StandardOutput.write(piece)
      size += piece.count
    }
    return size
  }

  /// How much is passed on at a time. Units: bytes.
  private static let piece = 1 << 16

  /// Where it is made.
  private func path(in scratch: DraftFolder?) -> String {
    place.path ?? scratch.map { "\($0.whole)/film" } ?? "/dev/stdout"
  }
}
