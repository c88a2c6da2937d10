extension NSArray {
  /// Returns the values of a key in all objects, as an array; see `value(forKeyPath:)`.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Returns the values at the end of a path in all objects, as an array.
  ///
  /// Objects without the value give `NSNull`. A path may begin with an operator over all of them:
  /// `@count`, `@sum`, `@avg`, `@min` and `@max`, as in `@sum.self`, `@unionOfObjects` and
  /// `@distinctUnionOfObjects`.
  ///
  /// Source: Apple, "Using Collection Operators".
  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    keyedValue(of: allObjects, keyPath)
  }

  private var allObjects: [Any] { map { $0 } }
}

extension NSDictionary {
  /// Returns what stands at the end of a path of keys, through dictionaries and arrays.
  ///
  /// - Parameter keyPath: keys with dots between them; within an array those of its objects, or an
  ///   operator, as for an array's own.
  /// - Returns: the value; `nil` where a key leads nowhere.
  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    var found: Any = self
    var rest = keyPath.split(separator: ".")
    while let key = rest.first, let dictionary = found as? NSDictionary {
      guard let next = dictionary.object(forKey: String(key)) else { return nil }
      (found, rest) = (next, Array(rest.dropFirst()))
    }
    guard !rest.isEmpty else { return found }
    let path = rest.joined(separator: ".")
    return (found as? NSArray).map { $0.value(forKeyPath: path) } ?? valueOf([path], in: found)
  }
}

extension NSSet {
  /// Returns the values of a key in all objects, as a set; see `value(forKeyPath:)` of arrays.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Returns the values at the end of a path in all objects, as a set, or what an operator makes of
  /// them.
  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    let found = keyedValue(of: allObjects, keyPath)
    return (found as? NSArray).map { NSSet(array: $0.map { $0 }) } ?? found
  }
}

@MainActor
private func keyedValue(of objects: [Any], _ keyPath: String) -> Any? {
  let names = keyPath.split(separator: ".").map(String.init)
  guard let first = names.first else { return nil }
  let path = first.hasPrefix("@") ? Array(names.dropFirst()) : names
  let values = objects.map { valueOf(path, in: $0) }
  let found = values.compactMap(\.self)
  let numbers = found.compactMap { ($0 as? NSNumber)?.doubleValue }
  let order = PredicateRelation(ignoresCase: false)
  switch first {
  case "@count": return NSNumber(value: objects.count)
  case "@sum": return NSNumber(value: numbers.reduce(0, +))
  case "@avg": return NSNumber(value: numbers.reduce(0, +) / Double(max(1, numbers.count)))
  case "@min": return found.min { order.comparison($0, $1) == .orderedAscending }
  case "@max": return found.max { order.comparison($0, $1) == .orderedAscending }
  case "@unionOfObjects": return found as NSArray
  case "@distinctUnionOfObjects":
    return found.reduce(into: []) { distinct, value in
      if !distinct.contains(where: { order.holds($0, "==", value) }) { distinct.append(value) }
    } as NSArray
  default: return values.map { $0 ?? NSNull() } as NSArray
  }
}

/// Returns the value at the end of a path of keys; `nil` where a key leads nowhere.
@MainActor
package func valueOf(_ path: [String], in object: Any) -> Any? {
  if let found = (object as? any FindsValues)?.found(at: path) { return found }
  return PredicateOperand.path(path).value(in: object)
}

/// An object that finds values by its keys in a way of its own.
@MainActor
package protocol FindsValues: AnyObject {
  /// Returns the value at the end of a path of keys.
  ///
  /// - Returns: `nil` for keys that the object leaves to others.
  func found(at path: [String]) -> Any??
}
