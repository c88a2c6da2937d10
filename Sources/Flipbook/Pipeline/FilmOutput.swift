import FrameOutput
import Pixels

/// One medium that a film becomes.
package struct FilmOutput {
  /// Units: pixels a point.
  package let scale: Double
  /// How many frames of the film make one of this medium: the first of them is taken.
  package var stride: Int { taker.stride }

  let taker: FilmTaker
  let makeEncoder: () -> any PieceEncoder
  let append: ((any Sendable)?) throws(FrameOutputError) -> Void
  let finish: () throws(FrameOutputError) -> Void
  let cancel: () -> Void
  let skip: () -> Void
  let measure: () -> FilmProduction.Measure

  /// - Precondition: `stride` is at least 1.
  package init<Sink: FrameSink>(_ sink: Sink, scale: Double, stride: Int = 1) {
    self.init(
      sink, scale: scale, stride: stride, share: nil, skip: {},
      measure: { FilmProduction.Measure(bytes: sink.writtenBytes, content: nil) })
  }

  /// A folder of frames, or what it takes of them.
  ///
  /// - Precondition: `stride` is at least 1.
  package init(_ folder: PNGFolder, scale: Double, stride: Int = 1) {
    self.init(
      folder, scale: scale, stride: stride, share: folder.share, skip: { folder.skip() },
      measure: {
        FilmProduction.Measure(bytes: folder.writtenBytes, content: folder.content)
      })
  }

  private init<Sink: FrameSink>(
    _ sink: Sink, scale: Double, stride: Int, share: FrameShare?, skip: @escaping () -> Void,
    measure: @escaping () -> FilmProduction.Measure
  ) {
    precondition(stride >= 1, "a film cannot be made of every \(stride). frame")
    self.scale = scale
    taker = FilmTaker(stride: stride, share: share)
    self.skip = skip
    self.measure = measure
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

/// Tells which frames of a film a medium takes.
struct FilmTaker: Hashable, Sendable {
  let stride: Int
  /// Which frames of the medium are made here; `nil` for all.
  let share: FrameShare?

  /// Whether a frame is one of this medium's, be it made here or in another run.
  ///
  /// - Parameter index: how many frames of the film come before.
  func has(_ index: Int) -> Bool { index.isMultiple(of: stride) }

  /// Whether a frame is made here for this medium.
  func takes(_ index: Int) -> Bool {
    has(index) && (share?.contains(index / stride) ?? true)
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
