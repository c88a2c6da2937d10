/// A storyboard or a xib that is made into Swift.
final class InterfaceDocument {
  /// What sentences call it; most often its path.
  let name: String
  let root: InterfaceElement
  let declarations: Declarations
  private(set) var findings: [Finding] = []
  private var said: Set<InterfaceReason> = []
  /// Views and controllers of frameworks that are not here, for which boxes stand.
  private(set) var absentClasses: Set<String> = []
  /// Classes of libraries that are not here, with those of UIKit's that stand in for them.
  private(set) var replacedClasses: [String: String] = [:]
  private var elements: [String: InterfaceElement] = [:]
  /// The types that the files give to the outlets which lead to an element.
  private var outletTypes: [String: Set<String>] = [:]
  /// What references refer to, so that nothing else has to be kept.
  private(set) var referenced: Set<String> = []

  /// Takes a tree.
  ///
  /// - Throws: `InterfaceFault` for a file of another kind.
  init(_ name: String, _ root: InterfaceElement, among declarations: Declarations)
    throws(InterfaceFault)
  {
    (self.name, self.root, self.declarations) = (name, root, declarations)
    guard root.name == "document", let type = root["type"],
      type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch")
    else {
      throw InterfaceFault(
        line: root.line, reason: .noInterface(kind: root["type"] ?? "<\(root.name)>"))
    }
    applyVariations()
    root.forEach { element in
      // Interface Builder calls all of them disabled, whatever they are in the app.
      if element.name == "refreshControl" { element.replace("enabled", by: "YES") }
    }
    for tree in [root] + root.allUninstalled() {
      tree.forEach { element in
        let id = element.id
        if !id.isEmpty, elements[id] == nil { elements[id] = element }
      }
    }
    root.forEach { element in
      for attribute in ["destination", "reference", "tableViewCell"] {
        if let id = element[attribute] { referenced.insert(id) }
      }
      guard let owner = element["customClass"] else { return }
      for connection in element.list("connections") {
        guard let property = connection["property"], let id = connection["destination"],
          let type = outletType(property, of: owner)
        else { continue }
        outletTypes[id, default: []].insert(type)
      }
    }
  }

  /// Returns the property that a key sets.
  ///
  /// Key-value coding looks for `setTitle:` for “title” and for “Title”.
  ///
  /// - Parameters:
  ///   - key: what the file calls it.
  ///   - types: the classes of the object.
  /// - Returns: a property of the files' with the key's name, or with its first letter in the other size; the key where
  ///   they declare none.
  func property(of key: String, in types: [String]) -> String {
    func isDeclared(_ name: String) -> Bool {
      types.contains { declarations.propertyTypes[$0]?[name] != nil }
    }
    let other = key.withOtherFirstLetter
    return !isDeclared(key) && isDeclared(other) ? other : key
  }

  /// Returns the class that the files give to an outlet of a class, or to its elements; `nil` where they do not say.
  func outletType(_ property: String, of type: String) -> String? {
    declarations.ancestry(of: type).lazy
      .compactMap { [declarations] in declarations.propertyTypes[$0]?[property] }.first?
      .filter { !"[]?! ".contains($0) }
  }

  /// Notes the class of an element that stands for a view of a framework that is not here.
  ///
  /// - Returns: the class, of which a box stands in; `nil` for another element.
  func absentClass(of element: InterfaceElement) -> String? {
    guard let type = absentElements[element.name], declarations.types[type] == nil,
      !isWebKit(element)
    else { return nil }
    absentClasses.insert(type)
    return type
  }

  /// Whether an element of the old web view is made as the new one: the outlet that leads to it says so, as nobody checks
  /// on a phone.
  func isWebKit(_ element: InterfaceElement) -> Bool {
    element.name == "webView" && element["customClass"] == nil
      && outletTypes[element.id]?.contains("WKWebView") == true
  }

  /// Finds out whether a class is a view or a controller of a framework that is not here, and notes it.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - module: the module that the file names for it, where that is not the app's own.
  /// - Returns: true where a box with its name stands for it.
  func isAbsent(_ type: String, of module: String?) -> Bool {
    guard type.hasSuffix("View") || type.hasSuffix("ViewController"),
      missingModules.values.contains(where: { $0.contains(type) })
        || module.map({ standInsOfModules[$0] == nil }) == true
    else { return false }
    absentClasses.insert(type)
    return true
  }

