import UIKit

extension Publishers {
  /// A publisher that does something with the values of another one.
  ///
  /// All of Combine's operators with one upstream are this type by another name.
  public struct Stage<Upstream: Publisher, Output, Failure: Error>: Publisher {
    /// Makes the rules for one subscriber.
    typealias Rules = (Link<Upstream.Output, Upstream.Failure, Output, Failure>) -> Void

    /// The publisher whose values something is done with.
    public let upstream: Upstream
    private let rules: Rules

    init(_ upstream: Upstream, _ rules: @escaping Rules) {
      (self.upstream, self.rules) = (upstream, rules)
    }

    /// Subscribes to the upstream for one subscriber, with rules of its own.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let link = Link<Upstream.Output, Upstream.Failure, Output, Failure>(to: subscriber)
      rules(link)
      upstream.receive(subscriber: link)
    }
  }

  /// What `map(_:)` returns, and what operators do that have types of their own on a phone, such as
  /// `flatMap(_:)`.
  public typealias Map<Upstream: Publisher, Output> = Stage<Upstream, Output, Upstream.Failure>
  /// What `compactMap(_:)` returns.
  public typealias CompactMap<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// What `map(_:)` of a key path returns.
  public typealias MapKeyPath<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// What `map(_:_:)` of two key paths returns.
  public typealias MapKeyPath2<Upstream: Publisher, Output0, Output1> = Map<
    Upstream, (Output0, Output1)
  >
  /// What `scan(_:_:)` returns.
  public typealias Scan<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// What `reduce(_:_:)` returns.
  public typealias Reduce<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// What `filter(_:)` returns.
  public typealias Filter<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `removeDuplicates()` returns.
  public typealias RemoveDuplicates<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `handleEvents(…)` returns.
  public typealias HandleEvents<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `print(_:to:)` returns.
  public typealias Print<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `dropFirst(_:)` returns.
  public typealias Drop<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `drop(while:)` returns.
  public typealias DropWhile<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `first()` returns.
  public typealias First<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `first(where:)` returns.
  public typealias FirstWhere<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `last()` returns.
  public typealias Last<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `last(where:)` returns.
  public typealias LastWhere<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `prefix(_:)` and `output(in:)` return.
  public typealias Output<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `prefix(while:)` returns.
  public typealias PrefixWhile<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `replaceEmpty(with:)` returns.
  public typealias ReplaceEmpty<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `min()` and `max()` return.
  public typealias Comparison<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `receive(on:options:)` returns.
  public typealias ReceiveOn<Upstream: Publisher, Context> = Map<Upstream, Upstream.Output>
  /// What `subscribe(on:options:)` returns.
  public typealias SubscribeOn<Upstream: Publisher, Context> = Map<Upstream, Upstream.Output>
  /// What `debounce(for:scheduler:options:)` returns.
  public typealias Debounce<Upstream: Publisher, Context> = Map<Upstream, Upstream.Output>
  /// What `throttle(for:scheduler:latest:)` returns.
  public typealias Throttle<Upstream: Publisher, Context> = Map<Upstream, Upstream.Output>
  /// What `delay(for:tolerance:scheduler:options:)` returns.
  public typealias Delay<Upstream: Publisher, Context> = Map<Upstream, Upstream.Output>
  /// What `timeout(_:scheduler:options:customError:)` returns.
  public typealias Timeout<Upstream: Publisher, Context> = Map<Upstream, Upstream.Output>
  /// What `collect()` returns.
  public typealias Collect<Upstream: Publisher> = Map<Upstream, [Upstream.Output]>
  /// What `collect(_:)` returns.
  public typealias CollectByCount<Upstream: Publisher> = Map<Upstream, [Upstream.Output]>
  /// What `count()` returns.
  public typealias Count<Upstream: Publisher> = Map<Upstream, Int>
  /// What `ignoreOutput()` returns.
  public typealias IgnoreOutput<Upstream: Publisher> = Map<Upstream, Never>
  /// What `contains(_:)` returns.
  public typealias Contains<Upstream: Publisher> = Map<Upstream, Bool>
  /// What `contains(where:)` returns.
  public typealias ContainsWhere<Upstream: Publisher> = Map<Upstream, Bool>
  /// What `allSatisfy(_:)` returns.
  public typealias AllSatisfy<Upstream: Publisher> = Map<Upstream, Bool>
  /// What `tryMap(_:)` returns.
  public typealias TryMap<Upstream: Publisher, Output> = Stage<Upstream, Output, any Error>
  /// What `tryCompactMap(_:)` returns.
  public typealias TryCompactMap<Upstream: Publisher, Output> = TryMap<Upstream, Output>
  /// What `tryFilter(_:)` returns.
  public typealias TryFilter<Upstream: Publisher> = TryMap<Upstream, Upstream.Output>
  /// What `tryScan(_:_:)` returns.
  public typealias TryScan<Upstream: Publisher, Output> = TryMap<Upstream, Output>
  /// What `decode(type:decoder:)` returns.
  public typealias Decode<Upstream: Publisher, Output, Coder> = TryMap<Upstream, Output>
  /// What `encode(encoder:)` returns.
  public typealias Encode<Upstream: Publisher, Coder> = TryMap<Upstream, Data>
  /// What `mapError(_:)` returns.
  public typealias MapError<Upstream: Publisher, Failure: Error> = Stage<
    Upstream, Upstream.Output, Failure
  >
  /// What `setFailureType(to:)` returns.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = MapError<Upstream, Failure>
  /// What `replaceError(with:)` returns.
  public typealias ReplaceError<Upstream: Publisher> = MapError<Upstream, Never>
  /// What `assertNoFailure(_:file:line:)` returns.
  public typealias AssertNoFailure<Upstream: Publisher> = MapError<Upstream, Never>
}

