extension InterfaceScope {
  /// Returns the expression of a `<menu>` of a button.
  func menu(_ element: InterfaceElement) -> String {
    let entries = element.list("children").compactMap(entry)
    let title = InterfaceValue.string(element["title"] ?? "")
    let options = element["displayInline"] == "YES" ? ", options: .displayInline" : ""
    return "UIMenu(title: \(title)\(options), children: [\(entries.joined(separator: ", "))])"
  }

  /// Returns the expression of a command or of a menu in a menu; `nil` for what is not read.
  private func entry(_ element: InterfaceElement) -> String? {
    switch element.name {
    case "menu": return menu(element)
    case "command", "action":
      for connection in element.list("connections") {
        document.say(.unreadElement(connection.name), at: connection)
      }
      var arguments = [
        "title: \(document.words(element["title"] ?? "", of: element, "title"))"
      ]
      if let image = element["image"] {
        arguments.append("image: \(document.image(image, catalog: element["catalog"]))")
      }
      if element["state"] == "on" { arguments.append("state: .on") }
      return "UIAction(\(arguments.joined(separator: ", "))) { _ in }"
    default:
      document.say(.unreadElement(element.name), at: element)
      return nil
    }
  }
}
