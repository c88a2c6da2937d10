import Pixels

/// A GIF that appears when the film is whole.
///
/// Up to 256 colours of the whole film are exact; above that there is one palette for the film and
/// no dithering. Of each frame only what changed is kept, compressed and on disk until the palette is
/// known, so that a long film needs no more memory than a short one.
package final class GIFFilm: FrameSink {
  /// Where the film will stand, as the caller gave it.
  package let path: String
  package let settings: GIFSettings
  /// How many frames there are so far, equal ones included.
  package private(set) var count = 0

  private let file: WholeFile
  private let spool: SpoolFile
  private var changeCount = 0
  private var census: ColorCensus
  private var size: FilmSize
  /// The most colours of a change that leaves pixels as they were.
  private var mostColorsBesideClear = 0

  /// - Throws: `FrameOutputError.settings` or `.cannotWrite`.
  package init(
    at path: String, settings: GIFSettings = GIFSettings(),
    among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FrameOutputError) {
    try settings.check()
    self.path = path
    size = FilmSize(path: path)
    self.settings = settings
    // One number is for what is clear.
    census = ColorCensus(limit: min(settings.mostColors, settings.ground == .clear ? 255 : 256))
    file = try WholeFile(at: path, among: places)
    spool = try SpoolFile(beside: file)
  }

  package func makeEncoder() -> GIFEncoder { GIFEncoder(ground: settings.ground) }

  /// - Throws: `FrameOutputError.sizeChanged` or `.tooLarge`, or `.cannotWrite` on a full disk.
  package func append(_ piece: GIFEncoder.Piece?) throws(FrameOutputError) {
    defer { count += 1 }
    guard let piece else { return }
    try check(piece.size)
    guard let change = piece.change else { return }
    census.add(change)
    if case .text(let colors, _, _, leavesPixels: true) = change.content {
      mostColorsBesideClear = max(mostColorsBesideClear, colors.count)
    }
    try spool.write(change.words(index: count))
    changeCount += 1
  }

  package func finish() throws(FrameOutputError) {
    try file.finish { () throws(FrameOutputError) in try write(size.ofFilm()) }
  }

  package func cancel() { file.cancel() }

  private func check(_ size: PixelSize) throws(FrameOutputError) {
    guard try self.size.take(size) else { return }
    guard max(size.width, size.height) <= Self.longestSide else {
      throw .tooLarge(
        format: "GIF", width: size.width, height: size.height,
        limit: "\(Self.longestSide) pixels on each side")
    }
  }

  private func write(_ size: PixelSize) throws(FrameOutputError) {
    let palette = GIFPalette(
      census, limit: settings.mostColors, colorsBesideClear: mostColorsBesideClear)
    var painter = GIFPainter(size: size, palette: palette, ground: settings.ground)
    try file.write(GIFBlocks.header(size, palette))
    if settings.plays != 1 {
      try file.write(GIFBlocks.loop(repeats: settings.plays.map { $0 - 1 }))
    }
    try spool.rewind()
    var current = try GIFChange.next(spool.read)
    for remaining in stride(from: changeCount - 1, through: 0, by: -1) {
      let next = remaining > 0 ? try GIFChange.next(spool.read) : nil
      let start = settings.start(ofFrame: current.index)
      let end =
        next.map { settings.start(ofFrame: $0.index) }
        ?? settings.start(ofFrame: count) + Int((settings.hold * 100).rounded())
      try file.write(painter.images(of: current.change, delay: end - start))
      if let next { current = next }
    }
    try file.write(GIFBlocks.trailer)
  }

  /// The format has 16 bits for each side. Units: pixels.
  private static let longestSide = 65_535
}
