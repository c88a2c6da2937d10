import Synchronization

import struct Arithmetic.SplitMix64

/// The random numbers of scenes, the same on every run.
enum SeededRandom {
  /// The numbers of the scene that runs now, within reach of all code, as Apple's are.
  static let current = Mutex(SplitMix64(seed: SplitMix64.seedOfScenes))

  /// Makes another scene's numbers the current ones.
  ///
  /// - Returns: the numbers that were current, as far as they have been drawn.
  static func exchange(for other: SplitMix64) -> SplitMix64 {
    current.withLock { current in
      defer { current = other }
      return current
    }
  }
}

/// The default generator of random numbers: seeded, unlike the standard library's.
///
/// In a file that imports UIKit the name `SystemRandomNumberGenerator` means this type.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  /// Makes a generator; all share the scene's numbers.
  public init() {}

  /// Returns the scene's next number.
  public mutating func next() -> UInt64 { SeededRandom.current.withLock { $0.next() } }
}
