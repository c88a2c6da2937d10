import Files
import FilmFiles
import Foundation
import Markup

/// What a film was made of, and its size and checksum: no time, no path.
///
/// It stands beside the film, for `films/flick.gif` in `films/.flipbook/flick.gif.json`, so that a
/// folder of frames holds only frames; git ignores that folder. It is believed only if the film
/// still has the size and checksum in it.
struct FilmManifest: Codable, Hashable, Sendable {
  /// Everything that the film depends on, by name.
  let madeOf: [String: String]
  /// The share of the frames that it describes, such as 1/4; `nil` for all.
  var shard: String?
  /// How many frames the whole film has.
  let length: Int
  /// How long the film plays.
  ///
  /// *Units*: seconds.
  let duration: Double
  /// The size of a frame.
  ///
  /// *Units*: pixels.
  let width: Int
  let height: Int
  /// How many frames stand here, their bytes and their checksum.
  var frames: Int
  var bytes: Int
  var checksum: String

  /// Returns the summary of a film that was not made again.
  func summary(of medium: FilmMedium) -> FilmSummary.Medium {
    FilmSummary.Medium(
      path: medium.place.inWords, frames: frames, width: width, height: height, bytes: bytes,
      givenUp: medium.givenUp, isUnchanged: true)
  }

  /// Returns the path of a film's manifest.
  ///
  /// - Parameters:
  ///   - film: the path of the film.
  ///   - shard: the share that the manifest describes; `nil` for all.
  /// - Returns: a path in the folder of notes beside the film.
  static func path(of film: String, shard: Shard? = nil) -> String {
    NotesFolder(beside: film).path(ending(shard))
  }

  private static func ending(_ shard: Shard?) -> String {
    shard.map { "\($0.number)-of-\($0.count).json" } ?? "json"
  }

  /// Reads the manifest of a film; `nil` when there is none that can be read.
  init?(of film: String, shard: Shard? = nil) {
    let path = Self.path(of: film, shard: shard)
    guard access(path, R_OK) == 0 else { return nil }
    do {
      let bytes = try SourceFile.bytes(of: path, limit: Self.longest)
      self = try JSONDecoder().decode(FilmManifest.self, from: Data(bytes))
    } catch {
      return nil
    }
    guard isPlausible else { return nil }
  }

  init(
    madeOf: [String: String], shard: String?, length: Int, duration: Double, width: Int,
    height: Int, frames: Int, bytes: Int, checksum: String
  ) {
    self.madeOf = madeOf
    self.shard = shard
    self.length = length
    self.duration = duration
    self.width = width
    self.height = height
    self.frames = frames
    self.bytes = bytes
    self.checksum = checksum
  }

  /// Writes the manifest.
  ///
  /// - Throws: `FileError.cannotWrite`, also when what stands at its path is no file.
  func write(beside film: String, shard: Shard? = nil) throws {
    try NotesFolder(beside: film)
      .write(Array(JSONText.lines(of: self)), ending: Self.ending(shard))
  }

  /// Whether a film can have these numbers: somebody else may have written the file.
  private var isPlausible: Bool {
    (0...FilmLimits.mostFrames).contains(length) && (0...length).contains(frames)
      && (0...Self.mostBytes).contains(bytes) && duration.isFinite && duration >= 0
      && (1...FilmLimits.largestArea).contains(width)
      && (1...FilmLimits.largestArea).contains(height)
  }

  /// The longest manifest that is read: many times what one has.
  ///
  /// *Units*: bytes.
  private static let longest = 1 << 20
  /// The most bytes of a film: so few that those of all shares can be added without overflow.
  ///
  /// *Units*: bytes.
  private static let mostBytes = 1 << 50
}
