import Synchronization

/// The scene whose code runs in this process.
package enum PlayedScene {
  private static let current = Mutex<String?>(nil)

  /// The name of the scene that was played last; `nil` before the first one.
  package static var name: String? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}
