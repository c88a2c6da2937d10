import Pixels

/// A GIF that appears when the film is whole.
///
/// Up to 256 colours of the whole film are exact; above that there is one palette for the film and
/// no dithering. Of each frame only what changed is kept, on disk until the palette is known, so
/// that a long film needs no more memory than a short one. What is not opaque stands on white.
package final class GIFFilm: FrameSink {
  /// Where the film will stand, as the caller gave it.
  package let path: String
  package let settings: GIFSettings
  /// How many frames there are so far, equal ones included.
  package private(set) var count = 0

  private let file: WholeFile
  private var spool: ChangeSpool
  private var census = ColorCensus()
  private var last: Frame?

  /// - Throws: `FrameOutputError.settings` or `.cannotWrite`.
  package init(
    at path: String, settings: GIFSettings = GIFSettings(),
    among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FrameOutputError) {
    try settings.check()
    self.path = path
    self.settings = settings
    file = try WholeFile(at: path, among: places)
    spool = try ChangeSpool(for: path, among: places)
  }

  /// Puts frames on white.
  package struct Encoder: FrameEncoder {
    package mutating func encode(
      _ frame: Frame, change: ChangedArea
    ) throws(FrameOutputError) -> Frame { frame.overWhite }
  }

  package func makeEncoder() -> Encoder { Encoder() }

  /// - Throws: `FrameOutputError.sizeChanged`, or `.cannotWrite` on a full disk.
  package func append(_ piece: Frame?) throws(FrameOutputError) {
    defer { count += 1 }
    guard let piece else { return }
    let part: PixelRectangle
    if let last {
      guard last.size == piece.size else {
        throw .sizeChanged(path: path, from: "\(last.size)", to: "\(piece.size)")
      }
      guard let changed = PixelRectangle(wherePicture: piece, differsFrom: last) else { return }
      part = changed
    } else {
      part = PixelRectangle(piece.size)
    }
    let runs = ChangeSpool.runs(of: piece, in: part)
    census.add(runs)
    try spool.append(ChangeSpool.Change(index: count, part: part, runs: runs))
    last = piece
  }

  package func finish() throws(FrameOutputError) {
    do throws(FrameOutputError) {
      guard let size = last?.size else { throw .noFrames(path: path) }
      try write(size)
    } catch {
      cancel()
      throw error
    }
    try file.finish()
  }

  package func cancel() { file.cancel() }

  private func write(_ size: PixelSize) throws(FrameOutputError) {
    var painter = GIFPainter(size: size, palette: GIFPalette(census))
    try file.write(GIFBlocks.header(size, painter.palette))
    if settings.plays != 1 {
      try file.write(GIFBlocks.loop(repeats: settings.plays.map { $0 - 1 }))
    }
    var change = try spool.next()
    for remaining in stride(from: spool.count - 1, through: 0, by: -1) {
      let next = remaining > 0 ? try spool.next() : nil
      let start = settings.start(ofFrame: change.index)
      let end =
        next.map { settings.start(ofFrame: $0.index) }
        ?? settings.start(ofFrame: count) + Int((settings.hold * 100).rounded())
      try file.write(painter.images(of: change, delay: end - start))
      if let next { change = next }
    }
    try file.write(GIFBlocks.trailer)
  }
}

extension Frame {
  /// The frame as it looks on white paper.
  fileprivate var overWhite: Frame {
    guard !pixels.allSatisfy({ $0 >> 24 == 255 }) else { return self }
    return Frame(
      size: size,
      pixels: pixels.map { pixel in
        let alpha = pixel >> 24
        return [16, 8, 0].reduce(0xFF00_0000) { result, shift in
          let level = (pixel >> shift & 255) * alpha + 255 * (255 - alpha)
          return result | ((level + 127) / 255) << shift
        }
      })
  }
}
