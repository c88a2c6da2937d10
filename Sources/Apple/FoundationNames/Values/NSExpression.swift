import Foundation

/// One side of a comparison, or a sum that is written as a text.
///
/// Source: Apple, NSExpression.
public class NSExpression: NSObject {
  /// What an expression stands for.
  private enum Content {
    case operand(PredicateOperand)
    case sum(PredicateSum)
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// Makes an expression of a value that stays the same.
  public convenience init(forConstantValue obj: Any?) { self.init(.operand(.constant(obj))) }

  /// Makes an expression of what an object has under a key path, such as `author.name`.
  public convenience init(forKeyPath keyPath: String) {
    self.init(.operand(.path(keyPath.split(separator: ".").map(String.init))))
  }

  /// Makes an expression of a sum such as `"2 + 3 * (4 - 1)"`; it stops for one that cannot be read.
  ///
  /// As on iOS whole numbers are divided without a rest, `5 / 2` is 2. There are `+`, `-`, `*`, `/`,
  /// `**`, brackets, numbers, key paths, and arguments for `%@`, `%K` and `%d`; there are no
  /// functions.
  public convenience init(format expressionFormat: String, _ args: Any...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  /// Makes an expression of a sum and of what stands for `%@` and its like.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(.sum(SumReader(expressionFormat, arguments).whole()))
  }

  /// Makes the expression of the object itself.
  public class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(.operand(.object))
  }

  /// Returns the value for an object.
  ///
  /// - Parameters:
  ///   - object: what key paths are looked up in.
  ///   - context: taken for Apple's sake.
  /// - Returns: the value; `nil` for none.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch content {
    case .operand(let operand): operand.value(in: object ?? NSNull())
    case .sum(let sum): sum.value(in: object ?? NSNull())?.asNumber
    }
  }
}

/// A condition that compares two expressions.
///
/// Source: Apple, NSComparisonPredicate.
public class NSComparisonPredicate: NSPredicate {
  /// Whether the left side is a list of whose members one or all have to meet the condition.
  public enum Modifier: UInt, Sendable {
    case direct, all, any
  }

  /// A relation.
  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
    case matches, like, beginsWith, endsWith, `in`
    case contains = 99
    case between
  }

  /// What of texts does not count.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Capital letters are taken for small ones, and letters with marks for those without.
    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Texts are compared as they are; recorded only.
    public static let normalized = Options(rawValue: 4)
  }

  /// Makes a condition.
  ///
  /// - Parameters:
  ///   - lhs: the left side.
  ///   - rhs: the right side.
  ///   - modifier: whether the left side is a list of whose members one or all have to meet it.
  ///   - type: the relation; there are none by selectors.
  ///   - options: whether case and accents of texts count.
  public convenience init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    let word = type.word
    let relation = PredicateRelation(
      ignoresCase: options.contains(.caseInsensitive),
      ignoresMarks: options.contains(.diacriticInsensitive))
    self.init { object, _ in
      let left = lhs.expressionValue(with: object, context: nil)
      let right = rhs.expressionValue(with: object, context: nil)
      switch modifier {
      case .all: return relation.holds(for: .all, of: left, word, right)
      case .any: return relation.holds(for: .any, of: left, word, right)
      case .direct: return relation.holds(left, word, right)
      }
    }
  }
}

extension NSComparisonPredicate.Operator {
  /// The word of the relation in a predicate's text.
  fileprivate var word: String {
    switch self {
    case .lessThan: "<"
    case .lessThanOrEqualTo: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqualTo: ">="
    case .equalTo: "=="
    case .notEqualTo: "!="
    case .matches: "MATCHES"
    case .like: "LIKE"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .in: "IN"
    case .contains: "CONTAINS"
    case .between: "BETWEEN"
    }
  }
}
