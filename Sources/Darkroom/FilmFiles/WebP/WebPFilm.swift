import Files
import Pixels

/// An animated WebP, which appears when the film is whole.
///
/// Of each frame only what changed is kept, compressed and on disk until the length of the file is
/// known, so that a long film needs no more memory than a short one.
package final class WebPFilm: FrameSink {
  /// How the film plays and is compressed, as it was given and checked.
  package let settings: WebPSettings
  /// How many frames there are so far, equal ones included.
  package private(set) var count = 0

  private let file: FilmFile
  /// The index of the frame that each change begins with.
  private var starts: [Int] = []
  /// How many bytes of the file come after its head.
  private var length = 0
  /// Whether a picture has clear pixels that leave what was there.
  private var leavesPixels = false

  /// Begins a WebP.
  ///
  /// - Throws: `FilmFileError.settings` or `.cannotWrite`.
  package init(
    at path: String, settings: WebPSettings = WebPSettings(),
    among places: UnfinishedPlaces = .ofThisProcess
  ) throws(FilmFileError) {
    try settings.check()
    self.settings = settings
    file = try FilmFile(at: path, among: places)
  }

  /// The size of the pictures so far, without the head of the file.
  package var writtenBytes: Int? { length }

  /// Makes an encoder of the quality that `settings` say; without one it loses nothing.
  package func makeEncoder() -> WebPEncoder {
    WebPEncoder(quality: settings.quality, settings.translucency, isQuick: settings.isQuick)
  }

  /// Takes the next frame.
  ///
  /// - Throws: `FilmFileError.sizeChanged`, `.tooLarge`, or `.cannotWrite` on a full disk.
  package func append(_ piece: WebPEncoder.Piece?) throws(FilmFileError) {
    defer { count += 1 }
    guard let piece else { return }
    try file.take(piece.size)
    guard let part = piece.part else { return }
    length += WebPBlocks.pictureHeadLength + piece.chunks.count
    guard length < Self.mostBytes else {
      throw .encoder(format: "WebP", reason: "it would have more than \(Self.mostBytes) bytes")
    }
    try file.keep(
      [part.x, part.y, part.width, part.height, piece.leavesPixels ? 1 : 0, piece.chunks.count]
        .map(UInt32.init))
    try file.keep(piece.chunks.words)
    if piece.leavesPixels { leavesPixels = true }
    starts.append(count)
  }

  /// Writes the head, now that the length is known, and the pictures, and puts the file in its
  /// place.
  ///
  /// - Throws: `FilmFileError.noFrames`, or `.file` where the disk fails; nothing is left then.
  package func finish() throws(FilmFileError) { try file.finish(write) }

  /// Removes the draft; does nothing after `finish`.
  package func cancel() { file.cancel() }

  private func write(_ size: PixelSize) throws(FilmFileError) {
    try file.write(
      WebPBlocks.head(
        size, hasAlpha: settings.translucency == .kept || leavesPixels,
        plays: settings.plays ?? 0, length: length))
    for place in starts.indices {
      let head = try file.next(6).map(Int.init)
      let chunks = try file.next([UInt8].wordCount(bytes: head[5]))
      let end = place + 1 < starts.count ? starts[place + 1] : count
      let part = PixelRectangle(x: head[0], y: head[1], width: head[2], height: head[3])
      try file.write(
        WebPBlocks.picture(
          part,
          milliseconds: settings.frame.start(ofFrame: end)
            - settings.frame.start(ofFrame: starts[place]),
          isBlended: head[4] == 1, chunks: [UInt8](words: chunks, count: head[5])))
    }
  }

  /// The longest file: its length has 32 bits.
  private static let mostBytes = 4_294_967_000
}
