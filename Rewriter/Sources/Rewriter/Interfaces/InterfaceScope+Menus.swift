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
      var arguments = [
        "title: \(document.words(element["title"] ?? "", of: element, "title"))"
      ]
      if let image = element["image"] {
        arguments.append("image: \(document.image(image, catalog: element["catalog"]))")
      }
      let call = call(of: element)
      if let call { arguments.append("action: \(call.selector)") }
      if element["state"] == "on" { arguments.append("state: .on") }
      let list = arguments.joined(separator: ", ")
      return call.map { "InterfaceFiles.command(UICommand(\(list)), for: \($0.target))" }
        ?? "UIAction(\(list)) { _ in }"
    default:
      document.say(.unreadElement(element.name), at: element)
      return nil
    }
  }

  /// Returns the action that a command sends, and to what; `nil` for none.
  private func call(of element: InterfaceElement) -> (selector: String, target: String)? {
    var found: (selector: String, target: String)?
    for connection in element.list("connections") {
      guard connection.name == "action", let name = connection["selector"],
        let id = connection["destination"]
      else {
        document.say(.unreadElement(connection.name), at: connection)
        continue
      }
      let isForFirst = document.element(id)?["placeholderIdentifier"] == "IBFirstResponder"
      let target =
        isForFirst ? anyResponder(with: name, at: connection) : destination(id, at: connection)
      guard let target else { continue }
      // It stands in a closure.
      let object = target.expression == "nil" ? "nil" : "self.\(target.expression)"
      found = (selector(name, of: target, at: connection), object)
    }
    return found
  }
}
