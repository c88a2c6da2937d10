/// What one sees of a view apart from where it stands.
package struct ViewLook: Hashable, Sendable {
  /// What is told of a view, in this order.
  package enum Aspect: String, CaseIterable, Sendable {
    case hidden, background
    case cornerRadius = "corner radius"
    case borderWidth = "border width"
    case border, text
    case textColor = "text colour"
    case fontSize = "font size"
    case shadow, mask, image, gradient, clip, tilt
    /// The view with a name that was painted just before.
    case over
    /// All that is painted of the view and of those in it without a name.
    case content
  }

  /// Names and values, such as `background` and `#FF9500`, in the order of the aspects.
  package private(set) var properties: [Property] = []

  package struct Property: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  /// Adds what is there of an aspect.
  mutating func add(_ aspect: Aspect, _ value: String?) {
    if let value { properties.append(Property(name: aspect.rawValue, value: value)) }
  }
}
