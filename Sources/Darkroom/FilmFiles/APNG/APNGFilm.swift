import Files
import Foundation
import Pixels
import Synchronization

/// An APNG, which appears when the film is whole: exact colours, any frame rate.
///
/// It has a palette if that has room for all colours of the film, otherwise three or four bytes a
/// pixel. Of each frame only the changes are kept, on disk until this is known.
package final class APNGFilm: FrameSink {
  /// How the film plays, as it was given.
  package let settings: APNGSettings
  /// How many frames there are so far, equal ones included.
  package private(set) var count = 0

  private let file: FilmFile
  private let jobs: Int
  /// The index of the frame that each change begins with.
  private var starts: [Int] = []
  private var palette = APNGPalette()

  /// Begins an APNG.
  ///
  /// - Parameters:
  ///   - path: where the film will stand.
  ///   - settings: how it plays.
  ///   - jobs: how many changes are compressed at the same time.
  ///   - places: the list of unfinished work that an interruption removes.
  /// - Throws: `FilmFileError.cannotWrite`.
  package init(
    at path: String, settings: APNGSettings = APNGSettings(), jobs: Int = 1,
    among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FilmFileError) {
    self.settings = settings
    self.jobs = max(1, jobs)
    file = try FilmFile(at: path, among: places)
  }

  /// Makes an encoder that treats pixels that are not opaque as `settings` say.
  package func makeEncoder() -> APNGEncoder {
    APNGEncoder(settings.translucency, isQuick: settings.isQuick)
  }

  /// Takes the next frame.
  ///
  /// - Throws: `FilmFileError.sizeChanged`, or `.cannotWrite` on a full disk.
  package func append(_ piece: APNGEncoder.Piece?) throws(FilmFileError) {
    defer { count += 1 }
    guard let piece else { return }
    try file.take(piece.size)
    guard let change = piece.change else { return }
    palette.add(change)
    try file.keep(change.words(index: count))
    starts.append(count)
  }

  /// Chooses a palette or full colours, compresses the changes, and puts the file in its place.
  ///
  /// - Throws: `FilmFileError.noFrames`, or `.file` where the disk fails; nothing is left then.
  package func finish() throws(FilmFileError) { try file.finish(write) }

  /// Removes the draft; does nothing after `finish`.
  package func cancel() { file.cancel() }

  private func write(_ size: PixelSize) throws(FilmFileError) {
    var blocks = APNGBlocks(size, palette, hasAlpha: settings.translucency == .kept)
    let pictures = starts.indices.map { place in
      let end = place + 1 < starts.count ? starts[place + 1] : count
      return settings.frame.delays(frames: end - starts[place])
    }
    try file.write(
      blocks.head(
        pictures: pictures.reduce(0) { $0 + $1.count }, plays: settings.plays ?? 0))
    for first in stride(from: 0, to: starts.count, by: Self.changesTogether * jobs) {
      let places = first..<min(first + Self.changesTogether * jobs, starts.count)
      var changes: [APNGChange] = []
      for _ in places { changes.append(try APNGChange.next(file.next).change) }
      for (place, picture) in zip(places, try compressed(changes)) {
        for delay in pictures[place] { try file.write(blocks.picture(picture, delay: delay)) }
      }
    }
    try file.write(blocks.tail)
  }

  /// How many changes each job takes at a time; they are what the film needs memory for.
  private static let changesTogether = 8

  private func compressed(_ changes: [APNGChange]) throws(FilmFileError) -> [APNGPicture] {
    let (palette, jobs) = (self.palette, self.jobs)
    let hasAlpha = settings.translucency == .kept
    guard jobs > 1, changes.count > 1 else {
      var pictures: [APNGPicture] = []
      for change in changes {
        pictures.append(try APNGPicture(change, palette, hasAlpha: hasAlpha))
      }
      return pictures
    }
    let results = Mutex([Int: Result<APNGPicture, FilmFileError>]())
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      for place in stride(from: job, to: changes.count, by: jobs) {
        let result = Result { () throws(FilmFileError) in
          try APNGPicture(changes[place], palette, hasAlpha: hasAlpha)
        }
        results.withLock { $0[place] = result }
      }
    }
    let done = results.withLock { $0 }
    var pictures: [APNGPicture] = []
    for place in changes.indices {
      if let result = done[place] { pictures.append(try result.get()) }
    }
    return pictures
  }
}
