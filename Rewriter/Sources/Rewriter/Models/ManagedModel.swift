/// A model of Core Data's as Swift.
struct ManagedModel {
  private let entities: [ManagedEntity]
  /// What the model calls classes and properties that Swift cannot: no code is made of it.
  var unreadNames: [(name: String, line: Int)] { entities.flatMap(\.unread) }
  /// What stands in the model twice under one name.
  var twins: [(reason: InterfaceReason, line: Int)] {
    let entities = entities
    return entities.indices.flatMap { index -> [(reason: InterfaceReason, line: Int)] in
      let (entity, before) = (entities[index], entities[..<index])
      var reasons = entity.twinsOfProperties
      if before.contains(where: { $0.name == entity.name }) {
        reasons.append(.twins(.entities, name: entity.name))
      } else if entity.makesClass,
        before.contains(where: { $0.makesClass && $0.type == entity.type })
      {
        reasons.append(.twins(.classes, name: entity.type))
      }
      return reasons.map { ($0, entity.line) }
    }
  }

  /// The classes that nobody has declared.
  var madeClasses: [String] { entities.filter(\.makesClass).map(\.type) }

  /// Reads a model.
  ///
  /// - Parameters:
  ///   - root: the element `<model>`.
  ///   - declarations: what the Swift files declare.
  ///   - files: all files.
  init(_ root: InterfaceElement, among declarations: Declarations, in files: [SourceFile]) {
    entities = root.children.filter { $0.name == "entity" }.map {
      ManagedEntity($0, among: declarations, in: files)
    }
  }

  /// Returns the text that makes the model known, and declares its classes.
  func text(_ title: String, _ function: String) -> String {
    let types = Dictionary(entities.map { ($0.name, $0.type) }) { first, _ in first }
    return ["CoreData", "UIKit"].map { "import \($0)\n" }.joined() + """

      @MainActor func \(function)() {
        ModelSketch.add(\(InterfaceValue.string(title)), [
          \(entities.map(\.sketch).joined(separator: ",\n    "))
        ])
      }

      \(entities.map { $0.declarations(types) }.joined())
      """
  }
}

/// An entity of a model.
struct ManagedEntity {
  let name: String
  /// The class of its objects.
  let type: String
  /// Whether the class is made here.
  let makesClass: Bool
  private let makesProperties: Bool
  private let isIdentifiable: Bool
  /// What the model calls classes and properties that Swift cannot: no code is made of it.
  private var unreadNames: [String]
  private let element: InterfaceElement

  init(_ element: InterfaceElement, among declarations: Declarations, in files: [SourceFile]) {
    self.element = element
    name = element["name"] ?? ""
    let foreign = element["representedClassName"]?.split(separator: ".").last.map(String.init) ?? ""
    let named = swiftName(foreign) ?? ""
    unreadNames = [foreign].filter { $0 != "" && named == "" }
    let isDeclared = declarations.types[named]?.isClass == true
    let generation = element["codeGenerationType"]
    makesClass = generation == "class" && !isDeclared && !named.isEmpty
    makesProperties = makesClass || generation == "category" && isDeclared
    type = makesClass || isDeclared ? named : "NSManagedObject"
    let properties = element.children.filter { ["attribute", "relationship"].contains($0.name) }
    unreadNames += properties.compactMap { $0["name"] }.filter { swiftName($0) == nil }
    unreadNames += properties.compactMap { $0["customClassName"] }.filter { swiftType($0) == nil }
    isIdentifiable = files.contains { file in
      file.text.contains("extension \(named)") && file.text.contains("Identifiable")
    }
  }

  fileprivate var unread: [(name: String, line: Int)] {
    unreadNames.map { ($0, element.line) }
  }

  var line: Int { element.line }

  /// Its properties that are called as one before them.
  var twinsOfProperties: [InterfaceReason] {
    let names = element.children.filter { ["attribute", "relationship"].contains($0.name) }
      .compactMap { $0["name"] }
    return names.indices.filter { names[..<$0].contains(names[$0]) }
      .map { .twins(.properties(of: name), name: names[$0]) }
  }

  private var attributes: [ManagedAttribute] {
    element.children.filter { $0.name == "attribute" }.map(ManagedAttribute.init)
  }

  private var relationships: [ManagedRelationship] {
    element.children.filter { $0.name == "relationship" }.map(ManagedRelationship.init)
  }

  /// The expression that describes it.
  var sketch: String {
    let parent = element["parentEntity"].map { ", parent: \(InterfaceValue.string($0))" } ?? ""
    let abstract = element["isAbstract"] == "YES" ? ", isAbstract: true" : ""
    let properties = attributes.map(\.sketch) + relationships.map(\.sketch)
    return ".init(\(InterfaceValue.string(name)), \(type).self\(parent)\(abstract), properties: ["
      + properties.joined(separator: ", ") + "])"
  }

  /// Returns the class and its properties, as Xcode makes them.
  ///
  /// - Parameter types: the classes of all entities, by name.
  /// - Returns: the text; empty where neither is made here.
  func declarations(_ types: [String: String]) -> String {
    guard makesProperties else { return "" }
    let above = element["parentEntity"].flatMap { types[$0] } ?? "NSManagedObject"
    let own = makesClass ? "public class \(type): \(above) {}\n" : ""
    let conformance = makesClass && !isIdentifiable && above == "NSManagedObject"
    let members =
      [
        "public class func fetchRequest() -> NSFetchRequest<\(type)> {"
          + " NSFetchRequest<\(type)>(entityName: \(InterfaceValue.string(name))) }"
      ] + attributes.compactMap(\.declaration)
      + relationships.flatMap { $0.declarations(types) }
    return own + "extension \(type)\(conformance ? ": Identifiable" : "") {\n"
      + members.map { "  \($0)\n" }.joined() + "}\n"
  }
}
