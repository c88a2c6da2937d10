import SwiftSyntax

/// Lets objects of the files' own classes be read and set by the names of their properties, as
/// Objective-C's are: `person.setValue("Ada", forKey: "name")`.
///
/// A class below `NSObject` gets `value(forKey:)`, `setValue(_:forKey:)` and `setValuesForKeys(_:)`
/// before its closing brace, where a file calls one of them and the class has properties that
/// Objective-C knows.
///
/// - Parameters:
///   - drafts: The files of the module.
///   - declarations: What they declare.
func answerKeys(in drafts: [Draft], among declarations: Declarations) {
  let calls = KeyedCallSearch()
  for draft in drafts { calls.walk(draft.tree) }
  guard calls.isFound else { return }
  var answering: Set<String> = []
  // Superclasses come before their subclasses.
  let classes = declarations.types.filter(\.value.isClass).keys.sorted {
    let (first, second) = (declarations.ancestry(of: $0), declarations.ancestry(of: $1))
    return (first.count, $0) < (second.count, $1)
  }
  for name in classes {
    guard let type = declarations.types[name], !type.isGeneric else { continue }
    let ancestry = declarations.ancestry(of: name)
    let isOverride = ancestry.dropFirst().contains(where: answering.contains)
    guard isOverride || (ancestry.count == 1 && type.inheritedNames.first == "NSObject"),
      declarations.methods[name]?.contains(where: { keyedMethods.contains($0.baseName) }) != true
    else { continue }
    let properties = type.members.keyedProperties(isOld: drafts[type.draft].hasOldNames)
    guard !properties.isEmpty else { continue }
    answering.insert(name)
    drafts[type.draft].add(
      members: members(for: properties, isOverride: isOverride), to: type.members)
  }
}

private let keyedMethods: Set<String> = ["setValue", "value", "setValuesForKeys"]

private func members(for properties: [String], isOverride: Bool) -> [String] {
  let start = isOverride ? "override func" : "func"
  let sentence =
    "fatalError(\"[<\\(type(of: self))> valueForUndefinedKey:]: this class is not key value"
    + " coding-compliant for the key \\(key).\")"
  let reads = properties.map { "case \"\($0)\": return \($0)" }.joined(separator: "; ")
  let writes = properties.map { name in
    // Both letters ask for one method, `setName:`.
    let other = name.withOtherFirstLetter
    let keys = other == name || properties.contains(other) ? [name] : [name, other]
    return "case \(keys.map { "\"\($0)\"" }.joined(separator: ", ")): put(&\(name))"
  }.joined(separator: "; ")
  return [
    "\(start) value(forKey key: String) -> Any? { switch key { \(reads); default: "
      + "\(isOverride ? "return super.value(forKey: key)" : sentence) } }",
    "\(start) setValue(_ value: Any?, forKey key: String) { func put<V>(_ property: inout V) {"
      + " if let value = value as Any as? V { property = value } }; switch key { \(writes); default: "
      + "\(isOverride ? "super.setValue(value, forKey: key)" : sentence) } }",
  ]
    + (isOverride
      ? []
      : [
        "func setValuesForKeys(_ values: [String: Any]) { for (key, value) in values.sorted(by: {"
          + " $0.key < $1.key }) { setValue(value, forKey: key) } }"
      ])
}

extension MemberBlockSyntax {
  /// The variables that Objective-C knows, and that can be set; in Swift 3 it knows all of them.
  fileprivate func keyedProperties(isOld: Bool) -> [String] {
    let isWhole =
      parent?.as(ClassDeclSyntax.self)?.attributes.contains(where: { $0.isNamed("objcMembers") })
      == true
    return members.compactMap { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.text == "var", variable.bindings.count == 1,
        let binding = variable.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        isWhole || isOld || variable.attributes.contains(where: { $0.isNamed("objc") })
          || variable.modifiers.has("dynamic"),
        !["static", "class", "lazy", "weak", "unowned", "private", "fileprivate", "override"]
          .contains(where: variable.modifiers.has),
        binding.isStored
      else { return nil }
      return name
    }
  }
}

extension AttributeListSyntax.Element {
  fileprivate func isNamed(_ name: String) -> Bool {
    self.as(AttributeSyntax.self)?.attributeName.onOneLine == name
  }
}

extension PatternBindingSyntax {
  /// Whether it has no code that computes it.
  fileprivate var isStored: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

private final class KeyedCallSearch: SyntaxVisitor {
  private(set) var isFound = false

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      keyedMethods.contains(name)
    {
      isFound =
        isFound || name == "setValuesForKeys" || node.arguments.last?.label?.text == "forKey"
    }
    return isFound ? .skipChildren : .visitChildren
  }
}
