import Foundation
import Synchronization

/// Everything on disk that is not finished yet, so that an interruption can take it away.
package final class UnfinishedPlaces: Sendable {
  package static let ofThisProcess = UnfinishedPlaces()

  enum Place: Hashable {
    case draft(String)
    /// A folder that goes if nothing is in it.
    case emptyFolder(String)

    /// Takes the place away as far as the system allows; there is nobody left to tell.
    func remove() {
      switch self {
      case .draft(let path): DraftFolder.remove(at: path)
      case .emptyFolder(let path): rmdir(path)
      }
    }
  }

  private struct State {
    var places: [Place] = []
    var isClosed = false
  }

  private let state = Mutex(State())

  package init() {}

  /// Removes all that is unfinished, the latest first, and refuses whatever wants to begin after.
  ///
  /// For the end of the process: call it where a signal is handled on an ordinary thread, not
  /// inside a signal handler, since it waits for a lock.
  package func removeAllAndClose() {
    state.withLock { state in
      state.isClosed = true
      for place in state.places.reversed() { place.remove() }
      state.places = []
    }
  }

  /// Makes something and notes it, with no moment in between at which an interruption misses it.
  ///
  /// - Parameter make: what makes the place; false with `errno` set where it cannot.
  /// - Returns: whether it was made; `errno` says why not.
  /// - Throws: `FileError.cannotWrite` after everything was closed.
  func begin(
    _ place: Place, for path: String, make: () -> Bool
  ) throws(FileError) -> Bool {
    let isMade: Bool? = state.withLock { state in
      guard !state.isClosed else { return nil }
      guard make() else { return false }
      state.places.append(place)
      return true
    }
    guard let isMade else { throw .cannotWrite(path: path, .interrupted) }
    return isMade
  }

  /// Moves something to where it stays, with no moment in between, and takes away what a draft has
  /// beside it.
  ///
  /// - Returns: whether it was moved; `errno` says why not.
  func end(_ place: Place, move: () -> Bool) -> Bool {
    state.withLock { state in
      guard move() else { return false }
      if case .draft = place { place.remove() }
      state.places.removeAll { $0 == place }
      return true
    }
  }

  /// Leaves a place to whoever has it now.
  func forget(_ place: Place) {
    state.withLock { state in state.places.removeAll { $0 == place } }
  }

  /// Takes a place away before its time.
  func cancel(_ place: Place) {
    state.withLock { state in
      guard state.places.contains(place) else { return }
      place.remove()
      state.places.removeAll { $0 == place }
    }
  }
}
