import FilmFiles
import Pixels

/// One output of a film: a file or a folder.
package struct FilmOutput {
  /// The scale of its pictures.
  ///
  /// *Units*: pixels a point.
  package let scale: Double
  /// Which of the versions of a frame it takes.
  let version: Int
  let taker: FilmTaker
  let makeEncoder: () -> any PieceEncoder
  /// Gives the sink the encoded frame; the frame before once more when nothing was encoded.
  let append: (_ frame: Int) throws(FilmFileError) -> Void
  let note: (FilmNotes) -> Void
  let finish: () throws(FilmFileError) -> Void
  let cancel: () -> Void
  let skip: () -> Void
  let measure: () -> FilmProduction.Measure

  /// Wraps a sink.
  ///
  /// - Parameters:
  ///   - sink: takes the frames.
  ///   - scale: the scale of its pictures, in pixels a point.
  ///   - stride: how many frames of the film make one frame of this output.
  ///   - version: which of the versions of a frame it takes.
  ///   - hidesHands: whether nothing is noted of fingers, keys and tilts.
  /// - Precondition: `stride` is at least 1.
  package init<Sink: FrameSink>(
    _ sink: Sink, scale: Double, stride: Int = 1, version: Int = 0,
    hidesHands: Bool = false
  ) {
    precondition(stride >= 1, "a film cannot be made of every \(stride). frame")
    let shelf = PieceShelf<Sink.Encoder.Piece>()
    self.scale = scale
    self.version = version
    taker = FilmTaker(stride: stride, share: sink.share)
    makeEncoder = { ShelvingEncoder(sink.makeEncoder(), onto: shelf) }
    append = { frame throws(FilmFileError) in try sink.append(shelf.take(frame: frame)) }
    note = { notes in
      var notes = notes.every(stride)
      notes.scale = scale
      if hidesHands { (notes.touches, notes.keys, notes.pulls) = ([], [], []) }
      sink.note(notes)
    }
    finish = { () throws(FilmFileError) in try sink.finish() }
    cancel = { sink.cancel() }
    skip = { sink.skip() }
    measure = { FilmProduction.Measure(bytes: sink.writtenBytes, content: sink.content) }
  }
}

/// Tells which frames of a film an output takes.
struct FilmTaker: Hashable, Sendable {
  let stride: Int
  /// Which frames of the output are made in this run; `nil` for all.
  let share: FrameShare?

  /// Returns true when a frame belongs to this output, made in this run or in another.
  ///
  /// - Parameter index: how many frames of the film come before.
  /// - Returns: true for the first of every `stride` frames.
  func has(_ index: Int) -> Bool { index.isMultiple(of: stride) }

  /// Returns true when this run makes the frame for this output.
  func takes(_ index: Int) -> Bool {
    has(index) && (share?.contains(index / stride) ?? true)
  }
}
