import SwiftSyntax

/// Walks through one file and hands each node to the rules for its kind; the rules stand in files
/// of their own.
final class RuleVisitor: SyntaxVisitor {
  let draft: Draft
  let declarations: Declarations
  /// Whether the program still begins where the files say.
  let keepsEntries: Bool
  /// Modules whose imports were taken out, and whose names stand in these files, if anywhere.
  var modulesLeftOut: Set<String> = []

  /// Types of a library that have another name here, because the app has some of theirs.
  let renamedTypes: Set<String>
  /// Whether a header of Objective-C brings UIKit into the file: a library's umbrella header, or the app's own.
  let hasHeader: Bool

  init(
    _ draft: Draft, among declarations: Declarations, keepsEntries: Bool = true,
    renamedTypes: Set<String> = [], hasHeader: Bool = false
  ) {
    (self.renamedTypes, self.hasHeader) = (renamedTypes, hasHeader)
    self.draft = draft
    self.declarations = declarations
    self.keepsEntries = keepsEntries
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    rewriteImports(of: node)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    rewriteAttribute(node)
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["dynamic", "optional"].contains(node.name.text) { draft.blank(node) }
    closeInExtension(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // `answerOptionalRequirements` takes it out.
    if leaveOutTwin(node) || node.isOptionalRequirement { return .skipChildren }
    openOutlet(node)
    letChange(node)
    rewriteOldKeys(node)
    rewriteOldOverride(node)
    renameScrollDelegate(node)
    storeManagedProperty(node)
    tellOfChanges(node)
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      freeMember(node.modifiers, name, nil)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if leaveOutTwin(node) || node.modifiers.has("optional") { return .skipChildren }
    openAction(node)
    fillManagedMethod(node)
    rewriteOldKeys(node)
    rewriteOldOverride(node)
    hearOverride(node)
    widenSender(node)
    hideFromProtocols(node)
    freeMember(
      node.modifiers, node.name.text,
      node.signature.parameterClause.parameters.map(\.firstName.text))
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if leaveOutTwin(node) { return .skipChildren }
    setFromOutside(node)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    bindToClasses(node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name, of: node)
    freeFromActor(node)
    completeInitializers(of: node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name, of: node)
    return leaveOutSwiftUI(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    leaveOutSwiftUI(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name, of: node)
    return .visitChildren
  }

  override func visit(_ node: ClassRestrictionTypeSyntax) -> SyntaxVisitorContinueKind {
    draft.replace(node, with: "AnyObject")
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteMacro(node)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteMacro(node)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if rewriteSelectorCall(node) || leaveOutHeard(node) || rewriteQuestion(node)
      || rewriteHosting(node) || nameClassItself(node)
    {
      return .skipChildren
    }
    if isTrueOfPhones(node) {
      draft.replace(node, with: "true")
      return .skipChildren
    }
    makeByClass(node)
    nameClass(node)
    rewriteOptionalCall(node)
    rewriteOldCall(node)
    rewriteTimingOfString(node)
    rewriteWeightOfNumber(node)
    rewriteContentsOfAddress(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    findDynamicLookup(node)
    leaveOutModule(node)
    if let base = node.base?.as(DeclReferenceExprSyntax.self) {
      nameStage(base.baseName, of: node.declName.baseName)
    }
    leaveOutRawValue(node)
    if nameSystem(node) { return .visitChildren }
    if rewriteOptionalReference(node) { return .visitChildren }
    return rewriteOldMember(node)
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    answerAvailability(node)
    return .skipChildren
  }

  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOldKeys(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOldStrings(node)
    rewriteOldKeys(node)
    bridgeSnapshot(node)
    return .visitChildren
  }

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    fence(node)
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteNeededImage(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    findRuntimeFunction(node)
    if !renameReference(node) { rewriteOldName(node) }
    return .visitChildren
  }

  override func visit(
    _ node: ImplicitlyUnwrappedOptionalTypeSyntax
  ) -> SyntaxVisitorContinueKind {
    rewriteOldOptional(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    rewriteOldNothing(node)
    return .visitChildren
  }

  override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
    rewriteOldNothing(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    rewriteOldKeys(node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    leaveOutModule(node)
    if let base = node.baseType.as(IdentifierTypeSyntax.self) {
      nameStage(base.name, of: node.name)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if !rename(node.name) { rewriteOldName(node) }
    rewriteHosting(node)
    return .visitChildren
  }

  /// Takes out a library's member that the app declares, too.
  private func leaveOutTwin(_ node: some DeclSyntaxProtocol) -> Bool {
    guard declarations.twins.contains(node.id) else { return false }
    draft.leaveOut(node)
    return true
  }

  /// Returns whether it is `os(iOS)` in an `#if`.
  private func isTrueOfPhones(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.calledExpression.is(DeclReferenceExprSyntax.self), node.onOneLine == "os(iOS)"
    else { return false }
    return node.ancestor(IfConfigClauseSyntax.self, below: CodeBlockItemSyntax.self) != nil
  }
}

extension SyntaxProtocol {
  /// Returns the nearest ancestor of one kind, unless one of another kind is nearer.
  func ancestor<Wanted: SyntaxProtocol>(
    _ wanted: Wanted.Type, below limit: any SyntaxProtocol.Type
  ) -> Wanted? {
    var current = parent
    while let node = current {
      if let found = node.as(Wanted.self) { return found }
      if node.is(limit) { return nil }
      current = node.parent
    }
    return nil
  }
}