  /// Finds out whether UIKit's class can stand for one of a library that is not here, and notes it: outlets and actions
  /// may name it as their type.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - module: the module that the file names for it, where that is not the app's own.
  ///   - uikit: UIKit's class for the element.
  /// - Returns: true where a class of that name comes from UIKit's.
  func isReplaced(_ type: String, of module: String?, by uikit: String) -> Bool {
    guard let module, standInsOfModules[module] == nil, declarations.types[type] == nil,
      type.plain == type, type.first?.isLetter == true, replacedClasses[type] ?? uikit == uikit,
      Facts.namesOfModules["UIKit"]?.contains(uikit) == true,
      !Facts.namesOfModules.values.contains(where: { $0.contains(type) })
    else { return false }
    replacedClasses[type] = uikit
    absentClasses.insert(type)
    return true
  }

  /// Whether a connection leads to an element or into it.
  func hasOutlet(within element: InterfaceElement) -> Bool {
    var isWanted = false
    element.forEach { isWanted = isWanted || referenced.contains($0.id) }
    return isWanted
  }

  /// The name without folders and ending, by which a program asks for it.
  var title: String { fileTitle(name) }

  /// Returns the expression of a text, which a file of the app's language may replace.
  ///
  /// - Parameters:
  ///   - text: what the file says.
  ///   - element: whose text it is.
  ///   - key: what Xcode calls it, behind the element's identifier.
  /// - Returns: the literal, or what looks it up.
  func words(_ text: String, of element: InterfaceElement, _ key: String) -> String {
    let literal = InterfaceValue.string(text)
    // Without a text, Foundation would show the key.
    guard isBase, !element.id.isEmpty, !text.isEmpty else { return literal }
    let name = InterfaceValue.string("\(element.id).\(key)")
    return "NSLocalizedString(\(name), tableName: \(InterfaceValue.string(title)),"
      + " value: \(literal), comment: \"\")"
  }

  /// Whether files of languages have the texts of this one.
  private var isBase: Bool { name.hasPrefix("Base.lproj/") || name.contains("/Base.lproj/") }

  /// Whether it only stands in while the app launches.
  var isLaunchScreen: Bool { root["launchScreen"] == "YES" }

  /// Returns the element that a reference names.
  func element(_ id: String) -> InterfaceElement? { elements[id] }

  /// Notes what cannot be made, once a kind of it.
  func say(_ reason: InterfaceReason, at element: InterfaceElement) {
    guard said.insert(reason).inserted else { return }
    findings.append(
      Finding(
        file: name, place: Place(line: element.line, column: 1), reason: .interface(reason)))
  }

  /// Takes what a phone held upright shows of a file that looks different on other screens.
  private func applyVariations() {
    let ours: Set<String> = [
      "default", "heightClass=regular", "widthClass=compact",
      "heightClass=regular-widthClass=compact",
    ]
    root.forEach { element in
      var left: Set<String> = []
      for variation in element.children where variation.name == "variation" {
        guard let key = variation["key"], ours.contains(key) else { continue }
        for (attribute, value) in variation.attributes.sorted(by: { $0.key < $1.key })
        where attribute != "key" {
          element.replace(attribute, by: value)
        }
        for mask in variation.children where mask.name == "mask" {
          for change in mask.children {
            guard let id = change["reference"] else { continue }
            if change.name == "exclude" { left.insert(id) } else { left.remove(id) }
          }
        }
      }
      guard !left.isEmpty else { return }
      for list in element.children where ["constraints", "subviews"].contains(list.name) {
        list.uninstallChildren(with: left)
      }
    }
    leaveOutConstraintsOfUninstalled()
  }

  /// Leaves out the constraints that hold a view to one that is not shown.
  private func leaveOutConstraintsOfUninstalled() {
    var hidden: Set<String> = []
    for left in root.allUninstalled() where left.name != "constraint" {
      left.forEach { hidden.insert($0.id) }
    }
    hidden.remove("")
    guard !hidden.isEmpty else { return }
    root.forEach { list in
      guard list.name == "constraints" else { return }
      let lost = list.children.filter { constraint in
        ["firstItem", "secondItem"].contains { hidden.contains(constraint[$0] ?? "") }
      }
      list.uninstallChildren(with: Set(lost.map(\.id)))
    }
  }
}

/// Returns a path's last part without its ending.
func fileTitle(_ path: String) -> String {
  let last = path.split(separator: "/").last.map(String.init) ?? path
  return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
}

extension String {
  /// The letters and digits, for names in the program.
  var plain: String {
    String(unicodeScalars.filter(\.isPlain).map(Character.init))
  }

  /// The text as a part of a name that no other text has.
  var asName: String {
    unicodeScalars.map { $0.isPlain ? "\($0)" : "_\(String($0.value, radix: 16))_" }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var isPlain: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
  }
}

extension String {
  /// The text with its first letter large where it is small, and the other way round.
  var withOtherFirstLetter: String {
    let first = prefix(1)
    return (first == first.lowercased() ? first.uppercased() : first.lowercased()) + dropFirst()
  }
}
