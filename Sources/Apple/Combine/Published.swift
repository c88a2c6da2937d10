import UIKit

/// A property that tells of each new value before it has it.
///
/// Source: Apple, Combine, Published.
@propertyWrapper
public struct Published<Value> {
  /// The value, and who hears of it.
  final class Box {
    var value: Value
    let audience = Audience<Value, Never>()
    /// What is assigned to the property.
    var feeds: [AnyCancellable] = []
    /// Tells the object around it.
    var willChange: () -> Void = {}

    init(_ value: Value) { self.value = value }

    func send(_ new: Value) {
      willChange()
      audience.send(new)
      value = new
    }
  }

  /// Gives the value, then each new one.
  public struct Publisher: Combine.Publisher {
    /// The values that it publishes: the property's values.
    public typealias Output = Value
    /// It does not fail, and does not end.
    public typealias Failure = Never
    let box: Box

    /// Gives a subscriber the value at once, then each new one before the property has it.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.audience.admit(subscriber, current: { box.value })
    }
  }

  let box: Box

  /// Makes a property with a first value, of which nobody is told.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  /// Makes a property with a first value, of which nobody is told.
  public init(initialValue: Value) { box = Box(initialValue) }

  /// The publisher of the values, `$name`; setting it changes nothing, and serves `assign(to:)`.
  public var projectedValue: Publisher {
    mutating get { Publisher(box: box) }
    set { _ = newValue }
  }

  /// The compiler refuses it: only a property of a class can tell its object.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  /// Reads the value; set, the object's publisher tells first, then this one's, and then the value
  /// is new.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set {
      let box = object[keyPath: storageKeyPath].box
      box.willChange = { [weak object] in ObservableObjectPublisher.tell(object) }
      box.send(newValue)
    }
  }
}

/// A class whose objects tell when they are about to change.
public protocol ObservableObject: AnyObject {
  /// What tells of changes; what is made by itself for an object that declares none.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Tells before the object changes, once for each published property that is set.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that published properties tell; the same for the object each time.
  public var objectWillChange: ObservableObjectPublisher { .of(self) }
}

private nonisolated(unsafe) var publisherKey: UInt8 = 0

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// It publishes an empty value, which says no more than that something changes.
  public typealias Output = Void
  /// It does not fail, and does not end.
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()

  /// Makes a publisher for an object that declares its own; nothing tells it by itself then.
  public init() {}

  /// Tells all subscribers that the object is about to change.
  public func send() { audience.send(()) }

  /// Tells a subscriber of each change to come.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.admit(subscriber)
  }

  /// Returns the publisher of an object, which is made when it is asked for the first time.
  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    if let known = known(of: object) { return known }
    let made = ObservableObjectPublisher()
    objc_setAssociatedObject(object, &publisherKey, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  static func tell(_ object: AnyObject?) { object.flatMap(known)?.send() }

  private static func known(of object: AnyObject) -> ObservableObjectPublisher? {
    objc_getAssociatedObject(object, &publisherKey) as? ObservableObjectPublisher
  }
}
