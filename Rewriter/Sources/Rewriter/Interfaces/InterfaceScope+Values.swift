extension InterfaceScope {
  /// Fonts, insets and sizes, which stand in elements of their own.
  func values(of element: InterfaceElement, _ v: String) -> [String] {
    var lines: [String] = []
    for child in element.children {
      guard let key = child["key"] else { continue }
      switch (child.name, key) {
      case ("fontDescription", "fontDescription"):
        guard let font = document.font(child) else {
          document.say(
            .unreadValue(child["style"] ?? "", attribute: "style", element: child.name), at: child)
          continue
        }
        let owner = element.name == "button" ? "\(v).titleLabel?" : v
        lines.append("\(owner).font = \(font)")
      case ("fontDescription", "titleFontDescription"): break
      case ("inset", _), ("edgeInsets", _):
        guard let insets = InterfaceValue.insets(child) else { continue }
        guard insetKeys.contains(key) else {
          document.say(.unreadAttribute(key, element: element.name), at: child)
          continue
        }
        lines.append("\(v).\(key) = \(insets)")
      case ("directionalEdgeInsets", "directionalLayoutMargins"):
        let number = { InterfaceValue.number(child[$0]) ?? "0" }
        lines.append(
          "\(v).directionalLayoutMargins = NSDirectionalEdgeInsets(top: \(number("top")), leading:"
            + " \(number("leading")), bottom: \(number("bottom")), trailing: \(number("trailing")))"
        )
      case ("size", "contentSize"):
        InterfaceValue.size(child).map { lines.append("\(v).contentSize = \($0)") }
      case ("size", "shadowOffset"), ("size", "titleShadowOffset"):
        let owner = key == "shadowOffset" ? v : "\(v).titleLabel?"
        InterfaceValue.size(child).map { lines.append("\(owner).shadowOffset = \($0)") }
      case ("size", "freeformSize"), ("size", "customSize"): break
      case ("attributedString", "attributedText"):
        lines.append("\(v).attributedText = \(attributedText(child))")
      case ("imageReference", _):
        guard let name = child["image"] else { continue }
        lines.append("\(v).\(key) = \(shownImage(name, child))")
      default: break
      }
    }
    return lines
  }

  /// Returns the expression of the image of an `<imageReference>`, as large and as coloured as it says.
  func shownImage(_ name: String, _ reference: InterfaceElement) -> String {
    var image = document.image(name, catalog: reference["catalog"])
    if let scale = reference["symbolScale"], ["small", "medium", "large"].contains(scale) {
      image += "?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .\(scale)))"
    }
    if let mode = renderingModes[reference["renderingMode"] ?? ""] {
      image += "?.withRenderingMode(.\(mode))"
    }
    return image
  }

  /// Returns the expression of an `<attributedString>`.
  func attributedText(_ element: InterfaceElement) -> String {
    let parts = fragments(of: element).map {
      "NSAttributedString(string: \($0.content), attributes: [\($0.attributes)])"
    }
    return "self.load.joined([\(parts.joined(separator: ", "))])"
  }

  /// Returns the texts of an `<attributedString>` with their attributes, as expressions.
  func fragments(of element: InterfaceElement) -> [(content: String, attributes: String)] {
    element.children.filter { $0.name == "fragment" }.map { fragment in
      let content = fragment["content"] ?? fragment.child("string")?.text ?? ""
      let attributes = fragment.list("attributes").compactMap { attribute -> String? in
        switch attribute["key"] {
        case "NSColor": document.color(attribute).map { ".foregroundColor: \($0)" }
        case "NSBackgroundColor": document.color(attribute).map { ".backgroundColor: \($0)" }
        case "NSFont": document.font(attribute).map { ".font: \($0)" }
        case "NSParagraphStyle": ".paragraphStyle: \(paragraphStyle(attribute))"
        case let key?:
          attributeKeys[key].flatMap { name in
            InterfaceValue.number(attribute["value"]).map { ".\(name): \($0)" }
          }
        case nil: nil
        }
      }
      let list = attributes.isEmpty ? ":" : attributes.joined(separator: ", ")
      return (InterfaceValue.string(content), list)
    }
  }

  /// Returns the expression of a `<paragraphStyle>`.
  private func paragraphStyle(_ element: InterfaceElement) -> String {
    var set: [String] = []
    if let alignment = element["alignment"], alignments.contains(alignment) {
      set.append("style.alignment = .\(alignment)")
    }
    if let mode = element["lineBreakMode"].flatMap({ lineBreaks[$0] }) {
      set.append("style.lineBreakMode = .\(mode)")
    }
    for key in paragraphNumbers {
      InterfaceValue.number(element[key]).map { set.append("style.\(key) = \($0)") }
    }
    if set.isEmpty { set = ["_ = style"] }
    return "self.load.paragraphStyle { style in \(set.joined(separator: "; ")) }"
  }

  /// What is said to those who do not see the view.
  func accessibility(of element: InterfaceElement, _ v: String) -> [String] {
    guard let words = element.child("accessibility") else { return [] }
    let rows = [
      ("identifier", "accessibilityIdentifier"), ("label", "accessibilityLabel"),
      ("hint", "accessibilityHint"), ("value", "accessibilityValue"),
    ]
    return rows.compactMap { key, property in
      words[key].map { "\(v).\(property) = \(InterfaceValue.string($0))" }
    }
  }

  /// How strongly the view keeps to its content's size.
  func priorities(of element: InterfaceElement, _ v: String) -> [String] {
    let rows = [
      ("horizontalHuggingPriority", "setContentHuggingPriority", "horizontal"),
      ("verticalHuggingPriority", "setContentHuggingPriority", "vertical"),
      (
        "horizontalCompressionResistancePriority", "setContentCompressionResistancePriority",
        "horizontal"
      ),
      (
        "verticalCompressionResistancePriority", "setContentCompressionResistancePriority",
        "vertical"
      ),
    ]
    return rows.compactMap { attribute, method, axis in
      InterfaceValue.number(element[attribute]).map {
        "\(v).\(method)(UILayoutPriority(\($0)), for: .\(axis))"
      }
    }
  }

  /// Sets the properties that the author names by key paths.
  func runtimeAttributes(of element: InterfaceElement, _ v: String) -> [String] {
    element.list("userDefinedRuntimeAttributes").flatMap { attribute -> [String] in
      guard let path = attribute["keyPath"],
        let value = unboxed(attribute, at: path) ?? runtimeValue(attribute)
      else { return [] }
      guard let property = property(path, of: element) else {
        let type = element["customClass"] ?? viewClasses[element.name] ?? element.name
        document.say(.unknownKeyPath(path, type: type), at: attribute)
        return []
      }
      return [place(attribute), "\(v).\(property) = \(value)"]
    }
  }

  /// Returns the number or Boolean that key-value coding takes out of a value of another kind, such as
  /// `10` out of the text `10 pt`; `nil` where the property has the value's own kind.
  private func unboxed(_ attribute: InterfaceElement, at path: String) -> String? {
    let type = attribute["type"]?.lowercased() ?? ""
    let isText = type.hasSuffix("string")
    let text = attribute["value"] ?? attribute.value("value")?["value"] ?? ""
    // What a text begins with, as NSString reads it.
    let digits = text.drop { $0.isWhitespace }.prefixMatch(of: /[+-]?[0-9]*\.?[0-9]*/)
    let number = digits.flatMap { Double($0.output) } ?? 0
    if numericKeyPaths.contains(path) {
      guard isText || type == "boolean" else { return nil }
      return isText ? InterfaceValue.number("\(number)") : text == "YES" ? "1" : "0"
    }
    guard booleanKeyPaths.contains(path), isText || type == "number" else { return nil }
    return "\(number != 0 || isText && text.first.map { "YyTt".contains($0) } == true)"
  }

  private func runtimeValue(_ attribute: InterfaceElement) -> String? {
    let value = attribute.value("value")
    switch attribute["type"] {
    case "boolean": return attribute["value"] == "YES" ? "true" : "false"
    case "number": return InterfaceValue.number(value?["value"] ?? attribute["value"])
    // Texts that are the same in all languages, and the others.
    case let kind? where kind.lowercased().hasSuffix("string"):
      return InterfaceValue.string(attribute["value"] ?? value?.text ?? "")
    case "point": return value.flatMap(InterfaceValue.point)
    case "size": return value.flatMap(InterfaceValue.size)
    case "rect": return value.flatMap(InterfaceValue.rect)
    case "color": return value.flatMap(document.color)
    case "image": return attribute["value"].map { document.image($0) }
    case "nil": return "nil"
    default: return nil
    }
  }

  /// Returns the property that a key path names; `nil` for one that the class does not have.
  private func property(_ path: String, of element: InterfaceElement) -> String? {
    if let known = knownKeyPaths[path] { return known }
    if element.name == "stackView", path == "layoutMarginsRelativeArrangement" {
      return "isLayoutMarginsRelativeArrangement"
    }
    let declarations = document.declarations
    let base =
      element.name == "constraint"
      ? "NSLayoutConstraint"
      : viewClasses[element.name] ?? controllerClasses[element.name] ?? "UIView"
    let own = element["customClass"].map { declarations.ancestry(of: $0) } ?? []
    let isDeclared = (own + chain(of: base)).contains {
      declarations.propertyTypes[$0]?[path] != nil
    }
    // A property that an extension gives to layers.
    let parts = path.split(separator: ".").map(String.init)
    if parts.count == 2, parts[0] == "layer",
      declarations.propertyTypes["CALayer"]?[parts[1]] != nil
    {
      return path
    }
    return isDeclared ? path : nil
  }
}

