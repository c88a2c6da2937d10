import Pixels
import Synchronization

/// Which frames of a reference are kept as pictures.
package enum KeyFrames: String, Hashable, Sendable, CaseIterable {
  /// Every one.
  case all
  /// Two a second.
  case keys
  case none

  /// How many frames of a film one of them stands for; 0 for none.
  ///
  /// - Parameter rate: of the film, in frames a second.
  func stride(rate: Int) -> Int {
    switch self {
    case .all: 1
    case .keys: max(1, rate / 2)
    case .none: 0
    }
  }
}
