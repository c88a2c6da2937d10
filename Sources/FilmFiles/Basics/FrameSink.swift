import Pixels

/// Where the frames of a film go, one after another.
///
/// The work on a frame has two parts: an encoder looks at frames on any thread, several encoders at
/// several parts of the film; `append` takes what comes out of them in the order of the film.
package protocol FrameSink: AnyObject, SendableMetatype {
  associatedtype Encoder: FrameEncoder

  /// What encodes frames for this sink; each thread has its own.
  func makeEncoder() -> Encoder

  /// Takes the next frame of the film; `nil` is the one before once more.
  func append(_ piece: Encoder.Piece?) throws(FilmFileError)

  /// Which frames are taken; `nil` for all.
  var share: FrameShare? { get }

  /// Leaves the next frame to another share.
  func skip()

  /// What a folder of frames holds so far; `nil` for anything else.
  var content: FolderContent? { get }

  /// How many bytes were written so far, be it to a place that is not the film's yet; nothing where
  /// the sink cannot tell.
  var writtenBytes: Int? { get }

  /// Puts everything in its place.
  ///
  /// - Throws: whatever went wrong; nothing unfinished is left then.
  func finish() throws(FilmFileError)

  /// Leaves nothing behind; does nothing after `finish`.
  func cancel()
}

/// Turns frames into what a sink takes.
///
/// An encoder is shown one frame after another. It may keep what it found out, so that it has to look
/// only at what changed; what it makes depends on nothing but the frame and, if it compares them, the
/// frame shown before.
package protocol FrameEncoder: Sendable {
  associatedtype Piece: Sendable

  /// Whether a piece says how a frame differs from the one before.
  static var comparesFrames: Bool { get }

  /// Shows a frame of which nothing is to be made, since another encoder has done it: the first
  /// one begins with the frame before its own. Called only if `comparesFrames`.
  ///
  /// - Parameter change: where it may differ from the last frame shown; everywhere at first.
  mutating func pass(_ frame: Frame, change: ChangedArea)

  /// Shows a frame.
  ///
  /// - Parameter change: where it may differ from the last frame shown; everywhere at first.
  /// - Returns: what the sink takes.
  mutating func encode(
    _ frame: Frame, change: ChangedArea
  ) throws(FilmFileError) -> Piece
}

extension FrameEncoder {
  package static var comparesFrames: Bool { false }

  package mutating func pass(_ frame: Frame, change: ChangedArea) {}
}

extension FrameSink {
  package var writtenBytes: Int? { nil }

  package var share: FrameShare? { nil }

  package var content: FolderContent? { nil }

  package func skip() {}

  /// Encodes and takes a frame that nothing is compared with.
  package func append(frame: Frame) throws(FilmFileError) {
    var encoder = makeEncoder()
    try append(encoder.encode(frame, change: ChangedArea(frame.size)))
  }

  /// Encodes and takes frames one after another.
  ///
  /// For films of a few frames: nothing is known of what changed.
  package func append(frames: [Frame]) throws(FilmFileError) {
    var encoder = makeEncoder()
    for frame in frames {
      try append(encoder.encode(frame, change: ChangedArea(frame.size)))
    }
  }
}
