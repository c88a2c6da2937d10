extension InterfaceScope {
  /// Writes the methods that connect all objects of the scope: constraints, then outlets, then
  /// actions.
  func writeConnections() {
    var steps: [[String]] = []
    for element in connected {
      for constraint in element.list("constraints") where constraint.name == "constraint" {
        steps.append(self.constraint(constraint, of: element))
      }
    }
    // Recognizers join when the first connection leads to them.
    var next = 0
    while next < connected.count {
      steps.append(outlets(of: connected[next]))
      next += 1
    }
    next = 0
    while next < connected.count {
      steps.append(actions(of: connected[next]))
      next += 1
    }
    write(steps, asMethod: "connect")
  }

  /// Writes a method of many steps, as several where it is long: a compiler takes four times as long
  /// for a method of twice the length.
  ///
  /// - Parameters:
  ///   - steps: the lines of each step, which uses no variable of another.
  ///   - name: the name of the method, and with numbers behind it of its parts.
  private func write(_ steps: [[String]], asMethod name: String) {
    var parts: [[String]] = [[]]
    for step in steps {
      if !parts[parts.count - 1].isEmpty, parts[parts.count - 1].count + step.count > mostLines {
        parts.append([])
      }
      parts[parts.count - 1] += step
    }
    if parts.count > 1 {
      add(method: ["func \(name)() {"] + parts.indices.map { "  \(name)\($0)()" } + ["}"])
    }
    for (number, lines) in parts.enumerated() {
      let name = parts.count > 1 ? "\(name)\(number)" : name
      add(
        method: ["func \(name)() {"] + lines.map { $0.hasPrefix("#") ? $0 : "  \($0)" } + ["}"])
    }
  }

  // MARK: Outlets

  /// Returns the assignments of an element's outlets.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - isWanted: tells for a destination whether it is set now; all others have their turn later.
  /// - Returns: the assignments; none of one that was returned before.
  func outlets(
    of element: InterfaceElement, isWanted: (String) -> Bool = { _ in true }
  ) -> [String] {
    guard let object = objects[element.id] else { return [] }
    var lines: [String] = []
    var collections: [(name: String, element: InterfaceElement, members: [String])] = []
    for connection in element.list("connections") {
      guard ["outlet", "outletCollection"].contains(connection.name),
        let property = connection["property"].map({ self.property(of: $0, object) }),
        property != "searchDisplayController",
        let id = connection["destination"], isWanted(id),
        take(connection)
      else { continue }
      guard let destination = destination(id, at: connection),
        fits(destination, property, of: object, at: connection)
      else { continue }
      if connection.name == "outletCollection" {
        if property == "gestureRecognizers" {
          lines.append("\(object.assigned).addGestureRecognizer(\(destination.expression))")
        } else if let index = collections.firstIndex(where: { $0.name == property }) {
          collections[index].members.append("\(destination.expression)!")
        } else {
          collections.append((property, connection, ["\(destination.expression)!"]))
        }
        continue
      }
      guard let assignment = outlet(property, of: object, destination) else {
        lines += missing(property, of: object, element, at: connection)
        continue
      }
      lines += [place(connection), assignment]
    }
    for (name, connection, members) in collections {
      guard has(name, object) else {
        lines += missing(name, of: object, element, at: connection)
        continue
      }
      let list = members.joined(separator: ", ")
      lines += [place(connection), "\(object.assigned).\(name) = [\(list)]"]
    }
    return lines
  }

  /// Says that there is no such outlet, or that there is not even the class.
  ///
  /// - Returns: the line that stops there, as iOS does when it reads that part of the file and not
  ///   before.
  private func missing(
    _ property: String, of object: InterfaceObject, _ element: InterfaceElement,
    at connection: InterfaceElement
  ) -> [String] {
    if document.absentClasses.contains(object.type) { return [] }
    if let wanted = element["customClass"], wanted != object.type {
      document.say(.neededClass(wanted), at: element)
    } else {
      document.say(.unknownOutlet(property, type: object.type), at: connection)
    }
    let key = InterfaceValue.string(property)
    return [place(connection), "load.unknownOutlet(\(key), of: \(object.expression))"]
  }

  private func outlet(
    _ property: String, of object: InterfaceObject, _ destination: InterfaceObject
  ) -> String? {
    let own = object.assigned
    let other = destination.expression
    // A xib may be made without an owner; all else is there.
    let value = other == "owner" ? other : "\(other)!"
    if has(property, object) { return "\(own).\(property) = \(value)" }
    for type in chain(of: object.uikit).reversed() {
      if let wanted = protocolOutlets[type]?[property] {
        return "\(own).\(property) = load.conforming(\(other), to: \"\(wanted)\")"
      }
      if viewOutlets[type]?.contains(property) == true { return "\(own).\(property) = \(other)" }
    }
    return nil
  }

  /// Returns whether an object can be the value of an outlet, and says where it cannot.
  private func fits(
    _ destination: InterfaceObject, _ property: String, of object: InterfaceObject,
    at connection: InterfaceElement
  ) -> Bool {
    let declarations = document.declarations
    guard let written = document.outletType(property, of: object.type) else { return true }
    let wanted = declarations.fullName(of: written, seenFrom: object.type) ?? written
    guard declarations.types[wanted]?.isClass ?? (chain(of: wanted).count > 1) else { return true }
    let family = declarations.ancestry(of: destination.type)
    let above = family.last.flatMap { declarations.types[$0] }?.inheritedNames.first
    // What is above may be a class of a library.
    if let above, chain(of: above).count == 1, above != "NSObject" { return true }
    let all = family + chain(of: above ?? destination.type) + chain(of: destination.uikit)
    guard !all.contains(wanted) else { return true }
    document.say(
      .unfitOutlet(property, wanted: written, given: destination.type), at: connection)
    return false
  }

  /// Returns the property that a key sets: `Title` and `title` both look for `setTitle:`.
  private func property(of key: String, _ object: InterfaceObject) -> String {
    document.property(
      of: key,
      in: document.declarations.ancestry(of: object.type) + chain(of: object.uikit))
  }

  /// Whether the files declare a property of an object's class, or cannot tell.
  private func has(_ property: String, _ object: InterfaceObject) -> Bool {
    let declarations = document.declarations
    let family = declarations.ancestry(of: object.type)
    // Extensions of UIKit's classes declare some.
    let all = family + chain(of: object.uikit)
    if all.contains(where: { declarations.propertyTypes[$0]?[property] != nil }) { return true }
    guard let top = family.last.flatMap({ declarations.types[$0] }) else { return false }
    return top.inheritedNames.first.map { chain(of: $0).count == 1 } ?? true
  }

  // MARK: Actions

  private func actions(of element: InterfaceElement) -> [String] {
    guard let object = objects[element.id] else { return [] }
    var lines: [String] = []
    for connection in element.list("connections") {
      switch connection.name {
      case "action":
        guard let name = connection["selector"], let id = connection["destination"] else {
          continue
        }
        let isForFirst = document.element(id)?["placeholderIdentifier"] == "IBFirstResponder"
        guard let target = isForFirst ? nil : destination(id, at: connection) else {
          if isForFirst { lines += nilTargeted(name, object, connection) }
          continue
        }
        lines.append(place(connection))
        lines += send(
          selector(name, of: target, at: connection), to: target.expression, object, connection)
      case "segue": lines += trigger(connection, object)
      case "outlet", "outletCollection": break
      default: document.say(.unreadElement(connection.name), at: connection)
      }
    }
    return lines
  }

  /// Lets an object call an action, as controls, recognizers and bar buttons do.
  private func send(
    _ selector: String, to target: String, _ object: InterfaceObject,
    _ connection: InterfaceElement
  ) -> [String] {
    let own = object.expression
    let family = chain(of: object.uikit)
    if family.contains("UIControl") {
      let event = connection["eventType"] ?? "touchUpInside"
      guard events.contains(event) else {
        document.say(
          .unreadValue(event, attribute: "eventType", element: connection.name), at: connection)
        return []
      }
      return ["\(own).addTarget(\(target), action: \(selector), for: .\(event))"]
    }
    if family.contains("UIGestureRecognizer") {
      return target == "nil" ? [] : ["\(own).addTarget(\(target)!, action: \(selector))"]
    }
    if family.contains("UIBarItem") {
      return ["\(own).target = \(target)", "\(own).action = \(selector)"]
    }
    document.say(.unreadElement(connection.name), at: connection)
    return []
  }

  private func nilTargeted(
    _ name: String, _ object: InterfaceObject, _ connection: InterfaceElement
  ) -> [String] {
    guard let target = anyResponder(with: name, at: connection) else { return [] }
    return [place(connection)]
      + send(selector(name, of: target, at: connection), to: "nil", object, connection)
  }

  /// Returns what stands for the first responder that has an action; `nil` where no class has it.
  func anyResponder(with name: String, at connection: InterfaceElement) -> InterfaceObject? {
    let declarations = document.declarations
    let owner = declarations.methods.keys.sorted().first { type in
      declarations.types[type]?.isClass == true
        && (declarations.methods[type] ?? []).contains { $0.objectiveCName == name }
    }
    guard let owner else {
      document.say(.unknownAction(name, type: "UIResponder"), at: connection)
      return nil
    }
    return InterfaceObject(expression: "nil", type: owner, uikit: "UIResponder")
  }

  /// Returns the selector of a target's action, or one that stops the scene as iOS does.
  func selector(
    _ name: String, of target: InterfaceObject, at connection: InterfaceElement
  ) -> String {
    let declarations = document.declarations
    for type in declarations.ancestry(of: target.type) + chain(of: target.uikit).reversed() {
      guard let method = declarations.methods[type]?.first(where: { $0.objectiveCName == name }),
        method.labels.count <= 2
      else { continue }
      return selectorText(method, of: type, among: declarations)
    }
    for type in chain(of: target.uikit) where standardActions[type]?.contains(name) == true {
      return "Selector({ (object: \(type)) -> @MainActor () -> Void in { _ = object.\(name)() } },"
        + " \"\(name)\")"
    }
    document.say(.unknownAction(name, type: target.type), at: connection)
    let type = InterfaceValue.string(target.type)
    return "load.unknownAction(\(InterfaceValue.string(name)), of: \(type))"
  }

  // MARK: Destinations

  /// Returns the object that a connection leads to.
  func destination(_ id: String, at connection: InterfaceElement) -> InterfaceObject? {
    if let known = objects[id] { return known }
    if let element = document.element(id), let uikit = recognizerClasses[element.name] {
      return recognizer(element, uikit)
    }
    if let element = document.element(id), element.name == "customObject",
      let object = customObject(element)
    {
      return object
    }
    document.say(.unknownReference(id), at: connection)
    return nil
  }

  /// Writes the method that makes a gesture recognizer, which stands beside the views.
  private func recognizer(_ element: InterfaceElement, _ uikit: String) -> InterfaceObject {
    let type = type(of: element, uikit)
    let name = identifier(element)
    let object = InterfaceObject(expression: "o\(name)", type: type.name, uikit: type.uikit)
    know(element.id, as: object)
    connected.append(element)
    add(
      property:
        "lazy var o\(name): \(type.name)! = { let recognizer = \(type.name)(target: nil, action: nil);"
        + (edges(of: element) + assignments(of: element, uikit, to: "recognizer"))
        .map { " \($0);" }.joined() + " return recognizer }()")
    sayUnread(element, read: ["allowedTouchTypes", "rectEdge"])
    return object
  }

  /// Writes what makes an object of the author's own, which stands beside the views.
  private func customObject(_ element: InterfaceElement) -> InterfaceObject? {
    let type = type(of: element, "NSObject")
    let declarations = document.declarations
    guard type.name != "NSObject",
      declarations.types[type.name] == nil
        || declarations.isMadeOfNothing(type.name)
    else { return nil }
    let name = identifier(element)
    let object = InterfaceObject(expression: "o\(name)", type: type.name, uikit: type.uikit)
    know(element.id, as: object)
    connected.append(element)
    add(
      property:
        "lazy var o\(name): \(type.name)! = { let object = \(type.name)();"
        + runtimeAttributes(of: element, "object").filter { !$0.hasPrefix("#") }.map { " \($0);" }
        .joined() + " return load.waking(object) }()")
    return object
  }

  private func edges(of element: InterfaceElement) -> [String] {
    guard let mask = element.value("edges") ?? element.child("rectEdge") else { return [] }
    let edges = ["top", "left", "bottom", "right"].filter { mask[$0] == "YES" }
    return ["recognizer.edges = [\(edges.map { ".\($0)" }.joined(separator: ", "))]"]
  }
}

