import Foundation

/// Conditions that are joined, or one that is turned round.
///
/// Source: Apple, NSCompoundPredicate.
public class NSCompoundPredicate: NSPredicate {
  /// Makes a condition that holds where all of some do, and so for none of them.
  public convenience init(andPredicateWithSubpredicates subpredicates: [Foundation.NSPredicate]) {
    self.init { object, values in
      subpredicates.allSatisfy { $0.evaluate(with: object, substitutionVariables: values) }
    }
  }

  /// Makes a condition that holds where one of some does.
  public convenience init(orPredicateWithSubpredicates subpredicates: [Foundation.NSPredicate]) {
    self.init { object, values in
      subpredicates.contains { $0.evaluate(with: object, substitutionVariables: values) }
    }
  }

  /// Makes a condition that holds where another does not.
  public convenience init(notPredicateWithSubpredicate predicate: Foundation.NSPredicate) {
    self.init { object, values in
      !predicate.evaluate(with: object, substitutionVariables: values)
    }
  }

  /// How conditions are joined.
  public enum LogicalType: UInt, Sendable {
    case not, and, or
  }

  /// Joins conditions; of several that are turned round the first counts.
  public convenience init(type: LogicalType, subpredicates: [Foundation.NSPredicate]) {
    switch type {
    case .and: self.init(andPredicateWithSubpredicates: subpredicates)
    case .or: self.init(orPredicateWithSubpredicates: subpredicates)
    case .not:
      self.init(notPredicateWithSubpredicate: subpredicates.first ?? NSPredicate(value: false))
    }
  }
}
