import SwiftSyntax

/// Properties that were left out while methods have their names, which a use of one would mean now: `tableView`,
/// beside a delegate's `tableView(_:didSelectRowAt:)`.
extension Remains {
  /// Gives uses of such properties a name that is nowhere, so that they go as those of others do.
  ///
  /// The compiler would look for long at what a method in their place may mean.
  ///
  /// - Parameter properties: those that were left out just now.
  mutating func nameUses(of properties: [Trimming.Property]) {
    guard !properties.isEmpty else { return }
    let drafts = files.map { Draft(SourceFile(name: $0.name, text: $0.text)) }
    let declarations = Declarations(of: drafts)
    let hidden = properties.filter {
      declarations.methodNames.contains($0.name) || Facts.optionalRequirements[$0.name] != nil
    }
    guard !hidden.isEmpty else { return }
    for (index, draft) in drafts.enumerated() {
      let uses = UseNamer(draft, hidden, declarations)
      uses.walk(draft.tree)
      guard !uses.found.isEmpty else { continue }
      files[index].text = draft.finished().text
      names.formUnion(uses.found)
    }
  }
}

/// Gives uses of some properties another name, where nothing else that is not a method has theirs.
private final class UseNamer: SyntaxVisitor {
  private(set) var found: Set<String> = []
  private let draft: Draft
  private let properties: [Trimming.Property]
  private let declarations: Declarations

  init(_ draft: Draft, _ properties: [Trimming.Property], _ declarations: Declarations) {
    (self.draft, self.properties, self.declarations) = (draft, properties, declarations)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    guard properties.contains(where: { $0.name == name }), node.mayBeProperty,
      let type = LexicalTypes(around: node).innermost
    else { return .skipChildren }
    let types = declarations.ancestry(of: type)
    guard properties.contains(where: { $0.name == name && types.contains($0.type) }),
      !types.contains(where: { declarations.propertyTypes[$0]?[name] != nil }),
      !node.isLocal
    else { return .skipChildren }
    let absent = "\(name)WhichIsAbsent"
    draft.insert("WhichIsAbsent", at: node.baseName.bytes.upperBound)
    found.insert(absent)
    return .skipChildren
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is `name` or `self.name`, and nothing that is called.
  fileprivate var mayBeProperty: Bool {
    guard argumentNames == nil else { return false }
    var used = Syntax(self)
    if let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id {
      guard member.base?.onOneLine == "self" else { return false }
      used = Syntax(member)
    }
    if let marked = used.parent,
      marked.is(OptionalChainingExprSyntax.self)
        || marked.is(ForceUnwrapExprSyntax.self)
    {
      used = marked
    }
    guard used.parent?.is(KeyPathPropertyComponentSyntax.self) != true else { return false }
    return used.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != used.id
  }

  /// Whether a parameter or a variable of the member in which it stands may have the name.
  fileprivate var isLocal: Bool {
    guard
      parent?.is(MemberAccessExprSyntax.self) != true
        || parent?.as(MemberAccessExprSyntax.self)?.base?.id == id
    else { return false }
    var node = Syntax(self)
    while let parent = node.parent, !node.is(MemberBlockItemSyntax.self) {
      let parameters =
        node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      if parameters?.contains(where: { ($0.secondName ?? $0.firstName).text == baseName.text })
        == true
      {
        return true
      }
      node = parent
    }
    let finder = LocalFinder(baseName.text)
    finder.walk(node)
    return finder.isFound
  }
}

private final class LocalFinder: SyntaxVisitor {
  private(set) var isFound = false
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.identifier.text == name { isFound = true }
    return .skipChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name { isFound = true }
    return .skipChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if (node.secondName ?? node.firstName).text == name { isFound = true }
    return .skipChildren
  }
}
