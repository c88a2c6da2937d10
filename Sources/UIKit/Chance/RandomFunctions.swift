/// The C library's random numbers from the scene's seed.
///
/// A file that imports Foundation or Glibc by itself, too, has to say which module's it means.
public func arc4random() -> UInt32 { draw() }

/// A number from 0 up to `upperBound`, which is not reached; 0 for 0.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
  guard upperBound > 0 else { return 0 }
  return .random(in: 0..<upperBound)
}

/// A number from 0 up to 1, which is not reached.
public func drand48() -> Double { .random(in: 0..<1) }

/// Begins anew from a seed.
public func srand48(_ seed: Int) { begin(with: UInt64(bitPattern: Int64(seed))) }

/// A number from 0 to 2³¹ − 1.
public func random() -> Int { Int(draw() >> 1) }

/// Begins anew from a seed.
public func srandom(_ seed: UInt32) { begin(with: UInt64(seed)) }

/// A number from 0 to 2³¹ − 1.
public func rand() -> Int32 { Int32(draw() >> 1) }

/// Begins anew from a seed.
public func srand(_ seed: UInt32) { begin(with: UInt64(seed)) }

private func draw() -> UInt32 {
  UInt32(truncatingIfNeeded: SeededRandom.current.withLock { $0.next() } >> 32)
}

private func begin(with seed: UInt64) {
  SeededRandom.current.withLock { $0 = SeededRandom(seed: seed) }
}
