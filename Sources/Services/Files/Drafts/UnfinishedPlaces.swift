import Foundation
import Synchronization

/// The list of everything on disk that is not finished yet, which an interruption removes.
package final class UnfinishedPlaces: Sendable {
  /// The list of this process, which is removed from disk where a signal ends it.
  package static let ofThisProcess = UnfinishedPlaces()

  enum Place: Hashable {
    case draft(String)
    /// A folder that is removed if nothing is in it.
    case emptyFolder(String)

    /// Removes the place as far as the system allows; failures are not reported, since nobody is
    /// left to read them.
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

  /// Makes a list with nothing on it, such as a test has of its own.
  package init() {}

  /// Removes all that is unfinished, the latest first, and refuses whatever begins afterwards.
  ///
  /// For the end of the process. Call it where a signal is handled on an ordinary thread, not
  /// inside a signal handler, since it waits for a lock.
  package func removeAllAndClose() {
    state.withLock { state in
      state.isClosed = true
      for place in state.places.reversed() { place.remove() }
      state.places = []
    }
  }

  /// Makes a place and adds it to the list; no interruption comes between the two.
  ///
  /// - Parameters:
  ///   - place: what is made.
  ///   - path: the file or folder that it is for, named in errors.
  ///   - make: makes the place; returns false with `errno` set when it cannot.
  /// - Returns: true when it was made; otherwise `errno` says why not.
  /// - Throws: `FileError.cannotWrite` after `removeAllAndClose`.
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

  /// Moves a place's contents to where they stay, and takes the place off the list.
  ///
  /// What a draft has beside its contents is removed. No interruption comes in between.
  ///
  /// - Returns: true when they were moved; otherwise `errno` says why not.
  func end(_ place: Place, move: () -> Bool) -> Bool {
    state.withLock { state in
      guard move() else { return false }
      if case .draft = place { place.remove() }
      state.places.removeAll { $0 == place }
      return true
    }
  }

  /// Takes a place off the list without touching it: another process has it now.
  func forget(_ place: Place) {
    state.withLock { state in state.places.removeAll { $0 == place } }
  }

  /// Removes a place that will not be finished.
  func cancel(_ place: Place) {
    state.withLock { state in
      guard state.places.contains(place) else { return }
      place.remove()
      state.places.removeAll { $0 == place }
    }
  }
}
