/// Gives one value.
public struct Just<Output>: Publisher {
  /// It does not fail.
  public typealias Failure = Never
  /// The value that each subscriber gets.
  public let output: Output

  /// Makes a publisher that gives a value and ends.
  public init(_ output: Output) { self.output = output }

  /// Gives a subscriber the value as soon as it asks for one, and ends.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: ListSubscription([output], subscriber))
  }
}

/// Gives no value, and ends at once or never.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once; else it keeps silent for ever.
  public let completeImmediately: Bool

  /// Makes a publisher without values, which ends at once unless told otherwise.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Makes a publisher without values, whose types are named where the compiler cannot tell.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { self.init(completeImmediately: completeImmediately) }

  /// Ends at once, or leaves the subscriber without a word.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// Why it fails.
  public let error: Failure

  /// Makes a publisher that fails with an error.
  public init(error: Failure) { self.error = error }

  /// Makes a publisher that fails, whose types are named where the compiler cannot tell.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Fails at once, whether or not values are asked for.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// Gives what a closure promises, once; the closure begins at once.
public final class Future<Output, Failure: Error>: Publisher {
  /// Is called with the value or the error; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private let audience = Audience<Output, Failure>()

  /// Calls a closure at once, which calls the promise then or later.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in self.fulfill(result) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    switch result {
    case .success(let value):
      audience.send(value)
      audience.send(completion: .finished)
    case .failure(let error): audience.send(completion: .failure(error))
    }
  }

  /// Gives a subscriber the result: when it asks for it, or when it comes; an error at once.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    guard case .success(let value) = result else { return audience.admit(subscriber) }
    subscriber.receive(subscription: ListSubscription([value], subscriber))
  }
}

/// Makes a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// What the publishers give that the closure makes.
  public typealias Output = DeferredPublisher.Output
  /// Why they fail.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes a publisher, anew for each subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher of a closure, which is not called before somebody subscribes.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes a publisher, and hands the subscriber on to it.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// A publisher of any kind.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (Link<Output, Failure, Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.receive(subscriber: $0) }
  }

  /// Subscribes to the publisher whose type is hidden.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let link = Link<Output, Failure, Output, Failure>(to: subscriber)
    link.passEnds()
    link.onValue = { [unowned link] in link.send($0) }
    attach(link)
  }
}

extension Publisher {
  /// Returns this publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Publishers by what they do.
public enum Publishers {
  /// Gives the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The values that it publishes: the elements, in their order.
    public typealias Output = Elements.Element
    /// The elements, which each subscriber gets from the first on.
    public let sequence: Elements

    /// Makes a publisher of a sequence's elements, which ends after the last.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Gives a subscriber as many elements as it asks for; all are read at once, so they need an
    /// end.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: ListSubscription(Array(sequence), subscriber))
    }
  }
}

extension Sequence {
  /// Gives the elements, in their order, and ends.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// Gives the value, if there is one.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? [])
  }
}

extension Result where Failure: Error {
  /// Gives the value, or fails.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value):
      Publishers.Sequence<[Success], Failure>(sequence: [value]).eraseToAnyPublisher()
    case .failure(let error):
      Fail<Success, Failure>(error: error).eraseToAnyPublisher()
    }
  }
}

/// Gives values that are there, as many as are asked for.
private final class ListSubscription<Down: Subscriber>: Subscription {
  private var rest: ArraySlice<Down.Input>
  private var down: Down?
  private var demand = Subscribers.Demand.none
  private var isGiving = false

  init(_ values: [Down.Input], _ down: Down) { (rest, self.down) = (values[...], down) }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isGiving else { return }
    isGiving = true
    while let down, let value = rest.first, self.demand.take() {
      rest.removeFirst()
      self.demand += down.receive(value)
    }
    isGiving = false
    guard rest.isEmpty, let down else { return }
    self.down = nil
    down.receive(completion: .finished)
  }

  func cancel() { (down, rest) = (nil, []) }
}
