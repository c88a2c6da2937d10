import Geometry

/// A method of a target, in place of Objective-C's selectors.
///
/// `#selector(handlePan(sender:))` is written `Selector(ViewController.handlePan(sender:))`; inside
/// the class `Selector(handlePan(sender:))` does too, and then keeps `self` alive for as long as
/// somebody keeps the selector. The method takes nothing, the sender, or the sender and the event.
///
/// Two methods cannot be compared. Selectors that were given a name, as in
/// `Selector(ViewController.tapped(_:), "tapped:")`, are equal where the names are, as Objective-C's
/// are. Others are equal only when one is a copy of the other: keep such a selector where an action
/// is to be removed by it later.
public struct Selector: Hashable, Sendable {
  private final class Identity: Sendable {}

  /// By what two of them are told apart.
  private enum Key: Hashable, Sendable {
    case name(String)
    case itself(ObjectIdentifier)
  }

  private let identity = Identity()
  private let name: String?

  /// The class whose method it is, for an unapplied method.
  private let owner: String

  private let call: @MainActor (_ target: AnyObject, _ sender: Any, _ event: AnyObject?) -> Bool

  /// An unapplied method that takes nothing.
  @MainActor
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void, _ name: String? = nil
  ) {
    self.name = name
    owner = "\(Target.self)"
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// An unapplied method that takes the sender.
  @MainActor
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, _ name: String? = nil
  ) {
    self.name = name
    owner = "\(Target.self)"
    call = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// An unapplied method that takes the sender and the event.
  @MainActor
  public init<Target: AnyObject, Sender, Event>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void,
    _ name: String? = nil
  ) {
    self.name = name
    owner = "\(Target.self)"
    call = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender,
        let event = (event as Any) as? Event
      else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// A method of an object that takes nothing.
  @MainActor
  public init(_ method: @escaping @MainActor () -> Void, _ name: String? = nil) {
    self.name = name
    owner = "its object"
    call = { _, _, _ in
      method()
      return true
    }
  }

  /// A method of an object that takes the sender.
  @MainActor
  public init<Sender>(
    _ method: @escaping @MainActor (Sender) -> Void, _ name: String? = nil
  ) {
    self.name = name
    owner = "its object"
    call = { _, sender, _ in
      guard let sender = sender as? Sender else { return false }
      method(sender)
      return true
    }
  }

  /// A method of an object that takes the sender and the event.
  @MainActor
  public init<Sender, Event>(
    _ method: @escaping @MainActor (Sender, Event) -> Void, _ name: String? = nil
  ) {
    self.name = name
    owner = "its object"
    call = { _, sender, event in
      guard let sender = sender as? Sender, let event = (event as Any) as? Event
      else { return false }
      method(sender, event)
      return true
    }
  }

  private var key: Key { name.map(Key.name) ?? .itself(ObjectIdentifier(identity)) }

  public static func == (left: Selector, right: Selector) -> Bool { left.key == right.key }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Calls the method where target and sender are of the types that it takes; answers whether they
  /// are.
  @MainActor
  package func performs(on target: AnyObject, sender: Any, event: AnyObject? = nil) -> Bool {
    call(target, sender, event)
  }

  /// Calls the method, or stops where target or sender are of other types than it takes.
  @MainActor
  package func perform(on target: AnyObject, sender: Any, event: AnyObject? = nil) {
    guard call(target, sender, event) else {
      raise(
        .invalidArgument,
        "unrecognized selector sent to instance of \(type(of: target)): the action is a method of "
          + "\(owner) and takes another sender than \(type(of: sender))")
    }
  }
}
