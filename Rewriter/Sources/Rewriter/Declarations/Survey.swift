import SwiftSyntax

/// Reads what one file declares.
final class Survey: SyntaxVisitor {
  private(set) var found = Declarations()
  private let draft: Int

  /// - Parameter draft: The file's place among the files.
  init(draft: Int) {
    self.draft = draft
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.named("_exported") != nil {
      // By the name that it has here.
      found.add(exported: standInsOfModules[node.moduleName] ?? node.moduleName)
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, isClass: true, node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? []
    if !names.isEmpty { found.add(conformances: names, of: node.extendedType.plainName) }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, isProtocol: true, nil, node.genericWhereClause)
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    found.add(openType: node.name.text)
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    found.add(openType: node.name.text)
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    found.add(global: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.add(observed: node.observedNames)
    if node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "appearance"
    {
      found.addAppearance()
    }
    if node.arguments.isEmpty, node.trailingClosure == nil, let name = node.nameOfMade {
      found.add(calledType: name)
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let isOfProtocol = node.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true
    if isOfProtocol || node.modifiers.has("required") { found.add(requiredInitializer: labels) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let method = Method(node)
    if let type = LexicalTypes(around: node).innermost {
      found.add(method, of: type)
      if node.modifiers.has("optional") { found.add(optional: method) }
    } else {
      found.add(global: method.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = LexicalTypes(around: node).innermost
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      // Storyboards name an outlet without the marks that a word of Swift's needs.
      let name = pattern.identifier.identifier?.name ?? pattern.identifier.text
      if type == nil { found.add(global: name) }
      if node.attributes.named("IBOutlet") != nil { found.add(outlet: name) }
      found.add(
        property: name, of: type,
        written: binding.typeAnnotation?.type.plainName ?? binding.initializer?.value.madeType)
    }
    return .visitChildren
  }

  private func add(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, isClass: Bool = false, isProtocol: Bool = false,
    _ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    found.add(global: name)
    if node.modifiers.has("private") || node.modifiers.has("fileprivate") {
      found.add(privateType: name)
    }
    let outer = LexicalTypes(around: node).innermost.map { "\($0)." } ?? ""
    found.add(
      Declarations.DeclaredType(
        isClass: isClass, isProtocol: isProtocol,
        inheritedNames: node.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? [],
        members: node.memberBlock, parameters: parameters, requirements: requirements,
        draft: draft),
      outer + name)
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The first name of the type that is called, `init` for `type.init()`; `nil` for all else.
  fileprivate var nameOfMade: String? {
    let member = calledExpression.as(MemberAccessExprSyntax.self)
    if let member, member.declName.baseName.tokenKind == .keyword(.`init`),
      let base = member.base, !base.namesType, base.onOneLine != "super"
    {
      return "init"
    }
    guard calledExpression.namesType || member?.base?.namesType == true else { return nil }
    return firstToken(viewMode: .sourceAccurate)?.text
  }
}

extension ExprSyntax {
  /// The type that `Type(…)` makes; `nil` for all else.
  fileprivate var madeType: String? {
    switch kind {
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    default: break
    }
    guard let called = self.as(FunctionCallExprSyntax.self)?.calledExpression,
      called.namesType
    else { return nil }
    return called.onOneLine
  }

  /// Whether it reads as the name of a type: `A`, `A.B`, `A<C>`.
  var namesType: Bool {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.argumentNames == nil && reference.baseName.text.first?.isUppercase == true
    }
    if let member = self.as(MemberAccessExprSyntax.self), let base = member.base {
      return base.namesType && ExprSyntax(member.declName).namesType
    }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.namesType
    }
    return false
  }
}
