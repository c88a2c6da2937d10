import Foundation

import func Arithmetic.pow

/// A sum that was read.
indirect enum PredicateSum {
  case number(SumNumber)
  case operand(PredicateOperand)
  case negative(PredicateSum)
  case operation(PredicateSum, String, PredicateSum)

  /// Returns the value for an object; `nil` where a key path leads to no number.
  func value(in object: Any) -> SumNumber? {
    switch self {
    case .number(let number): return number
    case .operand(let operand): return operand.value(in: object).flatMap(SumNumber.init)
    case .negative(let other):
      return other.value(in: object).map { SumNumber.whole(0).with($0, -, whole: &-) }
    case .operation(let left, let sign, let right):
      guard let first = left.value(in: object), let second = right.value(in: object) else {
        return nil
      }
      switch sign {
      case "+": return first.with(second, +, whole: &+)
      case "-": return first.with(second, -, whole: &-)
      case "*": return first.with(second, *, whole: &*)
      case "/": return first.divided(by: second)
      default: return .real(pow(first.real, second.real))
      }
    }
  }
}

/// A number, which stays whole as long as all that it is made of is.
enum SumNumber {
  case whole(Int)
  case real(Double)

  /// Takes a value that is a number or reads like one; `nil` for others.
  init?(_ value: Any) {
    switch value {
    case let value as Int: self = .whole(value)
    case let value as Double: self = .real(value)
    case let value as any BinaryInteger: self = .whole(Int(clamping: value))
    case let value as any BinaryFloatingPoint: self = .real(Double(value))
    case let value as NSNumber: self = .real(value.doubleValue)
    case let value as String:
      if let whole = Int(value) {
        self = .whole(whole)
      } else if let real = Double(value) {
        self = .real(real)
      } else {
        return nil
      }
    default: return nil
    }
  }

  var real: Double {
    switch self {
    case .whole(let value): Double(value)
    case .real(let value): value
    }
  }

  var asNumber: NSNumber {
    switch self {
    case .whole(let value): NSNumber(value: value)
    case .real(let value): NSNumber(value: value)
    }
  }

  /// Joins two numbers by an operation for whole ones and one for all others.
  func with(
    _ other: SumNumber, _ operation: (Double, Double) -> Double,
    whole: (Int, Int) -> Int
  ) -> SumNumber {
    if case .whole(let first) = self, case .whole(let second) = other {
      return .whole(whole(first, second))
    }
    return .real(operation(real, other.real))
  }

  /// Divides; whole numbers leave no rest, and none is divided by zero.
  func divided(by other: SumNumber) -> SumNumber {
    if case .whole(let first) = self, case .whole(let second) = other, second != 0 {
      return .whole(first.dividedReportingOverflow(by: second).partialValue)
    }
    return .real(real / other.real)
  }
}

/// Reads a sum.
struct SumReader {
  private let text: String
  private var rest: Substring
  private var arguments: ArraySlice<Any>

  init(_ text: String, _ arguments: [Any]) {
    (self.text, rest, self.arguments) = (text, text[...], arguments[...])
  }

  /// Reads the whole text.
  func whole() -> PredicateSum {
    var reader = self
    let sum = reader.sum()
    reader.skipBlanks()
    guard reader.rest.isEmpty else { reader.fail() }
    return sum
  }

  private mutating func sum() -> PredicateSum {
    var left = product()
    while let sign = take(["+", "-"]) { left = .operation(left, sign, product()) }
    return left
  }

  private mutating func product() -> PredicateSum {
    var left = power()
    while let sign = take(["*", "/"]) { left = .operation(left, sign, power()) }
    return left
  }

  private mutating func power() -> PredicateSum {
    let base = single()
    return take(["**"]) == nil ? base : .operation(base, "**", power())
  }

  private mutating func single() -> PredicateSum {
    if take(["-"]) != nil { return .negative(single()) }
    if take(["+"]) != nil { return single() }
    if take(["("]) != nil {
      let inner = sum()
      guard take([")"]) != nil else { fail() }
      return inner
    }
    skipBlanks()
    let word = rest.prefix { $0.isLetter || $0.isNumber || "._@%".contains($0) }
    rest = rest[word.endIndex...]
    if word.hasPrefix("%") {
      guard let argument = arguments.popFirst() else { fail() }
      if word.uppercased() == "%K" { return .operand(path("\(argument)")) }
      return SumNumber(argument).map(PredicateSum.number) ?? .operand(.constant(argument))
    }
    if let number = SumNumber(String(word)) { return .number(number) }
    guard word.first?.isLetter == true || word.first == "_", !rest.hasPrefix("(") else { fail() }
    return .operand(word.uppercased() == "SELF" ? .object : path(String(word)))
  }

  private func path(_ text: String) -> PredicateOperand {
    .path(text.split(separator: ".").map(String.init))
  }

  private mutating func skipBlanks() { rest = rest.drop(while: \.isWhitespace) }

  /// Takes the first of some signs that stands next; `*` is no part of `**`.
  private mutating func take(_ signs: [String]) -> String? {
    skipBlanks()
    guard let sign = signs.first(where: { rest.hasPrefix($0) }),
      sign != "*" || !rest.hasPrefix("**")
    else { return nil }
    rest.removeFirst(sign.count)
    return sign
  }

  private func fail() -> Never {
    let text = text
    return MainActor.assumeIsolated {
      raise(.invalidArgument, "Unable to parse the format string \"\(text)\"")
    }
  }
}
