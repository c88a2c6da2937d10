import FrameOutput
import Pixels

/// One medium that a film becomes.
package struct FilmOutput {
  /// Units: pixels a point.
  package let scale: Double
  /// How many frames of the film make one of this medium: the first of them is taken.
  package let stride: Int

  let makeEncoder: () -> any PieceEncoder
  let append: ((any Sendable)?) throws(FrameOutputError) -> Void
  let finish: () throws(FrameOutputError) -> Void
  let cancel: () -> Void

  /// - Precondition: `stride` is at least 1.
  package init<Sink: FrameSink>(_ sink: Sink, scale: Double, stride: Int = 1) {
    precondition(stride >= 1, "a film cannot be made of every \(stride). frame")
    self.scale = scale
    self.stride = stride
    makeEncoder = { TrackingEncoder(sink.makeEncoder()) }
    append = { piece throws(FrameOutputError) in
      guard let piece else { return try sink.append(nil) }
      guard let piece = piece as? Sink.Encoder.Piece else {
        preconditionFailure("a \(Sink.self) was given what another encoded")
      }
      try sink.append(piece)
    }
    finish = { () throws(FrameOutputError) in try sink.finish() }
    cancel = { sink.cancel() }
  }
}

/// An encoder of any kind, and what changed since it was shown a frame.
protocol PieceEncoder: Sendable {
  var comparesFrames: Bool { get }

  /// The picture changed, be it shown or not.
  mutating func note(_ change: ChangedArea)
  mutating func pass(_ frame: Frame)
  mutating func encode(_ frame: Frame) throws(FrameOutputError) -> any Sendable
}

private struct TrackingEncoder<Encoder: FrameEncoder>: PieceEncoder {
  private var encoder: Encoder
  private var change = ChangedArea()

  init(_ encoder: Encoder) { self.encoder = encoder }

  var comparesFrames: Bool { Encoder.comparesFrames }

  mutating func note(_ change: ChangedArea) { self.change.add(change) }

  mutating func pass(_ frame: Frame) {
    encoder.pass(frame, change: change)
    change = ChangedArea()
  }

  mutating func encode(_ frame: Frame) throws(FrameOutputError) -> any Sendable {
    defer { change = ChangedArea() }
    return try encoder.encode(frame, change: change)
  }
}
