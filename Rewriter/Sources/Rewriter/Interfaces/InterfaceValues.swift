/// Makes Swift of the values in a file.
///
/// Numbers are checked and written anew, so that nothing but a number gets into the program.
enum InterfaceValue {
  /// Returns a number as Swift writes it; `nil` for what is none.
  static func number(_ text: String?) -> String? {
    guard let text, let value = Double(text), value.isFinite, abs(value) < 1e15 else { return nil }
    return value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  /// Returns a literal of a text.
  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": literal += "\\\\"
      case "\"": literal += "\\\""
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029).contains(scalar.value) {
          literal += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }

  /// Returns `CGRect(…)` of a `<rect>`.
  static func rect(_ element: InterfaceElement) -> String? {
    guard let x = number(element["x"]), let y = number(element["y"]),
      let width = number(element["width"]), let height = number(element["height"])
    else { return nil }
    return "CGRect(x: \(x), y: \(y), width: \(width), height: \(height))"
  }

  /// Returns `CGRect(…)` of the place of an element: its `<rect>`, or the `<frame>` of Xcode 8, which
  /// counts in points or in hundredths of what is around.
  static func frame(of element: InterfaceElement) -> String? {
    if let rect = element.value("frame").flatMap(rect) { return rect }
    guard let frame = InterfaceFrame(of: element) else { return nil }
    let parts = [frame.x, frame.y, frame.width, frame.height].compactMap { number("\($0)") }
    guard parts.count == 4 else { return nil }
    return "CGRect(x: \(parts[0]), y: \(parts[1]), width: \(parts[2]), height: \(parts[3]))"
  }

  /// Returns `CGSize(…)` of a `<size>`.
  static func size(_ element: InterfaceElement) -> String? {
    guard let width = number(element["width"]), let height = number(element["height"]) else {
      return nil
    }
    return "CGSize(width: \(width), height: \(height))"
  }

  /// Returns `CGPoint(…)` of a `<point>`.
  static func point(_ element: InterfaceElement) -> String? {
    guard let x = number(element["x"]), let y = number(element["y"]) else { return nil }
    return "CGPoint(x: \(x), y: \(y))"
  }

  /// Returns `UIEdgeInsets(…)` of an `<inset>`, or of `<edgeInsets>`.
  static func insets(_ element: InterfaceElement) -> String? {
    func side(_ old: String, _ new: String) -> String {
      number(element[old]) ?? number(element[new]) ?? "0"
    }
    return "UIEdgeInsets(top: \(side("minY", "top")), left: \(side("minX", "left")),"
      + " bottom: \(side("maxY", "bottom")), right: \(side("maxX", "right")))"
  }

  /// Returns the options of an `<autoresizingMask>`.
  static func autoresizing(_ element: InterfaceElement) -> String {
    let rows = [
      ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
      ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
      ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
    ]
    let options = rows.filter { element[$0.0] == "YES" }.map { ".\($0.1)" }
    return "[\(options.joined(separator: ", "))]"
  }
}

/// The names of colours that have another name in Swift, or that only old files have.
private let colorNames: [String: String] = [
  "systemBackgroundColor": "systemBackground",
  "secondarySystemBackgroundColor": "secondarySystemBackground",
  "tertiarySystemBackgroundColor": "tertiarySystemBackground",
  "systemGroupedBackgroundColor": "systemGroupedBackground",
  "secondarySystemGroupedBackgroundColor": "secondarySystemGroupedBackground",
  "tertiarySystemGroupedBackgroundColor": "tertiarySystemGroupedBackground",
  "groupTableViewBackgroundColor": "systemGroupedBackground",
  "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
  "labelColor": "label", "secondaryLabelColor": "secondaryLabel",
  "tertiaryLabelColor": "tertiaryLabel", "quaternaryLabelColor": "quaternaryLabel",
  "placeholderTextColor": "placeholderText", "separatorColor": "separator",
  "opaqueSeparatorColor": "opaqueSeparator", "linkColor": "link",
  "systemFillColor": "systemFill", "secondarySystemFillColor": "secondarySystemFill",
  "tertiarySystemFillColor": "tertiarySystemFill",
  "quaternarySystemFillColor": "quaternarySystemFill", "darkTextColor": "black",
  "scrollViewTexturedBackgroundColor": "init(red: 0.435, green: 0.443, blue: 0.475, alpha: 1)",
  "viewFlipsideBackgroundColor": "init(white: 0.122, alpha: 1)",
  "lightTextColor": "white.withAlphaComponent(0.6)", "systemRedColor": "systemRed",
  "systemOrangeColor": "systemOrange", "systemYellowColor": "systemYellow",
  "systemGreenColor": "systemGreen", "systemMintColor": "systemMint",
  "systemTealColor": "systemTeal", "systemCyanColor": "systemCyan",
  "systemBlueColor": "systemBlue", "systemIndigoColor": "systemIndigo",
  "systemPurpleColor": "systemPurple", "systemPinkColor": "systemPink",
  "systemBrownColor": "systemBrown", "systemGrayColor": "systemGray",
  "systemGray2Color": "systemGray2", "systemGray3Color": "systemGray3",
  "systemGray4Color": "systemGray4", "systemGray5Color": "systemGray5",
  "systemGray6Color": "systemGray6", "tintColor": "tintColor",
  "whiteColor": "white", "blackColor": "black", "clearColor": "clear", "redColor": "red",
  "greenColor": "green", "blueColor": "blue", "cyanColor": "cyan", "yellowColor": "yellow",
  "magentaColor": "magenta", "orangeColor": "orange", "purpleColor": "purple",
  "brownColor": "brown", "grayColor": "gray", "darkGrayColor": "darkGray",
  "lightGrayColor": "lightGray",
]

