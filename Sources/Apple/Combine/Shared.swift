extension Publisher {
  /// Subscribes once for all subscribers: when the first one comes, until the last one is cancelled.
  ///
  /// Who comes later gets what comes later.
  public func share() -> AnyPublisher<Output, Failure> { Shared(self).eraseToAnyPublisher() }
}

/// A publisher that is heard once for all its subscribers.
private struct Shared<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  private let hub: Hub

  init(_ upstream: Upstream) { hub = Hub(upstream) }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let hub = hub
    hub.count += 1
    var isIn = true
    let seat = Publishers.Stage<PassthroughSubject<Output, Failure>, Output, Failure>(hub.subject) {
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
