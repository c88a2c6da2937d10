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
  /// What `compactMap(_:)` and `last()` return.
  public typealias CompactMap<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// What `scan(_:_:)` returns.
  public typealias Scan<Upstream: Publisher, Output> = Map<Upstream, Output>
  /// What `filter(_:)` returns.
  public typealias Filter<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `removeDuplicates()` returns.
  public typealias RemoveDuplicates<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `handleEvents(…)` and `print(_:to:)` return.
  public typealias HandleEvents<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `dropFirst(_:)` and `drop(while:)` return.
  public typealias Drop<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `first()` and `first(where:)` return.
  public typealias First<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `prefix(_:)` and `prefix(while:)` return.
  public typealias Output<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  /// What `receive(on:options:)` returns.
  public typealias ReceiveOn<Upstream: Publisher, Context> = Map<Upstream, Upstream.Output>
  /// What `debounce(for:scheduler:options:)` returns.
  public typealias Debounce<Upstream: Publisher, Context> = Map<Upstream, Upstream.Output>
  /// What `throttle(for:scheduler:latest:)` returns.
  public typealias Throttle<Upstream: Publisher, Context> = Map<Upstream, Upstream.Output>
  /// What `delay(for:tolerance:scheduler:options:)` returns.
  public typealias Delay<Upstream: Publisher, Context> = Map<Upstream, Upstream.Output>
  /// What `tryMap(_:)` and `decode(type:decoder:)` return.
  public typealias TryMap<Upstream: Publisher, Output> = Stage<Upstream, Output, any Error>
  /// What operators return that change the failure, such as `mapError(_:)`, `replaceError(with:)`
  /// and `catch(_:)`.
  public typealias MapError<Upstream: Publisher, Failure: Error> = Stage<
    Upstream, Upstream.Output, Failure
  >
  /// What `collect()` and `collect(_:)` return.
  public typealias Collect<Upstream: Publisher> = Map<Upstream, [Upstream.Output]>
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
