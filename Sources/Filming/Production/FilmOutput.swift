import FilmFiles
import Pixels

/// One medium that a film becomes.
package struct FilmOutput {
  /// Units: pixels a point.
  package let scale: Double
  /// How many frames of the film make one of this medium: the first of them is taken.
  package var stride: Int { taker.stride }

  let taker: FilmTaker
  let makeEncoder: () -> any PieceEncoder
  /// Takes a frame whose turn it is: what was encoded of it, or the frame before once more.
  let append: (_ frame: Int) throws(FilmFileError) -> Void
  let finish: () throws(FilmFileError) -> Void
  let cancel: () -> Void
  let skip: () -> Void
  let measure: () -> FilmProduction.Measure

  /// - Precondition: `stride` is at least 1.
  package init<Sink: FrameSink>(_ sink: Sink, scale: Double, stride: Int = 1) {
    precondition(stride >= 1, "a film cannot be made of every \(stride). frame")
    let shelf = PieceShelf<Sink.Encoder.Piece>()
    self.scale = scale
    taker = FilmTaker(stride: stride, share: sink.share)
    makeEncoder = { ShelvingEncoder(sink.makeEncoder(), onto: shelf) }
    append = { frame throws(FilmFileError) in try sink.append(shelf.take(frame: frame)) }
    finish = { () throws(FilmFileError) in try sink.finish() }
    cancel = { sink.cancel() }
    skip = { sink.skip() }
    measure = { FilmProduction.Measure(bytes: sink.writtenBytes, content: sink.content) }
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
