import Geometry

/// A method of a target, in place of Objective-C's selectors.
///
/// `#selector(handlePan(sender:))` is written `Selector(ViewController.handlePan(sender:))`. Inside
/// the class `Selector(handlePan(sender:))` will do, but such a selector keeps `self` alive. The
/// method takes nothing, the sender, or the sender and the event.
///
/// Swift cannot compare methods. Selectors with a name, as in `Selector(ViewController.tapped(_:),
/// "tapped:")`, are equal when their names are, as Objective-C's are. Selectors without one are
/// equal only when one is a copy of the other: to remove such an action later, keep the selector
/// that added it.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  private final class Identity: Sendable {}

  /// What two selectors are compared by.
  private enum Key: Hashable, Sendable {
    case name(String)
    case itself(ObjectIdentifier)
  }

  private let identity = Identity()
  /// The name; `nil` where it has none.
  package let name: String?

  /// The class whose method it is, for messages; “its object” for a method of an object.
  private let owner: String

  /// Returns true for a target of the class; any for a method of an object.
  private let accepts: @Sendable (_ target: AnyObject) -> Bool

  private let call: @MainActor (_ target: AnyObject, _ sender: Any, _ event: AnyObject?) -> Bool

  /// Calls a method that takes three values; no control does.
  private var callWithThree: (@MainActor (_ target: AnyObject, _ values: [[Any?]]) -> Bool)?

  /// The name, or where there is none the class whose method it is.
  public var description: String { name ?? "a method of \(owner)" }

  /// Calls a method that gives an object, for who performs the selector; `nil` for other methods.
  private var answer:
    (@MainActor (_ target: AnyObject, _ sender: Any, _ event: AnyObject?) -> Any?)?

  /// Makes a selector of a class's method that takes nothing and gives something, which only
  /// `perform(_:)` asks for.
  @preconcurrency @MainActor
  public init<Target: AnyObject>(
    answering method: @escaping @MainActor (Target) -> @MainActor () -> Any?,
    _ name: String? = nil
  ) {
    self.init(
      { (target: Target) -> @MainActor () -> Void in { _ = method(target)() } }, name)
    answer = { target, _, _ in (target as? Target).flatMap { method($0)() } }
  }

  /// Makes a selector of a class's method that takes the sender and gives something.
  @preconcurrency @MainActor
  public init<Target: AnyObject, Sender>(
    answering method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Any?,
    _ name: String? = nil
  ) {
    self.init(
      { (target: Target) -> @MainActor (Sender) -> Void in { _ = method(target)($0) } }, name)
    answer = { target, sender, _ in
      guard let target = target as? Target, let sender: Sender = taken(sender) else { return nil }
      return method(target)(sender)
    }
  }

  /// Makes a selector of a class's method that takes two objects and gives something.
  @preconcurrency @MainActor
  public init<Target: AnyObject, Sender, Event>(
    answering method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Any?,
    _ name: String? = nil
  ) {
    self.init(
      { (target: Target) -> @MainActor (Sender, Event) -> Void in { _ = method(target)($0, $1) } },
      name)
    answer = { target, sender, event in
      guard let target = target as? Target, let sender: Sender = taken(sender),
        let event = (event as Any) as? Event
      else { return nil }
      return method(target)(sender, event)
    }
  }

  /// Makes a selector of a class's method that takes nothing.
  @preconcurrency @MainActor
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void, _ name: String? = nil
  ) {
    self.name = name
    owner = "\(Target.self)"
    accepts = { $0 is Target }
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Makes a selector of a class's method that takes the sender.
  @preconcurrency @MainActor
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, _ name: String? = nil
  ) {
    self.name = name
    owner = "\(Target.self)"
    accepts = { $0 is Target }
    call = { target, sender, _ in
      guard let target = target as? Target, let sender: Sender = taken(sender) else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Makes a selector of a class's method that takes the sender and the event.
  @preconcurrency @MainActor
  public init<Target: AnyObject, Sender, Event>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void,
    _ name: String? = nil
  ) {
    self.name = name
    owner = "\(Target.self)"
    accepts = { $0 is Target }
    call = { target, sender, event in
      guard let target = target as? Target, let sender: Sender = taken(sender),
        let event = (event as Any) as? Event
      else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// Makes a selector of a class's method that takes three values, as those do that are told of a
  /// saved photo.
  @preconcurrency @MainActor
  public init<Target: AnyObject, First, Second, Third>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Void,
    _ name: String? = nil
  ) {
    self.name = name
    owner = "\(Target.self)"
    accepts = { $0 is Target }
    call = { _, _, _ in false }
    callWithThree = { target, values in
      guard let target = target as? Target,
        let first = values[0].lazy.compactMap({ $0 as? First }).first,
        let second = values[1].lazy.compactMap({ $0 as? Second }).first,
        let third = values[2].lazy.compactMap({ $0 as? Third }).first
      else { return false }
      method(target)(first, second, third)
      return true
    }
  }

  /// Makes a selector of an object's method that takes nothing.
  @preconcurrency @MainActor
  public init(_ method: @escaping @MainActor () -> Void, _ name: String? = nil) {
    self.name = name
    owner = "its object"
    accepts = { _ in true }
    call = { _, _, _ in
      method()
      return true
    }
  }

  /// Makes a selector of an object's method that takes the sender.
  @preconcurrency @MainActor
  public init<Sender>(
    _ method: @escaping @MainActor (Sender) -> Void, _ name: String? = nil
  ) {
    self.name = name
    owner = "its object"
    accepts = { _ in true }
    call = { _, sender, _ in
      guard let sender: Sender = taken(sender) else { return false }
      method(sender)
      return true
    }
  }

  /// Makes a selector of an object's method that takes the sender and the event.
  @preconcurrency @MainActor
  public init<Sender, Event>(
    _ method: @escaping @MainActor (Sender, Event) -> Void, _ name: String? = nil
  ) {
    self.name = name
    owner = "its object"
    accepts = { _ in true }
    call = { _, sender, event in
      guard let sender: Sender = taken(sender), let event = (event as Any) as? Event
      else { return false }
      method(sender, event)
      return true
    }
  }

  /// Makes a selector of all methods of a name, each for the targets of its class.
  private init(name: String, of selectors: [Selector]) {
    self.name = name
    owner = selectors.first?.owner ?? "no class"
    accepts = { target in selectors.contains { $0.accepts(target) } }
    call = { target, sender, event in
      selectors.contains { $0.accepts(target) && $0.call(target, sender, event) }
    }
    callWithThree = { target, values in
      selectors.contains { $0.accepts(target) && $0.callWithThree?(target, values) == true }
    }
    answer = { target, sender, event in
      selectors.first { $0.accepts(target) }?.answer(of: target, sender: sender, event: event)
    }
  }

  /// Finds the methods of a name that is known only when the program runs.
  ///
  /// - Parameters:
  ///   - name: what Objective-C calls them.
  ///   - selectors: the selectors with names among which they are looked for.
  /// - Returns: the selector; no target has its method where the name is not among them.
  public static func named(_ name: String, among selectors: [Selector]) -> Selector {
    Selector(name: name, of: selectors.filter { $0.name == name })
  }

  /// Returns true when a target has the method.
  package func isMethod(of target: AnyObject) -> Bool { accepts(target) }

  private var key: Key { name.map(Key.name) ?? .itself(ObjectIdentifier(identity)) }

  /// Returns true when both have the same name, or when one is a copy of the other.
  public static func == (left: Selector, right: Selector) -> Bool { left.key == right.key }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Calls the method if target and sender are of the types that it takes; in place of a target that has no
  /// such method, the object to which that hands it on.
  ///
  /// - Parameters:
  ///   - target: the object whose method is called.
  ///   - sender: the object that the method is told of.
  ///   - event: the event that led to the call, if any.
  /// - Returns: false if they are of other types; then nothing was called.
  @MainActor
  package func performs(on target: AnyObject, sender: Any, event: AnyObject? = nil) -> Bool {
    if call(target, sender, event) { return true }
    guard let other = object(behind: target) else { return false }
    return performs(on: other, sender: sender, event: event)
  }

  /// Calls a method that takes three values, if they are of the types that it takes.
  ///
  /// - Parameters:
  ///   - target: the object whose method is called.
  ///   - values: three values, each as the types that a method may name for it.
  /// - Returns: false if they are of other types; then nothing was called.
  @MainActor
  package func performs(on target: AnyObject, values: [[Any?]]) -> Bool {
    if callWithThree?(target, values) == true { return true }
    guard let other = object(behind: target) else { return false }
    return performs(on: other, values: values)
  }

  /// Calls the method and returns what it gives; stops as `perform(on:sender:event:)` does.
  ///
  /// - Parameters:
  ///   - target: the object whose method is called.
  ///   - sender: the first object that the method takes.
  ///   - event: the second one.
  /// - Returns: what the method gives; `nil` where it gives nothing.
  @MainActor
  package func answer(
    of target: AnyObject, sender: Any, event: AnyObject? = nil
  ) -> Any? {
    if let other = object(behind: target) {
      return self.answer(of: other, sender: sender, event: event)
    }
    guard let answer, accepts(target) else {
      perform(on: target, sender: sender, event: event)
      return nil
    }
    return answer(target, sender, event)
  }

  /// Calls the method, or stops with Apple's sentence.
  ///
  /// It stops if target or sender are of types that the method does not take.
  ///
  /// - Parameters:
  ///   - target: the object whose method is called.
  ///   - sender: the object that the method is told of.
  ///   - event: the event that led to the call, if any.
  @MainActor
  package func perform(on target: AnyObject, sender: Any, event: AnyObject? = nil) {
    guard performs(on: target, sender: sender, event: event) else {
      raise(
        .invalidArgument,
        "unrecognized selector sent to instance of \(type(of: target)): the action is a method of "
          + "\(owner) and takes another sender than \(type(of: sender))")
    }
  }
}

/// A class whose objects can stand for senders of another class, which Objective-C would hand over as
/// they are.
package protocol StandsForSenders: AnyObject {
  /// Returns an object that does what the sender would do under the same names; `nil` for a sender
  /// that it cannot stand for.
  @MainActor static func standIn(for sender: Any) -> AnyObject?
}

/// Returns a sender as the type that a method takes, or what stands for it; `nil` for neither.
@MainActor
private func taken<Sender>(_ sender: Any) -> Sender? {
  sender as? Sender
    ?? (Sender.self as? any StandsForSenders.Type)?.standIn(for: sender) as? Sender
}
