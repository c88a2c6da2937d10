import Synchronization

/// Whether something is over, to be said from wherever.
final class OverFlag: Sendable {
  private let value = Mutex(false)

  var isSet: Bool {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}
