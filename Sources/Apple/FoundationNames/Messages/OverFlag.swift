import Synchronization

/// A flag that something has ended, which any thread may set.
final class OverFlag: Sendable {
  private let value = Mutex(false)

  var isSet: Bool {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}
