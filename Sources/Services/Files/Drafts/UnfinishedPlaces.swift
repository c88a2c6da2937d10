import Foundation
import Synchronization

/// The list of everything on disk that is not finished yet, which an interruption removes.
package final class UnfinishedPlaces: Sendable {
  /// The list of this process, which is removed from disk where a signal ends it.
  package static let ofThisProcess = UnfinishedPlaces()

  enum Place {
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

  /// A place on the list.
  ///
  /// Its path is no name for it: once it is gone, another one may stand there.
  struct Entry: Hashable {
    fileprivate let number: Int
  }

  private struct State {
    var places: [(entry: Entry, place: Place)] = []
    var isClosed = false
    var count = 0

    /// Takes a place off the list; `nil` where it is not on it any more.
    mutating func take(_ entry: Entry) -> Place? {
      let index = places.firstIndex { $0.entry == entry }
      return index.map { places.remove(at: $0).place }
    }
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
      for (_, place) in state.places.reversed() { place.remove() }
      state.places = []
    }
  }

  /// Makes a place and adds it to the list; no interruption comes between the two.
  ///
  /// - Parameters:
  ///   - place: what is made.
  ///   - path: the file or folder that it is for, named in errors.
  ///   - make: makes the place; returns false with `errno` set when it cannot.
  /// - Returns: its entry when it was made; otherwise `nil`, and `errno` says why not.
  /// - Throws: `FileError.cannotWrite` after `removeAllAndClose`.
  func begin(
    _ place: Place, for path: String, make: () -> Bool
  ) throws(FileError) -> Entry? {
    let (entry, isClosed): (Entry?, Bool) = state.withLock { state in
      guard !state.isClosed else { return (nil, true) }
      guard make() else { return (nil, false) }
      state.count += 1
      let entry = Entry(number: state.count)
      state.places.append((entry, place))
      return (entry, false)
    }
    guard !isClosed else { throw .cannotWrite(path: path, .interrupted) }
    return entry
  }

  /// Moves a place's contents to where they stay, and takes the place off the list.
  ///
  /// What a draft has beside its contents is removed. No interruption comes in between.
  ///
  /// - Returns: true when they were moved; otherwise `errno` says why not.
  func end(_ entry: Entry, move: () -> Bool) -> Bool {
    state.withLock { state in
      guard move() else { return false }
      if let place = state.take(entry), case .draft = place { place.remove() }
      return true
    }
  }

  /// Takes a place off the list without touching it: another process has it now.
  func forget(_ entry: Entry) {
    state.withLock { state in _ = state.take(entry) }
  }

  /// Removes a place that will not be finished; does nothing where it is not on the list any more.
  func cancel(_ entry: Entry) {
    state.withLock { state in state.take(entry)?.remove() }
  }
}
