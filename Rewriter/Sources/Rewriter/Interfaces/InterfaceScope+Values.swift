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
        InterfaceValue.size(child).map { size in
          lines.append(setting("shadowOffset", of: owner, "UILabel", to: size, key: "shadowOffset"))
        }
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

  /// Returns the expression of a `<preferredSymbolConfiguration>`; `nil` for one that changes nothing.
  func symbolConfiguration(_ element: InterfaceElement?) -> String? {
    guard let element else { return nil }
    var parts: [String] = []
    if let font = element.children.first(where: { $0.name == "fontDescription" })
      .flatMap(document.font)
    {
      parts.append("font: \(font)")
    }
    if let size = InterfaceValue.number(element["pointSize"]) { parts.append("pointSize: \(size)") }
    if let weight = element["weight"], symbolWeights.contains(weight) {
      parts.append("weight: .\(weight)")
    }
    if let scale = element["scale"], ["small", "medium", "large"].contains(scale) {
      parts.append("scale: .\(scale)")
    }
    let made = parts.map { "UIImage.SymbolConfiguration(\($0))" }
    return made.isEmpty
      ? nil : made.joined(separator: ".applying(") + String(repeating: ")", count: made.count - 1)
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
      guard let key = attribute["keyPath"], let value = runtimeValue(attribute) else { return [] }
      let path = document.property(of: key, in: classes(of: element))
      if let type = declaredType(of: path, in: element) {
        let kind = attribute["type"]?.lowercased() ?? ""
        return [
          place(attribute),
          fits(kind, type)
            ? "\(v).\(path) = \(value)" : "self.load.take(\(value)) { \(v).\(path) = $0 }",
        ]
      }
      guard isOfUIKit(path, in: element) else {
        let type = element["customClass"] ?? viewClasses[element.name] ?? element.name
        document.say(.unknownKeyPath(path, type: type), at: attribute)
        return []
      }
      return [
        place(attribute),
        "self.load.set(\(value), forKeyPath: \(InterfaceValue.string(path)), of: \(v))",
      ]
    }
  }

  /// Returns true where a property takes a value as the file has it, which is no number, Boolean or text
  /// for a property of another kind.
  private func fits(_ kind: String, _ type: String) -> Bool {
    switch kind {
    case "boolean": type == "Bool"
    case "number": ["CGFloat", "Double", "Float"].contains(type)
    case _ where kind.hasSuffix("string"): type == "String"
    case "nil": false
    default: true
    }
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

  /// The classes of an element, UIKit's own from the highest to the lowest.
  private func classes(of element: InterfaceElement) -> [String] {
    let own = element["customClass"].map { document.declarations.ancestry(of: $0) } ?? []
    let name = element.name
    let base =
      otherClasses[name] ?? viewClasses[name] ?? controllerClasses[name] ?? recognizerClasses[name]
      ?? "UIView"
    return own + chain(of: base)
  }

  /// Returns the type of a property that the files declare, also in an extension of a class of UIKit's;
  /// `nil` for none.
  private func declaredType(of path: String, in element: InterfaceElement) -> String? {
    let types = document.declarations.propertyTypes
    if let type = classes(of: element).compactMap({ types[$0]?[path] }).first { return type }
    guard let property = path.split(separator: ".", maxSplits: 1).last, path.hasPrefix("layer.")
    else { return nil }
    return types["CALayer"]?[String(property)]
  }

  /// Returns true where UIKit has a property under a key path.
  private func isOfUIKit(_ path: String, in element: InterfaceElement) -> Bool {
    let keys = path.split(separator: ".").map(String.init)
    guard let first = keys.first, let last = keys.last, keys.count < 3 else { return false }
    let inner = keys.count > 1 ? classesOfKeys[first] : nil
    // A layer keeps values under all keys.
    if inner == "CALayer" { return true }
    guard keys.count == 1 || inner != nil else { return false }
    let names = [last, "is\(last.prefix(1).uppercased())\(last.dropFirst())"]
    return (inner.map { chain(of: $0) } ?? classes(of: element)).contains { type in
      names.contains { Facts.members[type]?.contains($0) == true }
    }
  }
}

/// Apple's class for each other element that may have runtime attributes.
private let otherClasses = [
  "constraint": "NSLayoutConstraint", "barButtonItem": "UIBarButtonItem",
  "tabBarItem": "UITabBarItem", "customObject": "NSObject",
]

/// What stands under the first of two keys.
private let classesOfKeys = [
  "layer": "CALayer", "titleLabel": "UILabel", "textLabel": "UILabel",
  "detailTextLabel": "UILabel", "imageView": "UIImageView", "contentView": "UIView",
]

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

private let symbolWeights: Set<String> = [
  "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
]
