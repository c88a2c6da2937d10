/// A publisher that code sends values through.
///
/// Source: Apple, Combine, Subject.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers that asked for one; it is lost to others.
  func send(_ value: Output)
  /// Sends the end, after which values change nothing.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes the bond with a publisher that the subject is subscribed to, and asks it for all values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends that something happened, to who asked for it.
  public func send() { send(()) }
}

/// The bonds of a subject with its subscribers, in the order in which they came.
final class Audience<Output, Failure: Error> {
  private var seats: [Seat<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  /// Lets a subscriber take a seat.
  ///
  /// - Parameters:
  ///   - subscriber: who comes.
  ///   - current: returns the value that it gets as soon as it asks for one.
  func admit<S: Subscriber>(_ subscriber: S, current: (() -> Output)? = nil)
  where S.Input == Output, S.Failure == Failure {
    let seat = Seat<Output, Failure>(
      give: { subscriber.receive($0) }, end: { subscriber.receive(completion: $0) })
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    seat.current = current
    seat.owes = current != nil
    seats.append(seat)
    seat.leave = { [weak self, weak seat] in self?.seats.removeAll { $0 === seat } }
    subscriber.receive(subscription: seat)
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for seat in seats { seat.take(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let all = seats
    seats = []
    for seat in all { seat.finish(completion) }
  }
}

/// A subscriber's bond with a source that decides itself when it gives values.
final class Seat<Output, Failure: Error>: Subscription {
  private var give: ((Output) -> Subscribers.Demand)?
  private var end: ((Subscribers.Completion<Failure>) -> Void)?
  private var demand = Subscribers.Demand.none
  var leave: () -> Void = {}
  /// Returns the value that the source has now, for one that keeps its last value.
  var current: (() -> Output)?
  /// Whether the source's value was not given yet, since nobody had asked for it.
  var owes = false

  init(
    give: @escaping (Output) -> Subscribers.Demand,
    end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) { (self.give, self.end) = (give, end) }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard owes, self.demand > .none, let value = current?() else { return }
    take(value)
  }

  func take(_ value: Output) {
    guard let give else { return }
    owes = !demand.take()
    if !owes { demand += give(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let tell = end
    (give, end, current) = (nil, nil, nil)
    tell?(completion)
  }

  func cancel() {
    (give, end, current) = (nil, nil, nil)
    leave()
  }
}

/// A subject that forgets its values.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  /// Makes a subject without subscribers.
  public init() {}

  /// Gives a subscriber the values to come; only the end, where there was one.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.admit(subscriber)
  }

  /// Sends a value to who asked for one; it is lost to others, and to all after the end.
  public func send(_ value: Output) { audience.send(value) }

  /// Sends the end, once; later subscribers get it at once.
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  /// Asks what the subject is subscribed to for all values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A subject that keeps its last value, and gives it to who comes later.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output

  /// Makes a subject with a first value.
  public init(_ value: Output) { current = value }

  /// The last value; set, it is sent, and after the end only kept.
  public var value: Output {
    get { current }
    set {
      send(newValue)
      if audience.completion != nil { current = newValue }
    }
  }

  /// Gives a subscriber the last value as soon as it asks, then those to come; only the end, where
  /// there was one.
  ///
  /// Of values that came while it asked for none it gets the last one, when it asks again.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.admit(subscriber, current: { self.current })
  }

  /// Keeps a value and sends it to who asked for one; after the end it changes nothing.
  public func send(_ value: Output) {
    guard audience.completion == nil else { return }
    current = value
    audience.send(value)
  }

  /// Sends the end, once; later subscribers get it at once, and no value.
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  /// Asks what the subject is subscribed to for all values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
