import Files
import FilmFiles
import Foundation
import Markup

/// What made a film and what came of it: no time, no path.
///
/// It stands beside the film, `films/flick.gif` in `films/.flipbook/flick.gif.json`, so that a folder
/// of frames holds frames alone; the folder tells git to leave it out. It is believed as far as the
/// film is still what it says.
struct FilmManifest: Codable, Hashable, Sendable {
  /// Everything that the film depends on, by name.
  let madeOf: [String: String]
  /// Which share of the frames it is about, as in 1/4; `nil` for all.
  var shard: String?
  /// How many frames the whole film has.
  let length: Int
  /// How long it plays. *Units*: seconds.
  let duration: Double
  /// Units: pixels.
  let width: Int
  let height: Int
  /// How many frames there are here, and what they hold.
  var frames: Int
  var bytes: Int
  var checksum: String

  /// What is said of it.
  func summary(of medium: FilmMedium) -> FilmSummary.Medium {
    FilmSummary.Medium(
      path: medium.place.inWords, frames: frames, width: width, height: height, bytes: bytes,
      givenUp: medium.givenUp, isUnchanged: true)
  }

  /// Where the manifest of a film stands.
  ///
  /// - Parameter shard: which share of it; `nil` for all.
  static func path(of film: String, shard: Shard? = nil) -> String {
    NotesFolder(beside: film).path(ending(shard))
  }

  private static func ending(_ shard: Shard?) -> String {
    shard.map { "\($0.number)-of-\($0.count).json" } ?? "json"
  }

  /// - Returns: `nil` where there is none that can be read.
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

  /// - Throws: `FileError.cannotWrite`, also where what stands there is no file.
  func write(beside film: String, shard: Shard? = nil) throws {
    try NotesFolder(beside: film)
      .write(Array(JSONText.lines(of: self)), ending: Self.ending(shard))
  }

  /// Whether a film can be as it says, so that nobody counts with numbers that somebody else wrote.
  private var isPlausible: Bool {
    (0...FilmLimits.mostFrames).contains(length) && (0...length).contains(frames)
      && (0...Self.mostBytes).contains(bytes) && duration.isFinite && duration >= 0
      && (1...FilmLimits.largestArea).contains(width)
      && (1...FilmLimits.largestArea).contains(height)
  }

  /// Many times what one has. Units: bytes.
  private static let longest = 1 << 20
  /// So few that those of all shares can be added. Units: bytes.
  private static let mostBytes = 1 << 50
}
