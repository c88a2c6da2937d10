/// The name that an author gave to a boundary, compared as `isEqual` compares.
///
/// A `String` and an `NSString` of the same characters are the same name, as on iOS, where each is
/// bridged to the other.
struct BoundaryIdentifier: Hashable {
  /// The name as it was given.
  let value: any NSCopying

  /// Returns true when the names are the same text, or equal by their own `isEqual` or `==`.
  static func == (one: Self, other: Self) -> Bool {
    if let one = one.text, let other = other.text { return one == other }
    if let one = one.value as? NSObject, let other = other.value as? NSObject {
      return one.isEqual(other)
    }
    if let one = one.value as? AnyHashable, let other = other.value as? AnyHashable {
      return one == other
    }
    return false
  }

  func hash(into hasher: inout Hasher) {
    if let text {
      hasher.combine(text)
    } else if let object = value as? NSObject {
      hasher.combine(object.hash)
    } else if let value = value as? AnyHashable {
      hasher.combine(value)
    }
  }

  private var text: String? {
    if let string = value as? String { return string }
    return (value as? NSString).map { "\($0)" }
  }
}

/// Lets strings name boundaries, as in `"floor" as NSCopying`; on iOS strings are bridged.
// swift-format-ignore: AvoidRetroactiveConformances
extension String: @retroactive NSCopying {
  /// Returns the string itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
