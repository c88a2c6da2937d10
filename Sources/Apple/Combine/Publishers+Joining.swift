extension Publishers {
  /// Gives the last values of three publishers together, as soon as all have one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// The values that it publishes: the last value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// Why one of them failed, which ends all.
    public typealias Failure = A.Failure
    /// The first of them.
    public let a: A
    /// The second of them.
    public let b: B
    /// The third of them.
    public let c: C

    /// Joins three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Subscribes to all, in their order, when the subscriber asks for values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// Gives the last values of four publishers together, as soon as all have one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// The values that it publishes: the last value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// Why one of them failed, which ends all.
    public typealias Failure = A.Failure
    /// The first of them.
    public let a: A
    /// The second of them.
    public let b: B
    /// The third of them.
    public let c: C
    /// The fourth of them.
    public let d: D

    /// Joins four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Subscribes to all, in their order, when the subscriber asks for values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }

  /// Gives the first values of three publishers together, then the second ones, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// The values that it publishes: a value of each, all of the same number.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// Why one of them failed, which ends all.
    public typealias Failure = A.Failure
    /// The first of them.
    public let a: A
    /// The second of them.
    public let b: B
    /// The third of them.
    public let c: C

    /// Joins three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Subscribes to all, in their order, when the subscriber asks for values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// Gives the first values of four publishers together, then the second ones, and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// The values that it publishes: a value of each, all of the same number.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// Why one of them failed, which ends all.
    public typealias Failure = A.Failure
    /// The first of them.
    public let a: A
    /// The second of them.
    public let b: B
    /// The third of them.
    public let c: C
    /// The fourth of them.
    public let d: D

    /// Joins four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Subscribes to all, in their order, when the subscriber asks for values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Zip(Zip(a, b), Zip(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }
}
