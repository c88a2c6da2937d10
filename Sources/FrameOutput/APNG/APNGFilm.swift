import Foundation
import Pixels
import Synchronization

/// An APNG that appears when the film is whole: exact, of any rate.
///
/// It has a palette if the film has no more colours than that holds, otherwise three or four bytes a
/// pixel. Of each frame only what changed is kept, on disk until this is known.
package final class APNGFilm: FrameSink {
  /// Where the film will stand, as the caller gave it.
  package let path: String
  package let settings: APNGSettings
  /// How many frames there are so far, equal ones included.
  package private(set) var count = 0

  private let file: WholeFile
  private let spool: SpoolFile
  private let jobs: Int
  private var size: FilmSize
  /// How many frames come before each change.
  private var starts: [Int] = []
  private var palette = APNGPalette()

  /// - Parameter jobs: how many changes are compressed at the same time.
  /// - Throws: `FrameOutputError.cannotWrite`.
  package init(
    at path: String, settings: APNGSettings = APNGSettings(), jobs: Int = 1,
    among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FrameOutputError) {
    self.path = path
    size = FilmSize(path: path)
    self.settings = settings
    self.jobs = max(1, jobs)
    file = try WholeFile(at: path, among: places)
    spool = try SpoolFile(beside: file)
  }

  package func makeEncoder() -> APNGEncoder { APNGEncoder(keepsAlpha: settings.keepsAlpha) }

  /// - Throws: `FrameOutputError.sizeChanged`, or `.cannotWrite` on a full disk.
  package func append(_ piece: APNGEncoder.Piece?) throws(FrameOutputError) {
    defer { count += 1 }
    guard let piece else { return }
    try size.take(piece.size)
    guard let change = piece.change else { return }
    palette.add(change)
    try spool.write(change.words(index: count))
    starts.append(count)
  }

  package func finish() throws(FrameOutputError) {
    try file.finish { () throws(FrameOutputError) in try write(size.ofFilm()) }
  }

  package func cancel() { file.cancel() }

  private func write(_ size: PixelSize) throws(FrameOutputError) {
    var blocks = APNGBlocks(size, palette, hasAlpha: settings.keepsAlpha)
    let pictures = starts.indices.map { place in
      let end = place + 1 < starts.count ? starts[place + 1] : count
      return settings.frame.delays(frames: end - starts[place])
    }
    try file.write(
      blocks.head(
        pictures: pictures.reduce(0) { $0 + $1.count }, plays: settings.plays ?? 0))
    try spool.rewind()
    for first in stride(from: 0, to: starts.count, by: Self.changesTogether * jobs) {
      let places = first..<min(first + Self.changesTogether * jobs, starts.count)
      var changes: [APNGChange] = []
      for _ in places { changes.append(try APNGChange.next(spool.read).change) }
      for (place, picture) in zip(places, try compressed(changes)) {
        for delay in pictures[place] { try file.write(blocks.picture(picture, delay: delay)) }
      }
    }
    try file.write(blocks.tail)
  }

  /// How many changes each job has at a time, which is what the film needs memory for.
  private static let changesTogether = 8

  private func compressed(_ changes: [APNGChange]) throws(FrameOutputError) -> [APNGPicture] {
    let (palette, jobs) = (self.palette, self.jobs)
    let hasAlpha = settings.keepsAlpha
    guard jobs > 1, changes.count > 1 else {
      var pictures: [APNGPicture] = []
      for change in changes {
        pictures.append(try APNGPicture(change, palette, hasAlpha: hasAlpha))
      }
      return pictures
    }
    let results = Mutex([Int: Result<APNGPicture, FrameOutputError>]())
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      for place in stride(from: job, to: changes.count, by: jobs) {
        let result = Result { () throws(FrameOutputError) in
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
