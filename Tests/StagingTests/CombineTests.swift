import Combine
import Staging
import Testing
import UIKit

/// Values that pass through Combine's operators, in virtual time.
@MainActor @Suite struct CombineTests {
  private struct Trouble: Error, Equatable {}

  /// Lists what a publisher gives, with its end.
  private func heard<P: Publisher>(_ publisher: P) -> [String] {
    var heard: [String] = []
    let bond = publisher.sink(
      receiveCompletion: { completion in
        if case .failure = completion { heard.append("failure") } else { heard.append("end") }
      }, receiveValue: { heard.append("\($0)") })
    bond.cancel()
    return heard
  }

  @Test func `values are changed, left out and counted`() {
    let numbers = [1, 2, 2, 3, 4].publisher
    #expect(heard(numbers.map { $0 * 2 }.filter { $0 > 2 }) == ["4", "4", "6", "8", "end"])
    #expect(heard(numbers.removeDuplicates().dropFirst()) == ["2", "3", "4", "end"])
    #expect(heard(["1", "x", "3"].publisher.compactMap(Int.init)) == ["1", "3", "end"])
    #expect(heard(numbers.scan(0, +)) == ["1", "3", "5", "8", "12", "end"])
    #expect(heard(numbers.reduce(0, +)) == ["12", "end"])
    #expect(heard(numbers.prefix(2)) == ["1", "2", "end"])
    #expect(heard(numbers.first { $0 > 2 }) == ["3", "end"])
    #expect(heard(numbers.last()) == ["4", "end"])
    #expect(heard(numbers.collect(2)) == ["[1, 2]", "[2, 3]", "[4]", "end"])
    #expect(heard(numbers.contains(3)) == ["true", "end"])
    #expect(heard(Just("a").map(\.count)) == ["1", "end"])
    #expect(heard(Empty<Int, Never>().replaceEmpty(with: 7)) == ["7", "end"])
    #expect(heard([1].publisher.append(2).prepend(0)) == ["0", "1", "2", "end"])
  }

  @Test func `failures end, and are caught`() {
    let fail = Fail<Int, Trouble>(error: Trouble())
    #expect(heard(fail) == ["failure"])
    #expect(heard(fail.replaceError(with: 3)) == ["3", "end"])
    #expect(heard(fail.catch { _ in Just(4) }) == ["4", "end"])
    let tried = [1, 2, 3].publisher.tryMap { value -> Int in
      if value == 2 { throw Trouble() }
      return value
    }
    #expect(heard(tried) == ["1", "failure"])
    #expect(heard(Future<Int, Never> { $0(.success(5)) }) == ["5", "end"])
    #expect(heard(Deferred { Just(6) }) == ["6", "end"])
  }

