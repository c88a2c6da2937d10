/// An object of a file as the program made of it refers to it.
struct InterfaceObject {
  /// How the scope's class refers to it.
  let expression: String
  /// The class as the program names it.
  let type: String
  /// UIKit's class.
  let uikit: String

  /// The expression for what is set on it; a xib may be made without an owner.
  var assigned: String { expression == "owner" ? "owner?" : expression }
}

/// Writes a class that makes one controller with its view, one prototype, or the objects of a xib.
///
/// The class has a property for each object and a method for each view. What connects the objects
/// comes behind them all.
final class InterfaceScope {
  let document: InterfaceDocument
  /// The name of the class.
  let name: String
  private var properties: [String] = []
  private var methods: [String] = []
  private(set) var objects: [String: InterfaceObject] = [:]
  /// Elements whose connections and constraints come when all objects are there.
  var connected: [InterfaceElement] = []
  /// Classes that this one uses.
  private(set) var inner: [InterfaceScope] = []
  private var numbers: [String: Int] = [:]
  private var taken: Set<ObjectIdentifier> = []

  init(_ document: InterfaceDocument, _ name: String) {
    (self.document, self.name) = (document, name)
  }

  /// Returns a name for an element's property or method that no other element has.
  func identifier(_ element: InterfaceElement) -> String {
    let plain = element.id.plain
    let wanted = plain.isEmpty ? element.name : plain
    let number = numbers[wanted, default: 0]
    numbers[wanted] = number + 1
    return number == 0 ? wanted : "\(wanted)_\(number)"
  }

  /// Adds an object that the class keeps.
  func keep(_ element: InterfaceElement, as object: InterfaceObject, isOwned: Bool = true) {
    if isOwned { properties.append("var \(object.expression): \(object.type)!") }
    if !element.id.isEmpty { objects[element.id] = object }
  }

  /// Adds an object by what references call it.
  func know(_ id: String, as object: InterfaceObject) { objects[id] = object }

  /// Returns true for a connection that was not taken before.
  func take(_ connection: InterfaceElement) -> Bool {
    taken.insert(ObjectIdentifier(connection)).inserted
  }

  func add(property line: String) { properties.append(line) }
  func add(method lines: [String]) { methods += lines }
  func add(inner scope: InterfaceScope) { inner.append(scope) }

  /// The line that has the compiler name an element's place.
  func place(_ element: InterfaceElement) -> String {
    "#sourceLocation(file: \(InterfaceValue.string(document.name)), line: \(element.line))"
  }

  /// The text of the class, and of those that it uses.
  var text: String {
    let members =
      properties.map { "  \($0)" } + methods.map { $0.hasPrefix("#") ? $0 : "  \($0)" }
    // A file without views names no place, and there is none to leave.
    let hasPlaces = members.contains { $0.hasPrefix("#sourceLocation(") }
    let own =
      ["@MainActor private final class \(name) {"] + members
      + (hasPlaces ? ["#sourceLocation()"] : []) + ["}", ""]
    return inner.map(\.text).joined() + own.joined(separator: "\n") + "\n"
  }
}

extension InterfaceScope {
  /// Finds the class of an element.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - uikit: UIKit's class for its kind.
  /// - Returns: the class as the program names it, and the class of UIKit's that it comes from.
  func type(of element: InterfaceElement, _ uikit: String) -> (name: String, uikit: String) {
    guard let custom = element["customClass"], custom != uikit else {
      return (document.absentClass(of: element) ?? uikit, uikit)
    }
    let declarations = document.declarations
    guard let declared = declarations.types[custom], declared.isClass, !declared.isGeneric,
      !declarations.privateTypes.contains(custom)
    else {
      if chain(of: custom).count > 1 { return (custom, custom) }
      let module = element["customModuleProvider"] == nil ? element["customModule"] : nil
      // A box is a plain view or a plain controller.
      if declarations.types[custom] == nil, ["UIView", "UIViewController"].contains(uikit),
        document.isAbsent(custom, of: module)
      {
        return (custom, uikit)
      }
      document.say(.unknownClass(custom), at: element)
      return (document.isReplaced(custom, of: module, by: uikit) ? custom : uikit, uikit)
    }
    let top = declarations.ancestry(of: custom).last.flatMap { declarations.types[$0] }
    let base = top?.inheritedNames.first ?? uikit
    return (custom, chain(of: base).count > 1 ? base : uikit)
  }

