import FrameOutput
import Rasterizer

/// Why a film cannot be made.
package enum FilmError: Error, Hashable, CustomStringConvertible {
  /// A frame that cannot be drawn; `frame` others come before it.
  case drawing(frame: Int, RasterizerError)
  case output(FrameOutputError)
  /// A filmstrip of nothing.
  case noFrames
  /// A filmstrip that cannot be drawn; the sentence says why.
  case strip(String)
  /// The film was given up before it was whole.
  case cancelled

  package var description: String {
    switch self {
    case .drawing(let frame, let error): "frame \(frame): \(error)"
    case .output(let error): error.description
    case .noFrames: "a filmstrip needs at least one frame; give it a longer time"
    case .strip(let reason): "the filmstrip cannot be drawn: \(reason)"
    case .cancelled: "the film was cancelled before it was whole"
    }
  }
}
