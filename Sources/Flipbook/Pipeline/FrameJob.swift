import Drawing
import FrameOutput
import Geometry
import Pixels
import Rasterizer

/// What is to be done for one frame of a film before its turn comes, on any thread.
struct FrameJob: Sendable {
  /// What one output needs of a frame.
  struct Order: Sendable {
    /// The place of the output among the outputs of the film.
    let output: Int
    let scale: Double
    let encode: @Sendable (Frame) throws(FrameOutputError) -> any Sendable
  }

  /// What came of an order.
  struct Piece: Sendable {
    let output: Int
    let content: any Sendable
  }

  /// How many frames come before.
  let index: Int
  let list: DisplayList
  /// Units: points.
  let size: CGSize
  let background: Color?
  let orders: [Order]

  /// Draws the frame once a scale and encodes it for each order.
  func run() throws(FilmError) -> [Piece] {
    var drawn: [(scale: Double, frame: Frame)] = []
    var pieces: [Piece] = []
    for order in orders {
      let frame: Frame
      if let known = drawn.first(where: { $0.scale == order.scale }) {
        frame = known.frame
      } else {
        frame = try draw(at: order.scale)
        drawn.append((order.scale, frame))
      }
      do throws(FrameOutputError) {
        pieces.append(Piece(output: order.output, content: try order.encode(frame)))
      } catch {
        throw .output(error)
      }
    }
    return pieces
  }

  private func draw(at scale: Double) throws(FilmError) -> Frame {
    do throws(RasterizerError) {
      return try Rasterizer(size: size, scale: scale, background: background).frame(of: list)
    } catch {
      throw .drawing(frame: index, error)
    }
  }
}
