import Files
import Pixels

/// A GIF, which appears when the film is whole.
///
/// Up to 256 colours of the whole film are exact; above that there is one palette for the film and
/// no dithering. Of each frame only the changes are kept, compressed and on disk until the palette
/// is known, so that a long film needs no more memory than a short one.
package final class GIFFilm: FrameSink {
  /// How the film plays, as it was given and checked.
  package let settings: GIFSettings
  /// How many frames there are so far, equal ones included.
  package private(set) var count = 0

  private let file: FilmFile
  private var changeCount = 0
  private var census: ColorCensus
  /// The most colours of a change that skips pixels; the palette needs one more index for those.
  private var mostColorsBesideClear = 0
  private var hasRuns = false

  /// Begins a GIF.
  ///
  /// - Throws: `FilmFileError.settings` or `.cannotWrite`.
  package init(
    at path: String, settings: GIFSettings = GIFSettings(),
    among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FilmFileError) {
    try settings.check()
    self.settings = settings
    // One index is for clear pixels.
    census = ColorCensus(
      limit: min(settings.mostColors, settings.translucency == .halved ? 255 : 256))
    file = try FilmFile(at: path, among: places)
  }

  /// Makes an encoder that treats pixels that are not opaque as `settings` say.
  package func makeEncoder() -> GIFEncoder {
    GIFEncoder(settings.translucency, isQuick: settings.isQuick)
  }

  /// Takes the next frame.
  ///
  /// - Throws: `FilmFileError.sizeChanged` or `.tooLarge`, or `.cannotWrite` on a full disk.
  package func append(_ piece: GIFEncoder.Piece?) throws(FilmFileError) {
    defer { count += 1 }
    guard let piece else { return }
    try check(piece.size)
    guard let change = piece.change else { return }
    census.add(change)
    switch change.content {
    case .text(let colors, _, let leavesPixels):
      // The painter may widen any image of a film that becomes clear again.
      if leavesPixels || settings.translucency == .halved && !change.beginsAnew {
        mostColorsBesideClear = max(mostColorsBesideClear, colors.count)
      }
    case .runs: hasRuns = true
    }
    try file.keep(change.words(index: count))
    changeCount += 1
  }

  /// Chooses one palette for the whole film, writes the file, and puts it in its place.
  ///
  /// - Throws: `FilmFileError.noFrames`, or `.file` where the disk fails; nothing is left then.
  package func finish() throws(FilmFileError) { try file.finish(write) }

  /// Removes the draft; does nothing after `finish`.
  package func cancel() { file.cancel() }

  private func check(_ size: PixelSize) throws(FilmFileError) {
    guard try file.take(size) else { return }
    guard max(size.width, size.height) <= Self.longestSide else {
      throw .tooLarge(
        format: "GIF", width: size.width, height: size.height,
        limit: "\(Self.longestSide) pixels on each side")
    }
  }

  private func write(_ size: PixelSize) throws(FilmFileError) {
    let palette = try palette(size)
    var painter = GIFPainter(size: size, palette: palette, hasRuns: hasRuns)
    try file.write(GIFBlocks.header(size, palette))
    if settings.plays != 1 {
      try file.write(GIFBlocks.loop(repeats: settings.plays.map { $0 - 1 }))
    }
    var current = try GIFChange.next(file.next)
    for remaining in stride(from: changeCount - 1, through: 0, by: -1) {
      let next = remaining > 0 ? try GIFChange.next(file.next) : nil
      let start = settings.start(ofFrame: current.index)
      let end =
        next.map { settings.start(ofFrame: $0.index) }
        ?? settings.start(ofFrame: count) + Int((settings.hold * 100).rounded())
      let isCleared = (next ?? current).change.beginsAnew
      try file.write(
        painter.images(of: current.change, delay: end - start, thenCleared: isCleared))
      if let next { current = next }
    }
    try file.write(GIFBlocks.trailer)
  }

  /// Finds the palette of the film.
  ///
  /// Reads the changes once more where the film has too many colours: each counts for as long as it
  /// is seen.
  private func palette(_ size: PixelSize) throws(FilmFileError) -> GIFPalette {
    if let colors = census.exact {
      return GIFPalette(exact: colors, colorsBesideClear: mostColorsBesideClear)
    }
    var shown = ShownColors(size)
    for _ in 0..<changeCount {
      let (index, change) = try GIFChange.next(file.next)
      shown.draw(change, at: index)
    }
    shown.end(at: count)
    try file.rewind()
    return GIFPalette(for: shown.tally.groups, limit: settings.mostColors)
  }

  /// The longest side, for which the format has 16 bits.
  ///
  /// *Units*: pixels.
  private static let longestSide = 65_535
}
