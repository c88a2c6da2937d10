import Foundation
import Synchronization

/// The folder in which an app keeps files of its own: `Documents` and its neighbours.
///
/// `flipbook` gives a folder to programs that it compiled from a user's files, so that no film
/// depends on the film before, and nothing of the user's is written over.
package enum AppHome {
  /// The folder; `nil` where an app has the user's own.
  package static var folder: String? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  private static let state = Mutex(String?.none)

  /// Makes the folder as it is when an app was just installed.
  package static func empty() {
    guard let folder else { return }
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] {
      try? manager.removeItem(atPath: "\(folder)/\(name)")
    }
    for name in [documents, caches, support, temporary] {
      try? manager.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
  }

  /// The folders of an app, as paths within `folder`.
  package static let documents = "Documents"
  package static let caches = "Library/Caches"
  package static let support = "Library/Application Support"
  package static let temporary = "tmp"
}
