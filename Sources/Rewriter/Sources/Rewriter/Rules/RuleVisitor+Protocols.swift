import SwiftSyntax

extension RuleVisitor {
  /// Says in Swift what `@objc` says of a protocol: that only classes conform.
  func bindToClasses(_ node: ProtocolDeclSyntax) {
    guard node.attributes.named("objc") != nil else { return }
    guard let inherited = node.inheritanceClause?.inheritedTypes.first else {
      draft.insert(": AnyObject", at: node.name.bytes.upperBound)
      return
    }
    let names = node.inheritanceClause?.inheritedTypes.map(\.type.onOneLine) ?? []
    if Set(names).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"]) {
      draft.insert("AnyObject, ", at: inherited.bytes.lowerBound)
    }
  }

  /// Gives optional requirements bodies, in an extension that stands right after the protocol on the
  /// line of its closing brace, so that an `#if` around both holds for both.
  func fillOptionalRequirements(of node: ProtocolDeclSyntax) {
    let bodies = node.memberBlock.members.compactMap { body(for: $0.decl, of: node) }
    guard !bodies.isEmpty else { return }
    let types = LexicalTypes(around: node)
    let name = (types.innermost.map { "\($0)." } ?? "") + node.name.text
    let access = node.modifiers.has("public") ? "public " : ""
    let text =
      "extension \(name) { " + bodies.map { access + $0 }.joined(separator: "; ") + " }"
    if types.innermost == nil {
      draft.insert("; \(text)", at: node.bytes.upperBound)
    } else {
      draft.append(text)
    }
  }

  private func body(for requirement: DeclSyntax, of node: ProtocolDeclSyntax) -> String? {
    if let function = requirement.as(FunctionDeclSyntax.self), function.modifiers.has("optional") {
      return body(for: function, of: node)
    }
    if let variable = requirement.as(VariableDeclSyntax.self), variable.modifiers.has("optional") {
      return body(for: variable, of: node)
    }
    return nil
  }

  private func body(for node: FunctionDeclSyntax, of type: ProtocolDeclSyntax) -> String {
    let prefix = node.modifiers.has("static") ? "static " : ""
    let generics = node.genericParameterClause?.onOneLine ?? ""
    let heading = "\(prefix)func \(node.name.text)\(generics)\(node.signature.onOneLine)"
    guard let result = node.signature.returnClause?.type, !result.isVoid else {
      return "\(heading) {}"
    }
    // What every call takes for nil is right wherever nobody has implemented the method.
    if !result.isOptional, let value = declarations.valueForNil(of: node.name.text) {
      return "\(heading) { \(value) }"
    }
    let value = value(of: result, for: Method(node).fullName, of: type, at: node)
    return "\(heading) { \(value) }"
  }

  private func body(for node: VariableDeclSyntax, of type: ProtocolDeclSyntax) -> String? {
    guard let binding = node.bindings.first, let result = binding.typeAnnotation?.type else {
      return nil
    }
    let name = binding.pattern.onOneLine
    let prefix = node.modifiers.has("static") ? "static " : ""
    let value = value(of: result, for: name, of: type, at: node)
    let isSettable = binding.accessorBlock?.onOneLine.contains("set") ?? false
    let accessors = isSettable ? "{ get { \(value) } set {} }" : "{ \(value) }"
    return "\(prefix)var \(name): \(result.onOneLine) \(accessors)"
  }

  /// The value of a requirement that is not implemented.
  private func value(
    of result: TypeSyntax, for requirement: String, of type: ProtocolDeclSyntax,
    at node: some SyntaxProtocol
  ) -> String {
    let standIn = standInValue(of: result)
    if !result.isOptional {
      draft.say(
        .optionalResult(requirement: requirement, result: result.onOneLine, standIn: standIn),
        at: node)
    }
    return standIn
      ?? "fatalError(\"\(type.name.text).\(requirement) is optional and not implemented\")"
  }
}
