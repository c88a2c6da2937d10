import Synchronization

/// The random numbers of a scene, the same on every run.
///
/// Source: Steele, Lea and Flood, Fast splittable pseudorandom number generators (SplitMix64), 2014.
struct SeededRandom: Hashable, Sendable {
  private var state: UInt64

  /// Makes the numbers of a seed; equal seeds give equal numbers.
  init(seed: UInt64 = Self.seed) { state = seed }

  /// The seed of every scene.
  static let seed: UInt64 = 2007

  /// Returns the next number, from 0 to 2⁶⁴ − 1.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// The numbers of the scene that runs now, within reach of all code, as Apple's are.
  static let current = Mutex(SeededRandom())

  /// Makes another scene's numbers the current ones.
  ///
  /// - Returns: the numbers that were current, as far as they have been drawn.
  static func exchange(for other: SeededRandom) -> SeededRandom {
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
