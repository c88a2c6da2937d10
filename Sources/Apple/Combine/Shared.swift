extension Publisher {
  /// Subscribes once for all subscribers: when the first one comes, until the last one is cancelled.
  ///
  /// Who comes later gets what comes later.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// Hands values on through a subject that is made when the first subscriber comes, once the
  /// publisher is told to begin.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Hands values on through a subject, once the publisher is told to begin.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { multicast { subject } }
}

extension Publisher where Failure == Never {
  /// Returns a publisher that begins when it is told to.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    multicast { PassthroughSubject() }
  }
}

extension Publishers {
  /// A publisher that begins when it is told to, and is heard once for all its subscribers.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// What the upstream gives.
    public typealias Output = Upstream.Output
    /// Why the upstream failed.
    public typealias Failure = Upstream.Failure
    /// Whose values are handed on.
    public let upstream: Upstream
    /// Makes the subject that hands them on.
    public let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    /// Makes a publisher that begins when it is told to.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    /// Lets a subscriber hear the subject.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { subject.receive(subscriber: subscriber) }

    /// Lets the subject hear the upstream, until what is returned is released.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// What `makeConnectable()` returns.
  public typealias MakeConnectable<Upstream: Publisher> = Multicast<
    Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>
  >

  /// A publisher that is heard once for all its subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// What the upstream gives.
    public typealias Output = Upstream.Output
    /// Why the upstream failed.
    public typealias Failure = Upstream.Failure
    /// Whose values are shared.
    public let upstream: Upstream
    private let hub: Hub

    /// Shares the values of a publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      hub = Hub(upstream)
    }

    public static func == (first: Share, second: Share) -> Bool { first === second }

    /// Lets a subscriber hear what comes from now on; the first one begins it.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let hub = hub
      hub.count += 1
      var isIn = true
      let seat = Publishers.Stage<PassthroughSubject<Output, Failure>, Output, Failure>(hub.subject)
      {
        link in
        link.passEnds()
        link.onValue = { [unowned link] in link.send($0) }
        link.onCancel = {
          if isIn { hub.leave() }
          isIn = false
        }
      }
      seat.receive(subscriber: subscriber)
      hub.connect()
    }

    /// What the subscribers share.
    private final class Hub {
      let subject = PassthroughSubject<Output, Failure>()
      /// How many have come and were not cancelled.
      var count = 0
      private let upstream: Upstream
      private var bond: AnyCancellable?

      init(_ upstream: Upstream) { self.upstream = upstream }

      /// Hears the upstream, once somebody has asked for its values.
      func connect() {
        guard bond == nil, count > 0 else { return }
        bond = upstream.subscribe(subject)
        // Values that came at once may have been enough.
        if count == 0 { bond = nil }
      }

      func leave() {
        count -= 1
        if count == 0 { bond = nil }
      }
    }
  }
}
