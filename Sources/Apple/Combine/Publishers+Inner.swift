extension Publishers {
  /// Gives the values of the publishers that values are made into, as they come.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// What the publishers give that are made.
    public typealias Output = NewPublisher.Output
    /// Why the upstream or one of them failed, which ends all.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are made into others.
    public let upstream: Upstream
    /// How many may be heard at once; not counted here, where all are heard.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Makes a publisher of each value, and hears them all.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) { (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform) }

    /// Subscribes to the upstream, and to each publisher as it is made.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.inner(transform, keepsOld: true).receive(subscriber: subscriber)
    }
  }

  /// Gives the values of the last publisher that another one gave.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// What the publishers give.
    public typealias Output = P.Output
    /// Why the upstream or the last of them failed, which ends all.
    public typealias Failure = P.Failure
    /// The publisher of publishers.
    public let upstream: Upstream

    /// Hears the last publisher that another one gave.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Subscribes to the upstream, and to each publisher until the next one comes.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.inner({ $0 }, keepsOld: false).receive(subscriber: subscriber)
    }
  }

  /// Gives the values of one publisher, then those of another one.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// What both give.
    public typealias Output = Suffix.Output
    /// Why one of both failed, which ends it.
    public typealias Failure = Suffix.Failure
    /// Whose values come first.
    public let prefix: Prefix
    /// Whose values come once the first has ended.
    public let suffix: Suffix

    /// Puts one publisher behind another one.
    public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

    /// Subscribes to the first, and to the second when the first has ended without a failure.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let suffix = suffix
      let both = Publishers.Stage<Prefix, Output, Failure>(prefix) { link in
        link.onValue = { [unowned link] in link.send($0) }
        link.onEnd = { [unowned link] completion in
          if case .failure = completion { return link.send(completion: completion) }
          link.goOn(with: suffix)
        }
      }
      both.receive(subscriber: subscriber)
    }
  }

  /// Goes on with another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// What both give.
    public typealias Output = Upstream.Output
    /// Why the second one failed.
    public typealias Failure = NewPublisher.Failure
    /// Whose values come first.
    public let upstream: Upstream
    /// Makes the publisher that follows a failure.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Puts the publisher that a closure makes behind a failure.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    /// Subscribes to the first, and to the second after a failure.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let both = Publishers.Stage<Upstream, Output, Failure>(upstream) { link in
        link.onValue = { [unowned link] in link.send($0) }
        link.onEnd = { [unowned link] completion in
          switch completion {
          case .finished: link.send(completion: .finished)
          case .failure(let error): link.goOn(with: handler(error))
          }
        }
      }
      both.receive(subscriber: subscriber)
    }
  }

  /// Subscribes again after a failure.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// What the upstream gives.
    public typealias Output = Upstream.Output
    /// Why the upstream failed the last time.
    public typealias Failure = Upstream.Failure
    /// Whom it subscribes to.
    public let upstream: Upstream
    /// How often again, at most; without end for none.
    public let retries: Int?

    /// Subscribes to a publisher again after a failure.
    public init(upstream: Upstream, retries: Int?) {
      (self.upstream, self.retries) = (upstream, retries)
    }

    /// Subscribes to the upstream, and again after each failure as often as it may.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      if let retries, retries <= 0 { return upstream.receive(subscriber: subscriber) }
      let next = Retry(upstream: upstream, retries: retries.map { $0 - 1 })
      upstream.catch { _ in next }.receive(subscriber: subscriber)
    }
  }

  /// Gives values until another publisher gives one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// What the upstream gives.
    public typealias Output = Upstream.Output
    /// Why the upstream failed.
    public typealias Failure = Upstream.Failure
    /// Whose values are given.
    public let upstream: Upstream
    /// Whose first value ends them.
    public let other: Other

    /// Ends a publisher by another one.
    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    /// Subscribes to the other one first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let other = other
      let both: Publishers.Stage<Upstream, Output, Failure> = upstream.stage { link in
        link.others.append(
          other.sink(
            receiveCompletion: { _ in }, receiveValue: { [weak link] _ in link?.finish() }))
        return { [unowned link] in link.send($0) }
      }
      both.receive(subscriber: subscriber)
    }
  }

  /// Gives the values that come after another publisher has given one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// What the upstream gives.
    public typealias Output = Upstream.Output
    /// Why one of both failed.
    public typealias Failure = Upstream.Failure
    /// Whose values are given.
    public let upstream: Upstream
    /// Whose first value lets them pass.
    public let other: Other

    /// Holds a publisher back by another one.
    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    /// Subscribes to the other one first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let other = other
      let both: Publishers.Stage<Upstream, Output, Failure> = upstream.stage { link in
        var isOpen = false
        link.others.append(
          other.sink(
            receiveCompletion: { [weak link] completion in
              if case .failure = completion { link?.finish(completion) }
              // Nothing can open it any more.
              if !isOpen { link?.finish() }
            }, receiveValue: { _ in isOpen = true }))
        return { [unowned link] in isOpen ? link.send($0) : .max(1) }
      }
      both.receive(subscriber: subscriber)
    }
  }
}

extension Link {
  /// Hands on what another publisher gives, with its end.
  fileprivate func goOn<P: Publisher>(with publisher: P)
  where P.Output == Output, P.Failure == Fault {
    others.append(
      publisher.sink(
        receiveCompletion: { [weak self] in self?.send(completion: $0) },
        receiveValue: { [weak self] in _ = self?.send($0) }))
  }
}
