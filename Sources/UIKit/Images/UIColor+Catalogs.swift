import Foundation

extension UIColor {
  /// Makes a colour of an asset catalog that stands with the files; `nil` where there is none of that
  /// name.
  ///
  /// Source: Apple, UIColor(named:).
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    guard let path = ImageFiles.path(ofColor: name),
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    do {
      let set = try JSONDecoder().decode(ColorSet.self, from: data)
      guard let shades = set.shades else { return nil }
      self.init(shades)
    } catch {
      Log.once("The colour “\(name)” cannot be read from \(path).")
      return nil
    }
  }

  /// Makes a colour of an asset catalog; a bundle and traits make no difference, for there is one
  /// bundle, and colours follow the traits of the view that shows them.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
}

/// What `Contents.json` of a colour's set says.
///
/// Source: Apple, Asset Catalog Format Reference, Named Color Type.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    let idiom: String?
    let color: Value?
    let appearances: [Mode]?

    var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
  }

  struct Mode: Decodable { let value: String? }

  struct Value: Decodable {
    let components: [String: String]?

    var color: CGColor? {
      guard let components else { return nil }
      func part(_ name: String) -> CGFloat? { components[name].flatMap(Self.number) }
      let alpha = components["alpha"].flatMap(Double.init).map { CGFloat($0) } ?? 1
      if let white = part("white") { return CGColor(gray: white, alpha: alpha) }
      guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
        return nil
      }
      return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns a part of 0...1, which may be written as one, as 0 to 255 or in hexadecimal digits.
    private static func number(_ text: String) -> CGFloat? {
      if text.lowercased().hasPrefix("0x") {
        return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
      }
      if text.contains(".") { return Double(text).map { CGFloat($0) } }
      return Int(text).map { CGFloat($0) / 255 }
    }
  }

  let colors: [Entry]

  var shades: ColorShades? {
    let entries = colors.filter { ["universal", "iphone"].contains($0.idiom ?? "universal") }
    guard let light = (entries.first { !$0.isDark } ?? entries.first)?.color?.color else {
      return nil
    }
    guard let dark = entries.first(where: \.isDark)?.color?.color else { return .one(light) }
    return .pair(light: light, dark: dark, elevated: dark)
  }
}
