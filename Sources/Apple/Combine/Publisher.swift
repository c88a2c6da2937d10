/// Something that gives values over time, and an end.
///
/// Source: Apple, Combine, Publisher.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that may end the values; `Never` for none.
  associatedtype Failure: Error

  /// Begins to give values to a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  /// Hands all values on to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

/// Something that takes values of a publisher.
public protocol Subscriber<Input, Failure> {
  /// The type of the values that it takes.
  associatedtype Input
  /// The type of the error that may end the values; `Never` for none.
  associatedtype Failure: Error

  /// Is told that values may be asked for.
  func receive(subscription: any Subscription)
  /// Takes a value, and says how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Is told of the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// What ends before its time when it is told to.
public protocol Cancellable {
  /// Ends it now; nothing more the second time.
  func cancel()
}

extension Cancellable {
  /// Keeps what is subscribed in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(AnyCancellable(self)) }

  /// Keeps what is subscribed in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// The bond between a publisher and a subscriber.
public protocol Subscription: Cancellable {
  /// Asks for values.
  func request(_ demand: Subscribers.Demand)
}

/// Names of subscriptions.
public enum Subscriptions {
  /// A subscription without values.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// Ends what is subscribed when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Keeps a closure that is called once: by `cancel()`, or at the release.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  /// Wraps something, which is cancelled once: by `cancel()`, or at the release.
  public init<C: Cancellable>(_ canceller: C) { end = { canceller.cancel() } }

  deinit { cancel() }

  /// Ends what is subscribed; nothing more the second time.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool {
    first === second
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Subscribers, and what they say and hear.
public enum Subscribers {
  /// How many values are wanted.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number; `nil` for all.
    public let max: Int?

    /// All values, and none.
    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)

    /// Returns a number of values, which is not checked.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }

    /// Adds; all and a number are all.
    public static func + (first: Demand, second: Demand) -> Demand {
      guard let a = first.max, let b = second.max else { return .unlimited }
      return Demand(max: a + b)
    }

    /// Adds; all and a number are all.
    public static func += (first: inout Demand, second: Demand) { first = first + second }

    /// Compares numbers; all are more than any.
    public static func < (first: Demand, second: Demand) -> Bool {
      guard let a = first.max else { return false }
      return second.max.map { a < $0 } ?? true
    }

    /// Takes one away.
    ///
    /// - Returns: false where none is left.
    mutating func take() -> Bool {
      guard let left = max else { return true }
      guard left > 0 else { return false }
      self = Demand(max: left - 1)
      return true
    }
  }

  /// How values end.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// Calls closures, and wants all values.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var receiveCompletion: ((Completion<Failure>) -> Void)?
    private var receiveValue: ((Input) -> Void)?
    private var subscription: (any Subscription)?

    /// Makes a subscriber that calls closures; `subscribe(_:)` of a publisher makes it hear.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) { (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue) }

    /// Keeps the bond and asks for all values at once.
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Calls the closure for values.
    ///
    /// - Returns: none, for all have been asked for.
    public func receive(_ input: Input) -> Demand {
      receiveValue?(input)
      return .none
    }

    /// Calls the closure for the end, and forgets both closures.
    public func receive(completion: Completion<Failure>) {
      let tell = receiveCompletion
      (receiveCompletion, receiveValue, subscription) = (nil, nil, nil)
      tell?(completion)
    }

    /// Ends the bond and forgets both closures, without a call of either.
    public func cancel() {
      let subscription = subscription
      (receiveCompletion, receiveValue, self.subscription) = (nil, nil, nil)
      subscription?.cancel()
    }
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Publisher {
  /// Calls closures with each value and with the end, until what is returned is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until what is returned is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Gives each value to a property of an object, which is kept.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }

  /// Gives each value to a published property as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.feeds.append(sink { [weak box] in box?.send($0) })
  }
}
