import Foundation

/// A condition on an object, which may be written as a text.
///
/// In a file that imports UIKit alone the name `NSPredicate` means this class, which adds to
/// Foundation's what that lacks here.
///
/// Source: Apple, NSPredicate, Predicate Format String Syntax.
public class NSPredicate: Foundation.NSPredicate {
  /// Makes a condition of its text, such as `name CONTAINS[c] %@`; it stops for one that cannot be
  /// read.
  ///
  /// Values are read by key from dictionaries and from the stored properties of other objects.
  ///
  /// - Parameters:
  ///   - predicateFormat: comparisons, joined with AND, OR and NOT.
  ///   - arguments: what stands for `%@`, `%K`, `%d` and their like, in order.
  public convenience init(format predicateFormat: String, _ arguments: Any...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// Makes a condition of its text and of what stands for `%@` and its like.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var reader = PredicateReader(predicateFormat, arguments ?? [])
    let condition = reader.condition()
    self.init { object, _ in condition.holds(for: object ?? NSNull()) }
  }
}

/// A condition that was read.
indirect enum PredicateCondition {
  case always(Bool)
  case not(PredicateCondition)
  case and(PredicateCondition, PredicateCondition)
  case or(PredicateCondition, PredicateCondition)
  case comparison(PredicateOperand, String, ignoresCase: Bool, PredicateOperand)
  /// A comparison with each member of a list.
  case members(PredicateQuantity, PredicateOperand, String, ignoresCase: Bool, PredicateOperand)

  /// Returns whether the condition holds for an object.
  func holds(for object: Any) -> Bool {
    switch self {
    case .always(let value): value
    case .not(let condition): !condition.holds(for: object)
    case .and(let first, let second): first.holds(for: object) && second.holds(for: object)
    case .or(let first, let second): first.holds(for: object) || second.holds(for: object)
    case .comparison(let left, let relation, let ignoresCase, let right):
      PredicateRelation(ignoresCase: ignoresCase)
        .holds(left.value(in: object), relation, right.value(in: object))
    case .members(let quantity, let left, let relation, let ignoresCase, let right):
      PredicateRelation(ignoresCase: ignoresCase)
        .holds(for: quantity, of: left.value(in: object), relation, right.value(in: object))
    }
  }
}

/// How many members of a list have to meet a condition.
enum PredicateQuantity: String {
  case any = "ANY"
  case some = "SOME"
  case all = "ALL"
  case none = "NONE"
}

/// One side of a comparison.
package enum PredicateOperand {
  case object
  case constant(Any?)
  case path([String])

  /// Returns what the operand stands for in an object; `nil` where it has nothing of a name in the
  /// path.
  package func value(in object: Any) -> Any? {
    switch self {
    case .object: object
    case .constant(let value): value
    case .path(let names):
      names.reduce(Optional(object)) { found, name in found.flatMap { Self.value(name, of: $0) } }
    }
  }

  private static func value(_ name: String, of object: Any) -> Any? {
    if name == "self" || name == "SELF" { return object }
    if let keyed = object as? any KeyedObject { return keyed.keyedValue(name) }
    if let set = object as? NSSet { return value(name, of: set.allObjects) }
    if let set = object as? NSOrderedSet { return value(name, of: set.array) }
    if let dictionary = object as? [String: Any] { return dictionary[name] }
    if let text = object as? String, name == "length" { return text.count }
    if let list = object as? [Any] {
      return name == "@count" || name == "count"
        ? list.count : list.compactMap { value(name, of: $0) }
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let found = current.children.first(where: { $0.label == name }) { return found.value }
      mirror = current.superclassMirror
    }
    return nil
  }
}

