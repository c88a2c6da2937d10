import Foundation

/// A colour of an asset catalog: numbers in a space, or the name of one of the system's.
struct AssetColor: Decodable, Sendable {
  var space: String?
  var components: [String: Component]?
  /// Apple's name of a colour of the system, such as `systemBlueColor`.
  var reference: String?

  enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components, reference
  }

  /// A text, as Xcode writes it, or a number.
  struct Component: Decodable, Sendable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      text =
        if let text = try? container.decode(String.self) {
          text
        } else {
          "\(try container.decode(Double.self))"
        }
    }
  }

  /// Returns the colour; `nil` where there are no numbers and no known name.
  func resolved() -> UIColor? {
    if let reference { return UIColor.ofSystem(named: reference) }
    guard let alpha = number("alpha") else { return nil }
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    return space == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns a component: `0.5`, or as a byte `128` or `0x80`.
  ///
  /// *Units*: 0...1.
  private func number(_ name: String) -> CGFloat? {
    guard let text = components?[name]?.text else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    // What Xcode writes of a fraction has a point.
    return CGFloat(text.contains(".") || name == "alpha" ? value : value / 255)
  }
}
