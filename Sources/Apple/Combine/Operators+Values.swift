extension Publisher {
  /// Gives what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    stage { link in { [unowned link] in link.send(transform($0)) } }
  }

  /// Gives a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  /// Gives two properties of each value.
  public func map<A, B>(
    _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>
  ) -> Publishers.Map<Self, (A, B)> { map { ($0[keyPath: first], $0[keyPath: second]) } }

  /// Gives what a closure makes of each value, and leaves out nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    stage { link in
      { [unowned link] in transform($0).map { link.send($0) } ?? .max(1) }
    }
  }

  /// Gives the values for which a closure returns true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    stage { link in { [unowned link] in isIncluded($0) ? link.send($0) : .max(1) } }
  }

  /// Leaves out values that are as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    stage { link in
      var last: Output?
      return { [unowned link] value in
        if let last, predicate(last, value) { return .max(1) }
        last = value
        return link.send(value)
      }
    }
  }

  /// Gives a result that each value changes, after each of them.
  public func scan<T>(
    _ initialResult: T, _ next: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    stage { link in
      var result = initialResult
      return { [unowned link] in
        result = next(result, $0)
        return link.send(result)
      }
    }
  }

  /// Gives one value at the end.
  private func atEnd<T>(
    _ initial: T, _ next: @escaping (inout T, Output) -> Void
  ) -> Publishers.Map<Self, T> {
    Publishers.Stage(self) { link in
      var result = initial
      link.onValue = {
        next(&result, $0)
        return .max(1)
      }
      link.onEnd = { [unowned link] completion in
        if case .finished = completion { link.send(result) }
        link.send(completion: completion)
      }
    }
  }

  /// Gives the result that all values make of a first one, once, at the end; nothing after a
  /// failure.
  public func reduce<T>(
    _ initialResult: T, _ next: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> { atEnd(initialResult) { $0 = next($0, $1) } }

  /// Gives all values as one array, at the end; nothing after a failure.
  public func collect() -> Publishers.Collect<Self> { atEnd([]) { $0.append($1) } }

  /// Gives how many values there were, at the end; nothing after a failure.
  public func count() -> Publishers.Map<Self, Int> { atEnd(0) { count, _ in count += 1 } }

  /// Gives values in groups; the last one may be smaller.
  public func collect(_ count: Int) -> Publishers.Collect<Self> {
    Publishers.Stage(self) { link in
      var group: [Output] = []
      link.onValue = { [unowned link] in
        group.append($0)
        guard group.count >= count else { return .max(1) }
        defer { group = [] }
        return link.send(group)
      }
      link.onEnd = { [unowned link] completion in
        if case .finished = completion, !group.isEmpty { link.send(group) }
        link.send(completion: completion)
      }
    }
  }

  /// Gives no values but the end.
  public func ignoreOutput() -> Publishers.Map<Self, Never> { stage { _ in { _ in .max(1) } } }

  /// Gives the first value for which a closure returns true, and ends with it.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.First<Self> {
    stage { link in
      { [unowned link] in
        guard predicate($0) else { return .max(1) }
        link.send($0)
        link.finish()
        return .none
      }
    }
  }

  /// Gives the first value, and ends with it.
  public func first() -> Publishers.First<Self> { first { _ in true } }

  /// Gives the last value, at the end; nothing where there is none, or after a failure.
  public func last() -> Publishers.Last<Self> { last { _ in true } }

  /// Gives the last value for which a closure returns true, at the end; nothing where there is none,
  /// or after a failure.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    best { predicate($1) }
  }

  /// Gives the smallest value by an order, at the end; nothing where there is none.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    best { old, new in old.map { areInIncreasingOrder(new, $0) } ?? true }
  }

  /// Gives the greatest value by an order, at the end; nothing where there is none.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    best { old, new in old.map { areInIncreasingOrder($0, new) } ?? true }
  }

  /// Gives one of the values at the end: the last that a closure takes in the place of the one before.
  private func best(
    _ takes: @escaping (Output?, Output) -> Bool
  ) -> Publishers.Map<Self, Output> {
    Publishers.Stage(self) { link in
      var result: Output?
      link.onValue = {
        if takes(result, $0) { result = $0 }
        return .max(1)
      }
      link.onEnd = { [unowned link] completion in
        if case .finished = completion, let result { link.send(result) }
        link.send(completion: completion)
      }
    }
  }

  /// Gives the value of a number, the first being 0, and ends with it.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Gives the values whose numbers are in a range, the first being 0, and ends with the last of them.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    stage { link in
      let bounds = range.relative(to: 0..<Int.max)
      var number = 0
      return { [unowned link] value in
        defer { number += 1 }
        if number >= bounds.lowerBound, number < bounds.upperBound { link.send(value) }
        if number + 1 >= bounds.upperBound { link.finish() }
        return .max(1)
      }
    }
  }

  /// Gives false at the first value for which a closure returns false, and ends; true at an end
  /// without one.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.Stage(self) { link in
      link.onValue = { [unowned link] in
        guard !predicate($0) else { return .max(1) }
        link.send(false)
        link.finish()
        return .none
      }
      link.onEnd = { [unowned link] completion in
        if case .finished = completion { link.send(true) }
        link.send(completion: completion)
      }
    }
  }

  /// Leaves out the first values, one unless told otherwise.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    stage { link in
      var left = count
      return { [unowned link] in
        guard left <= 0 else {
          left -= 1
          return .max(1)
        }
        return link.send($0)
      }
    }
  }

  /// Leaves out values as long as a closure returns true; it is not asked again after that.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.Drop<Self> {
    stage { link in
      var drops = true
      return { [unowned link] in
        drops = drops && predicate($0)
        return drops ? .max(1) : link.send($0)
      }
    }
  }

  /// Gives the first values and ends with the last of them; for 0 it ends when a value comes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    stage { link in
      var left = maxLength
      return { [unowned link] in
        left -= 1
        if left >= 0 { link.send($0) }
        if left <= 0 { link.finish() }
        return .none
      }
    }
  }

  /// Gives values as long as a closure returns true, and ends at the first for which it does not.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.Output<Self> {
    stage { link in
      { [unowned link] in
        if predicate($0) { return link.send($0) }
        link.finish()
        return .none
      }
    }
  }

  /// Gives true at the first value for which a closure returns true, and ends; false at an end
  /// without one.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Map<Self, Bool> {
    Publishers.Stage(self) { link in
      link.onValue = { [unowned link] in
        guard predicate($0) else { return .max(1) }
        link.send(true)
        link.finish()
        return .none
      }
      link.onEnd = { [unowned link] completion in
        if case .finished = completion { link.send(false) }
        link.send(completion: completion)
      }
    }
  }

  /// Gives a value in place of none, at the end; nothing of its own after a failure.
  public func replaceEmpty(with output: Output) -> Publishers.Map<Self, Output> {
    Publishers.Stage(self) { link in
      var isEmpty = true
      link.onValue = { [unowned link] in
        isEmpty = false
        return link.send($0)
      }
      link.onEnd = { [unowned link] completion in
        if isEmpty, case .finished = completion { link.send(output) }
        link.send(completion: completion)
      }
    }
  }

  /// Gives a value in the place of each nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }

  /// Calls closures with what passes by.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.Stage(self) { link in
      link.onSubscription = { receiveSubscription?($0) }
      link.onRequest = { receiveRequest?($0) }
      link.onCancel = { receiveCancel?() }
      link.onValue = { [unowned link] in
        receiveOutput?($0)
        return link.send($0)
      }
      link.onEnd = { [unowned link] in
        receiveCompletion?($0)
        link.send(completion: $0)
      }
    }
  }

  /// Prints what passes by.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.HandleEvents<Self> {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveSubscription: { _ in Swift.print("\(start)receive subscription: (\(Self.self))") },
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: Swift.print("\(start)receive finished")
        case .failure(let error): Swift.print("\(start)receive error: (\(error))")
        }
      }, receiveCancel: { Swift.print("\(start)receive cancel") },
      receiveRequest: { demand in
        Swift.print("\(start)request \(demand.max.map { "max: (\($0))" } ?? "unlimited")")
      })
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that are equal to the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }

  /// Gives true at the first value that is equal to another one, and ends; false at an end without
  /// one.
  public func contains(_ output: Output) -> Publishers.Map<Self, Bool> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Gives the smallest value, at the end; nothing where there is none.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Gives the greatest value, at the end; nothing where there is none.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