/// Compares two values as a predicate does.
package struct PredicateRelation {
  let ignoresCase: Bool
  var ignoresMarks = false

  /// Compares texts with or without a look at the case of letters and at their marks.
  package init(ignoresCase: Bool, ignoresMarks: Bool = false) {
    (self.ignoresCase, self.ignoresMarks) = (ignoresCase, ignoresMarks)
  }

  /// Compares two values.
  ///
  /// - Parameters:
  ///   - left: the left side; `nil` and `NSNull` are nothing, and equal only to nothing.
  ///   - relation: its sign in a format, such as `<=` or `BEGINSWITH`; what is none is taken for
  ///     `MATCHES`.
  ///   - right: the right side.
  /// - Returns: whether they stand in the relation; false for values that have no order, and where
  ///   one of two texts is none.
  package func holds(_ left: Any?, _ relation: String, _ right: Any?) -> Bool {
    let (left, right) = (plain(unwrapped(left)), plain(unwrapped(right)))
    switch relation {
    case "==": return equal(left, right)
    case "!=": return !equal(left, right)
    case "<": return order(left, right).map { $0 < 0 } ?? false
    case "<=": return order(left, right).map { $0 <= 0 } ?? false
    case ">": return order(left, right).map { $0 > 0 } ?? false
    case ">=": return order(left, right).map { $0 >= 0 } ?? false
    case "IN":
      if let list = right as? [Any] { return list.contains { equal(left, $0) } }
      return holds(right, "CONTAINS", left)
    case "BETWEEN":
      guard let ends = right as? [Any], ends.count == 2 else { return false }
      return holds(left, ">=", ends[0]) && holds(left, "<=", ends[1])
    case "CONTAINS":
      if let list = left as? [Any] { return list.contains { equal($0, right) } }
      return texts(left, right).map { $0.contains($1) } ?? false
    case "BEGINSWITH": return texts(left, right).map { $0.hasPrefix($1) } ?? false
    case "ENDSWITH": return texts(left, right).map { $0.hasSuffix($1) } ?? false
    case "LIKE":
      return texts(left, right).map { text, pattern in
        let escaped = NSRegularExpression.escapedPattern(for: pattern)
          .replacing("\\*", with: ".*").replacing("\\?", with: ".")
        return matches(text, escaped)
      } ?? false
    default: return texts(left, right).map { matches($0, $1) } ?? false
    }
  }

  /// Returns whether as many members of a list as asked for stand in a relation.
  func holds(
    for quantity: PredicateQuantity, of left: Any?, _ relation: String, _ right: Any?
  ) -> Bool {
    let members = plain(unwrapped(left)) as? [Any] ?? []
    return switch quantity {
    case .any, .some: members.contains { holds($0, relation, right) }
    case .all: members.allSatisfy { holds($0, relation, right) }
    case .none: !members.contains { holds($0, relation, right) }
    }
  }

  /// Returns the members of a set as a list.
  private func plain(_ value: Any?) -> Any? {
    (value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? value
  }

  /// Returns the order of two values; nothing comes before anything.
  package func comparison(_ left: Any?, _ right: Any?) -> ComparisonResult {
    let (left, right) = (unwrapped(left), unwrapped(right))
    guard left != nil, right != nil else {
      return left == nil ? (right == nil ? .orderedSame : .orderedAscending) : .orderedDescending
    }
    return order(left, right).flatMap { ComparisonResult(rawValue: $0) } ?? .orderedSame
  }

  private func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  private func equal(_ left: Any?, _ right: Any?) -> Bool {
    if left == nil || right == nil { return left == nil && right == nil }
    if let order = order(left, right) { return order == 0 }
    guard let first = left as? AnyHashable, let second = right as? AnyHashable else { return false }
    return first == second
  }

  /// Returns less than, equal to or more than 0; `nil` for values without an order.
  private func order(_ left: Any?, _ right: Any?) -> Int? {
    if let (first, second) = texts(left, right) {
      return first == second ? 0 : first < second ? -1 : 1
    }
    guard let first = number(left), let second = number(right) else { return nil }
    return first == second ? 0 : first < second ? -1 : 1
  }

  private func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Date: value.timeIntervalSinceReferenceDate
    default: nil
    }
  }

  private func texts(_ left: Any?, _ right: Any?) -> (String, String)? {
    func text(_ value: Any?) -> String? { value as? String ?? (value as? NSString).map { "\($0)" } }
    guard let first = text(left), let second = text(right) else { return nil }
    guard ignoresCase || ignoresMarks else { return (first, second) }
    func folded(_ text: String) -> String {
      let plain =
        ignoresMarks ? text.folding(options: .diacriticInsensitive, locale: nil) : text
      return ignoresCase ? plain.lowercased() : plain
    }
    return (folded(first), folded(second))
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
  }
}
