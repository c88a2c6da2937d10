extension InterfaceScope {
  /// Adds the segues of a scene to its controller, whatever object of it starts them.
  func segues(in scene: InterfaceElement) -> [String] {
    var lines: [String] = []
    scene.forEach { element in
      guard element.name == "segue", element["kind"] != "relationship",
        let destination = element["destination"]
      else { return }
      guard let kind = kind(of: element) else {
        document.say(
          .unreadValue(element["kind"] ?? "", attribute: "kind", element: "segue"), at: element)
        return
      }
      if element["kind"] != "unwind", document.element(destination) == nil {
        document.say(.unknownReference(destination), at: element)
      }
      var arguments = [
        InterfaceValue.string(element.id),
        element["identifier"].map(InterfaceValue.string) ?? "nil", kind, "from: c",
        "to: \(InterfaceValue.string(destination))",
      ]
      if let type = element["customClass"], self.type(of: element, "UIStoryboardSegue").name == type
      {
        arguments.append("segue: { \(type)(identifier: $0, source: $1, destination: $2) }")
      }
      if let name = element["destinationCreationSelector"],
        let creator = creator(name, at: element)
      {
        arguments.append("creator: \(creator)")
      }
      if let root = document.element(destination)?.list("connections").first(where: {
        $0["kind"] == "relationship" && $0["destinationCreationSelector"] != nil
      }), let creator = creator(root["destinationCreationSelector"] ?? "", at: root) {
        arguments.append("rootCreator: \(creator)")
      }
      lines += [place(element), "load.segue(\(arguments.joined(separator: ", ")))"]
    }
    return lines
  }

  private func kind(of segue: InterfaceElement) -> String? {
    switch segue["kind"] {
    case "show": return ".show"
    case "push": return ".push"
    case "showDetail", "replace": return ".showDetail"
    case "embed": return ".embed"
    case "custom": return ".custom"
    case "popoverPresentation", "popover": return ".popover"
    case "presentation", "modal":
      let styles = [
        "fullScreen": "fullScreen", "pageSheet": "pageSheet", "formSheet": "formSheet",
        "overFullScreen": "overFullScreen", "custom": "custom", "automatic": "automatic",
        "overCurrentContext": "overFullScreen", "currentContext": "fullScreen",
      ]
      let transitions = ["coverVertical", "crossDissolve", "flipHorizontal"]
      let style = segue["modalPresentationStyle"].flatMap { styles[$0] }.map { ".\($0)" } ?? "nil"
      var transition = "nil"
      if let written = segue["modalTransitionStyle"] {
        if transitions.contains(written) {
          transition = ".\(written)"
        } else {
          document.say(
            .unreadValue(written, attribute: "modalTransitionStyle", element: "segue"), at: segue)
        }
      }
      return ".present(\(style), \(transition), isAnimated: \(segue["animates"] != "NO"))"
    case "unwind":
      let action = segue["unwindAction"] ?? ""
      let isKnown = document.declarations.methods.values.contains {
        $0.contains { $0.objectiveCName == action }
      }
      if !isKnown { document.say(.unknownUnwindAction(action), at: segue) }
      return ".unwind(\(InterfaceValue.string(action)))"
    default: return nil
    }
  }

  /// Returns the call of the source's method that makes the destination.
  private func creator(_ name: String, at element: InterfaceElement) -> String? {
    guard let source = objects[controllerKey] else { return nil }
    let declarations = document.declarations
    let method = declarations.ancestry(of: source.type).lazy.compactMap {
      declarations.methods[$0]?.first { $0.objectiveCName == name }
    }.first
    guard let method, (1...3).contains(method.labels.count) else {
      document.say(.unknownAction(name, type: source.type), at: element)
      return nil
    }
    let values = ["coder", "sender", "identifier"]
    let arguments = zip(method.labels, values).map { $0 == "_" ? $1 : "\($0): \($1)" }
      .joined(separator: ", ")
    return "{ [unowned c] coder, sender, identifier in c.\(method.baseName)(\(arguments)) }"
  }

  /// Lets an object of the scene start a segue.
  func trigger(_ segue: InterfaceElement, _ object: InterfaceObject) -> [String] {
    guard segue["kind"] != "relationship", kind(of: segue) != nil, objects[controllerKey] != nil
    else { return [] }
    let template = "load.segue(\(InterfaceValue.string(segue.id)), of: self.c)"
    let own = object.expression
    if segue["kind"] == "embed" {
      return ["load.embed(\(InterfaceValue.string(segue.id)), of: self.c, in: \(own))"]
    }
    let family = chain(of: object.uikit)
    if family.contains("UIViewController") { return [] }
    if family.contains("UITableViewCell") {
      let part = segue["trigger"] == "accessoryAction" ? "accessory" : "select"
      return ["load.\(part)(\(own), performs: \(template))"]
    }
    if family.contains("UICollectionViewCell") {
      return ["load.select(\(own), performs: \(template))"]
    }
    if family.contains("UIControl") {
      return ["\(own).addTarget(\(template), action: InterfaceSegue.action, for: .touchUpInside)"]
    }
    if family.contains("UIGestureRecognizer") {
      return ["\(own).addTarget(\(template), action: InterfaceSegue.action)"]
    }
    if family.contains("UIBarItem") {
      return ["\(own).target = \(template)", "\(own).action = InterfaceSegue.action"]
    }
    document.say(.unreadElement("segue"), at: segue)
    return []
  }
}
