import UIKit

extension Publisher {
  /// Gives what a closure makes of each value; ends with the error that it throws, if it does.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.Stage(self) { link in
      link.onValue = { [unowned link] in
        do {
          return link.send(try transform($0))
        } catch {
          link.finish(.failure(error))
          return .none
        }
      }
      link.onEnd = { [unowned link] completion in
        switch completion {
        case .finished: link.send(completion: .finished)
        case .failure(let error): link.send(completion: .failure(error))
        }
      }
    }
  }

  /// Decodes values, such as JSON.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> Publishers.TryMap<Self, Item> where Output == Data {
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
  public func replaceError(with output: Output) -> Publishers.MapError<Self, Never> {
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
  ) -> Publishers.MapError<Self, P.Failure> where P.Output == Output {
    Publishers.Stage(self) { link in
      link.onValue = { [unowned link] in link.send($0) }
      link.onEnd = { [unowned link] completion in
        switch completion {
        case .finished: link.send(completion: .finished)
        case .failure(let error):
          link.others.append(
            handler(error).sink(
              receiveCompletion: { [weak link] in link?.send(completion: $0) },
              receiveValue: { [weak link] in _ = link?.send($0) }))
        }
      }
    }
  }

  /// Subscribes again after a failure, at most so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in retry(retries - 1) }.eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  /// Gives the same values under a type of error, so that they fit to publishers that can fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.MapError<Self, E> {
    Publishers.Stage(self) { link in
      link.onValue = { [unowned link] in link.send($0) }
      link.onEnd = { [unowned link] _ in link.send(completion: .finished) }
    }
  }
}
