/// What is seen of a view apart from its place.
package struct ViewLook: Hashable, Sendable {
  /// The aspects of a view, in this order.
  package enum Aspect: String, CaseIterable, Sendable {
    case hidden, background
    case cornerRadius = "corner radius"
    case borderWidth = "border width"
    case border, text
    case textColor = "text colour"
    case fontSize = "font size"
    case shadow, mask, image, gradient, clip, tilt
    /// The named view that was painted just before.
    case over
    /// All that is painted of the view and of the unnamed views in it.
    case content
  }

  /// Names and values, such as `background` and `#FF9500`, in the order of the aspects.
  package private(set) var properties: [Property] = []

  /// The name and value of an aspect.
  package struct Property: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  /// Adds the value of an aspect, if there is one.
  mutating func add(_ aspect: Aspect, _ value: String?) {
    if let value { properties.append(Property(name: aspect.rawValue, value: value)) }
  }
}
