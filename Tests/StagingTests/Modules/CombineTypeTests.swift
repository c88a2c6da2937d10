import Combine
import Staging
import Testing
import UIKit

/// The contracts between Combine's publishers and those who hear them.
@MainActor @Suite struct CombineTypeTests {
  /// Asks for a number of values, and writes down all that it hears.
  private final class Asking<Input>: Subscriber {
    typealias Failure = Never
    var heard: [String] = []
    var bond: (any Subscription)?
    private let first: Subscribers.Demand
    private let more: Subscribers.Demand

    init(_ first: Subscribers.Demand, more: Subscribers.Demand = .none) {
      (self.first, self.more) = (first, more)
    }
    func receive(subscription: any Subscription) {
      bond = subscription
      subscription.request(first)
    }
    func receive(_ input: Input) -> Subscribers.Demand {
      heard.append("\(input)")
      return more
    }
    func receive(completion: Subscribers.Completion<Never>) {
      switch completion {
      case .finished: heard.append("end")
      }
    }
  }

  @Test func `a publisher gives as much as is asked for`() {
    let some = Asking<Int>(.max(2))
    [1, 2, 3].publisher.receive(subscriber: some)
    #expect(some.heard == ["1", "2"])
    some.bond?.request(.max(1))
    #expect(some.heard == ["1", "2", "3", "end"])
    let more = Asking<Int>(.max(1), more: .max(1))
    Publishers.Sequence<[Int], Never>(sequence: [4, 5]).receive(subscriber: more)
    #expect(more.heard == ["4", "5", "end"])
    let none = Asking<Int>(.unlimited)
    let ended: AnyPublisher<Int, Never> = Empty().eraseToAnyPublisher()
    ended.receive(subscriber: none)
    #expect(none.heard == ["end"])
  }

  @Test func `who cancels hears no more`() {
    let subject = PassthroughSubject<Int, Never>()
    let asking = Asking<Int>(.unlimited)
    AnyPublisher(subject).receive(subscriber: asking)
    subject.send(1)
    let bond: (any Cancellable)? = asking.bond
    bond?.cancel()
    subject.send(2)
    #expect(asking.heard == ["1"])
    Subscriptions.empty.cancel()
    Subscriptions.empty.request(.unlimited)
  }

  @Test func `demands add up, and all is more than any number`() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(2) + .unlimited == .unlimited)
    #expect(Demand.none.max == 0 && Demand.unlimited.max == nil)
    #expect(Demand.max(1_000_000) < .unlimited && Demand.none < .max(1))
    #expect(!(Demand.unlimited < .unlimited))
  }

  @Test func `several publishers are made one by their types, too`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var heard: [String] = []
    let bonds = [
      Publishers.MergeMany(a, b).sink { heard.append("merged \($0)") },
      Publishers.CombineLatest(a, b).sink { heard.append("latest \($0) \($1)") },
      Publishers.Zip(a, b).sink { heard.append("zip \($0) \($1)") },
    ]
    a.send(1)
    a.send(2)
    b.send(3)
    #expect(
      heard.sorted()
        == ["latest 2 3", "merged 1", "merged 2", "merged 3", "zip 1 3"])
    #expect(bonds.count == 3)
  }

  @Test func `an object tells before it changes`() {
    final class Counter: ObservableObject {
      @Published var count = 0
    }
    let counter = Counter()
    var seen: [Int] = []
    let publisher: ObservableObjectPublisher = counter.objectWillChange
    let bond = publisher.sink { seen.append(counter.count) }
    counter.count = 1
    counter.count = 2
    publisher.send()
    #expect(seen == [0, 1, 2])
    bond.cancel()
  }

  @Test func `distances of time are seconds however they are given`() {
    typealias Stride = SchedulerTime.Stride
    #expect(Stride.milliseconds(250) == 0.25 && Stride.seconds(2) == 2)
    #expect(Stride.microseconds(500) < .milliseconds(1) && Stride.nanoseconds(5) > 0)
    #expect((Stride.seconds(1) + .milliseconds(500) - 0.25).timeInterval == 1.25)
    let scheduler: any Scheduler = ImmediateScheduler.shared
    var ran = false
    scheduler.run(after: 10) { ran = true }
    #expect(ran)
  }

  @Test func `a timer's publisher waits until it is connected`() throws {
    var dates: [TimeInterval] = []
    var bonds: [any Cancellable] = []
    let stage = try Stage {
      let timer: Timer.TimerPublisher = Timer.publish(every: 0.1, on: .main, in: .common)
      bonds.append(timer.sink { _ in dates.append(CACurrentMediaTime()) })
      let waiting: any ConnectablePublisher = timer
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { bonds.append(waiting.connect()) }
      return UIViewController()
    }
    for _ in 0..<45 { try stage.advance() }
    #expect(dates.count == 2 && dates[0] >= 0.6 && timer(dates))
  }

  private func timer(_ dates: [TimeInterval]) -> Bool { abs(dates[1] - dates[0] - 0.1) < 0.02 }

  @Test func `an address without a network is a failure of URLs`() throws {
    var error: URLError?
    var bond: AnyCancellable?
    let stage = try Stage {
      let address = URL(string: "https://example.com/a") ?? URL(filePath: "/")
      let task: URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for: address)
      #expect(task.request.url == address)
      bond = task.sink { completion in
        if case .failure(let found) = completion { error = found }
      } receiveValue: { _ in
      }
      return UIViewController()
    }
    for _ in 0..<10 { try stage.advance() }
    #expect(error?.code == .notConnectedToInternet && bond != nil)
  }
}
