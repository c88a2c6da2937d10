extension Publisher {
  // What closures make is erased: Swift 6.3 stops while it indexes `Map<CombineLatest<Self, P>, T>`.

  /// Gives the last values of two publishers, whenever one changes, as soon as all have one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// Gives what a closure makes of the last values of two publishers, whenever one changes, as soon as all have one.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
  }

  /// Gives the last values of three publishers, whenever one changes, as soon as all have one.
  public func combineLatest<P: Publisher, Q: Publisher>(_ first: P, _ second: Q)
    -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure
  { Publishers.CombineLatest3(self, first, second) }

  /// Gives what a closure makes of the last values of three publishers, whenever one changes, as soon as all have one.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ first: P, _ second: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(first, second).map { transform($0.0, $0.1, $0.2) }.eraseToAnyPublisher()
  }

  /// Gives the last values of four publishers, whenever one changes, as soon as all have one.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ first: P, _ second: Q, _ third: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, first, second, third)
  }

  /// Gives what a closure makes of the last values of four publishers, whenever one changes, as soon as all have one.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ first: P, _ second: Q, _ third: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> AnyPublisher<T, Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(first, second, third).map { transform($0.0, $0.1, $0.2, $0.3) }
      .eraseToAnyPublisher()
  }

  /// Gives the first values of two publishers together, then the second ones, and so on.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Gives what a closure makes of the first values of two publishers together, then the second ones, and so on.
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> AnyPublisher<T, Failure> where P.Failure == Failure
  { zip(other).map { transform($0.0, $0.1) }.eraseToAnyPublisher() }

  /// Gives the first values of three publishers together, then the second ones, and so on.
  public func zip<P: Publisher, Q: Publisher>(_ first: P, _ second: Q)
    -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure
  { Publishers.Zip3(self, first, second) }

  /// Gives what a closure makes of the first values of three publishers together, then the second ones, and so on.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ first: P, _ second: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(first, second).map { transform($0.0, $0.1, $0.2) }.eraseToAnyPublisher()
  }

  /// Gives the first values of four publishers together, then the second ones, and so on.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ first: P, _ second: Q, _ third: R)
    -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, first, second, third)
  }

  /// Gives what a closure makes of the first values of four publishers together, then the second ones, and so on.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ first: P, _ second: Q, _ third: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> AnyPublisher<T, Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(first, second, third).map { transform($0.0, $0.1, $0.2, $0.3) }.eraseToAnyPublisher()
  }

  /// Gives the values of two publishers as they come; ends when all have.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }

  /// Gives the values of three publishers as they come; ends when all have.
  public func merge<P: Publisher, Q: Publisher>(with b: P, _ c: Q) -> Publishers.Merge3<Self, P, Q>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Gives the values of four publishers as they come; ends when all have.
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(with b: P, _ c: Q, _ d: R)
    -> Publishers.Merge4<Self, P, Q, R>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure
  { Publishers.Merge4(self, b, c, d) }

  /// Gives the values of five publishers as they come; ends when all have.
  public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(
    with b: P, _ c: Q, _ d: R, _ e: S
  ) -> Publishers.Merge5<Self, P, Q, R, S>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure, S.Output == Output, S.Failure == Failure
  { Publishers.Merge5(self, b, c, d, e) }

  /// Gives the values of six publishers as they come; ends when all have.
  public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(
    with b: P, _ c: Q, _ d: R, _ e: S, _ f: T
  ) -> Publishers.Merge6<Self, P, Q, R, S, T>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure, S.Output == Output, S.Failure == Failure,
    T.Output == Output, T.Failure == Failure
  { Publishers.Merge6(self, b, c, d, e, f) }

  /// Gives the values of seven publishers as they come; ends when all have.
  public func merge<
    P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher
  >(with b: P, _ c: Q, _ d: R, _ e: S, _ f: T, _ g: U) -> Publishers.Merge7<Self, P, Q, R, S, T, U>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure, S.Output == Output, S.Failure == Failure,
    T.Output == Output, T.Failure == Failure, U.Output == Output, U.Failure == Failure
  { Publishers.Merge7(self, b, c, d, e, f, g) }

  /// Gives the values of eight publishers as they come; ends when all have.
  public func merge<
    P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher, V: Publisher
  >(with b: P, _ c: Q, _ d: R, _ e: S, _ f: T, _ g: U, _ h: V)
    -> Publishers.Merge8<Self, P, Q, R, S, T, U, V>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure, S.Output == Output, S.Failure == Failure,
    T.Output == Output, T.Failure == Failure, U.Output == Output, U.Failure == Failure,
    V.Output == Output, V.Failure == Failure
  { Publishers.Merge8(self, b, c, d, e, f, g, h) }

  /// Gives the values of several publishers of this type as they come; ends when all have.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