private let renderingModes = ["template": "alwaysTemplate", "original": "alwaysOriginal"]

/// Attributes of texts that are numbers.
private let attributeKeys = [
  "NSUnderline": "underlineStyle", "NSStrikethrough": "strikethroughStyle", "NSKern": "kern",
  "NSBaselineOffset": "baselineOffset", "NSStrokeWidth": "strokeWidth",
]
private let alignments: Set = ["left", "center", "right", "justified", "natural"]
private let lineBreaks = [
  "wordWrapping": "byWordWrapping", "charWrapping": "byCharWrapping", "clipping": "byClipping",
  "truncatingHead": "byTruncatingHead", "truncatingTail": "byTruncatingTail",
  "truncatingMiddle": "byTruncatingMiddle",
]
private let paragraphNumbers = [
  "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent",
  "tailIndent", "minimumLineHeight", "maximumLineHeight", "lineHeightMultiple",
]

private let insetKeys: Set<String> = [
  "layoutMargins", "contentInset", "separatorInset", "contentEdgeInsets", "titleEdgeInsets",
  "imageEdgeInsets", "scrollIndicatorInsets", "textContainerInset", "imageInsets",
]

/// Those of the known key paths that lead to numbers, and to Booleans.
private let numericKeyPaths: Set = [
  "layer.cornerRadius", "layer.borderWidth", "layer.shadowOpacity", "layer.shadowRadius",
  "layer.opacity", "layer.zPosition", "titleLabel.minimumScaleFactor", "alpha",
]
private let booleanKeyPaths: Set = [
  "layer.masksToBounds", "clipsToBounds", "layer.shouldRasterize", "opaque", "exclusiveTouch",
  "titleLabel.adjustsFontSizeToFitWidth", "hidden", "userInteractionEnabled",
]

