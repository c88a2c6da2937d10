/// A generator of random numbers that are the same in every run.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a number of a range; all are equally likely.
  public mutating func next(in range: Range<Double>) -> Double {
    let fraction = Double(next() >> 11) / 9_007_199_254_740_992
    return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
  }

  /// Returns a whole number from 0 to below a count.
  public mutating func next(below count: Int) -> Int { Int(next() % UInt64(count)) }
}
