import FilmFiles
import Foundation
import Pixels

/// The pictures of a recording, in brightness alone, and when each is shown.
struct Recording: Sendable {
  /// The film, as it was named.
  let path: String
  /// The size of its pictures.
  let size: PixelSize
  /// How many of its pixels, each way, are one of `frames`.
  let reduction: Int
  /// The pictures, each with smaller ones.
  private(set) var frames: [PicturePyramid]
  /// When each picture is shown first, in seconds since the start of the recording, ascending.
  private(set) var times: [TimeInterval]

  /// Makes a recording of given pictures.
  ///
  /// - Parameters:
  ///   - frames: the pictures, all of one size; at least one.
  ///   - rate: how many are shown a second.
  init(_ frames: [GrayPicture], rate: Double) {
    path = "recording"
    size = PixelSize(width: frames[0].width, height: frames[0].height)
    reduction = 1
    self.frames = frames.map { PicturePyramid($0) }
    times = frames.indices.map { Double($0) / rate }
  }

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - path: a video or any film.
  ///   - longest: what comes later is not read, in seconds.
  ///   - rate: how many pictures of a folder are shown a second.
  ///   - mostPixels: how many pixels are decoded at most.
  /// - Throws: `FilmFileError` where it cannot be read, `CalibrationError` where it is too short.
  init(
    _ path: String, longest: TimeInterval, rate: Double = Films.standardRate,
    mostPixels: Int? = nil
  ) throws {
    self.path = path
    let film = try Films.open(path, rate: rate, mostPixels: mostPixels)
    var (frames, times): ([PicturePyramid], [TimeInterval]) = ([], [])
    var first: (size: PixelSize, reduction: Int)?
    while let image = try film.next(), image.time <= longest {
      let frame = try image.frame()
      let (size, reduction) = first ?? (frame.size, Self.reduction(of: frame.size))
      first = (size, reduction)
      guard frame.size == size else { continue }
      guard frames.count < Self.mostFrames else { throw CalibrationError.tooLong(path) }
      frames.append(PicturePyramid(GrayPicture(frame, reducedBy: reduction)))
      times.append(image.time)
    }
    guard let first, frames.count >= Self.leastFrames else {
      throw CalibrationError.tooShort(path, frames: frames.count)
    }
    (size, reduction) = first
    (self.frames, self.times) = (frames, times)
  }

  /// How many pictures are shown a second, as most of them are.
  var rate: Double {
    let periods = zip(times.dropFirst(), times).map { $0 - $1 }.sorted()
    guard let middle = periods.isEmpty ? nil : periods[periods.count / 2], middle > 0 else {
      return Films.standardRate
    }
    return 1 / middle
  }

  /// How long it is, in seconds.
  var duration: TimeInterval { (times.last ?? 0) + 1 / rate }

  /// Returns by how much pictures are made smaller, so that a view of thirty points keeps forty
  /// pixels and the recording fits into memory.
  private static func reduction(of size: PixelSize) -> Int {
    var reduction = 1
    while size.width / (reduction + 1) >= leastSide, size.height / (reduction + 1) >= leastSide,
      size.area / (reduction * reduction) > mostPixelsOfAPicture
    {
      reduction += 1
    }
    return reduction
  }

  private static let leastSide = 240
  /// *Units*: pixels; what is larger is reduced.
  private static let mostPixelsOfAPicture = 800_000
  /// A third of a second of most recordings: less shows no motion.
  private static let leastFrames = 12
  /// Half a minute at 60 frames a second: a gigabyte of memory.
  private static let mostFrames = 1_800
}
