import Combine
import Staging
import Testing
import UIKit

/// Combine's publishers by the names of their types, as generic code and custom operators write them.
@MainActor @Suite struct PublisherTypeTests {
  private struct Trouble: Error {}
  private typealias Numbers = Publishers.Sequence<[Int], Never>

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

  @Test func `two to eight publishers are merged by a type of their number`() {
    let (a, b) = (Just(1), [2].publisher)
    #expect(heard(Publishers.Merge(a, b)) == ["1", "2", "end"])
    #expect(heard(Publishers.Merge3(a, b, a)) == ["1", "2", "1", "end"])
    #expect(heard(Publishers.Merge4(a, b, a, b)).count == 5)
    #expect(heard(Publishers.Merge5(a, b, a, b, a)).count == 6)
    #expect(heard(Publishers.Merge6(a, b, a, b, a, b)).count == 7)
    #expect(heard(Publishers.Merge7(a, b, a, b, a, b, a)).count == 8)
    #expect(heard(Publishers.Merge8(a, b, a, b, a, b, a, b)).count == 9)
    let merged: Publishers.Merge3<Just<Int>, Numbers, Just<Int>> = a.merge(with: b, a)
    #expect(heard(merged) == ["1", "2", "1", "end"])
    #expect(heard(a.merge(with: b)) == ["1", "2", "end"])
    #expect(heard(a.merge(with: b, a, b, a, b, a, b)).count == 9)
    let alike: Publishers.MergeMany<Just<Int>> = a.merge(with: a)
    #expect(heard(alike) == ["1", "1", "end"])
  }

  @Test func `three and four publishers are joined`() {
    let a = CurrentValueSubject<Int, Never>(1)
    let b = CurrentValueSubject<String, Never>("x")
    let c = CurrentValueSubject<Bool, Never>(true)
    var seen: [String] = []
    let latest:
      Publishers.CombineLatest3<
        CurrentValueSubject<Int, Never>, CurrentValueSubject<String, Never>,
        CurrentValueSubject<Bool, Never>
      > = a.combineLatest(b, c)
    let bonds = [
      latest.sink { seen.append("\($0.0)\($0.1)\($0.2)") },
      Publishers.CombineLatest4(a, b, c, a).sink { seen.append("\($0.0)\($0.1)\($0.2)\($0.3)") },
      a.combineLatest(b, c) { "\($0)\($1)\($2)!" }.sink { seen.append($0) },
    ]
    #expect(seen == ["1xtrue", "1xtrue1", "1xtrue!"])
    seen = []
    b.send("y")
    #expect(seen.sorted() == ["1ytrue", "1ytrue!", "1ytrue1"] && bonds.count == 3)
    let list = [1, 2, 3].publisher
    #expect(heard(Publishers.Zip3(list, list, ["a", "b"].publisher)).count == 3)
    #expect(heard(list.zip(list, list, list) { $0 + $1 + $2 + $3 }) == ["4", "8", "12", "end"])
    let four: Publishers.Zip4<Numbers, Numbers, Numbers, Numbers> = list.zip(list, list, list)
    #expect(heard(four).last == "end")
    #expect(heard(list.zip(list) { $0 * $1 }) == ["1", "4", "9", "end"])
  }

  /// An operator of one's own that names the type of what it returns.
  private func latest<P: Publisher, Next: Publisher>(
    _ publisher: P, _ change: @escaping (P.Output) -> Next
  ) -> Publishers.SwitchToLatest<Next, Publishers.Map<P, Next>> where Next.Failure == P.Failure {
    publisher.map(change).switchToLatest()
  }

  @Test func `publishers of publishers have their types`() {
    #expect(heard(latest([1, 2].publisher) { Just($0 * 10) }) == ["10", "20", "end"])
    let flat: Publishers.FlatMap<Just<Int>, Numbers> = [1, 2].publisher.flatMap { Just($0) }
    #expect(heard(flat) == ["1", "2", "end"])
    // One of both cannot fail, or neither can.
    let failing = Fail<Int, Trouble>(error: Trouble())
    #expect(heard([1].publisher.flatMap { _ in failing }) == ["failure"])
    #expect(heard(Just(1).setFailureType(to: Trouble.self).flatMap { Just($0) }) == ["1", "end"])
    #expect(heard(Just(failing).switchToLatest()) == ["failure"])
    let never = Just(Just(1)).setFailureType(to: Trouble.self)
    #expect(heard(never.switchToLatest()) == ["1", "end"])
    let after: Publishers.Concatenate<Just<Int>, Numbers> = Just(1).append([2, 3].publisher)
    #expect(heard(after) == ["1", "2", "3", "end"])
    #expect(heard(Publishers.Concatenate(prefix: Just(1), suffix: Just(2))) == ["1", "2", "end"])
    #expect(heard(Just(3).prepend([1, 2])) == ["1", "2", "3", "end"])
    #expect(heard(Just(3).prepend(Just(2)).append([4])) == ["2", "3", "4", "end"])
  }

