import FrameOutput
import Rasterizer

/// Why a film cannot be made.
package enum FilmError: Error, Hashable, CustomStringConvertible {
  /// A frame that cannot be drawn; `frame` others come before it.
  case drawing(frame: Int, RasterizerError)
  case output(FrameOutputError)
  /// The film was given up before it was whole.
  case cancelled

  package var description: String {
    switch self {
    case .drawing(let frame, let error): "frame \(frame): \(error)"
    case .output(let error): error.description
    case .cancelled: "the film was cancelled before it was whole"
    }
  }
}