  /// Returns the assignments of an element's attributes and colours, and marks them as read.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - uikit: UIKit's class for its kind.
  ///   - object: the expression to which the properties belong.
  /// - Returns: the statements, in their order.
  func assignments(
    of element: InterfaceElement, _ uikit: String, to object: String
  ) -> [String] {
    var lines: [String] = []
    for type in chain(of: uikit) {
      for row in attributeRows[type] ?? [] {
        guard let value = text(of: row.attribute, in: element),
          !isStandIn(value, for: row.attribute, of: element)
        else { continue }
        if let expression = expression(of: row, value, in: element) {
          lines.append(
            setting(row.property, of: object, type, to: expression, key: row.attribute))
        } else {
          document.say(
            .unreadValue(value, attribute: row.attribute, element: element.name), at: element)
        }
      }
      for (key, property) in colorRows[type] ?? [] {
        guard let color = element.value(key), color.name == "color" else { continue }
        if let expression = document.color(color) {
          lines.append(setting(property, of: object, type, to: expression, key: key))
        } else {
          document.say(
            .unreadValue(color["name"] ?? "color", attribute: key, element: element.name), at: color
          )
        }
      }
    }
    for attribute in element.unasked where !silentAttributes.contains(attribute) {
      document.say(.unreadAttribute(attribute, element: element.name), at: element)
    }
    return lines
  }

  /// Returns the statement that sets a property of UIKit's: by its key where an extension of the app's has the same name
  /// further up, of which Swift would not know which is meant.
  ///
  /// - Parameters:
  ///   - property: what Swift calls it.
  ///   - object: the expression of the object.
  ///   - type: the class of UIKit's that has it.
  ///   - value: the expression of the value.
  ///   - key: what Objective-C calls it.
  /// - Returns: the statement.
  func setting(
    _ property: String, of object: String, _ type: String, to value: String, key: String
  ) -> String {
    let isTwice = chain(of: type).dropLast()
      .contains { document.declarations.propertyTypes[$0]?[property] != nil }
    return isTwice && !value.hasPrefix(".")
      ? "\(object).setValue(\(value), forKey: \(InterfaceValue.string(key)))"
      : "\(object).\(property) = \(value)"
  }

  /// Returns whether Interface Builder writes a value for what the view finds out itself: a table its heights,
  /// a bar that it clips, though its ground goes up below the status bar.
  private func isStandIn(
    _ value: String, for attribute: String, of element: InterfaceElement
  ) -> Bool {
    if attribute == "clipsSubviews" { return element.name == "navigationBar" }
    guard ["sectionHeaderHeight", "sectionFooterHeight"].contains(attribute) else { return false }
    let isPlain = (element["style"] ?? "plain") == "plain"
    return (isPlain ? ["28", "22"] : ["18", "10"]).contains(value)
  }

  /// The value of an attribute, which may stand in an element of its own where it has several lines.
  private func text(of attribute: String, in element: InterfaceElement) -> String? {
    if let value = element[attribute] { return value }
    guard let child = element.value(attribute),
      ["string", "mutableString"].contains(child.name)
    else { return nil }
    return child.text
  }

  private func expression(
    of row: AttributeRow, _ value: String, in element: InterfaceElement
  ) -> String? {
    switch row.kind {
    case .number: InterfaceValue.number(value)
    case .flag: ["YES": "true", "NO": "false"][value]
    case .text: document.words(value, of: element, row.attribute)
    case .image: document.image(value, catalog: element["catalog"])
    case .choice(let renamed, let names):
      renamed[value].map { ".\($0)" } ?? (names.contains(value) ? ".\(value)" : nil)
    }
  }

  /// Says which children nobody has read.
  func sayUnread(_ element: InterfaceElement, read: Set<String>) {
    for child in element.children where !read.contains(child.name) {
      if silentElements.contains(child.name) || child.name.hasPrefix("simulated") { continue }
      document.say(.unreadElement(child.name), at: child)
    }
  }
}

/// Elements that concern Interface Builder alone.
private let silentElements: Set<String> = [
  "variation", "point", "freeformSimulatedSizeMetrics", "exit", "placeholder", "nil", "rect",
  "designable", "value", "toolbarItemsPlaceholder", "modalFormSheetSimulatedSizeMetrics",
  "modalPageSheetSimulatedSizeMetrics", "color", "string", "mutableString", "connections",
  "userDefinedRuntimeAttributes",
  "locale", "calendar", "timeZone", "frame",
]
