import SwiftSyntax

/// Finds the names of a module in some code, besides what is left out of it.
final class UsedNames: SyntaxVisitor {
  private(set) var first: TokenSyntax?
  private(set) var all: Set<String> = []
  private let names: NamesOfModule
  private let ownNames: Set<String>
  private let declarations: Declarations

  init(of names: NamesOfModule, besides ownNames: Set<String>, in declarations: Declarations) {
    (self.names, self.ownNames, self.declarations) = (names, ownNames, declarations)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return .visitChildren
    }
    note(node.baseName)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.isOfSwiftUI(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.isOfSwiftUI(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    declarations.isPreviewOfSwiftUI(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.isPreviewOfSwiftUI(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // In its place stands a box.
    declarations.isHosting(node) || declarations.hostedContent(of: node) != nil
      ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.condition?.onOneLine.contains("canImport(") == true ? .skipChildren : .visitChildren
  }

  private func note(_ name: TokenSyntax) {
    guard !ownNames.contains(name.text), names.contains(name.text) else { return }
    first = first ?? name
    all.insert(name.text)
  }
}
