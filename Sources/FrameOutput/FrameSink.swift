import Pixels

/// Where the frames of a film go, one after another.
///
/// The work on a frame has two parts: `encode` looks at that frame alone, so that many can be
/// encoded at once on any thread; `append` takes what comes out of it in the order of the film.
package protocol FrameSink: AnyObject, SendableMetatype {
  associatedtype Piece: Sendable

  /// Turns one frame into what `append` takes; without state.
  static func encode(_ frame: Frame) throws(FrameOutputError) -> Piece

  /// Takes the next frame of the film.
  func append(_ piece: Piece) throws(FrameOutputError)

  /// Puts everything in its place.
  ///
  /// - Throws: whatever went wrong; nothing unfinished is left then.
  func finish() throws(FrameOutputError)

  /// Leaves nothing behind; does nothing after `finish`.
  func cancel()
}

extension FrameSink {
  /// Encodes and takes the next frame.
  package func append(frame: Frame) throws(FrameOutputError) { try append(Self.encode(frame)) }
}
