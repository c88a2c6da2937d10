import Foundation

extension NSMutableDictionary {
  /// Sets an object under a key of any kind that can be copied, as in `"one" as NSCopying`.
  ///
  /// Source: Apple, NSMutableDictionary.setObject(_:forKey:).
  @_disfavoredOverload
  public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
    guard let key = aKey as? AnyHashable else {
      MainActor.assumeIsolated {
        raise(.invalidArgument, "-[__NSDictionaryM setObject:forKey:]: a key has no hash")
      }
    }
    setObject(anObject, forKey: key)
  }

  /// The object under a key of any kind that can be copied; `nil` removes it.
  @_disfavoredOverload
  public subscript(key: any NSCopying) -> Any? {
    get { (key as? AnyHashable).flatMap { object(forKey: $0) } }
    set {
      guard let key = key as? AnyHashable else { return }
      if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
    }
  }
}
