import Pixels

/// Takes the frames of a film, one after another.
///
/// The work on a frame has two parts. Encoders compress frames on any threads, several encoders
/// several parts of the film at once; `append` takes their pieces in the order of the film.
package protocol FrameSink: AnyObject, SendableMetatype {
  associatedtype Encoder: FrameEncoder

  /// Makes an encoder for this sink; each thread has its own.
  func makeEncoder() -> Encoder

  /// Takes the next frame of the film; `nil` repeats the one before.
  func append(_ piece: Encoder.Piece?) throws(FilmFileError)

  /// Which frames are taken; `nil` for all.
  var share: FrameShare? { get }

  /// Leaves the next frame to another share.
  func skip()

  /// The frames in the folder so far; `nil` for a film that is no folder.
  var content: FolderContent? { get }

  /// How many bytes were written so far, even if not yet to the film's place.
  ///
  /// `nil` when the sink cannot tell.
  var writtenBytes: Int? { get }

  /// Takes what is known of the film beside its pictures; before `finish`.
  func note(_ notes: FilmNotes)

  /// Puts the film in its place.
  ///
  /// - Throws: whatever went wrong; nothing unfinished is left then.
  func finish() throws(FilmFileError)

  /// Removes what was written; does nothing after `finish`.
  func cancel()
}

/// Turns frames into the pieces that a sink takes.
///
/// An encoder is shown one frame after another. It may remember them, so that it has to look only
/// at what changed. A piece depends only on its frame and, if the encoder compares frames, on the
/// frame shown before.
package protocol FrameEncoder: Sendable {
  associatedtype Piece: Sendable

  /// Whether a piece says how a frame differs from the one before.
  static var comparesFrames: Bool { get }

  /// Shows a frame that another encoder encodes.
  ///
  /// The first frame of an encoder is compared with the frame before it. Called only if
  /// `comparesFrames`.
  ///
  /// - Parameters:
  ///   - frame: the picture.
  ///   - change: where it may differ from the last frame shown; everywhere at first.
  mutating func pass(_ frame: Frame, change: ChangedArea)

  /// Encodes a frame.
  ///
  /// - Parameters:
  ///   - frame: the picture.
  ///   - change: where it may differ from the last frame shown; everywhere at first.
  /// - Returns: what the sink takes.
  /// - Throws: `FilmFileError` when the frame cannot be encoded.
  mutating func encode(
    _ frame: Frame, change: ChangedArea
  ) throws(FilmFileError) -> Piece
}

extension FrameEncoder {
  /// False, unless an encoder says otherwise: a piece depends on its own frame alone.
  package static var comparesFrames: Bool { false }

  /// Does nothing; an encoder that compares frames remembers the frame instead.
  package mutating func pass(_ frame: Frame, change: ChangedArea) {}
}

extension FrameSink {
  /// Unknown, unless a sink says otherwise.
  package var writtenBytes: Int? { nil }

  /// All frames, unless a sink says otherwise.
  package var share: FrameShare? { nil }

  /// None, unless a sink says otherwise: a film in one file has no frames of its own.
  package var content: FolderContent? { nil }

  /// Does nothing; a sink that takes a share counts the frame instead.
  package func skip() {}

  /// Drops the notes; a sink whose format holds them keeps them instead.
  package func note(_ notes: FilmNotes) {}
}
