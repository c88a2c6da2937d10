import Foundation

/// Returns a number as people write it: whole numbers have no decimal point.
package func describe(_ number: CGFloat) -> String {
  let whole = Int(exactly: number.rounded(.towardZero))
  guard let whole, CGFloat(whole) == number else { return "\(number)" }
  return "\(whole)"
}

/// Returns a rectangle as UIKit prints it: `(x y; width height)`.
package func describe(_ rect: CGRect) -> String {
  let origin = "\(describe(rect.origin.x)) \(describe(rect.origin.y))"
  return "(\(origin); \(describe(rect.size.width)) \(describe(rect.size.height)))"
}
