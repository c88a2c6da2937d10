/// Gives one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: ListSubscription([output], subscriber))
  }
}

/// Gives no value, and ends at once or never.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { self.init(completeImmediately: completeImmediately) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }

  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// Gives what a closure promises, once; the closure begins at once.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private let audience = Audience<Output, Failure>()

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

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    guard case .success(let value) = result else { return audience.admit(subscriber) }
    subscriber.receive(subscription: ListSubscription([value], subscriber))
  }
}

/// Makes a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// A publisher of any kind.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (Link<Output, Failure, Output, Failure>) -> Void

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.receive(subscriber: $0) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let link = Link<Output, Failure, Output, Failure>(to: subscriber)
    link.passEnds()
    link.onValue = { [unowned link] in link.send($0) }
    attach(link)
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Publishers by what they do.
public enum Publishers {
  /// Gives the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: ListSubscription(Array(sequence), subscriber))
    }
  }
}

extension Sequence {
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
