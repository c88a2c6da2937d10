import UIKit

import struct Arithmetic.SplitMix64

/// What draws numbers by chance.
///
/// Source: Apple, GKRandom.
@preconcurrency @MainActor
public protocol GKRandom {
  /// Returns any number that 32 bits hold.
  func nextInt() -> Int
  /// Returns a number from 0 up to, but not including, a bound.
  func nextInt(upperBound: Int) -> Int
  /// Returns a number from 0 to 1.
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// Draws numbers from the scene's seed; sources with a seed of their own draw the same ones each time.
///
/// The numbers of a seed are not Apple's.
///
/// Source: Apple, GKRandomSource.
@preconcurrency @MainActor
open class GKRandomSource: NSObject, GKRandom {
  fileprivate var own: SplitMix64?

  public override init() { super.init() }

  /// The source that all share.
  open class func sharedRandom() -> GKRandomSource {
    LayerRuntime.current.stage.part { GKRandomSource() }
  }

  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: draw())) }

  open func nextInt(upperBound: Int) -> Int {
    upperBound > 0 ? Int(draw() % UInt64(upperBound)) : 0
  }

  open func nextUniform() -> Float { Float(draw() >> 40) / Float(1 << 24) }
  open func nextBool() -> Bool { draw() & 1 == 1 }

  /// Returns the elements in an order by chance.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var shuffled = array
    for index in shuffled.indices.reversed() where index > 0 {
      shuffled.swapAt(index, nextInt(upperBound: index + 1))
    }
    return shuffled
  }

  private func draw() -> UInt64 {
    if own != nil { return own?.next() ?? 0 }
    return .random(in: .min ... .max)
  }
}

/// A source whose numbers follow from a seed.
///
/// Source: Apple, GKMersenneTwisterRandomSource.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  public override init() { super.init() }
  public init(seed: UInt64) {
    super.init()
    own = SplitMix64(seed: seed)
  }
}

/// A source whose numbers follow from a seed.
///
/// Source: Apple, GKLinearCongruentialRandomSource.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  public override init() { super.init() }
  public init(seed: UInt64) {
    super.init()
    own = SplitMix64(seed: seed)
  }
}

/// A source whose numbers follow from a seed.
///
/// Source: Apple, GKARC4RandomSource.
open class GKARC4RandomSource: GKRandomSource {
  public override init() { super.init() }
  public init(seed: Data) {
    super.init()
    own = SplitMix64(seed: seed.reduce(0) { $0 &* 31 &+ UInt64($1) })
  }
  /// Draws numbers and drops them.
  open func dropValues(_ count: Int) { for _ in 0..<count { _ = nextInt() } }
}

/// Numbers of a range, all as likely.
///
/// Source: Apple, GKRandomDistribution.
@preconcurrency @MainActor
open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  let source: any GKRandom

  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, highestValue)
    super.init()
  }

  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue,
      highestValue: highestValue)
  }

  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  /// A die of six sides.
  open class func d6() -> Self { die(6) }
  /// A die of twenty sides.
  open class func d20() -> Self { die(20) }

  private class func die(_ sides: Int) -> Self {
    Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: sides)
  }

  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  open func nextInt() -> Int {
    lowestValue + source.nextInt(upperBound: max(1, numberOfPossibleOutcomes))
  }

  /// Returns a number of the range below a bound.
  open func nextInt(upperBound: Int) -> Int {
    let count = min(upperBound, highestValue + 1) - lowestValue
    return lowestValue + source.nextInt(upperBound: max(1, count))
  }

  open func nextUniform() -> Float {
    numberOfPossibleOutcomes > 1
      ? Float(nextInt() - lowestValue) / Float(highestValue - lowestValue) : 0
  }

  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Numbers of a range, those in its middle most likely.
///
/// Source: Apple, GKGaussianDistribution.
open class GKGaussianDistribution: GKRandomDistribution {
  public var mean: Float { Float(lowestValue + highestValue) / 2 }
  public var deviation: Float { Float(highestValue - lowestValue) / 6 }

  open override func nextInt() -> Int {
    // The sum of twelve such numbers has the deviation 1.
    let sum = (0..<12).reduce(Float(-6)) { sum, _ in sum + source.nextUniform() }
    return min(max(Int((mean + sum * deviation).rounded()), lowestValue), highestValue)
  }
}

/// Numbers of a range, none again before all others have come.
///
/// Source: Apple, GKShuffledDistribution.
open class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []

  open override func nextInt() -> Int {
    if left.isEmpty { left = Array(lowestValue...max(lowestValue, highestValue)) }
    return left.remove(at: source.nextInt(upperBound: left.count))
  }
}
