extension Publishers {
  /// Gives the values of several publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What each of them gives.
    public typealias Output = Upstream.Output
    /// Why one of them failed, which ends all.
    public typealias Failure = Upstream.Failure
    /// Those whose values are given.
    public let publishers: [Upstream]

    /// Gives the values of some publishers of one type.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Gives the values of a sequence's publishers; ends at once where it is empty.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Subscribes to all, in their order, when the subscriber asks for values; ends when the last
    /// one has.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let seat = Several<Output, Failure>(subscriber, count: publishers.count)
      for publisher in publishers { seat.hear(publisher) { [weak seat] in seat?.give($0) } }
      seat.begin(subscriber)
    }
  }

  /// Gives the last values of two publishers together, as soon as both have one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The values that it publishes: the last value of each.
    public typealias Output = (A.Output, B.Output)
    /// Why one of both failed, which ends it.
    public typealias Failure = A.Failure
    /// Whose value comes first.
    public let a: A
    /// Whose value comes second.
    public let b: B

    /// Makes pairs of the last values of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Subscribes to both when the subscriber asks for values; ends when both have.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let seat = Several<Output, Failure>(subscriber, count: 2)
      var last: (A.Output?, B.Output?)
      let tell = { [weak seat] in
        if let a = last.0, let b = last.1 { seat?.give((a, b)) }
      }
      seat.hear(a) {
        last.0 = $0
        tell()
      }
      seat.hear(b) {
        last.1 = $0
        tell()
      }
      seat.begin(subscriber)
    }
  }

  /// Gives the first values of two publishers together, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The values that it publishes: a value of each, both of the same number.
    public typealias Output = (A.Output, B.Output)
    /// Why one of both failed, which ends it.
    public typealias Failure = A.Failure
    /// Whose value comes first.
    public let a: A
    /// Whose value comes second.
    public let b: B

    /// Makes pairs of the values of two publishers in their order.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Subscribes to both when the subscriber asks for values.
    ///
    /// It ends as soon as no pair can come any more: when one of both has ended and none of its
    /// values waits for a partner.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let seat = Several<Output, Failure>(subscriber, count: 2)
      var waiting: ([A.Output], [B.Output]) = ([], [])
      let tell = { [weak seat] in
        guard !waiting.0.isEmpty, !waiting.1.isEmpty else { return }
        seat?.give((waiting.0.removeFirst(), waiting.1.removeFirst()))
      }
      seat.hear(a, endsAll: { waiting.0.isEmpty }) {
        waiting.0.append($0)
        tell()
      }
      seat.hear(b, endsAll: { waiting.1.isEmpty }) {
        waiting.1.append($0)
        tell()
      }
      seat.begin(subscriber)
    }
  }
}

/// One subscriber's bond with several publishers.
private final class Several<Output, Failure: Error>: Subscription {
  private var down: (give: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)?
  private var heard: [AnyCancellable] = []
  private var starts: [() -> AnyCancellable] = []
  private var left: Int
  /// For each publisher that has ended: whether that ends all.
  private var ended: [() -> Bool] = []

  init<S: Subscriber>(_ subscriber: S, count: Int) where S.Input == Output, S.Failure == Failure {
    left = count
    down = ({ _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) })
  }

  /// Adds a publisher, which is asked for all of its values when the subscriber asks for some.
  ///
  /// - Parameters:
  ///   - publisher: who is heard.
  ///   - endsAll: says, once the publisher has ended, whether nothing can follow; asked after its
  ///     end and after each value of the others.
  ///   - take: what is done with a value.
  func hear<P: Publisher>(
    _ publisher: P, endsAll: @escaping () -> Bool = { false },
    _ take: @escaping (P.Output) -> Void
  ) where P.Failure == Failure {
    starts.append { [weak self] in
      publisher.sink(
        receiveCompletion: { completion in
          if case .failure = completion { self?.end(completion) }
          self?.left -= 1
          self?.ended.append(endsAll)
          self?.endIfOver()
        },
        receiveValue: {
          take($0)
          self?.endIfOver()
        })
    }
  }

  private func endIfOver() {
    if left == 0 || ended.contains(where: { $0() }) { end(.finished) }
  }

  func begin<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: self)
    if left == 0 { end(.finished) }
  }

  func give(_ value: Output) { down?.give(value) }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    let tell = down?.end
    cancel()
    tell?(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let starts = starts
    self.starts = []
    for start in starts where down != nil { heard.append(start()) }
  }

  func cancel() { (down, heard, starts, ended) = (nil, [], [], []) }
}

extension Publisher {
  /// Gives the values of the publishers that values are made into, as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Gives the values of the publishers that values are made into; only these can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Gives the values of the publishers that values are made into; these cannot fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Gives the values of the publishers that values are made into; nothing can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where Failure == Never, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Gives the values of the last publisher only.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Output: Publisher, Output.Failure == Failure { Publishers.SwitchToLatest(upstream: self) }

  /// Gives the values of the last publisher only; only these can fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    > where Output: Publisher, Failure == Never
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }

  /// Gives the values of the last publisher only; these cannot fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    > where Output: Publisher, Output.Failure == Never
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }

  /// Gives the values of the last publisher only; nothing can fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Output: Publisher, Failure == Never, Output.Failure == Never {
    Publishers.SwitchToLatest(upstream: self)
  }

  /// Gives the values of the publishers that values are made into: of all, or of the last one.
  func inner<P: Publisher>(
    _ transform: @escaping (Output) -> P, keepsOld: Bool
  ) -> Publishers.Map<Self, P.Output> where P.Failure == Failure {
    Publishers.Stage(self) { link in
      var (running, isOver, number) = (0, false, 0)
      link.onValue = { [unowned link] value in
        if !keepsOld {
          link.others = []
          running = 0
        }
        running += 1
        number += 1
        let own = number
        link.others.append(
          transform(value).sink(
            receiveCompletion: { [weak link] completion in
              guard let link, keepsOld || own == number else { return }
              running -= 1
              if case .failure = completion { return link.finish(completion) }
              if running == 0, isOver { link.send(completion: .finished) }
            }, receiveValue: { [weak link] in _ = link?.send($0) }))
        return .max(1)
      }
      link.onEnd = { [unowned link] completion in
        isOver = true
        if case .failure = completion { return link.send(completion: completion) }
        if running == 0 { link.send(completion: .finished) }
      }
    }
  }

  /// Gives values of another publisher behind these.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Gives some values behind these, once they have ended without a failure.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

  /// Gives the elements of a sequence behind these, once they have ended without a failure.
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Gives the values of another publisher in front of these.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Gives values in front of these.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

  /// Gives the elements of a sequence in front of these.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Gives values until another publisher gives one.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Gives the values that come after another publisher has given one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
