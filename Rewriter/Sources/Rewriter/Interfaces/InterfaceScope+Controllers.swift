extension InterfaceScope {
  /// Writes the methods that make a controller and, when it is asked for, its view.
  ///
  /// - Parameters:
  ///   - element: the controller.
  ///   - scene: the scene in which it stands.
  func makeController(_ element: InterfaceElement, in scene: InterfaceElement) {
    let uikit = uikitClass(of: element)
    let type = type(of: element, uikit)
    let object = InterfaceObject(expression: "c", type: type.name, uikit: type.uikit)
    know(element.id, as: object)
    know(controllerKey, as: object)
    add(property: "let load: InterfaceLoad")
    add(property: "unowned var c: \(type.name)!")
    add(method: ["init(_ load: InterfaceLoad) { self.load = load }"])

    let arguments = makingArguments(of: element)
    let filling = self.filling(controller: element, uikit)
    connected.insert(element, at: 0)
    // Bars and their buttons are there before the view is.
    var early = outlets(of: element, isWanted: { objects[$0] != nil && $0 != element.id })
    for object in scene.list("objects") where object.name == "customObject" {
      guard let made = destination(object.id, at: object) else { continue }
      early.append("load.keep(\(made.expression), for: c)")
    }
    if let item = element.value("tabBarItem") { early += outlets(of: item) }
    let viewElement = element.value("view")
    let view = viewElement.map(makeView)
    // Views beside the controller, which outlets lead to.
    let besides =
      scene.list("objects")
      + (viewElement?.allUninstalled() ?? []).filter { document.hasOutlet(within: $0) }
    let refresh = element.value("refreshControl").map(makeView)
    let docked = besides.filter { viewClasses[$0.name] != nil }.map(makeView)
    writeConnections()

    var lines = [
      "let c = load.make(\(type.uikit).self, \(arguments){ \(type.name)(coder: $0) }) { c in",
      "  self.c = c",
    ]
    lines += filling.map { "  \($0)" } + ["}"] + runtimeAttributes(of: element, "c")
    lines += segues(in: scene)
    lines += early
    lines += relationships(of: element, type.uikit)
    if view == nil { lines.append("connect()") }
    if view != nil { lines.append("load.view(of: c) { self.view() }") }
    lines.append("return c")
    add(
      method: [place(element), "func controller() -> UIViewController {"]
        + lines.map { $0.hasPrefix("#") ? $0 : "  \($0)" } + ["}"])
    guard let view, let id = viewElement?.id, let made = objects[id] else { return }
    var showing = ["c.view = \(made.expression)"]
    if type.uikit == "UITableViewController" {
      showing = ["c.tableView = \(made.expression)"]
      if let refresh { showing.append("c.refreshControl = \(refresh)") }
    }
    if type.uikit == "UICollectionViewController" {
      showing.insert("c.collectionView = \(made.expression)", at: 0)
    }
    add(
      method: ["func view() -> UIView {", "  _ = \(view)"]
        + docked.map { "  load.keep(\($0), for: c)" } + showing.map { "  \($0)" }
        + ["  connect()", "  load.awaken()", "  return \(made.expression)", "}"])
  }

  /// What a controller of pages or columns has to know when it is made.
  private func makingArguments(of element: InterfaceElement) -> String {
    if element.name == "splitViewController", element["style"] == "doubleColumn" {
      return "splitStyle: .doubleColumn, "
    }
    guard element.name == "pageViewController" else { return "" }
    let orientation =
      element["navigationOrientation"] == "vertical" ? "orientation: .vertical, " : ""
    let spacing = InterfaceValue.number(element["pageSpacing"]).map { "pageSpacing: \($0), " } ?? ""
    return orientation + (element["transitionStyle"] == "scroll" ? "pageStyle: .scroll, " : "")
      + spacing
  }

  private func uikitClass(of element: InterfaceElement) -> String {
    if let known = controllerClasses[element.name] { return known }
    document.say(.standIn(element: element.name, type: "UIViewController"), at: element)
    return "UIViewController"
  }

  /// What a controller is, without its view.
  private func filling(controller element: InterfaceElement, _ uikit: String) -> [String] {
    var lines: [String] = []
    if let edges = element.value("edgesForExtendedLayout") {
      let given = ["top", "left", "bottom", "right"].filter { edges[$0] == "YES" }
      lines.append("c.edgesForExtendedLayout = [\(given.map { ".\($0)" }.joined(separator: ", "))]")
    }
    if let item = element.value("tabBarItem") { lines += tabBarItem(item, "c") }
    if let item = element.value("navigationItem") {
      lines += navigationItem(item, "c.navigationItem")
    }
    let tools = element.list("toolbarItems")
    if !tools.isEmpty {
      lines.append("c.toolbarItems = [\(tools.map(barButton).joined(separator: ", "))]")
    }
    if let size = element.value("preferredContentSize").flatMap(InterfaceValue.size) {
      lines.append("c.preferredContentSize = \(size)")
    }
    lines += assignments(of: element, uikit, to: "c")
    if uikit == "UINavigationController", let bar = element.value("navigationBar") {
      lines += ownBar(bar, "UINavigationBar", "navigationBar")
    }
    if uikit == "UINavigationController", let bar = element.value("toolbar") {
      lines += existing(bar, "UIToolbar", "c.toolbar")
    }
    if uikit == "UITabBarController", let bar = element.value("tabBar") {
      lines += ownBar(bar, "UITabBar", "tabBar")
    }
    let read: Set<String> = [
      "navigationItem", "tabBarItem", "navigationBar", "toolbar", "toolbarItems", "tabBar",
      "layoutGuides", "extendedEdge", "size",
    ]
    sayUnread(element, read: read.union(viewClasses.keys))
    return lines
  }

  /// Sets up the bar of a container, for which one of an app's own class may stand.
  private func ownBar(_ bar: InterfaceElement, _ uikit: String, _ key: String) -> [String] {
    let type = type(of: bar, uikit).name
    let taken =
      type == uikit
      ? [] : ["c.setValue(load.make(\(uikit).self, { \(type)(coder: $0) }), forKey: \"\(key)\")"]
    return taken + existing(bar, uikit, "c.\(key)", as: type)
  }

  /// Puts other controllers into a container.
  private func relationships(of element: InterfaceElement, _ uikit: String) -> [String] {
    let containers = ["UINavigationController", "UITabBarController", "UISplitViewController"]
    let segues = element.list("connections")
      .filter { $0.name == "segue" && $0["kind"] == "relationship" }
    // The primary column comes first, wherever it stands in the file.
    let isPrimary = { (segue: InterfaceElement) in
      ["masterViewController", "primaryViewController"].contains(segue["relationship"])
    }
    let ids = (segues.filter(isPrimary) + segues.filter { !isPrimary($0) })
      .compactMap { segue -> String? in
        guard let id = segue["destination"], document.element(id) != nil else {
          document.say(.unknownReference(segue["destination"] ?? ""), at: segue)
          return nil
        }
        return "load.controller(\(InterfaceValue.string(id)))"
      }
    guard !ids.isEmpty, containers.contains(uikit) else { return [] }
    return ["c.viewControllers = [\(ids.joined(separator: ", "))]"]
  }
}