  @Test func `failures are caught and tried again by their types`() {
    var tries = 0
    let failing = Deferred { () -> Fail<Int, Trouble> in
      tries += 1
      return Fail(error: Trouble())
    }
    let again: Publishers.Retry<Deferred<Fail<Int, Trouble>>> = failing.retry(2)
    #expect(heard(again) == ["failure"] && tries == 3)
    let caught: Publishers.Catch<Fail<Int, Trouble>, Just<Int>> =
      Fail<Int, Trouble>(error: Trouble()).catch { _ in Just(4) }
    #expect(heard(caught) == ["4", "end"])
    let some = [1, 2, 3].publisher
    func odd(_ number: Int) throws -> Bool {
      if number == 3 { throw Trouble() }
      return number == 1
    }
    #expect(heard(some.tryFilter(odd)) == ["1", "failure"])
    #expect(heard(some.tryCompactMap { try odd($0) ? $0 : nil }) == ["1", "failure"])
    #expect(
      heard(some.tryScan(0) { if $1 == 3 { throw Trouble() } else { $0 + $1 } })
        == ["1", "3", "failure"])
    #expect(heard(Just(1).assertNoFailure()) == ["1", "end"])
    let text: Publishers.Encode<Just<[Int]>, JSONEncoder> = Just([1]).encode(encoder: JSONEncoder())
    #expect(heard(text.map { String(decoding: $0, as: UTF8.self) }) == ["[1]", "end"])
  }

  @Test func `one of the values is given at the end`() {
    let some = [2, 5, 1, 5, 3].publisher
    #expect(heard(some.min()) == ["1", "end"])
    #expect(heard(some.max()) == ["5", "end"])
    #expect(heard(some.max { -$0 < -$1 }) == ["1", "end"])
    #expect(heard(some.last { $0 > 3 }) == ["5", "end"])
    #expect(heard(some.last { $0 > 9 }) == ["end"])
    #expect(heard(some.allSatisfy { $0 > 0 }) == ["true", "end"])
    #expect(heard(some.allSatisfy { $0 > 1 }) == ["false", "end"])
    #expect(heard(some.output(at: 1)) == ["5", "end"])
    #expect(heard(some.output(in: 1..<3)) == ["5", "1", "end"])
    #expect(heard(some.output(in: 3...)) == ["5", "3", "end"])
  }

  @Test func `another publisher opens and ends the values`() {
    let (values, sign) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    typealias Sign = PassthroughSubject<Void, Never>
    var seen: [String] = []
    let before: Publishers.PrefixUntilOutput<PassthroughSubject<Int, Never>, Sign> =
      values.prefix(untilOutputFrom: sign)
    let behind: Publishers.DropUntilOutput<PassthroughSubject<Int, Never>, Sign> =
      values.drop(untilOutputFrom: sign)
    let bonds = [
      before.sink { _ in
        seen.append("over")
      } receiveValue: {
        seen.append("before \($0)")
      },
      behind.sink { seen.append("behind \($0)") },
    ]
    values.send(1)
    sign.send()
    values.send(2)
    #expect(seen == ["before 1", "over", "behind 2"] && bonds.count == 2)
  }

  @Test func `publishers are shared and connected`() throws {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let shared: Publishers.Share<PassthroughSubject<Int, Never>> = subject.share()
    #expect(shared == shared)
    let several:
      Publishers.Multicast<
        PassthroughSubject<Int, Never>, PassthroughSubject<Int, Never>
      > = subject.multicast { PassthroughSubject<Int, Never>() }
    let waiting: Publishers.MakeConnectable<PassthroughSubject<Int, Never>> =
      subject.makeConnectable()
    let bonds = [
      shared.sink { seen.append("shared \($0)") }, several.sink { seen.append("several \($0)") },
      waiting.sink { seen.append("waiting \($0)") },
    ]
    subject.send(1)
    #expect(seen == ["shared 1"])
    let connection = several.connect()
    subject.send(2)
    #expect(Set(seen.dropFirst()) == ["shared 2", "several 2"] && bonds.count == 3)
    connection.cancel()
    subject.send(3)
    #expect(!seen.contains("several 3"))
    var dates = 0
    var bond: AnyCancellable?
    let stage = try Stage {
      let timer: Publishers.Autoconnect<Timer.TimerPublisher> =
        Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
      bond = timer.sink { _ in dates += 1 }
      return UIViewController()
    }
    for _ in 0..<20 { try stage.advance() }
    bond?.cancel()
    let count = dates
    for _ in 0..<20 { try stage.advance() }
    #expect(count > 1 && dates == count)
  }

  @Test func `what is silent for too long ends`() throws {
    var heard: [String] = []
    var bond: AnyCancellable?
    let subject = PassthroughSubject<Int, Trouble>()
    let stage = try Stage {
      let late: Publishers.Timeout<PassthroughSubject<Int, Trouble>, DispatchQueue> =
        subject.timeout(.seconds(0.2), scheduler: DispatchQueue.main) { Trouble() }
      bond = late.sink { completion in
        if case .failure = completion { heard.append("late") } else { heard.append("end") }
      } receiveValue: {
        heard.append("\($0)")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { subject.send(1) }
      return UIViewController()
    }
    for _ in 0..<15 { try stage.advance() }
    #expect(heard == ["1"])
    for _ in 0..<15 { try stage.advance() }
    #expect(heard == ["1", "late"] && bond != nil)
  }

  @Test func `a stage is made by the name of its operator`() {
    let some = [1, 2, 2].publisher
    #expect(heard(Publishers.Map(upstream: some) { $0 * 2 }) == ["2", "4", "4", "end"])
    #expect(heard(Publishers.Filter(upstream: some, isIncluded: { $0 > 1 })) == ["2", "2", "end"])
    #expect(
      heard(Publishers.RemoveDuplicates(upstream: some, predicate: ==)) == ["1", "2", "end"])
  }
}
