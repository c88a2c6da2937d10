extension InterfaceScope {
  /// Writes the method that makes a bar's button.
  ///
  /// - Returns: the call of the method.
  func barButton(_ element: InterfaceElement) -> String {
    let type = type(of: element, "UIBarButtonItem")
    let name = identifier(element)
    keep(element, as: InterfaceObject(expression: "o\(name)", type: type.name, uikit: type.uikit))
    connected.append(element)
    var made = "\(type.name)()"
    if let system = element["systemItem"] {
      if systemItems.contains(system) {
        made = "\(type.name)(barButtonSystemItem: .\(system), target: nil, action: nil)"
      } else {
        document.say(
          .unreadValue(system, attribute: "systemItem", element: element.name), at: element)
        made =
          "\(type.name)(title: \(InterfaceValue.string(system)), style: .plain, target: nil,"
          + " action: nil)"
      }
    }
    var lines = assignments(of: element, "UIBarButtonItem", to: "item")
    let custom = element.children.first { viewClasses[$0.name] != nil }
    if let view = element.value("customView") ?? custom {
      lines.append("item.customView = \(makeView(view))")
    }
    lines += values(of: element, "item")
    sayUnread(element, read: Set(viewClasses.keys).union(["imageReference", "inset"]))
    add(
      method: [place(element), "func v\(name)() -> \(type.name) {"]
        + ["  let item = \(made)", "  o\(name) = item"] + lines.map { "  \($0)" }
        + ["  return item", "}"])
    return "self.v\(name)()"
  }

  /// Sets up a navigation item.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - item: the expression of the item.
  /// - Returns: the statements, in their order.
  func navigationItem(_ element: InterfaceElement, _ item: String) -> [String] {
    let name = identifier(element)
    // Of a controller's item the class counts; a bar that stands alone has UIKit's.
    let type =
      item == "c.navigationItem" ? type(of: element, "UINavigationItem").name : "UINavigationItem"
    let isOwn = type != "UINavigationItem"
    keep(
      element,
      as: InterfaceObject(expression: "o\(name)", type: type, uikit: "UINavigationItem"))
    var lines =
      isOwn
      ? ["self.o\(name) = load.item({ \(type)(coder: $0) }, of: c)"] : ["self.o\(name) = \(item)"]
    if let title = element["title"] {
      lines.append("\(item).title = \(document.words(title, of: element, "title"))")
    }
    if let prompt = element["prompt"] {
      lines.append("\(item).prompt = \(document.words(prompt, of: element, "prompt"))")
    }
    if let mode = element["largeTitleDisplayMode"], ["automatic", "always", "never"].contains(mode)
    {
      lines.append("\(item).largeTitleDisplayMode = .\(mode)")
    }
    for key in ["leftItemsSupplementBackButton", "hidesBackButton"] where element[key] == "YES" {
      lines.append("\(item).\(key) = true")
    }
    if let style = element["style"], ["navigator", "browser", "editor"].contains(style) {
      lines.append("\(item).style = .\(style)")
    }
    if let title = element["backButtonTitle"] {
      lines.append(
        "\(item).backButtonTitle = \(document.words(title, of: element, "backButtonTitle"))")
    }
    for key in ["backBarButtonItem", "leftBarButtonItem", "rightBarButtonItem"] {
      if let button = element.value(key) { lines.append("\(item).\(key) = \(barButton(button))") }
    }
    for key in ["leftBarButtonItems", "rightBarButtonItems"] {
      let buttons = element.list(key)
      guard !buttons.isEmpty else { continue }
      lines.append("\(item).\(key) = [\(buttons.map(barButton).joined(separator: ", "))]")
    }
    if let view = element.value("titleView") {
      lines.append("\(item).titleView = \(makeView(view))")
    }
    for attribute in element.unasked where !silentAttributes.contains(attribute) {
      document.say(.unreadAttribute(attribute, element: element.name), at: element)
    }
    return lines
  }

  /// Sets up the item of a tab.
  func tabBarItem(_ element: InterfaceElement, _ controller: String) -> [String] {
    let type = type(of: element, "UITabBarItem")
    let name = identifier(element)
    keep(element, as: InterfaceObject(expression: "o\(name)", type: type.name, uikit: type.uikit))
    var lines = [
      "let item = \(type.name)()", "self.o\(name) = item", "\(controller).tabBarItem = item",
    ]
    if let system = element["systemItem"] {
      if let known = systemTabs[system] {
        lines.append("item.title = \(InterfaceValue.string(known.title))")
        lines.append("item.image = UIImage(systemName: \(InterfaceValue.string(known.symbol)))")
      } else {
        document.say(
          .unreadValue(system, attribute: "systemItem", element: element.name), at: element)
      }
    }
    lines += assignments(of: element, "UITabBarItem", to: "item")
    lines +=
      element.value("imageInsets").flatMap(InterfaceValue.insets).map {
        ["item.imageInsets = \($0)"]
      } ?? []
    for key in ["image", "selectedImage"] {
      guard let reference = element.value(key), let name = reference["image"] else { continue }
      lines.append("item.\(key) = \(shownImage(name, reference))")
    }
    lines += runtimeAttributes(of: element, "item")
    return lines
  }

  /// Looks and items of a navigation bar.
  func navigationBar(_ element: InterfaceElement, _ v: String) -> [String] {
    var lines: [String] = []
    for (key, property) in [
      ("titleTextAttributes", "titleTextAttributes"),
      ("largeTitleTextAttributes", "largeTitleTextAttributes"),
    ] {
      guard let given = element.value(key) else { continue }
      lines.append("\(v).\(property) = \(textAttributes(given))")
    }
    let items = element.list("items").map { child in
      let name = "item\(identifier(child))"
      lines.append("let \(name) = UINavigationItem()")
      lines += navigationItem(child, name)
      return name
    }
    if !items.isEmpty {
      lines.append("\(v).setItems([\(items.joined(separator: ", "))], animated: false)")
    }
    return lines
  }
}

private let systemItems: Set<String> = [
  "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "search", "refresh",
  "stop", "play", "pause", "rewind", "fastForward", "undo", "redo", "close", "compose", "reply",
  "action", "organize", "bookmarks", "camera", "trash",
]

/// The titles and pictures of the tabs that iOS knows.
private let systemTabs: [String: (title: String, symbol: String)] = [
  "favorites": ("Favorites", "star.fill"), "featured": ("Featured", "star.fill"),
  "topRated": ("Top Rated", "star.fill"), "recents": ("Recents", "clock.fill"),
  "contacts": ("Contacts", "person.crop.circle.fill"), "history": ("History", "clock.fill"),
  "bookmarks": ("Bookmarks", "book.fill"), "search": ("Search", "magnifyingglass"),
  "downloads": ("Downloads", "square.and.arrow.down"), "mostRecent": ("Most Recent", "clock.fill"),
  "mostViewed": ("Most Viewed", "list.number"), "more": ("More", "ellipsis"),
]
