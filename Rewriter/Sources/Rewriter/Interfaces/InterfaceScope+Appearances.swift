extension InterfaceScope {
  /// Returns the statements that give a bar its appearances.
  ///
  /// - Parameters:
  ///   - element: the bar.
  ///   - v: the expression of the bar.
  /// - Returns: the statements, in their order.
  func appearances(of element: InterfaceElement, _ v: String) -> [String] {
    element.children.flatMap { child -> [String] in
      guard let type = barAppearances[child.name], let key = child["key"],
        appearanceKeys.contains(key)
      else { return [] }
      let name = "appearance\(key.prefix(1).uppercased())\(key.dropFirst())"
      var lines = ["let \(name) = \(type)()"]
      for property in ["backgroundColor", "shadowColor"] {
        guard let value = child.value(property) else { continue }
        if value.name == "nil" {
          lines.append("\(name).\(property) = nil")
        } else if let color = document.color(value) {
          lines.append("\(name).\(property) = \(color)")
        }
      }
      if let effect = child.value("backgroundEffect") {
        lines.append(
          "\(name).backgroundEffect = \(effect.name == "nil" ? "nil" : blurEffect(effect))")
      }
      if let image = child["backgroundImage"] {
        lines.append("\(name).backgroundImage = \(document.image(image))")
      }
      for property in ["titleTextAttributes", "largeTitleTextAttributes"] {
        guard let given = child.value(property) else { continue }
        lines.append("\(name).\(property) = \(textAttributes(given))")
      }
      return lines + ["\(v).\(key) = \(name)"]
    }
  }

  /// Returns the dictionary of a `<textAttributes>`.
  func textAttributes(_ element: InterfaceElement) -> String {
    var pairs: [String] = []
    if let color = element.value("textColor").flatMap(document.color) {
      pairs.append(".foregroundColor: \(color)")
    }
    if let font = element.value("fontDescription").flatMap(document.font) {
      pairs.append(".font: \(font)")
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
  }

  /// Returns the statements for the parts of a button's configuration that stand in elements.
  func configurationParts(of given: InterfaceElement) -> [String] {
    var lines: [String] = []
    if let text = given.value("attributedTitle"), text.child("fragment") != nil {
      let parts = fragments(of: text).map {
        "AttributedString(\($0.content), attributes: AttributeContainer([\($0.attributes)]))"
      }
      lines.append("configuration.attributedTitle = \(parts.joined(separator: " + "))")
    }
    if let font = given.value("titleFontDescription").flatMap(document.font) {
      lines.append(
        "configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer"
          + " { var container = $0; container.font = \(font); return container }")
    }
    if let insets = given.value("contentInsets") {
      let sides = ["top", "leading", "bottom", "trailing"].map { side in
        "\(side): \(InterfaceValue.number(insets[side]) ?? "0")"
      }
      lines.append(
        "configuration.contentInsets = NSDirectionalEdgeInsets(\(sides.joined(separator: ", ")))")
    }
    if let ground = given.value("background") {
      for property in ["cornerRadius", "strokeWidth"] {
        guard let number = InterfaceValue.number(ground[property]) else { continue }
        lines.append("configuration.background.\(property) = \(number)")
      }
      for property in ["backgroundColor", "strokeColor"] {
        guard let color = ground.value(property).flatMap(document.color) else { continue }
        lines.append("configuration.background.\(property) = \(color)")
      }
    }
    return lines
  }
}

/// UIKit's class for each element that says how a bar looks.
let barAppearances: [String: String] = [
  "navigationBarAppearance": "UINavigationBarAppearance", "tabBarAppearance": "UITabBarAppearance",
  "toolbarAppearance": "UIToolbarAppearance",
]

private let appearanceKeys: Set<String> = [
  "standardAppearance", "compactAppearance", "scrollEdgeAppearance",
]
