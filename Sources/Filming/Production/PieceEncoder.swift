import FilmFiles
import Pixels
import Synchronization

/// Encodes the frames of one medium on one thread and keeps what comes out until its turn.
protocol PieceEncoder: Sendable {
  var comparesFrames: Bool { get }

  /// Notes that the picture changed, be it shown or not.
  mutating func note(_ change: ChangedArea)

  /// Shows a frame of which nothing is to be made.
  mutating func pass(_ frame: Frame)

  /// Encodes a frame.
  ///
  /// - Parameter index: how many frames of the film come before.
  mutating func encode(_ frame: Frame, at index: Int) throws(FilmFileError)
}

/// Frames of one medium that are encoded before their turn, by their numbers.
final class PieceShelf<Piece: Sendable>: Sendable {
  private let pieces = Mutex<[Int: Piece]>([:])

  func put(_ piece: Piece, frame: Int) { pieces.withLock { $0[frame] = piece } }

  /// - Returns: `nil` where nothing was encoded of the frame.
  func take(frame: Int) -> Piece? { pieces.withLock { $0.removeValue(forKey: frame) } }
}

/// An encoder that knows what changed since it was shown a frame, and puts what it makes on a shelf.
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
