import UIKit

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to give values to those who have subscribed; returns what ends that.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins with the first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that begins with its first subscriber.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What the upstream gives.
    public typealias Output = Upstream.Output
    /// Why the upstream failed.
    public typealias Failure = Upstream.Failure
    /// The publisher that is told to begin.
    public let upstream: Upstream
    private var bond: (any Cancellable)?

    /// Lets a publisher begin with its first subscriber.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Begins, once the subscriber asks for values, and ends with it.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let heard = upstream.handleEvents(
        receiveCancel: {
          self.bond?.cancel()
          self.bond = nil
        }, receiveRequest: { _ in if self.bond == nil { self.bond = self.upstream.connect() } })
      heard.receive(subscriber: subscriber)
    }
  }
}

extension Timer {
  /// Gives the date again and again.
  public final class TimerPublisher: ConnectablePublisher {
    /// The values that it publishes: the date of the scene's own clock.
    public typealias Output = Date
    /// It does not fail, and does not end by itself.
    public typealias Failure = Never
    /// The time from one date to the next, in seconds.
    public let interval: TimeInterval
    private let audience = Audience<Date, Never>()

    nonisolated init(interval: TimeInterval) { self.interval = interval }

    /// Gives a subscriber the dates to come, once somebody has connected.
    nonisolated public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never { audience.admit(subscriber) }

    /// Begins to give dates, the first after one interval; a second call begins a second row of
    /// them.
    ///
    /// - Returns: what ends the row when it is cancelled or released.
    nonisolated public func connect() -> any Cancellable {
      MainActor.assumeIsolated {
        let audience = audience
        let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
          audience.send(Date())
        }
        return AnyCancellable { timer.invalidate() }
      }
    }
  }

  /// Makes a publisher of dates; the tolerance, the run loop and its mode are ignored, for time is
  /// virtual.
  nonisolated public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Never? = nil
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}

extension NotificationCenter {
  /// Gives the notifications of a name.
  public struct Publisher: Combine.Publisher {
    /// The values that it publishes: the notifications themselves.
    public typealias Output = Notification
    /// It does not fail, and does not end by itself.
    public typealias Failure = Never
    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// The name that the notifications have.
    public let name: Notification.Name
    let object: AnyObject?

    /// Observes for one subscriber from now on, until it leaves; what it did not ask for is lost.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let audience = Audience<Notification, Never>()
      let box = Carrier(audience)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        box.value.send($0)
      }
      let hears = AnyCancellable { [center] in center.removeObserver(token) }
      audience.admitAlone(subscriber, keeping: hears)
    }
  }

  /// Makes a publisher of the notifications of a name; of one object alone, where it is given.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// Carries what is not safe to share to a closure that runs on the main actor.
private struct Carrier<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension Audience {
  /// Lets the only subscriber take its seat, and keeps something until it leaves.
  fileprivate func admitAlone<S: Subscriber>(_ subscriber: S, keeping kept: AnyCancellable)
  where S.Input == Output, S.Failure == Failure {
    let link = Link<Output, Failure, Output, Failure>(to: subscriber)
    link.passEnds()
    link.onValue = { [unowned link] in link.send($0) }
    link.onCancel = { kept.cancel() }
    admit(link)
  }
}

extension URLSession {
  /// Gives the answer of an address, or the error that there is none.
  public struct DataTaskPublisher: Publisher {
    /// The value that it publishes once: the bytes and the header of the answer.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why there is no answer; `.notConnectedToInternet` where no file answers.
    public typealias Failure = URLError
    /// The request that is to be answered.
    public let request: URLRequest
    /// The session that asks.
    public let session: URLSession

    /// Asks for one subscriber, at once; each further subscriber asks anew.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let audience = Carrier(Audience<Output, Failure>())
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          audience.value.send((data, response))
          audience.value.send(completion: .finished)
        } else {
          let error = error as? URLError ?? URLError(.unknown)
          audience.value.send(completion: .failure(error))
        }
      }
      audience.value.admitAlone(subscriber, keeping: AnyCancellable { task.cancel() })
      task.resume()
    }
  }

  /// Makes a publisher of the answer of an address, which asks when it is subscribed to.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Makes a publisher of the answer of a request, which asks when it is subscribed to.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

extension KeyValueObservable {
  /// Gives a value of the object, then each new one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    Deferred {
      let subject = PassthroughSubject<Value, Never>()
      let observation = self.observe(keyPath) { object, _ in subject.send(object[keyPath: keyPath])
      }
      let values = subject.handleEvents(receiveCancel: { observation.invalidate() })
      guard options.contains(.initial) else { return values.eraseToAnyPublisher() }
      return values.prepend(self[keyPath: keyPath]).eraseToAnyPublisher()
    }.eraseToAnyPublisher()
  }
}
