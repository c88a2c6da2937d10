/// Numbers by chance that follow from a seed alone.
///
/// Source: Steele, Lea and Flood, Fast splittable pseudorandom number generators (SplitMix64), 2014.
package struct SplitMix64: Hashable, Sendable {
  private var state: UInt64

  /// Makes the numbers of a seed; equal seeds give equal numbers.
  package init(seed: UInt64) { state = seed }

  /// The seed of every scene.
  package static let seedOfScenes: UInt64 = 2007

  /// Returns the next number, from 0 to 2⁶⁴ − 1.
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
