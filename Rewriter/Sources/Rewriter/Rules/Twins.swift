import SwiftSyntax

/// Finds the members that extensions of libraries and of the app both declare, such as
/// `UIColor(hex:)`: apart, each module has its own; compiled as one, the app's is the only one.
///
/// - Parameters:
///   - drafts: the Swift files.
///   - count: how many of them are the app's own; they come first.
/// - Returns: the libraries' members.
func twins(in drafts: [Draft], behind count: Int) -> Set<SyntaxIdentifier> {
  let own = Set(drafts.prefix(count).flatMap(extensionMembers).map(\.key))
  return Set(
    drafts.dropFirst(count).flatMap(extensionMembers).filter { own.contains($0.key) }.map(\.id))
}

/// Finds the classes, structures and enumerations outside of types that libraries and the app both
/// declare.
func twinTypeNames(in drafts: [Draft], behind count: Int) -> Set<String> {
  Set(drafts.prefix(count).flatMap(typeNames))
    .intersection(drafts.dropFirst(count).flatMap(typeNames))
}

private func typeNames(of draft: Draft) -> [String] {
  draft.tree.statements.compactMap { statement in
    let item = statement.item
    if let node = item.as(ClassDeclSyntax.self), !node.modifiers.isHidden { return node.name.text }
    if let node = item.as(StructDeclSyntax.self), !node.modifiers.isHidden { return node.name.text }
    if let node = item.as(EnumDeclSyntax.self), !node.modifiers.isHidden { return node.name.text }
    return nil
  }
}

extension RuleVisitor {
  /// Gives a library's type another name where the app has one of its name.
  @discardableResult
  func rename(_ name: TokenSyntax) -> Bool {
    guard renamedTypes.contains(name.text) else { return false }
    draft.replace(name, with: "\(name.text)OfLibrary")
    return true
  }

  /// Does so where the type is declared, outside of other types.
  func rename(_ name: TokenSyntax, of node: some DeclSyntaxProtocol) {
    if node.parent?.is(CodeBlockItemSyntax.self) == true { rename(name) }
  }

  /// Does so where the type is named as a value; members of that name stay.
  func renameReference(_ node: DeclReferenceExprSyntax) -> Bool {
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return false
    }
    return rename(node.baseName)
  }
}

/// Returns the members of a file's extensions that other files see, with what tells them apart.
private func extensionMembers(of draft: Draft) -> [(key: String, id: SyntaxIdentifier)] {
  draft.tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
    .filter { !$0.modifiers.isHidden && $0.genericWhereClause == nil }
    .flatMap { node -> [(key: String, id: SyntaxIdentifier)] in
      let type = node.extendedType.plainName
      return node.memberBlock.members.compactMap { member in
        memberKey(member.decl).map { (key: "\(type).\($0)", id: member.decl.id) }
      }
    }
}

private func memberKey(_ member: DeclSyntax) -> String? {
  if let node = member.as(FunctionDeclSyntax.self), !node.modifiers.isHidden {
    return "\(node.modifiers.level)func \(node.name.text)\(node.signature.key)"
  }
  if let node = member.as(InitializerDeclSyntax.self), !node.modifiers.isHidden {
    return "init\(node.signature.key)"
  }
  if let node = member.as(VariableDeclSyntax.self), !node.modifiers.isHidden,
    let binding = node.bindings.first, node.bindings.count == 1
  {
    return "\(node.modifiers.level)var \(binding.pattern.onOneLine)"
  }
  return nil
}

extension FunctionSignatureSyntax {
  /// Labels and types, with the result's.
  fileprivate var key: String {
    let parameters = parameterClause.parameters.map {
      "\($0.firstName.text):\($0.type.onOneLine)"
    }
    return "(\(parameters.joined(separator: ",")))\(returnClause?.type.onOneLine ?? "")"
  }
}

extension DeclModifierListSyntax {
  fileprivate var isHidden: Bool { has("private") || has("fileprivate") || has("override") }
  fileprivate var level: String { has("static") || has("class") ? "static " : "" }
}
