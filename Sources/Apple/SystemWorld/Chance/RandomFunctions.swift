import struct Arithmetic.SplitMix64

/// Returns a random number from 0 to 2³² − 1, drawn from the scene's seed as in all functions here.
///
/// A file that also imports Foundation or Glibc has to name the module whose function it means.
public func arc4random() -> UInt32 { draw() }

/// Returns a random number from 0 up to, but not including, `upperBound`; 0 for 0.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
  guard upperBound > 0 else { return 0 }
  return .random(in: 0..<upperBound)
}

/// Returns a random number from 0 up to, but not including, 1.
public func drand48() -> Double { .random(in: 0..<1) }

/// Restarts the random numbers from a seed.
public func srand48(_ seed: Int) { begin(with: UInt64(bitPattern: Int64(seed))) }

/// Returns a random number from 0 to 2³¹ − 1.
public func random() -> Int { Int(draw() >> 1) }

/// Restarts the random numbers from a seed.
public func srandom(_ seed: UInt32) { begin(with: UInt64(seed)) }

/// Returns a random number from 0 to 2³¹ − 1.
public func rand() -> Int32 { Int32(draw() >> 1) }

/// Restarts the random numbers from a seed.
public func srand(_ seed: UInt32) { begin(with: UInt64(seed)) }

private func draw() -> UInt32 {
  UInt32(truncatingIfNeeded: SeededRandom.current.withLock { $0.next() } >> 32)
}

private func begin(with seed: UInt64) {
  SeededRandom.current.withLock { $0 = SplitMix64(seed: seed) }
}
