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

  /// Gives optional methods bodies, in an extension that stands right after the protocol on the
  /// line of its closing brace, so that an `#if` around both holds for both.
  func fillOptionalMethods(of node: ProtocolDeclSyntax) {
    let bodies = node.memberBlock.members.compactMap { body(for: $0.decl, of: node) }
    guard !bodies.isEmpty else { return }
    let access = node.modifiers.has("public") ? "public " : ""
    draft.addExtension(
      of: node, with: bodies.map { access + $0 }.joined(separator: "; "))
  }

  private func body(for requirement: DeclSyntax, of node: ProtocolDeclSyntax) -> String? {
    if let function = requirement.as(FunctionDeclSyntax.self), function.modifiers.has("optional") {
      return body(for: function, of: node)
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

extension Draft {
  /// Extends a protocol right after it on the line of its closing brace, so that an `#if` around both
  /// holds for both; one inside of a type at the end of the file.
  ///
  /// - Parameters:
  ///   - node: The protocol.
  ///   - others: Declarations that go beside the protocol.
  ///   - members: What the extension has.
  func addExtension(of node: ProtocolDeclSyntax, beside others: [String] = [], with members: String)
  {
    let outer = LexicalTypes(around: node).innermost
    let name = (outer.map { "\($0)." } ?? "") + node.name.text
    let text = "extension \(name) { \(members) }"
    let beside = outer == nil ? others + [text] : others
    if !beside.isEmpty {
      insert(beside.map { "; \($0)" }.joined(), at: node.bytes.upperBound)
    }
    if outer != nil { append(text) }
  }
}
