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
}

/// An observation by a closure, which ends when the object is released.
///
/// Source: Apple, NSKeyValueObservation.
@MainActor
public final class NSKeyValueObservation: NSObject {
  private weak var view: UIView?
  fileprivate let observation: ObservedValue

  fileprivate init(_ observation: ObservedValue, of view: UIView) {
    self.observation = observation
    self.view = view
    super.init()
  }

  /// Ends the observation.
  public func invalidate() {
    observation.isOver = true
    view?.observedValues.removeAll { $0 === observation }
  }

  deinit { observation.isOver = true }
}

/// One value of a view that is observed.
@MainActor
final class ObservedValue {
  let name: String?
  private(set) weak var observer: AnyObject?
  let context: UnsafeMutableRawPointer?
  private let read: () -> Any
  private let tell: (_ old: Any?, _ new: Any) -> Void
  private var last: Any
  /// Whether the observation has ended; set from whichever thread releases the last reference.
  nonisolated var isOver: Bool {
    get { flag.isSet }
    set { flag.isSet = newValue }
  }
  private let flag = OverFlag()

  init(
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

  func tellAtOnce() { tell(nil, last) }

  /// Reads the value, and tells the observer if it has changed since the last time.
  func look() {
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

extension UIView {
  /// Reads all observed values, of which some may have changed.
  func tellObservers() {
    guard !observedValues.isEmpty else { return }
    runtime.call(.observation, "A change of an observed value of \(self)") {
      for value in observedValues { value.look() }
    }
    observedValues.removeAll(where: \.isOver)
  }

  /// Tells an observer when a value of the view changes.
  ///
  /// It calls the observer's `observeValue(forKeyPath:of:change:context:)`. The values are `frame`,
  /// `bounds`, `center`, `transform`, `alpha`, `hidden` and `backgroundColor`, and a scroll view's
  /// `contentOffset` and `contentSize`. It stops for others, which cannot be observed.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let read = reader(of: keyPath) else {
      raise(
        .invalidArgument,
        "\(type(of: self)) has no value “\(keyPath)” that can be observed here; those of a view are "
          + "frame, bounds, center, transform, alpha, hidden and backgroundColor")
    }
    let value = ObservedValue(
      name: keyPath, observer: observer, context: context, read: read,
      tell: { [weak self, weak observer] old, new in
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
        if options.contains(.old), let old { change[.oldKey] = old }
        if options.contains(.new) { change[.newKey] = new }
        (observer as? UIResponder)?.observeValue(
          forKeyPath: keyPath, of: self, change: change, context: context)
      })
    observedValues.append(value)
    if options.contains(.initial) { value.tellAtOnce() }
  }

  /// Stops telling an observer of a value.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    observedValues.removeAll { $0.observer === observer && $0.name == keyPath }
  }

  /// Stops telling an observer of a value for one context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    observedValues.removeAll {
      $0.observer === observer && $0.name == keyPath && $0.context == context
    }
  }

  private func reader(of keyPath: String) -> (() -> Any)? {
    switch keyPath {
    case "frame": { [unowned self] in frame }
    case "bounds": { [unowned self] in bounds }
    case "center": { [unowned self] in center }
    case "transform": { [unowned self] in transform }
    case "alpha": { [unowned self] in alpha }
    case "hidden", "isHidden": { [unowned self] in isHidden }
    case "backgroundColor": { [unowned self] in backgroundColor as Any }
    case "contentOffset":
      (self as? UIScrollView).map { scroll in { [unowned scroll] in scroll.contentOffset } }
    case "contentSize":
      (self as? UIScrollView).map { scroll in { [unowned scroll] in scroll.contentSize } }
    default: nil
    }
  }
}

/// A view whose values can be observed by key paths.
@MainActor
public protocol KeyValueObservable: UIView {}

extension UIView: KeyValueObservable {}

extension KeyValueObservable {
  /// Calls a closure whenever a value of the view changes, for as long as the result is kept.
  ///
  /// The values are those of `addObserver(_:forKeyPath:options:context:)`. Changes of other values
  /// are noticed only when one of those changes, too.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let value = ObservedValue(
      name: nil, observer: nil, context: nil,
      read: { [unowned self] in self[keyPath: keyPath] },
      tell: { [weak self] old, new in
        guard let self else { return }
        changeHandler(
          self,
          NSKeyValueObservedChange(
            newValue: options.contains(.new) ? new as? Value : nil,
            oldValue: options.contains(.old) ? old as? Value : nil))
      })
    observedValues.append(value)
    if options.contains(.initial) { value.tellAtOnce() }
    return NSKeyValueObservation(value, of: self)
  }
}
