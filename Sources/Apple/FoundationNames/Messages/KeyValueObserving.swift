/// What an observer is told of a change.
///
/// Source: Apple, NSKeyValueObservingOptions.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = Self(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = Self(rawValue: 1 << 1)
  /// The present value, at once when the observation begins.
  public static let initial = Self(rawValue: 1 << 2)
}

/// A key in the dictionary that describes a change.
///
/// Source: Apple, NSKeyValueChangeKey.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The keys of `observeValue`: the value after the change, the one before it, and the kind of
  /// change, which is always 1, a value that was set.
  public static let newKey = Self(rawValue: "new")
  public static let oldKey = Self(rawValue: "old")
  public static let kindKey = Self(rawValue: "kind")
}

/// A change, as a closure is told of it.
///
/// Source: Apple, NSKeyValueObservedChange.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change; `nil` unless the options ask for it.
  public let newValue: Value?
  /// The value before the change; `nil` unless the options ask for it.
  public let oldValue: Value?

  /// Makes a change; `nil` for the values that the observer's options do not ask for.
  package init(newValue: Value?, oldValue: Value?) {
    (self.newValue, self.oldValue) = (newValue, oldValue)
  }
}

/// One value of a view that is observed.
@MainActor
package final class ObservedValue {
  /// The key path by which the value is observed; `nil` for one that a closure observes.
  package let name: String?
  /// Who is told, held weakly; `nil` where a closure is, or when it is gone.
  package private(set) weak var observer: AnyObject?
  /// What the observer gave to tell its observations apart.
  package let context: UnsafeMutableRawPointer?
  private let read: () -> Any
  private let tell: (_ old: Any?, _ new: Any) -> Void
  private var last: Any
  /// Whether the observation has ended; set from whichever thread releases the last reference.
  package nonisolated var isOver: Bool {
    get { flag.isSet }
    set { flag.isSet = newValue }
  }
  private let flag = OverFlag()

  /// Begins to observe, with the present value as the last one.
  ///
  /// - Parameters:
  ///   - name: the key path; `nil` for a closure's.
  ///   - observer: who is told; `nil` for a closure.
  ///   - context: what the observer gave.
  ///   - read: returns the present value.
  ///   - tell: is called with the values before and after a change.
  package init(
    name: String?, observer: AnyObject?, context: UnsafeMutableRawPointer?,
    read: @escaping () -> Any, tell: @escaping (_ old: Any?, _ new: Any) -> Void
  ) {
    self.name = name
    self.observer = observer
    self.context = context
    self.read = read
    self.tell = tell
    last = read()
  }

  /// Tells the observer of the present value, with none before it.
  package func tellAtOnce() { tell(nil, last) }

  /// Reads the value, and tells the observer if it has changed since the last time.
  package func look() {
    guard !isOver else { return }
    let now = read()
    guard !equal(last, now) else { return }
    let old = last
    last = now
    tell(old, now)
  }
}

private func equal(_ first: Any, _ second: Any) -> Bool {
  func isSame<Value: Equatable>(_ value: Value) -> Bool { value == second as? Value }
  guard let first = first as? any Equatable else { return false }
  return isSame(first)
}
