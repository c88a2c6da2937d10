/// What is seen of a view apart from its place.
///
/// No table of properties, as `KeyedRows` are: an aspect is what is painted now, of an animated layer
/// its presentation, in the order and the words of records.
package struct ViewLook: Hashable, Sendable {
  /// The aspects that every view may have, in this order; properties of kinds of layers follow by
  /// their own names.
  package enum Aspect: String, CaseIterable, Sendable {
    case hidden, background
    case cornerRadius = "corner radius"
    case cornerCurve = "corner curve"
    case borderWidth = "border width"
    case border, text
    case textColor = "text colour"
    case font
    case fontSize = "font size"
    case alignment
    case lines = "number of lines"
    case lineBreak = "line break"
    case underline, strikethrough, kerning
    case lineSpacing = "line spacing"
    case letterColors = "colours of letters"
    case letterFonts = "fonts of letters"
    /// What a control stands at.
    case value
    case contentMode = "content mode"
    case shadow
    case shadowOpacity = "shadow opacity"
    case mask, image, gradient, clip, perspective, tilt
    /// The nearest view with a name around the view.
    case inside
    /// The named view that was painted just before.
    case over
    /// All that is painted of the view itself.
    case content
  }

  /// What `hidden` says of a view in one that is hidden.
  package static let hiddenAround = "with what is around it"
  /// What `over` says of a view that is not painted.
  package static let notPainted = "-"

  /// Names and values, such as `background` and `#FF9500`: first the aspects in their order, then
  /// what is set of the kind of layer.
  package private(set) var properties: [Property] = []

  /// The name and value of an aspect.
  package struct Property: Hashable, Sendable {
    /// The aspect's name, such as `background`, or that of a value of the layer's kind.
    package let name: String
    /// The value as it is written, such as `#FF9500` for a colour.
    package let value: String
  }

  /// Adds the value of an aspect, if there is one.
  mutating func add(_ aspect: Aspect, _ value: String?) {
    if let value { properties.append(Property(name: aspect.rawValue, value: value)) }
  }

  /// Adds what is set of the kind of layer.
  mutating func add(_ others: [(name: String, value: String)]) {
    properties += others.map { Property(name: $0.name, value: $0.value) }
  }
}
