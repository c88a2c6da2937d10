import FrameOutput
import Pixels

/// One medium that a film becomes.
package struct FilmOutput {
  /// Units: pixels a point.
  package let scale: Double
  /// How many frames of the film make one of this medium: the first of them is taken.
  package let stride: Int

  let encode: @Sendable (Frame) throws(FrameOutputError) -> any Sendable
  let append: (any Sendable) throws(FrameOutputError) -> Void
  let finish: () throws(FrameOutputError) -> Void
  let cancel: () -> Void

  /// - Precondition: `stride` is at least 1.
  package init<Sink: FrameSink>(_ sink: Sink, scale: Double, stride: Int = 1) {
    precondition(stride >= 1, "a film cannot be made of every \(stride). frame")
    self.scale = scale
    self.stride = stride
    encode = { frame throws(FrameOutputError) in try Sink.encode(frame) }
    append = { piece throws(FrameOutputError) in
      guard let piece = piece as? Sink.Piece else {
        preconditionFailure("a \(Sink.self) was given what another encoded")
      }
      try sink.append(piece)
    }
    finish = { () throws(FrameOutputError) in try sink.finish() }
    cancel = { sink.cancel() }
  }
}
