/// An attribute of an entity.
struct ManagedAttribute {
  private let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  private var name: String { element["name"] ?? "" }
  private var kind: String { element["attributeType"] ?? "" }

  /// The expression that describes it.
  var sketch: String {
    var text = ".attribute(\(InterfaceValue.string(name)), .\(kinds[kind]?.kind ?? undefined)"
    if element["optional"] != "YES" { text += ", isOptional: false" }
    if element["transient"] == "YES" { text += ", isTransient: true" }
    let standard = element["defaultValueString"] ?? element["defaultDateTimeInterval"]
    if let standard { text += ", standard: \(InterfaceValue.string(standard))" }
    return text + ")"
  }

  /// The property, as Xcode makes it; `nil` for one whose name is none in Swift.
  var declaration: String? {
    guard let identifier = swiftName(name) else { return nil }
    let known = kinds[kind]
    let isScalar = element["usesScalarValueType"].map { $0 == "YES" } ?? (known?.isNumber == true)
    if isScalar, let scalar = known?.scalar {
      return "public var \(identifier): \(scalar)\(managedAccessors(name, isOptional: false))"
    }
    let custom = kind == "Transformable" ? element["customClassName"].flatMap(swiftType) : nil
    let type = custom ?? known?.object ?? "NSObject"
    return "public var \(identifier): \(type)?\(managedAccessors(name, isOptional: true))"
  }
}

/// A relationship of an entity.
struct ManagedRelationship {
  private let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  private var name: String { element["name"] ?? "" }
  private var isToMany: Bool { element["toMany"] == "YES" }
  private var isOrdered: Bool { element["ordered"] == "YES" }

  /// The expression that describes it.
  var sketch: String {
    let destination = element["destinationEntity"] ?? ""
    var text =
      ".relationship(\(InterfaceValue.string(name)), to: \(InterfaceValue.string(destination))"
    if let inverse = element["inverseName"] {
      text += ", inverse: \(InterfaceValue.string(inverse))"
    }
    if element["optional"] != "YES" { text += ", isOptional: false" }
    if isToMany { text += ", isToMany: true" }
    if isOrdered { text += ", isOrdered: true" }
    let rules = ["Cascade": "cascade", "Deny": "deny", "No Action": "noAction"]
    if let rule = element["deletionRule"].flatMap({ rules[$0] }) {
      text += ", rule: .\(rule)DeleteRule"
    }
    return text + ")"
  }

  /// Returns the property, and what adds to it and takes from it.
  ///
  /// - Parameter types: the classes of all entities, by name.
  /// - Returns: the members, a line each; none for a name that is none in Swift.
  func declarations(_ types: [String: String]) -> [String] {
    guard let identifier = swiftName(name) else { return [] }
    let other = element["destinationEntity"].flatMap { types[$0] } ?? "NSManagedObject"
    let set = isOrdered ? "NSOrderedSet" : "NSSet"
    let property =
      "public var \(identifier): \(isToMany ? set : other)?\(managedAccessors(name, isOptional: true))"
    guard isToMany else { return [property] }
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let key = InterfaceValue.string(name)
    var members = [other, set].flatMap { type in
      [
        "public func addTo\(title)(_ value: \(type)) { _add(value, \(key)) }",
        "public func removeFrom\(title)(_ value: \(type)) { _remove(value, \(key)) }",
      ]
    }
    if isOrdered {
      members += [
        "public func insertInto\(title)(_ value: \(other), at idx: Int) {"
          + " _add(value, \(key), at: idx) }",
        "public func removeFrom\(title)(at idx: Int) { _remove(idx, \(key)) }",
      ]
    }
    return [property] + members
  }
}

private let undefined = "undefinedAttributeType"

/// What Core Data calls the kinds of values, and the types that Xcode gives them.
private let kinds: [String: (kind: String, object: String, scalar: String?, isNumber: Bool)] = [
  "Integer 16": ("integer16AttributeType", "NSNumber", "Int16", true),
  "Integer 32": ("integer32AttributeType", "NSNumber", "Int32", true),
  "Integer 64": ("integer64AttributeType", "NSNumber", "Int64", true),
  "Decimal": ("decimalAttributeType", "NSDecimalNumber", nil, false),
  "Double": ("doubleAttributeType", "NSNumber", "Double", true),
  "Float": ("floatAttributeType", "NSNumber", "Float", true),
  "String": ("stringAttributeType", "String", nil, false),
  "Boolean": ("booleanAttributeType", "NSNumber", "Bool", true),
  "Date": ("dateAttributeType", "Date", "TimeInterval", false),
  "Binary": ("binaryDataAttributeType", "Data", nil, false),
  "UUID": ("UUIDAttributeType", "UUID", nil, false),
  "URI": ("URIAttributeType", "URL", nil, false),
  "Transformable": ("transformableAttributeType", "NSObject", nil, false),
]