  @Test func `several publishers are heard together`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
    var seen: [String] = []
    var bonds: Set<AnyCancellable> = []
    a.combineLatest(b).sink { seen.append("\($0)\($1)") }.store(in: &bonds)
    a.zip(b).sink { seen.append("zip \($0)\($1)") }.store(in: &bonds)
    a.map { "\($0)" }.merge(with: b).sink { seen.append("merged \($0)") }.store(in: &bonds)
    a.send(1)
    b.send("y")
    #expect(
      seen == ["merged x", "1x", "zip 1x", "merged 1", "1y", "merged y"])
    #expect(b.value == "y")
    bonds = []
    a.send(2)
    #expect(seen.count == 6)
  }

  @Test func `pairs end as soon as none can come any more`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    func pairs() -> (AnyCancellable, () -> [String]) {
      let seen = Words()
      let bond = a.zip(b).sink(
        receiveCompletion: { _ in seen.all.append("end") },
        receiveValue: { seen.all.append("\($0.0)\($0.1)") })
      return (bond, { seen.all })
    }
    let (bond, seen) = pairs()
    a.send(1)
    a.send(2)
    b.send(1)
    a.send(completion: .finished)
    #expect(seen() == ["11"])
    b.send(2)
    #expect(seen() == ["11", "22", "end"])
    bond.cancel()
    let (other, none) = pairs()
    #expect(none() == ["end"])
    other.cancel()
    #expect(heard([1, 2].publisher.zip([3].publisher)) == ["(1, 3)", "end"])
    #expect(heard(Empty<Int, Never>().zip(PassthroughSubject<Int, Never>())) == ["end"])
    #expect(heard(PassthroughSubject<Int, Never>().zip(Empty<Int, Never>())) == ["end"])
    // The last values of two go on as long as one of them does.
    #expect(heard(Just(1).combineLatest([2, 3].publisher)) == ["(1, 2)", "(1, 3)", "end"])
  }

  @Test func `who shares a publisher hears it from the first to the last of them`() {
    #expect(heard([1, 2].publisher.share()) == ["1", "2", "end"])
    let source = CurrentValueSubject<Int, Never>(1)
    let counted = Words()
    let shared = source.handleEvents(
      receiveSubscription: { _ in counted.all.append("in") },
      receiveCancel: { counted.all.append("out") }
    ).share()
    #expect(heard(shared.first()) == ["1", "end"])
    #expect(counted.all == ["in", "out"])
    var seen: [String] = []
    let first = shared.sink { seen.append("a\($0)") }
    let second = shared.sink { seen.append("b\($0)") }
    source.send(2)
    first.cancel()
    first.cancel()
    source.send(3)
    #expect(seen == ["a1", "a2", "b2", "b3"] && counted.all == ["in", "out", "in"])
    second.cancel()
    #expect(counted.all == ["in", "out", "in", "out"])
    let third = shared.sink { seen.append("c\($0)") }
    #expect(seen.last == "c3")
    third.cancel()
  }

  private final class Words {
    var all: [String] = []
  }

  /// Asks for a value when it is told to.
  private final class Asker: Subscriber {
    var bond: (any Subscription)?
    var heard: [Int] = []
    func receive(subscription: any Subscription) { bond = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
      heard.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) { heard.append(-1) }
  }

  @Test func `who asks late gets the last value, and none twice`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let asker = Asker()
    subject.subscribe(asker)
    subject.send(2)
    #expect(asker.heard.isEmpty)
    asker.bond?.request(.max(1))
    #expect(asker.heard == [2])
    asker.bond?.request(.max(1))
    #expect(asker.heard == [2])
    for number in 3...5 { subject.send(number) }
    #expect(asker.heard == [2, 3])
    asker.bond?.request(.max(2))
    #expect(asker.heard == [2, 3, 5])
    subject.value = 6
    #expect(asker.heard == [2, 3, 5, 6])
    subject.send(completion: .finished)
    subject.send(7)
    #expect(asker.heard == [2, 3, 5, 6, -1] && subject.value == 6)
    subject.value = 8
    #expect(subject.value == 8)
    let silent = PassthroughSubject<Int, Never>()
    let other = Asker()
    silent.subscribe(other)
    silent.send(1)
    other.bond?.request(.max(1))
    #expect(other.heard.isEmpty)
  }

  @Test func `publishers within publishers are opened`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (all, last): ([Int], [Int]) = ([], [])
    let bonds = [
      outer.flatMap { $0 }.sink { all.append($0) },
      outer.switchToLatest().sink { last.append($0) },
    ]
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(all == [1, 2, 3] && last == [1, 3])
    bonds.forEach { $0.cancel() }
  }

  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
  }

  @Test func `a published property tells before it changes, and its object too`() {
    let model = Model()
    var seen: [String] = []
    var bonds: Set<AnyCancellable> = []
    model.$count.sink { seen.append("\($0) while \(model.count)") }.store(in: &bonds)
    model.objectWillChange.sink { seen.append("will") }.store(in: &bonds)
    model.count = 1
    model.name = "b"
    #expect(seen == ["0 while 0", "will", "1 while 0", "will"])
    let label = UILabel()
    model.$name.map { $0 }.assign(to: \.text, on: label).store(in: &bonds)
    model.name = "c"
    #expect(label.text == "c")
    Just(9).assign(to: &model.$count)
    #expect(model.count == 9)
  }

  @Test func `time is the stage's`() throws {
    let stage = try Stage { UIViewController() }
    var seen: [String] = []
    var bonds: Set<AnyCancellable> = []
    func note(_ word: String) {
      seen.append("\(word) \(Int((CACurrentMediaTime() * 60).rounded()))")
    }
    let typed = PassthroughSubject<String, Never>()
    stage.perform {
      typed.debounce(for: .milliseconds(500), scheduler: RunLoop.main).sink { note("typed \($0)") }
        .store(in: &bonds)
      typed.throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true)
        .sink { note("throttled \($0)") }.store(in: &bonds)
      Just("late").delay(for: .seconds(1), scheduler: DispatchQueue.main).sink { note($0) }
        .store(in: &bonds)
      Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().prefix(2)
        .sink { _ in note("tick") }.store(in: &bonds)
      typed.send("a")
      typed.send("b")
    }
    try stage.advanceToEnd()
    #expect(seen.first == "throttled a 0")
    #expect(seen.filter { $0.hasPrefix("typed") } == ["typed b 30"])
    #expect(seen.filter { $0.hasPrefix("throttled") } == ["throttled a 0", "throttled b 30"])
    #expect(seen.filter { $0.hasPrefix("tick") } == ["tick 30", "tick 60"])
    #expect(seen.contains("late 60"))
  }

  @Test func `notifications are heard until the bond is released`() {
    let name = Notification.Name("CombineTests")
    var count = 0
    var bond: AnyCancellable? = NotificationCenter.default.publisher(for: name).sink { _ in
      count += 1
    }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count == 1 && bond != nil)
    bond = nil
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func `values of objects and answers of addresses are given`() throws {
    let stage = try Stage { UIViewController() }
    var seen: [String] = []
    var bonds: Set<AnyCancellable> = []
    let scroll = UIScrollView()
    stage.perform {
      scroll.publisher(for: \.contentOffset).map(\.y).sink { seen.append("\($0)") }
        .store(in: &bonds)
      scroll.contentOffset.y = 20
      guard let url = URL(string: "https://example.com/a.json") else { return }
      URLSession.shared.dataTaskPublisher(for: url).map(\.data)
        .decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: [7])
        .receive(on: DispatchQueue.main).sink { seen.append("\($0)") }.store(in: &bonds)
    }
    for _ in 0..<4 { try stage.advance() }
    #expect(seen == ["0.0", "20.0", "[7]"])
    bonds = []
    stage.perform { scroll.contentOffset.y = 30 }
    #expect(seen.count == 3)
  }
}
