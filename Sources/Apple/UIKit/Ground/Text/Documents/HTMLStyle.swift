import Foundation

/// How letters of a page look.
struct HTMLStyle {
  /// *Units*: points.
  var size: CGFloat = 12
  var family = "TimesNewRomanPSMT"
  var isBold = false
  var isItalic = false
  var color = UIColor.black
  var background: UIColor?
  var isUnderlined = false
  var isStruck = false
  var link: String?
  /// How far the letters stand above the baseline, in points.
  var rise: CGFloat = 0
  var alignment = NSTextAlignment.natural
  /// The line's height as a factor of its own; 0 for that.
  var lineHeight: CGFloat = 0
  /// Whether spaces and line breaks stay as they are.
  var keepsSpaces = false
  var isHidden = false
}

extension HTMLStyle {
  /// Takes what an element and its attributes say.
  mutating func take(_ element: String, _ attributes: [String: String]) {
    switch element {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "var", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "small": size *= 5.0 / 6
    case "big": size *= 6.0 / 5
    case "sup": raise(by: 1.0 / 3)
    case "sub": raise(by: -1.0 / 5)
    case "code", "tt", "kbd", "samp", "pre":
      family = "Courier"
      if element == "pre" { keepsSpaces = true }
    case "center": alignment = .center
    case "mark": background = .yellow
    case "a":
      guard let address = attributes["href"] else { break }
      (link, isUnderlined) = (address, true)
      color = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
    case "font":
      if let name = attributes["color"], let color = HTMLStyle.color(name) { self.color = color }
      if let face = attributes["face"] { take("font-family", face) }
      if let step = attributes["size"].flatMap(Int.init), (1...7).contains(step) {
        size = Self.sizes[step - 1]
      }
    case "h1", "h2", "h3", "h4", "h5", "h6":
      isBold = true
      if let number = element.last?.wholeNumberValue { size = 12 * Self.headings[number - 1] }
    case "head", "title", "script", "style": isHidden = true
    default: break
    }
    if let align = attributes["align"] { take("text-align", align) }
    if let own = attributes["style"] { take(declarations: own) }
  }

  /// Takes declarations such as `color: red; font-size: 17px`.
  mutating func take(declarations: String) {
    for declaration in declarations.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let (name, value) = (parts[0], parts[1].replacing("!important", with: ""))
      take(
        name.trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
        value.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  private mutating func take(_ name: String, _ value: String) {
    let word = value.lowercased()
    switch name {
    case "color": color = Self.color(word) ?? color
    case "background-color", "background": background = Self.color(word) ?? background
    case "font-size": size = length(word) ?? size
    case "font-weight":
      isBold = ["bold", "bolder"].contains(word) || (Int(word) ?? 0) >= 600
    case "font-style": isItalic = word == "italic" || word == "oblique"
    case "font-family": takeFamily(value)
    case "font": takeFont(value)
    case "text-align":
      let known: [String: NSTextAlignment] = [
        "left": .left, "right": .right, "center": .center, "justify": .justified,
        "start": .natural,
      ]
      alignment = known[word] ?? alignment
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruck = word.contains("line-through")
    case "line-height":
      if let factor = Double(word) {
        lineHeight = factor
      } else if let length = length(word), size > 0 {
        lineHeight = length / (size * 1.15)
      }
    case "display": isHidden = isHidden || word == "none"
    case "white-space": keepsSpaces = word.hasPrefix("pre")
    default: break
    }
  }

  private mutating func takeFamily(_ value: String) {
    let names = value.split(separator: ",").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n'\""))
    }
    if let name = names.first { family = name }
  }

  /// Takes the short form: words such as `bold`, a size, and a family behind it.
  private mutating func takeFont(_ value: String) {
    var words = value.split(separator: " ")[...]
    while let word = words.first {
      words = words.dropFirst()
      let plain = word.lowercased()
      if plain == "bold" { isBold = true }
      if plain == "italic" { isItalic = true }
      let sizeAlone = plain.split(separator: "/").first.map(String.init) ?? plain
      guard let found = length(sizeAlone), sizeAlone.first?.isNumber == true else { continue }
      size = found
      if !words.isEmpty { takeFamily(words.joined(separator: " ")) }
      return
    }
  }

  private mutating func raise(by share: CGFloat) {
    rise += size * share
    size *= 5.0 / 6
  }

  /// Reads a length, of which one without a unit has points.
  private func length(_ word: String) -> CGFloat? {
    if let index = Self.sizeNames.firstIndex(of: word) { return Self.sizes[index] }
    let digits = word.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits) else { return nil }
    switch word[digits.endIndex...] {
    case "em": return number * size
    case "rem": return number * 12
    case "%": return number * size / 100
    case "pt": return number * 4 / 3
    default: return number
    }
  }

  /// The sizes of `font size="1"` to `"7"`, and their names.
  ///
  /// *Units*: points. Source: HTML, 15.3.4, for a medium size of 12.
  private static let sizes: [CGFloat] = [7.5, 9.75, 12, 13.5, 18, 24, 36]
  private static let sizeNames = [
    "x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large",
  ]
  /// The sizes of headings as factors.
  ///
  /// Source: HTML, 15.3.7.
  private static let headings: [CGFloat] = [2, 1.5, 1.17, 1, 0.83, 0.67]
}

extension HTMLStyle {
  /// Reads a colour: a name, `#rgb`, `#rrggbb`, `rgb(…)` or `rgba(…)`.
  static func color(_ word: String) -> UIColor? {
    let word = word.trimmingCharacters(in: .whitespaces).lowercased()
    if let known = names[word] { return color(hex: known) }
    if word.hasPrefix("#") {
      let digits = String(word.dropFirst())
      guard digits.allSatisfy(\.isHexDigit) else { return nil }
      let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
      return long.count == 6 ? UInt32(long, radix: 16).map(color(hex:)) : nil
    }
    guard word.hasPrefix("rgb"), let open = word.firstIndex(of: "("), word.hasSuffix(")") else {
      return nil
    }
    let inner = word[word.index(after: open)...].dropLast()
    let parts = inner.split { $0 == "," || $0 == " " || $0 == "/" }.compactMap { Double($0) }
    guard parts.count >= 3 else { return nil }
    return UIColor(
      red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255,
      alpha: parts.count > 3 ? parts[3] : 1)
  }

  private static func color(hex: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }

  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF,
    "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
    "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF,
    "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700,
    "indigo": 0x4B0082, "violet": 0xEE82EE, "tomato": 0xFF6347, "coral": 0xFF7F50,
    "crimson": 0xDC143C, "salmon": 0xFA8072, "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3,
    "darkgreen": 0x006400, "darkblue": 0x00008B, "darkred": 0x8B0000,
  ]
}
