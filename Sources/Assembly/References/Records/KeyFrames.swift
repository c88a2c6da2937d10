import Pixels
import Synchronization

/// Which frames of a reference are kept as pictures.
package enum KeyFrames: String, Hashable, Sendable, CaseIterable {
  /// All frames.
  case all
  /// Two frames a second.
  case keys
  case none

  /// Returns how many frames of a film one key frame stands for.
  ///
  /// - Parameter rate: the frame rate of the film, in frames a second.
  /// - Returns: 0 for no key frames.
  func stride(rate: Int) -> Int {
    switch self {
    case .all: 1
    case .keys: max(1, rate / 2)
    case .none: 0
    }
  }

  /// Those that a reference keeps.
  package init(of record: FilmRecord) {
    switch record.keyStride {
    case 0: self = .none
    case 1: self = .all
    default: self = .keys
    }
  }
}
