import Files
import FilmFiles
import Foundation
import Staging
import Streams

/// Knows which films are up to date and need not be made again.
struct FilmCache: Sendable {
  private let scene: Scene
  private let timing: FilmTiming
  private let ends: FilmEnds
  private let showsPhysics: Bool
  private let variation: MotionVariation?
  private let shard: Shard?

  init(
    of scene: Scene, _ timing: FilmTiming, _ ends: FilmEnds, showsPhysics: Bool,
    variation: MotionVariation? = nil, shard: Shard?
  ) {
    (self.scene, self.timing, self.ends) = (scene, timing, ends)
    (self.showsPhysics, self.variation, self.shard) = (showsPhysics, variation, shard)
  }

  /// Returns the manifest of a medium that is up to date: whole, unchanged, and made of the same
  /// things.
  ///
  /// Without a manifest no ingredient is computed, so that a first film begins at once.
  func manifest(of medium: FilmMedium) -> FilmManifest? {
    guard let path = medium.place.path else { return nil }
    for shard in shard == nil ? [nil] : [nil, shard] {
      guard let manifest = FilmManifest(of: path, shard: shard),
        manifest.madeOf == ingredients(of: medium)
      else { continue }
      do {
        if try isWhole(manifest, of: medium, at: path, shard: shard) { return manifest }
      } catch {
        // A film that cannot be read is made again, which reports the error.
        continue
      }
    }
    return nil
  }

  /// Writes the manifest of a medium that was made.
  ///
  /// - Parameters:
  ///   - medium: the file or folder.
  ///   - summary: what is said of it.
  ///   - content: the frames in a folder; `nil` for other media.
  ///   - length: how many frames the whole film has.
  ///   - duration: how long it plays, in seconds.
  /// - Throws: `FilmFileError`; the film stands all the same.
  func remember(
    _ medium: FilmMedium, _ summary: FilmSummary.Medium, content: FolderContent?, length: Int,
    duration: Double
  ) throws {
    guard let path = medium.place.path, Self.stands(path),
      let ingredients = ingredients(of: medium)
    else { return }
    let checksum = try content?.checksum ?? Checksum.ofFile(at: path).checksum
    let manifest = FilmManifest(
      madeOf: ingredients, shard: shard?.text, length: length, duration: duration,
      width: summary.width, height: summary.height, frames: summary.frames, bytes: summary.bytes,
      checksum: FilmMaker.text(checksum))
    try manifest.write(beside: path, shard: shard)
    if let shard { try join(sharesOf: shard, like: manifest, at: path) }
  }

  /// Writes the manifest of the whole film once the manifests of all shares exist.
  ///
  /// The run that ends last finds them all. Two that end at the same time write the same manifest.
  private func join(sharesOf shard: Shard, like one: FilmManifest, at path: String) throws {
    var whole = one
    var sum = FolderContent()
    let shards = (1...shard.count).map { Shard(number: $0, count: shard.count) }
    for shard in shards {
      guard let share = FilmManifest(of: path, shard: shard), share.madeOf == one.madeOf,
        share.length == one.length, let checksum = UInt64(share.checksum, radix: 16)
      else { return }
      sum.add(FolderContent(frames: share.frames, bytes: share.bytes, checksum: checksum))
    }
    whole.shard = nil
    whole.frames = sum.frames
    whole.bytes = sum.bytes
    whole.checksum = FilmMaker.text(sum.checksum)
    try whole.write(beside: path)
    for shard in shards { unlink(FilmManifest.path(of: path, shard: shard)) }
  }

  private func isWhole(
    _ manifest: FilmManifest, of medium: FilmMedium, at path: String, shard: Shard?
  ) throws -> Bool {
    guard !medium.place.format.isOneFile else {
      return try FilmMaker.text(Checksum.ofFile(at: path).checksum) == manifest.checksum
    }
    let share = shard?.frames(of: scene.name)
    let found = try PNGFolder.content(at: path, frames: manifest.length, share: share)
    return found.map { FilmMaker.text($0.checksum) } == manifest.checksum
  }

  /// The properties of a scene that change no film.
  ///
  /// The controller and the app are code, the sentence is drawn in no picture, and who makes the
  /// controller only tells which scene is played. What a setting changes stands in other properties, and what
  /// the scene says of its film among what the film is made of.
  static let leftOutOfScene: Set = [
    "rootViewController", "app", "sentence", "isMadeByOthers", "settings", "setting",
    "film",
  ]

  /// Returns everything that the medium depends on, and what made it.
  ///
  /// All stored properties of the medium and its scene count except its place, so that none can be
  /// forgotten.
  private func ingredients(of medium: FilmMedium) -> [String: String]? {
    guard let maker = FilmMaker.ofThisProcess else { return nil }
    var all = FilmIngredients()
    all.add(propertiesOf: scene, to: .scene, without: Self.leftOutOfScene)
    all.add(propertiesOf: timing, to: .timing)
    all.add(propertiesOf: ends, to: .film)
    all.add("xray", of: .film, showsPhysics)
    if let variation { all.add(propertiesOf: variation, to: .film) }
    all.add("format", of: .film, medium.place.format.rawValue)
    all.add(propertiesOf: medium, to: .medium, without: ["place", "settings"])
    all.add(propertiesOf: medium.settings, to: .medium)
    all.add(propertiesOf: maker, to: .maker)
    all.add("flipbook", of: .maker, Program.version)
    if medium.place.format.traits.isVideo {
      guard let ffmpeg = FilmMaker.ffmpeg else { return nil }
      all.add("ffmpeg", of: .maker, ffmpeg)
    }
    for (name, value) in Surroundings.readBeforeTheProgram {
      all.add(name, of: .environment, value)
    }
    return all.texts
  }

  /// Returns true when a file or a folder stands there, not a device or a pipe.
  private static func stands(_ path: String) -> Bool {
    [.file, .folder].contains(Standing(at: path))
  }
}