extension Publishers.Stage {
  /// Makes a publisher that gives what a closure makes of each value.
  public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output)
  where Failure == Upstream.Failure { self = upstream.map(transform) }

  /// Makes a publisher that gives what a closure makes of each value, until it throws.
  public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output)
  where Failure == any Error { self = upstream.tryMap(transform) }

  /// Makes a publisher that gives the values for which a closure returns true.
  public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool)
  where Output == Upstream.Output, Failure == Upstream.Failure {
    self = upstream.filter(isIncluded)
  }

  /// Makes a publisher that leaves out values which are as the one before.
  public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool)
  where Output == Upstream.Output, Failure == Upstream.Failure {
    self = upstream.removeDuplicates(by: predicate)
  }
}

/// What stands between a publisher and one subscriber.
final class Link<Input, Failure: Error, Output, Fault: Error>: Subscriber, Subscription {
  private var give: ((Output) -> Subscribers.Demand)?
  private var end: ((Subscribers.Completion<Fault>) -> Void)?
  private let begin: (any Subscription) -> Void
  private var upstream: (any Subscription)?
  /// What is done with a value.
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }
  /// What is done at the end.
  var onEnd: (Subscribers.Completion<Failure>) -> Void = { _ in }
  var onRequest: (Subscribers.Demand) -> Void = { _ in }
  var onSubscription: (any Subscription) -> Void = { _ in }
  var onCancel: () -> Void = {}
  /// Other bonds that end with this one.
  var others: [AnyCancellable] = []

  init<S: Subscriber>(to down: S) where S.Input == Output, S.Failure == Fault {
    give = { down.receive($0) }
    end = { down.receive(completion: $0) }
    begin = { down.receive(subscription: $0) }
  }

  /// Whether nothing is given any more.
  var isOver: Bool { give == nil }

  func receive(subscription: any Subscription) {
    guard upstream == nil else { return subscription.request(.unlimited) }
    upstream = subscription
    onSubscription(subscription)
    begin(self)
  }

  func receive(_ input: Input) -> Subscribers.Demand { isOver ? .none : onValue(input) }

  func receive(completion: Subscribers.Completion<Failure>) {
    if !isOver { onEnd(completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    onRequest(demand)
    upstream?.request(demand)
  }

  /// Gives a value to the subscriber.
  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand { give?(value) ?? .none }

  /// Ends what the subscriber gets.
  func send(completion: Subscribers.Completion<Fault>) {
    let tell = end
    (give, end) = (nil, nil)
    others = []
    tell?(completion)
  }

  /// Ends what the subscriber gets, and wants nothing more.
  func finish(_ completion: Subscribers.Completion<Fault> = .finished) {
    let upstream = upstream
    self.upstream = nil
    upstream?.cancel()
    send(completion: completion)
  }

  func cancel() {
    onCancel()
    let upstream = upstream
    (give, end, self.upstream) = (nil, nil, nil)
    others = []
    upstream?.cancel()
  }
}

extension Link where Failure == Fault {
  /// Hands the end on.
  func passEnds() { onEnd = { [unowned self] in send(completion: $0) } }
}

extension Publisher {
  /// Returns a publisher that hands on ends and does something with values.
  func stage<Result>(
    _ rules: @escaping (Link<Output, Failure, Result, Failure>) -> (Output) -> Subscribers.Demand
  ) -> Publishers.Stage<Self, Result, Failure> {
    Publishers.Stage(self) { link in
      link.passEnds()
      link.onValue = rules(link)
    }
  }
}
