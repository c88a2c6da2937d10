import Foundation

/// An order of objects by one of their values.
///
/// In a file that imports UIKit alone the name `NSSortDescriptor` means this class: Foundation's
/// knows no keys here.
///
/// Source: Apple, NSSortDescriptor.
open class NSSortDescriptor: NSObject {
  /// The path to the value; `nil` for the objects themselves.
  public let key: String?
  /// Whether the smallest value comes first.
  public let ascending: Bool
  /// The path to the value, where it is Swift's.
  public let keyPath: AnyKeyPath?
  /// The name of the method that compares texts; `nil` for their order.
  public let selector: Selector?
  private let comparator: ((Any, Any) -> ComparisonResult)?

  /// Makes an order by the value at the end of a path.
  ///
  /// - Parameters:
  ///   - key: the path; `nil` for the objects themselves.
  ///   - ascending: whether the smallest value comes first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key, nil, ascending, nil, nil)
  }

  /// Makes an order by the value at the end of a path, whose texts a method compares.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key, nil, ascending, selector, nil)
  }

  /// Makes an order by the value at the end of a path, which a closure compares.
  public convenience init(
    key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult
  ) { self.init(key, nil, ascending, nil, comparator) }

  /// Makes an order by a property.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(nil, keyPath, ascending, nil, nil)
  }

  /// Makes an order by a property, which a closure compares.
  public convenience init<Root, Value>(
    keyPath: KeyPath<Root, Value>, ascending: Bool,
    comparator: @escaping (Any, Any) -> ComparisonResult
  ) { self.init(nil, keyPath, ascending, nil, comparator) }

  private init(
    _ key: String?, _ keyPath: AnyKeyPath?, _ ascending: Bool, _ selector: Selector?,
    _ comparator: ((Any, Any) -> ComparisonResult)?
  ) {
    (self.key, self.keyPath, self.ascending) = (key, keyPath, ascending)
    (self.selector, self.comparator) = (selector, comparator)
    super.init()
  }

  /// The same order from the other end.
  open var reversedSortDescriptor: Any {
    NSSortDescriptor(key, keyPath, !ascending, selector, comparator)
  }

  /// Returns which of two objects comes first.
  open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let first = value(of: object1)
    let second = value(of: object2)
    let order: ComparisonResult
    if let comparator, let first, let second {
      order = comparator(first, second)
    } else {
      let ignoresCase =
        ["localized", "caseInsensitive"].contains { selector?.description.hasPrefix($0) == true }
      order = PredicateRelation(ignoresCase: ignoresCase).comparison(first, second)
    }
    return ascending ? order : ComparisonResult(rawValue: -order.rawValue) ?? order
  }

  private func value(of object: Any) -> Any? {
    if let keyPath { return object[keyPath: keyPath] }
    guard let key else { return object }
    return PredicateOperand.path(key.split(separator: ".").map(String.init)).value(in: object)
  }

  /// Returns objects in the order of several descriptors, the most important first.
  package static func sorted<Object>(
    _ objects: [Object], by descriptors: [NSSortDescriptor]
  ) -> [Object] {
    objects.enumerated().sorted { first, second in
      for descriptor in descriptors {
        let order = descriptor.compare(first.element, to: second.element)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}

extension NSArray {
  /// Returns the objects in the order of several descriptors, the most important first.
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    NSSortDescriptor.sorted(map { $0 }, by: sortDescriptors)
  }
}

extension NSSet {
  /// Returns the objects in the order of several descriptors, the most important first.
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    NSSortDescriptor.sorted(allObjects, by: sortDescriptors)
  }
}

/// An object that knows its values by key.
package protocol KeyedObject: AnyObject {
  /// Returns a value by its key.
  nonisolated func keyedValue(_ key: String) -> Any?
}