extension InterfaceDocument {
  /// Returns the expression of a `<color>`; `nil` for one that cannot be read.
  func color(_ element: InterfaceElement) -> String? { color(element, inside: []) }

  /// Returns the expression of a colour to which others have led: one that leads back is none.
  private func color(_ element: InterfaceElement, inside: Set<ObjectIdentifier>) -> String? {
    guard !inside.contains(ObjectIdentifier(element)) else { return nil }
    let inside = inside.union([ObjectIdentifier(element)])
    // Xcode 11 and later write the colour of today beside that of the systems before.
    for attribute in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
      guard let name = element[attribute] else { continue }
      if let swift = colorNames[name] { return "UIColor.\(swift)" }
      if let known = resource("systemColor", name) { return color(known, inside: inside) }
    }
    if let name = element["name"], element["colorSpace"] == nil {
      guard let element = resource("namedColor", name),
        let known = color(element, inside: inside)
      else { return nil }
      // The catalog's colour may differ in dark; the file has a copy of one of them.
      return "(UIColor(named: \(InterfaceValue.string(name))) ?? \(known))"
    }
    let number = InterfaceValue.number
    let alpha = number(element["alpha"]) ?? "1"
    if let ink = ink(of: element) {
      return "UIColor(red: \(ink.red), green: \(ink.green), blue: \(ink.blue), alpha: \(alpha))"
    }
    if let white = number(element["white"]) { return "UIColor(white: \(white), alpha: \(alpha))" }
    guard let red = number(element["red"]), let green = number(element["green"]),
      let blue = number(element["blue"])
    else { return nil }
    let space = element["customColorSpace"] == "displayP3" ? "displayP3Red" : "red"
    return "UIColor(\(space): \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
  }

  /// Returns the parts of a colour that is given by inks.
  private func ink(of element: InterfaceElement) -> (red: String, green: String, blue: String)? {
    let parts = ["cyan", "magenta", "yellow", "black"].compactMap { name in
      InterfaceValue.number(element[name]).flatMap { Double($0) }
    }
    guard parts.count == 4 else { return nil }
    let light = parts.prefix(3).map { "\((1 - $0) * (1 - parts[3]))" }
    return (light[0], light[1], light[2])
  }

  private func resource(_ kind: String, _ name: String) -> InterfaceElement? {
    root.list("resources").first { $0.name == kind && $0["name"] == name }?.child("color")
  }

  /// Returns the expression of an image by its name; the scope's `load` reads those of files.
  func image(_ name: String, catalog: String? = nil) -> String {
    let isOfSystem =
      catalog == "system"
      || root.list("resources").contains {
        $0.name == "image" && $0["name"] == name && $0["catalog"] == "system"
      }
    let literal = InterfaceValue.string(name)
    return isOfSystem ? "UIImage(systemName: \(literal))" : "self.load.image(\(literal))"
  }

  /// Returns the expression of a `<fontDescription>` or `<font>`; `nil` for one that cannot be read.
  func font(_ element: InterfaceElement) -> String? {
    if let style = element["style"] {
      return textStyles[style].map { "UIFont.preferredFont(forTextStyle: .\($0))" }
    }
    let size = InterfaceValue.number(element["pointSize"] ?? element["size"]) ?? "17"
    if let weight = element["weight"], let name = weights[weight] {
      return "UIFont.systemFont(ofSize: \(size), weight: .\(name))"
    }
    switch element["type"] {
    case "system": return "UIFont.systemFont(ofSize: \(size))"
    case "boldSystem": return "UIFont.boldSystemFont(ofSize: \(size))"
    case "italicSystem": return "UIFont.italicSystemFont(ofSize: \(size))"
    default: break
    }
    if let style = element["metaFont"] {
      if let weight = boldMetaFonts[style] {
        return "UIFont.systemFont(ofSize: \(size), weight: .\(weight))"
      }
      let own = element["size"] == nil ? metaFonts[style].map(String.init) : nil
      return "UIFont.systemFont(ofSize: \(own ?? size))"
    }
    guard let name = element["name"] else { return nil }
    let literal = InterfaceValue.string(name)
    return "(UIFont(name: \(literal), size: \(size)) ?? UIFont.systemFont(ofSize: \(size)))"
  }
}

private let textStyles: [String: String] = [
  "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleLargeTitle": "largeTitle",
  "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2",
  "UICTFontTextStyleTitle3": "title3", "UICTFontTextStyleHeadline": "headline",
  "UICTFontTextStyleSubhead": "subheadline", "UICTFontTextStyleBody": "body",
  "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleFootnote": "footnote",
  "UICTFontTextStyleCaption1": "caption1", "UICTFontTextStyleCaption2": "caption2",
]

private let weights: [String: String] = [
  "ultraLight": "ultraLight", "thin": "thin", "light": "light", "regular": "regular",
  "medium": "medium", "semibold": "semibold", "bold": "bold", "heavy": "heavy", "black": "black",
]

/// The system's font in other weights, in attributed texts.
private let boldMetaFonts: [String: String] = [
  "systemUltraLight": "ultraLight", "systemThin": "thin", "systemLight": "light",
  "systemMedium": "medium", "systemSemibold": "semibold", "systemBold": "bold",
  "systemHeavy": "heavy", "systemBlack": "black",
]

private let metaFonts: [String: Int] = [
  "system": 17, "smallSystem": 14, "label": 17, "cellTitle": 17,
]
