import UIKit

extension Publisher {
  /// Gives what a closure makes of each value; ends with the error that it throws, if it does.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    trying { try .some(transform($0)) }
  }

  /// Gives what a closure makes of each value, and leaves out nil; ends with the error that it throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> { trying(transform) }

  /// Gives the values for which a closure returns true; ends with the error that it throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> { trying { try isIncluded($0) ? .some($0) : nil } }

  /// Gives a result that each value changes, after each of them; ends with the error that is thrown.
  public func tryScan<T>(
    _ initialResult: T, _ next: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.Stage(self) { link in
      var result = initialResult
      link.tryEach {
        result = try next(result, $0)
        return result
      }
    }
  }

  /// Gives what a closure makes of values, and leaves out nil, until it throws.
  private func trying<T>(_ take: @escaping (Output) throws -> T?) -> Publishers.TryMap<Self, T> {
    Publishers.Stage(self) { $0.tryEach(take) }
  }

  /// Encodes values, such as JSON.
  public func encode(encoder: JSONEncoder) -> Publishers.Encode<Self, JSONEncoder>
  where Output: Encodable { tryMap { try encoder.encode($0) } }

  /// Decodes values, such as JSON.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> Publishers.Decode<Self, Item, JSONDecoder> where Output == Data {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Makes another error of the one that ends the values.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.Stage(self) { link in
      link.onValue = { [unowned link] in link.send($0) }
      link.onEnd = { [unowned link] completion in
        switch completion {
        case .finished: link.send(completion: .finished)
        case .failure(let error): link.send(completion: .failure(transform(error)))
        }
      }
    }
  }

  /// Gives a value in place of a failure, and ends after it.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.Stage(self) { link in
      link.onValue = { [unowned link] in link.send($0) }
      link.onEnd = { [unowned link] completion in
        if case .failure = completion { link.send(output) }
        link.send(completion: .finished)
      }
    }
  }

  /// Goes on with another publisher after a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Ends the program at a failure, with a sentence that names it.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.Stage(self) { link in
      link.onValue = { [unowned link] in link.send($0) }
      link.onEnd = { [unowned link] completion in
        if case .failure(let error) = completion {
          fatalError("\(prefix)\(prefix.isEmpty ? "" : ": ")\(error)", file: file, line: line)
        }
        link.send(completion: .finished)
      }
    }
  }

  /// Subscribes again after a failure, at most so many times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publisher where Failure == Never {
  /// Gives the same values under a type of error, so that they fit to publishers that can fail.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.Stage(self) { link in
      link.onValue = { [unowned link] in link.send($0) }
      link.onEnd = { [unowned link] _ in link.send(completion: .finished) }
    }
  }
}

extension Link where Fault == any Error {
  /// Gives what a closure makes of each value, and nothing for nil; ends with the error that it throws.
  fileprivate func tryEach(_ take: @escaping (Input) throws -> Output?) {
    onValue = { [unowned self] in
      do {
        return try take($0).map { send($0) } ?? .max(1)
      } catch {
        finish(.failure(error))
        return .none
      }
    }
    onEnd = { [unowned self] completion in
      switch completion {
      case .finished: send(completion: .finished)
      case .failure(let error): send(completion: .failure(error))
      }
    }
  }
}
