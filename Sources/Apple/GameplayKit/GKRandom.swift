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
  /// Returns true in half of the cases.
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

  /// Returns any number that 32 bits hold, -2³¹ to 2³¹ - 1.
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: draw())) }

  /// Returns a number from 0 up to, but not including, a bound; 0 for a bound of 0 or less.
  open func nextInt(upperBound: Int) -> Int {
    upperBound > 0 ? Int(draw() % UInt64(upperBound)) : 0
  }

  /// Returns a number from 0 up to, but not including, 1, in steps of 2⁻²⁴.
  open func nextUniform() -> Float { Float(draw() >> 40) / Float(1 << 24) }
  /// Returns true in half of the cases.
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
  /// Makes a source whose numbers are the same for the same seed; they are not Apple's.
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
  /// Makes a source whose numbers are the same for the same seed; they are not Apple's.
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
  /// Makes a source whose numbers are the same for the same bytes; they are not Apple's.
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
  /// The least number that is drawn.
  public let lowestValue: Int
  /// The greatest number that is drawn.
  public let highestValue: Int
  let source: any GKRandom

  /// Makes the numbers of a range, both ends included, drawn from a source.
  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, highestValue)
    super.init()
  }

  /// Makes the numbers of a range, both ends included, drawn from the source that all share.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue,
      highestValue: highestValue)
  }

  /// Makes a die: the numbers from 1 to how many sides it has.
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

  /// How many numbers the range has.
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  /// Returns a number of the range, each as likely; the least one for a range that is upside down.
  open func nextInt() -> Int {
    lowestValue + source.nextInt(upperBound: max(1, numberOfPossibleOutcomes))
  }

  /// Returns a number of the range below a bound; the least one where none is.
  open func nextInt(upperBound: Int) -> Int {
    let count = min(upperBound, highestValue + 1) - lowestValue
    return lowestValue + source.nextInt(upperBound: max(1, count))
  }

  /// Returns a number of the range as a share of it, 0...1; 0 for a range of one number.
  open func nextUniform() -> Float {
    numberOfPossibleOutcomes > 1
      ? Float(nextInt() - lowestValue) / Float(highestValue - lowestValue) : 0
  }

  /// Returns true where the number lies in the upper half of the range.
  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Numbers of a range, those in its middle most likely.
///
/// Source: Apple, GKGaussianDistribution.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The middle of the range, and a sixth of its length: so far numbers usually lie from the
  /// middle.
  public var mean: Float { Float(lowestValue + highestValue) / 2 }
  public var deviation: Float { Float(highestValue - lowestValue) / 6 }

  open override func nextInt() -> Int {
    // The sum of twelve such numbers has the deviation 1.
    let sum = (0..<12).reduce(Float(-6)) { sum, _ in sum + source.nextUniform() }
    return min(max(Int((mean + sum * deviation).rounded()), lowestValue), highestValue)
  }

  /// Returns the next number that lies below a bound; the least one of the range where none is.
  ///
  /// After a thousand draws above the bound it is any number below it: bounds so far from the
  /// middle are hardly ever reached.
  open override func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    for _ in 0..<1000 {
      let number = nextInt()
      if number < upperBound { return number }
    }
    return super.nextInt(upperBound: upperBound)
  }
}

/// Numbers of a range, none again before all others have come.
///
/// Source: Apple, GKShuffledDistribution.
open class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []

  open override func nextInt() -> Int {
    fill()
    return left.remove(at: source.nextInt(upperBound: left.count))
  }

  /// Returns a number below a bound, none again before all others below it have come; the least one
  /// of the range where none is.
  open override func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    fill()
    var places = left.indices.filter { left[$0] < upperBound }
    if places.isEmpty {
      let first = left.count
      left += lowestValue..<min(upperBound, max(lowestValue, highestValue) + 1)
      places = Array(first..<left.count)
    }
    return left.remove(at: places[source.nextInt(upperBound: places.count)])
  }

  /// Begins anew where no number is left.
  private func fill() {
    if left.isEmpty { left = Array(lowestValue...max(lowestValue, highestValue)) }
  }
}