/// Key paths of UIKit's own, as Objective-C calls them.
private let knownKeyPaths: [String: String] = [
  "layer.cornerRadius": "layer.cornerRadius", "layer.borderWidth": "layer.borderWidth",
  "layer.masksToBounds": "layer.masksToBounds", "clipsToBounds": "clipsToBounds",
  "layer.shadowOpacity": "layer.shadowOpacity", "layer.shadowRadius": "layer.shadowRadius",
  "layer.shadowOffset": "layer.shadowOffset", "layer.opacity": "layer.opacity",
  "layer.zPosition": "layer.zPosition", "layer.name": "layer.name",
  "layer.shouldRasterize": "layer.shouldRasterize", "opaque": "isOpaque",
  "exclusiveTouch": "isExclusiveTouch", "titleLabel.numberOfLines": "titleLabel?.numberOfLines",
  "titleLabel.adjustsFontSizeToFitWidth": "titleLabel?.adjustsFontSizeToFitWidth",
  "titleLabel.minimumScaleFactor": "titleLabel?.minimumScaleFactor", "hidden": "isHidden",
  "alpha": "alpha", "tag": "tag",
  "backgroundColor": "backgroundColor", "tintColor": "tintColor",
  "accessibilityIdentifier": "accessibilityIdentifier",
  "accessibilityLabel": "accessibilityLabel", "userInteractionEnabled": "isUserInteractionEnabled",
]
