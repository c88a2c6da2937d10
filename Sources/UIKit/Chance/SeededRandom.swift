import Synchronization

/// The random numbers of a scene: the same on every run.
///
/// Source: Steele, Lea and Flood, Fast splittable pseudorandom number generators (SplitMix64), 2014.
struct SeededRandom: Hashable, Sendable {
  private var state: UInt64

  /// Equal seeds give equal numbers.
  init(seed: UInt64 = Self.seed) { state = seed }

  /// What every scene begins with.
  private static let seed: UInt64 = 2007

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// The numbers of the scene that runs now; reached from everywhere, as Apple's are.
  static let current = Mutex(SeededRandom())

  /// Goes over to the numbers of another scene and answers how far those of this one are.
  static func exchange(for other: SeededRandom) -> SeededRandom {
    current.withLock { current in
      defer { current = other }
      return current
    }
  }
}

/// What chooses where nothing else is said; seeded, unlike the standard library's.
///
/// A file that imports UIKit means this type by `SystemRandomNumberGenerator`.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  public init() {}

  public mutating func next() -> UInt64 { SeededRandom.current.withLock { $0.next() } }
}