/// Outlets of UIKit's classes that ask for a protocol.
private let protocolOutlets: [String: [String: String]] = [
  "UITableView": [
    "dataSource": "UITableViewDataSource", "delegate": "UITableViewDelegate",
    "prefetchDataSource": "UITableViewDataSourcePrefetching",
  ],
  "UICollectionView": [
    "dataSource": "UICollectionViewDataSource", "delegate": "UICollectionViewDelegate",
  ],
  "UIScrollView": ["delegate": "UIScrollViewDelegate"],
  "UITextField": ["delegate": "UITextFieldDelegate"],
  "UITextView": ["delegate": "UITextViewDelegate"],
  "UISearchBar": ["delegate": "UISearchBarDelegate"],
  "MKMapView": ["delegate": "MKMapViewDelegate"],
  "WKWebView": ["navigationDelegate": "WKNavigationDelegate", "uiDelegate": "WKUIDelegate"],
  "UIPickerView": ["dataSource": "UIPickerViewDataSource", "delegate": "UIPickerViewDelegate"],
  "UIGestureRecognizer": ["delegate": "UIGestureRecognizerDelegate"],
  "UINavigationController": ["delegate": "UINavigationControllerDelegate"],
  "UITabBarController": ["delegate": "UITabBarControllerDelegate"],
  "UITabBar": ["delegate": "UITabBarDelegate"], "UIToolbar": ["delegate": "UIToolbarDelegate"],
  "UINavigationBar": ["delegate": "UINavigationBarDelegate"],
  "UISplitViewController": ["delegate": "UISplitViewControllerDelegate"],
  "UIPageViewController": [
    "dataSource": "UIPageViewControllerDataSource", "delegate": "UIPageViewControllerDelegate",
  ],
  "UIViewController": ["transitioningDelegate": "UIViewControllerTransitioningDelegate"],
]

/// Methods of UIKit's classes that are often connected as actions.
private let standardActions: [String: Set<String>] = [
  "UIResponder": ["becomeFirstResponder", "resignFirstResponder"],
  "UIActivityIndicatorView": ["startAnimating", "stopAnimating"],
  "UITableView": ["reloadData"], "UICollectionView": ["reloadData"],
  "WKWebView": ["goBack", "goForward", "reload", "stopLoading"],
]

/// Outlets of UIKit's classes that take a view.
private let viewOutlets: [String: Set<String>] = [
  "UIViewController": ["view"], "UITableViewController": ["tableView", "refreshControl"],
  "UICollectionViewController": ["collectionView"],
  "UITableViewCell": [
    "accessoryView", "backgroundView", "selectedBackgroundView", "editingAccessoryView",
  ],
  "UITableView": ["tableHeaderView", "tableFooterView", "backgroundView"],
  "UIScrollView": ["refreshControl"], "UINavigationItem": ["titleView"], "UIView": ["mask"],
]

private let events: Set<String> = [
  "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
  "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
  "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
  "editingDidEndOnExit",
]

/// How many lines a method has at most, unless one step of it has more.
private let mostLines = 64
