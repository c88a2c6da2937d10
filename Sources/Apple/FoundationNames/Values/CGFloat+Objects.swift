import Foundation

/// What Foundation's numbers have and Core Graphics' lacks here.
///
/// Source: Apple, SE-0170, "NSNumber bridging and Numeric types".
extension CGFloat {
  /// Makes the number that an object holds, as Swift 3 and 4 wrote it.
  public init(_ number: NSNumber) { self.init(truncating: number) }

  /// Makes the number that an object holds.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  /// Makes the number that an object holds; `nil` where a number of double precision cannot hold it.
  public init?(exactly number: NSNumber) {
    guard let number = Double(exactly: number) else { return nil }
    self = CGFloat(number)
  }
}
