import Foundation

/// Changes the looks of a text before it is shown.
///
/// Source: Apple, UIConfigurationTextAttributesTransformer.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// Returns the looks of a text that has the given ones.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Calls the closure.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// Changes a colour before it is shown.
///
/// Source: Apple, UIConfigurationColorTransformer.
public struct UIConfigurationColorTransformer: Sendable {
  /// Returns the colour that stands in for the given one.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  /// Calls the closure.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns a grey of the same brightness.
  public static let grayscale = Self { color in
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}

/// The texts of a button's configuration.
struct ButtonTitles {
  var title = TitleText(nil as String?)
  var subtitle = TitleText(nil as String?)
}

/// A text of a button, plain or with looks of its own.
struct TitleText {
  let plain: String?
  let attributed: AttributedString?

  init(_ plain: String?) {
    self.plain = plain
    attributed = plain.map { AttributedString($0) }
  }

  init(_ attributed: AttributedString?) {
    self.attributed = attributed
    plain = attributed.map { String($0.characters) }
  }

  /// Returns the text with all looks where it has some of its own.
  ///
  /// - Parameters:
  ///   - transformer: changes the looks; `nil` for none.
  ///   - font: the configuration's font.
  ///   - color: the configuration's colour.
  /// - Returns: `nil` for a text that looks as the configuration says.
  @MainActor
  func shown(
    _ transformer: UIConfigurationTextAttributesTransformer?, _ font: UIFont, _ color: UIColor
  ) -> NSAttributedString? {
    guard var text = attributed else { return nil }
    var looks = AttributeContainer()
    looks.font = font
    looks.foregroundColor = color
    if let transformer {
      text.mergeAttributes(transformer(looks), mergePolicy: .keepCurrent)
    } else if text.runs.allSatisfy({ $0.attributes.keyed.isEmpty }) {
      return nil
    }
    text.mergeAttributes(looks, mergePolicy: .keepCurrent)
    return NSAttributedString(text)
  }
}
