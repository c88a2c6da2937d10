// The standard library's random choices, drawn from the scene's seed. In a file that imports UIKit
// they hide the standard library's own.

extension FixedWidthInteger {
  /// Returns a random number from a range, all equally likely.
  public static func random(in range: Range<Self>) -> Self {
    var numbers = SystemRandomNumberGenerator()
    return random(in: range, using: &numbers)
  }

  /// Returns a random number from a range, all equally likely.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var numbers = SystemRandomNumberGenerator()
    return random(in: range, using: &numbers)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  /// Returns a random number from a range, all equally likely.
  public static func random(in range: Range<Self>) -> Self {
    var numbers = SystemRandomNumberGenerator()
    return random(in: range, using: &numbers)
  }

  /// Returns a random number from a range, all equally likely.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var numbers = SystemRandomNumberGenerator()
    return random(in: range, using: &numbers)
  }
}

extension Bool {
  /// Returns true or false, equally likely.
  public static func random() -> Bool {
    var numbers = SystemRandomNumberGenerator()
    return random(using: &numbers)
  }
}

extension Sequence {
  /// Returns the elements in a random order, all orders equally likely.
  public func shuffled() -> [Element] {
    var numbers = SystemRandomNumberGenerator()
    return shuffled(using: &numbers)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Puts the elements in a random order, all orders equally likely.
  public mutating func shuffle() {
    var numbers = SystemRandomNumberGenerator()
    shuffle(using: &numbers)
  }
}

extension Collection {
  /// Returns a random element, all equally likely; nil for an empty collection.
  public func randomElement() -> Element? {
    var numbers = SystemRandomNumberGenerator()
    return randomElement(using: &numbers)
  }
}
