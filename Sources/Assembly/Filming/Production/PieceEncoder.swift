import FilmFiles
import Pixels
import Synchronization

/// Encodes the frames of one output on one thread, and keeps the results until their turn.
protocol PieceEncoder: Sendable {
  var comparesFrames: Bool { get }

  /// Notes where the picture changed, whether or not the encoder is shown it.
  mutating func note(_ change: ChangedArea)

  /// Shows a frame that another encoder encodes.
  mutating func pass(_ frame: Frame)

  /// Encodes a frame.
  ///
  /// - Parameters:
  ///   - frame: the picture.
  ///   - index: how many frames of the film come before.
  /// - Throws: `FilmFileError` when the frame cannot be encoded.
  mutating func encode(_ frame: Frame, at index: Int) throws(FilmFileError)
}

/// The frames of one output that are encoded before their turn, by index.
final class PieceShelf<Piece: Sendable>: Sendable {
  private let pieces = Mutex<[Int: Piece]>([:])

  func put(_ piece: Piece, frame: Int) { pieces.withLock { $0[frame] = piece } }

  /// Removes the encoded frame from the shelf.
  ///
  /// - Returns: `nil` when the frame was not encoded.
  func take(frame: Int) -> Piece? { pieces.withLock { $0.removeValue(forKey: frame) } }
}

/// An encoder that knows what changed since its last frame, and puts its results on a shelf.
struct ShelvingEncoder<Encoder: FrameEncoder>: PieceEncoder {
  private var encoder: Encoder
  private let shelf: PieceShelf<Encoder.Piece>
  private var change = ChangedArea()

  init(_ encoder: Encoder, onto shelf: PieceShelf<Encoder.Piece>) {
    (self.encoder, self.shelf) = (encoder, shelf)
  }

  var comparesFrames: Bool { Encoder.comparesFrames }

  mutating func note(_ change: ChangedArea) { self.change.add(change) }

  mutating func pass(_ frame: Frame) {
    encoder.pass(frame, change: change)
    change = ChangedArea()
  }

  mutating func encode(_ frame: Frame, at index: Int) throws(FilmFileError) {
    defer { change = ChangedArea() }
    shelf.put(try encoder.encode(frame, change: change), frame: index)
  }
}
