import SwiftSyntax

extension RuleVisitor {
  /// Lets a property of an object of Core Data's ask the object for its value.
  func manage(_ node: VariableDeclSyntax) {
    for binding in node.bindings where binding.initializer == nil && binding.accessorBlock == nil {
      guard let type = binding.typeAnnotation?.type else { continue }
      let key = binding.pattern.onOneLine.filter { $0 != "`" }
      draft.insert(managedAccessors(key, isOptional: type.isOptional), at: type.bytes.upperBound)
    }
  }

  /// Gives a method of Core Data's, such as `addToItems(_:)`, something to do.
  func fillManagedMethod(_ node: FunctionDeclSyntax) {
    guard node.body == nil, node.attributes.named("NSManaged") != nil,
      let first = node.signature.parameterClause.parameters.first
    else { return }
    let name = node.name.text
    let argument = (first.secondName ?? first.firstName).text
    let place = node.signature.parameterClause.parameters.dropFirst().first
    func key(behind verb: String) -> String {
      let rest = name.dropFirst(verb.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    let body: String
    if name.hasPrefix("addTo") {
      body = "_add(\(argument), \"\(key(behind: "addTo"))\")"
    } else if name.hasPrefix("removeFrom") {
      body = "_remove(\(argument), \"\(key(behind: "removeFrom"))\")"
    } else if name.hasPrefix("insertInto"), let place {
      let index = (place.secondName ?? place.firstName).text
      body = "_add(\(argument), \"\(key(behind: "insertInto"))\", at: \(index))"
    } else if name.hasPrefix("replace"), let place {
      let value = (place.secondName ?? place.firstName).text
      let key = "\"\(key(behind: "replace"))\""
      body = "_remove(\(argument), \(key)); _add(\(value), \(key), at: \(argument))"
    } else {
      return
    }
    draft.insert(" { \(body) }", at: node.signature.bytes.upperBound)
  }

  /// Makes sure that Core Data can make an object of a class that has initializers of its own.
  func requireInitializer(among designated: [InitializerDeclSyntax], access: String, at place: Int)
  {
    let own = designated.first { initializer in
      initializer.signature.parameterClause.parameters.map(\.firstName.text) == [
        "entity", "insertInto",
      ]
    }
    if let own {
      for modifier in own.modifiers where modifier.name.text == "override" {
        draft.replace(modifier, with: "required")
      }
    } else {
      draft.insert(
        " \(access)required init(entity: NSEntityDescription,"
          + " insertInto context: NSManagedObjectContext?) {"
          + " super.init(entity: entity, insertInto: context) };", at: place)
    }
  }
}

/// Returns the accessors of a property that an object of Core Data's keeps.
func managedAccessors(_ key: String, isOptional: Bool) -> String {
  " { get { \(isOptional ? "_managedIfAny" : "_managed")(\"\(key)\") }"
    + " set { _setManaged(newValue, \"\(key)\") } }"
}
